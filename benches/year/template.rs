//! Logs that are played over and over: won lines, with moves taken back here and there.

use lunette::cards::DealNumber;
use lunette::rules::{Entry, Game, GameKind, Options, Table};
use lunette::store::derived::{Derived, Step};
use lunette::store::{PlayedBy, UnixMillis};

/// The time between two entries, in milliseconds.
pub(crate) const PACE: i64 = 5_000;

/// A log, with what the row of a game says after each of its entries.
pub(crate) struct Template {
    pub(crate) options: Options,
    pub(crate) deal: DealNumber,
    pub(crate) log: Vec<(Entry, Derived)>,
}

/// Four logs of each game, the first without an undo.
pub(crate) fn templates() -> Vec<Template> {
    let kinds = GameKind::ALL.into_iter();
    kinds
        .flat_map(|kind| [0, 7, 13, 29].map(|back| template(kind, back)))
        .collect()
}

/// A won line in which every so many moves one is taken back and played again.
fn template(kind: GameKind, back: usize) -> Template {
    let text = match kind {
        GameKind::Crescent => include_str!("../../tests/data/crescent-classic-won.txt"),
        GameKind::WaningMoon => include_str!("../../tests/data/waning-moon-won.txt"),
        GameKind::CrazyQuilt => include_str!("../../tests/data/crazy-quilt-won.txt"),
    };
    let mut rows = text
        .lines()
        .filter(|row| !row.starts_with('#'))
        .map(str::trim);
    let number = rows.next().and_then(|row| row.parse().ok());
    let deal = number.and_then(DealNumber::new).expect("a deal");
    let options = Options::default_of(kind);
    let mut entries: Vec<Entry> = Vec::new();
    for (at, row) in rows.enumerate() {
        let mv = Entry::Move(row.parse().expect("a move"));
        entries.push(mv);
        if back > 0 && at % back == back - 1 {
            entries.extend([Entry::Undo, mv]);
        }
    }
    // A won game takes no undo.
    if entries[entries.len() - 2] == Entry::Undo {
        entries.truncate(entries.len() - 2);
    }
    let mut game = Game::new(Table::deal(options, deal));
    let mut derived = Derived::dealt(&game, UnixMillis(0));
    let mut log = Vec::new();
    for (entry, at) in entries.into_iter().zip(1..) {
        game.enter(entry).expect("legal");
        let step = Step::of(entry, PlayedBy::Player, &game, UnixMillis(PACE * at));
        derived = derived.then(step);
        log.push((entry, derived));
    }
    Template { options, deal, log }
}
