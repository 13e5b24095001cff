//! Which day it is where, and when it ends.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::day::Day;
use crate::store::UnixMillis;

/// A race to be drawn: its day, and from when to when it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) day: Day,
    pub(super) opens_at: UnixMillis,
    pub(super) ends_at: UnixMillis,
}

/// The zone as its database writes it; `None` if there is no such zone.
pub fn zone_name(name: &str) -> Option<String> {
    let zone = TimeZone::get(name.trim()).ok()?;
    let name = zone.iana_name().filter(|name| is_zone(name))?;
    Some(name.to_owned())
}

/// The files of a system's zones have others beside them: `localtime`, `posixrules` and `Factory` mean no place.
fn is_zone(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase()) && name != "Factory"
}

/// The zones whose name has this text in it, at most so many. Names that begin with it, or with it behind a slash, come
/// first.
pub fn zones(text: &str, most: usize) -> Vec<String> {
    let wanted = text.trim().to_lowercase().replace(' ', "_");
    let mut found: Vec<(bool, String)> = jiff::tz::db()
        .available()
        .map(|name| name.as_str().to_owned())
        .filter(|name| is_zone(name))
        .filter_map(|name| {
            let lower = name.to_lowercase();
            let begins = lower.split('/').any(|part| part.starts_with(&wanted));
            let found = begins || lower.contains(&wanted);
            found.then_some((!begins && !lower.starts_with(&wanted), name))
        })
        .collect();
    found.sort();
    found.truncate(most);
    found.into_iter().map(|(_, name)| name).collect()
}

/// The day that it is in a zone.
pub(super) fn day_in(zone: &str, now: UnixMillis) -> Day {
    Day::from(zone_of(zone).to_datetime(timestamp(now)).date())
}

/// When a day begins in a zone: at midnight, or at the first moment after it where the clocks skip midnight.
pub(super) fn begins(zone: &str, day: Day) -> UnixMillis {
    let first = zone_of(zone).to_timestamp(day.date().at(0, 0, 0, 0));
    UnixMillis(first.map_or(i64::MAX, Timestamp::as_millisecond))
}

/// The race that begins in a zone after the latest one, whose day and end are given.
pub(super) fn next_span(zone: &str, latest: Option<(Day, UnixMillis)>, now: UnixMillis) -> Span {
    let today = day_in(zone, now);
    let mut day = latest.map_or(today, |(day, _)| today.max(day.next()));
    // Where clocks are set back over midnight, the day that it is has ended before.
    if begins(zone, day.next()) <= now {
        day = day.next();
    }
    let ended = latest.map_or(UnixMillis(i64::MIN), |(_, ends_at)| ends_at);
    Span {
        day,
        opens_at: begins(zone, day).max(ended).min(now),
        ends_at: begins(zone, day.next()),
    }
}

/// Names come from the database itself, so that one that it doesn't know is as good as none.
fn zone_of(name: &str) -> TimeZone {
    TimeZone::get(name).unwrap_or(TimeZone::UTC)
}

fn timestamp(at: UnixMillis) -> Timestamp {
    Timestamp::from_millisecond(at.0).unwrap_or(Timestamp::UNIX_EPOCH)
}
