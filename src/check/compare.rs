//! What a game's row says, beside what its log says.

use crate::cards::DealNumber;
use crate::rules::{Entry, Game, GameKind, Options, Outcome, RULES_VERSION, Table};
use crate::store::audit::{Audited, LogRow};
use crate::store::derived::{Derived, Step};
use crate::store::{ATTEMPT_LASTS, PlayedBy, Role, UnixMillis};

/// Something that is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// A column says this and should say that. `None` stands for nothing.
    Column {
        column: &'static str,
        has: Option<String>,
        should: Option<String>,
    },
    /// A column doesn't fit: it says this, and why that can't be.
    Unfit {
        column: &'static str,
        has: Option<String>,
        why: &'static str,
    },
    /// This entry is missing from the log.
    Gap(u32),
    /// An entry of the log says this, which can't be read.
    Entry {
        seq: u32,
        column: &'static str,
        has: String,
    },
    /// An entry of the log can't be played.
    Unplayable { seq: u32, why: String },
    /// There are entries, and no row.
    NoRow,
}

/// Whether a game was begun under another version of the rules, under which its log isn't replayed.
pub(super) fn is_of_other_rules(game: &Audited) -> bool {
    let version: Option<u32> = number(game, "rules_version");
    version.is_some_and(|version| version != RULES_VERSION)
}

/// Everything that is wrong with a game. Of one of other rules only the places in its log are looked at.
pub(super) fn faults(game: &Audited) -> Vec<Fault> {
    if let Some(gap) = gap(&game.log) {
        return vec![gap];
    }
    if is_of_other_rules(game) {
        let length = Some(game.log.len().to_string());
        return differs(game, "length", length).into_iter().collect();
    }
    match derive(game) {
        Ok(derived) => columns(game, derived),
        Err(fault) => vec![fault],
    }
}

/// The first place that is missing from a log, or holds another's entry.
fn gap(log: &[LogRow]) -> Option<Fault> {
    let mut places = (0_u32..).zip(log);
    let wrong = places.find(|(seq, row)| row.seq != seq.to_string());
    wrong.map(|(seq, _)| Fault::Gap(seq))
}

/// The columns as the log gives them.
fn derive(game: &Audited) -> Result<Derived, Fault> {
    let mut table = dealt(game)?;
    let mut derived = Derived::dealt(&table, time(game, "started_at")?);
    for (seq, row) in (0..).zip(&game.log) {
        let unread = |column, has: &str| Fault::Entry {
            seq,
            column,
            has: has.to_owned(),
        };
        let entry: Entry = row.entry.parse().map_err(|_| unread("entry", &row.entry))?;
        let played_by = PlayedBy::from_key(&row.played_by);
        let played_by = played_by.ok_or_else(|| unread("played_by", &row.played_by))?;
        let at = row.at.parse().map_err(|_| unread("at", &row.at))?;
        table.enter(entry).map_err(|why| Fault::Unplayable {
            seq,
            why: why.to_string(),
        })?;
        derived = derived.then(Step::of(entry, played_by, &table, UnixMillis(at)));
    }
    Ok(derived)
}

/// The game as it was dealt.
fn dealt(game: &Audited) -> Result<Game, Fault> {
    let unfit = |column| unfit(game, column, "it can't be read");
    number::<u32>(game, "rules_version").ok_or_else(|| unfit("rules_version"))?;
    number::<i64>(game, "player").ok_or_else(|| unfit("player"))?;
    let kind = game.text("kind").and_then(GameKind::from_key);
    let kind = kind.ok_or_else(|| unfit("kind"))?;
    let options = game
        .text("options")
        .and_then(|text| Options::parse(kind, text));
    let options = options.ok_or_else(|| unfit("options"))?;
    let deal = number(game, "deal").and_then(DealNumber::new);
    Ok(Game::new(Table::deal(
        options,
        deal.ok_or_else(|| unfit("deal"))?,
    )))
}

/// The columns that don't say what they should.
fn columns(game: &Audited, derived: Derived) -> Vec<Fault> {
    let moved_at = derived.moved_at.map(|at| at.to_string());
    let should = [
        ("length", Some(derived.length.to_string())),
        ("outcome", Some(derived.outcome.key().to_owned())),
        ("score", Some(derived.score.to_string())),
        ("moves", Some(derived.moves.to_string())),
        ("undos", Some(derived.undos.to_string())),
        ("race_moves", Some(derived.race_moves.to_string())),
        ("moved_at", moved_at),
        ("touched_at", Some(derived.touched_at.to_string())),
    ];
    let plain = should
        .into_iter()
        .filter_map(|(column, should)| differs(game, column, should));
    plain
        .chain(assisted(game, derived))
        .chain(closed(game, derived))
        .chain(race(game))
        .collect()
}

/// Hints count as well, and are in no log: it is what the log gives, or more.
fn assisted(game: &Audited, derived: Derived) -> Option<Fault> {
    let fits = number::<u32>(game, "assisted").is_some_and(|has| has >= derived.assisted);
    let why = "Auto played more of its log";
    (!fits).then(|| unfit(game, "assisted", why))
}

/// An entry may close a log. Else only a lost game is closed, when another was dealt in its place, and an attempt,
/// when its time was over.
fn closed(game: &Audited, derived: Derived) -> Option<Fault> {
    let by_entry = derived.closed_at.map(|at| at.to_string());
    let Some(has) = game.text("closed_at") else {
        return differs(game, "closed_at", by_entry);
    };
    let started: i64 = number(game, "started_at").unwrap_or_default();
    let role = game.text("role");
    let by_time = match role {
        _ if by_entry.is_some() => by_entry,
        Some(role) if role == Role::Attempt.key() => {
            Some(started.saturating_add(ATTEMPT_LASTS).to_string())
        }
        _ if derived.outcome == Outcome::Lost => {
            let late = has
                .parse::<i64>()
                .is_ok_and(|at| at >= derived.touched_at.0);
            let why = "the log goes on later";
            return (!late).then(|| unfit(game, "closed_at", why));
        }
        _ => None,
    };
    differs(game, "closed_at", by_time)
}

/// A casual game belongs to no race, and any other to one whose deal it is.
fn race(game: &Audited) -> Option<Fault> {
    let role = game.text("role").unwrap_or_default();
    let Some(role) = Role::ALL.into_iter().find(|known| known.key() == role) else {
        return Some(unfit(game, "role", "it can't be read"));
    };
    match (role, game.text("race")) {
        (Role::Casual, None) => None,
        (Role::Casual, Some(_)) => Some(unfit(game, "race", "the game is casual")),
        (_, None) => Some(unfit(game, "race", "the game belongs to a race")),
        (_, Some(_)) if game.text("race_kind").is_none() => {
            Some(unfit(game, "race", "there is no such race"))
        }
        (_, Some(_)) => [
            ("kind", "race_kind"),
            ("options", "race_options"),
            ("deal", "race_deal"),
        ]
        .into_iter()
        .find_map(|(column, of_race)| differs(game, column, game.text(of_race).map(str::to_owned))),
    }
}

fn differs(game: &Audited, column: &'static str, should: Option<String>) -> Option<Fault> {
    let has = game.text(column).map(str::to_owned);
    (has != should).then_some(Fault::Column {
        column,
        has,
        should,
    })
}

fn unfit(game: &Audited, column: &'static str, why: &'static str) -> Fault {
    let has = game.text(column).map(str::to_owned);
    Fault::Unfit { column, has, why }
}

fn number<N: std::str::FromStr>(game: &Audited, column: &str) -> Option<N> {
    game.text(column)?.parse().ok()
}

fn time(game: &Audited, column: &'static str) -> Result<UnixMillis, Fault> {
    let time = number(game, column).map(UnixMillis);
    time.ok_or_else(|| unfit(game, column, "it can't be read"))
}
