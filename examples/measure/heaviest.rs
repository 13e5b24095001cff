//! The heaviest boards that random play meets.

use std::io::Write;

use lunette::render::Renderer;

use crate::support::{self, BOARDS, Start, board, random_line};

/// Every so many moves the board is drawn.
const EVERY: usize = 7;
/// The most moves that are played of a deal.
const MOST: usize = 210;

/// Plays the deals from 1 on, and prints for each board its heaviest picture, and where it was met.
pub(crate) fn search(
    renderer: &Renderer,
    deals: u64,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    for view in BOARDS {
        let (mut pictures, mut heaviest) = (0, (0, 0, 0));
        for deal in 1..=deals {
            let start = Start::new(view.game, view.layout, deal);
            let line = random_line(start.table(), MOST);
            for moves in (0..=line.len()).step_by(EVERY) {
                let scene = support::scene(&board(start, &line[..moves]));
                let bytes = renderer.png(&scene)?.len();
                heaviest = heaviest.max((bytes, deal, moves));
                pictures += 1;
            }
        }
        let (bytes, deal, moves) = heaviest;
        writeln!(
            output,
            "{}: {bytes} bytes, deal {deal} after {moves} moves, of {pictures} boards in {deals} deals",
            view.name
        )?;
    }
    Ok(())
}
