//! Dates and times in words.

use std::time::Duration;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::{Words, fill};
use crate::day::Day;

/// The date, in UTC, of a time in milliseconds since 1970; the nearest that a calendar has, if it has none.
pub fn date(words: &Words, at: i64) -> String {
    let nearest = if at < 0 {
        Timestamp::MIN
    } else {
        Timestamp::MAX
    };
    let at = Timestamp::from_millisecond(at).unwrap_or(nearest);
    day(words, TimeZone::UTC.to_datetime(at).date().into())
}

/// A day in words.
pub fn day(words: &Words, day: Day) -> String {
    let (year, month, day) = day.parts();
    let month = words.say(&format!("month-{month}"), &[]);
    let parts = [fill("day", day), fill("month", month), fill("year", year)];
    words.say("date", &parts)
}

/// A time in its two greatest units.
pub fn duration(words: &Words, time: Duration) -> String {
    let seconds = time.as_secs();
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86400);
    match (days, hours, minutes) {
        (1.., _, _) => words.say(
            "time-days",
            &[fill("days", days), fill("hours", hours % 24)],
        ),
        (_, 1.., _) => words.say(
            "time-hours",
            &[fill("hours", hours), fill("minutes", minutes % 60)],
        ),
        (_, _, 1..) => words.say(
            "time-minutes",
            &[fill("minutes", minutes), fill("seconds", seconds % 60)],
        ),
        _ => words.say("time-seconds", &[fill("seconds", seconds)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_that_of_utc() {
        let words = Words::english();
        // 2024-02-29T23:59:59.999Z, and a millisecond later.
        assert_eq!(date(words, 1_709_251_199_999), "29 Feb 2024");
        assert_eq!(date(words, 1_709_251_200_000), "1 Mar 2024");
        assert_eq!(date(words, -1), "31 Dec 1969");
        assert_eq!(date(words, i64::MAX), "30 Dec 9999");
    }
}
