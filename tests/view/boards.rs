//! Boards at every stage of a game.

use std::time::Duration;

use lunette::cards::DealNumber;
use lunette::rules::options::{CrescentOptions, Preset};
use lunette::rules::{Entry, Game, GameId, Options, Table};
use lunette::view::board::{Board, Origin};
use lunette::view::scene::Layout;

/// A deal after these entries.
pub(crate) fn board(preset: Preset, deal: u64, entries: &[&str]) -> Board {
    let options = Options::Crescent(CrescentOptions::preset(preset));
    let deal = DealNumber::new(deal).expect("a deal number");
    let mut game = Game::new(Table::deal(options, deal));
    for entry in entries {
        let entry: Entry = entry.parse().expect("an entry");
        game.enter(entry).expect("legal");
    }
    Board {
        id: GameId(5),
        seq: u32::try_from(entries.len()).expect("a short log"),
        options,
        origin: Origin::Casual(deal),
        par: None,
        closed: !game.is_open(),
        time: Duration::from_secs(entries.len() as u64 * 61),
        game,
        layout: Layout::default(),
    }
}

/// A line kept as data: the deal's number first, then its moves.
fn line(preset: Preset, text: &str) -> Board {
    let rows = text.lines().filter(|row| !row.starts_with('#'));
    let rows: Vec<&str> = rows.map(str::trim).collect();
    board(preset, rows[0].parse().expect("a number"), &rows[1..])
}

pub(crate) fn opening() -> Board {
    board(Preset::Classic, 7, &[])
}

/// Thirty moves are legal, more than a menu holds.
pub(crate) fn crowded() -> Board {
    let moves = [
        "p5 p13", "p7 fA", "p7 fA", "p5 p12", "p9 p12", "shift", "p7 fK", "p15 fA", "shift",
        "p6 p13",
    ];
    board(Preset::Plain, 1396, &moves)
}

pub(crate) fn won() -> Board {
    line(
        Preset::Classic,
        include_str!("../data/crescent-classic-won.txt"),
    )
}

pub(crate) fn lost() -> Board {
    line(
        Preset::Plain,
        include_str!("../data/crescent-plain-lost.txt"),
    )
}

pub(crate) fn given_up() -> Board {
    board(Preset::Plain, 7, &["shift", "undo", "giveup"])
}
