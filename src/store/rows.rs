//! Reading rows, with what is wrong with a damaged one.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{PlayerId, Role, StoreError, StoredGame, UnixMillis};
use crate::cards::DealNumber;
use crate::rules::{Entry, GameId, GameKind, Options, Outcome, RaceId};

pub(super) fn log_entry(
    game: &StoredGame,
    row: &SqliteRow,
    expected: i64,
) -> Result<Entry, StoreError> {
    let corrupt = |what: String| StoreError::Corrupt {
        game: game.id,
        options: Some(game.options),
        what,
    };
    let seq: i64 = row.try_get("seq")?;
    if seq != expected {
        return Err(corrupt(format!("log entry {expected} is missing")));
    }
    let text: &str = row.try_get("entry")?;
    text.parse()
        .map_err(|_| corrupt(format!("log entry {seq} says '{text}'")))
}

pub(super) fn stored_game(row: &SqliteRow) -> Result<StoredGame, StoreError> {
    let id = GameId(row.try_get("id")?);
    let kind = row.try_get("kind").ok().and_then(GameKind::from_key);
    let bad = |column: &str| StoreError::Corrupt {
        game: id,
        options: kind.map(Options::default_of),
        what: format!("its {column} can't be read"),
    };
    let kind = kind.ok_or_else(|| bad("kind"))?;
    let options: &str = row.try_get("options").map_err(|_| bad("options"))?;
    let deal: i64 = row.try_get("deal").map_err(|_| bad("deal"))?;
    let outcome: &str = row.try_get("outcome").map_err(|_| bad("outcome"))?;
    let player: i64 = row.try_get("player").map_err(|_| bad("player"))?;
    let role: &str = row.try_get("role").map_err(|_| bad("role"))?;
    let time = |column| row.try_get(column).map_err(|_| bad(column)).map(UnixMillis);
    let count = |column| row.try_get::<u32, _>(column).map_err(|_| bad(column));
    let perhaps = |column| {
        row.try_get::<Option<i64>, _>(column)
            .map_err(|_| bad(column))
    };
    Ok(StoredGame {
        id,
        player: PlayerId(player.cast_unsigned()),
        role: Role::ALL
            .into_iter()
            .find(|known| known.key() == role)
            .ok_or_else(|| bad("role"))?,
        race: perhaps("race")?.map(RaceId),
        options: Options::parse(kind, options).ok_or_else(|| bad("options"))?,
        deal: deal_number(deal).ok_or_else(|| bad("deal"))?,
        rules_version: count("rules_version")?,
        layout: row.try_get("layout").map_err(|_| bad("layout"))?,
        length: count("length")?,
        outcome: Outcome::ALL
            .into_iter()
            .find(|known| known.key() == outcome)
            .ok_or_else(|| bad("outcome"))?,
        score: row.try_get("score").map_err(|_| bad("score"))?,
        moves: count("moves")?,
        undos: count("undos")?,
        assisted: count("assisted")?,
        race_moves: count("race_moves")?,
        moved_at: perhaps("moved_at")?.map(UnixMillis),
        par: row.try_get("par").map_err(|_| bad("par"))?,
        started_at: time("started_at")?,
        touched_at: time("touched_at")?,
        closed_at: perhaps("closed_at")?.map(UnixMillis),
    })
}

/// The deal of a column.
pub(super) fn deal_number(column: i64) -> Option<DealNumber> {
    u64::try_from(column).ok().and_then(DealNumber::new)
}
