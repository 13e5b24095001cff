//! Auto: it never goes back, and pressed again and again it comes to an end.

mod ends;
mod face_down;
mod plans;
mod sound;
mod trades;

use lunette::rules::options::{CrescentOptions, Preset};
use lunette::rules::{Entry, Game, Options};
use lunette::solver::{Advice, Budget, Memory, Verdict, auto, solve};

use crate::{data, tables};

pub(super) fn crescent(preset: Preset) -> Options {
    Options::Crescent(CrescentOptions::preset(preset))
}

/// A memory whose searches are short, so that many games can be tried.
pub(super) fn hasty() -> Memory {
    Memory::new(Budget(4_000))
}

/// What Auto says when it is pressed for the first time.
pub(super) fn advice(game: &Game) -> Advice {
    auto(game, 0, &hasty())
}

/// Presses Auto until it has nothing more to play.
pub(super) fn press(game: &mut Game, memory: &Memory) -> Advice {
    for run in 0..1_000 {
        match auto(game, run, memory) {
            Advice::Play(mv) => game.enter(Entry::Move(mv)).expect("advice is legal"),
            end => return end,
        }
    }
    panic!("Auto goes on for ever");
}

/// Whether the solver proves the game lost.
pub(super) fn is_lost(game: &Game) -> bool {
    solve(game.table(), Budget(10_000_000)) == Verdict::Lost
}

/// A classic position of clubs and, with two more lines, spades; all other suits are home.
pub(super) fn position(piles: &str, ace: &str, king: &str, shifts: u8) -> Game {
    let text = format!(
        "case x\nrules classic\n{piles}\nfA {ace} KD KH KS\nfK {king} AD AH AS\nshifts {shifts}\nexpect\n"
    );
    let case = data::cases(&text).remove(0);
    assert_eq!(tables::all_cards(&case.table).len(), 104);
    Game::new(case.table)
}
