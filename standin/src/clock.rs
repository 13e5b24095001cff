//! The one place of the stand-in that reads a clock.
#![allow(
    clippy::disallowed_methods,
    reason = "limits of three seconds and fifteen minutes are counted here, and nowhere else"
)]

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Reads the steady clock.
pub(crate) fn now() -> Instant {
    Instant::now()
}

/// Tells how long ago `then` was.
pub(crate) fn since(then: Instant) -> Duration {
    then.elapsed()
}

/// Milliseconds since 1970.
pub(crate) fn unix_millis() -> u64 {
    let elapsed = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX)
}

/// Writes milliseconds since 1970 as Discord does: `2026-07-18T12:00:00.000000+00:00`.
pub(crate) fn iso8601(millis: u64) -> String {
    let (days, rest) = (millis / 86_400_000, millis % 86_400_000);
    let (year, month, day) = civil(days);
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60);
    let (second, milli) = (rest / 1000 % 60, rest % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

/// Turns days since 1970 into a date (Howard Hinnant's `civil_from_days`).
fn civil(days: u64) -> (u64, u64, u64) {
    let z = days + 719_468;
    let era = z / 146_097;
    let day_of_era = z % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::iso8601;

    #[test]
    fn writes_known_dates() {
        assert_eq!(iso8601(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(
            iso8601(951_782_400_123),
            "2000-02-29T00:00:00.123000+00:00",
            "a leap day"
        );
        assert_eq!(
            iso8601(1_420_070_400_000),
            "2015-01-01T00:00:00.000000+00:00",
            "the epoch of Discord's ids"
        );
    }
}
