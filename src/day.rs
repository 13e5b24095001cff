//! A day of the calendar, by which daily races go.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{Date, ISOWeekDate};
use thiserror::Error;

/// A day of the calendar, in no zone. It is written as `2026-11-30`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

/// A text is not a day.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is not a day such as 2026-11-30")]
pub struct NoDay(pub String);

impl Day {
    /// The day after it; the last day of the year 9999 is its own.
    pub fn next(self) -> Self {
        Self(self.0.tomorrow().unwrap_or(self.0))
    }

    /// How many days it lies after 1 January 1970.
    pub fn number(self) -> i64 {
        i64::from((self.0 - Date::constant(1970, 1, 1)).get_days())
    }

    /// Its year, month (1 to 12) and day of the month.
    pub fn parts(self) -> (i16, i8, i8) {
        (self.0.year(), self.0.month(), self.0.day())
    }

    /// It as the calendar of `jiff` has it.
    pub const fn date(self) -> Date {
        self.0
    }

    /// The week it is in: Monday to Sunday, as ISO 8601 numbers them, such as `2026-W49`.
    pub fn week(self) -> String {
        let week: ISOWeekDate = self.0.iso_week_date();
        format!("{:04}-W{:02}", week.year(), week.week())
    }

    /// The month it is in, such as `2026-11`.
    pub fn month(self) -> String {
        format!("{:04}-{:02}", self.0.year(), self.0.month())
    }

    /// The year it is in, such as `2026`.
    pub fn year(self) -> String {
        format!("{:04}", self.0.year())
    }
}

impl From<Date> for Day {
    fn from(date: Date) -> Self {
        Self(date)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Day {
    type Err = NoDay;

    /// Reads a day as [`Display`](fmt::Display) writes it.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = text.parse::<Date>().ok().map(Self);
        read.filter(|day| day.to_string() == text)
            .ok_or_else(|| NoDay(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect("a day")
    }

    #[test]
    fn a_day_is_written_and_read_back() {
        assert_eq!(day("2026-11-30").to_string(), "2026-11-30");
        for refused in [
            "",
            "today",
            "2026-1-1",
            "2026-02-30",
            "2026-11-30T00:00",
            "20261130",
        ] {
            assert!(refused.parse::<Day>().is_err(), "{refused}");
        }
    }

    #[test]
    fn days_are_counted_from_1970_and_follow_each_other() {
        for (text, number) in [
            ("1970-01-01", 0),
            ("1970-02-01", 31),
            ("2000-01-01", 10_957),
            ("2026-11-30", 20_787),
        ] {
            assert_eq!(day(text).number(), number, "{text}");
        }
        assert_eq!(day("2028-02-28").next(), day("2028-02-29"));
        assert_eq!(day("2026-12-31").next(), day("2027-01-01"));
    }

    #[test]
    fn weeks_begin_on_monday_and_belong_to_the_year_of_their_thursday() {
        for (text, week) in [
            ("2026-11-29", "2026-W48"),
            ("2026-11-30", "2026-W49"),
            ("2027-01-03", "2026-W53"),
            ("2027-01-04", "2027-W01"),
        ] {
            assert_eq!(day(text).week(), week, "{text}");
        }
    }
}
