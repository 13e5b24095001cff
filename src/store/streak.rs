//! Days in a row.

use crate::day::Day;

/// How many of a server's races a player took part in without a break.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Days in a row with a closed attempt.
    pub played: u32,
    /// Days in a row won without help.
    pub won: u32,
    /// The greatest that `played` ever was.
    pub best_played: u32,
    /// The greatest that `won` ever was.
    pub best_won: u32,
    /// The last missed day that was saved by the freeze of its week.
    pub saved: Option<Day>,
}

/// What a player did on a day with a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Took {
    /// An attempt that is closed by now.
    Part {
        /// Whether the deal was won, without help, and counts.
        won: bool,
    },
    /// No part.
    None,
}

impl Streak {
    /// The streak after a day that had a race. Each week, Monday to Sunday, has one freeze, which saves a missed day.
    pub fn after(self, day: Day, took: Took) -> Self {
        match took {
            Took::Part { won } => self.with(self.played + 1, if won { self.won + 1 } else { 0 }),
            Took::None if self.played == 0 => self,
            Took::None if self.saved.is_some_and(|saved| saved.week() == day.week()) => {
                self.with(0, 0)
            }
            Took::None => Self {
                saved: Some(day),
                ..self
            },
        }
    }

    /// The missed day that a freeze saved for this streak in the seven days before this one.
    pub fn saved_before(self, day: Day) -> Option<Day> {
        let recent = |saved: &Day| (1..=7).contains(&(day.number() - saved.number()));
        self.saved.filter(|_| self.played > 0).filter(recent)
    }

    fn with(self, played: u32, won: u32) -> Self {
        Self {
            played,
            won,
            best_played: self.best_played.max(played),
            best_won: self.best_won.max(won),
            saved: self.saved,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WON: Took = Took::Part { won: true };
    const LOST: Took = Took::Part { won: false };

    /// What (played, won) is after these days, the first of which is Thursday, 26 November 2026.
    fn check(days: &[Took], expect: (u32, u32)) -> Streak {
        let mut day: Day = "2026-11-26".parse().expect("a day");
        let mut streak = Streak::default();
        for &took in days {
            streak = streak.after(day, took);
            day = day.next();
        }
        assert_eq!((streak.played, streak.won), expect, "{days:?}");
        streak
    }

    #[test]
    fn days_in_a_row_are_counted_and_those_won_apart() {
        check(&[], (0, 0));
        check(&[WON, WON], (2, 2));
        check(&[WON, LOST], (2, 0));
        let streak = check(&[WON, WON, LOST, WON], (4, 1));
        assert_eq!((streak.best_played, streak.best_won), (4, 2));
    }

    #[test]
    fn a_week_has_one_freeze() {
        let none = Took::None;
        // Thursday won, Friday missed and saved.
        let saved = check(&[WON, none], (1, 1)).saved;
        assert_eq!(saved, "2026-11-27".parse().ok());
        check(&[WON, none, WON], (2, 2));
        // Saturday isn't saved as well, and a new streak in that week has no freeze either.
        check(&[WON, none, none], (0, 0));
        check(&[WON, none, none, WON], (1, 1));
        check(&[WON, none, WON, none], (0, 0));
        // Sunday is of one week and Monday of the next.
        check(&[WON, WON, WON, none, none], (3, 3));
        check(&[WON, WON, WON, none, none, none], (0, 0));
        check(&[WON, WON, WON, none, none, WON], (4, 4));
        // Where there is no streak, no freeze is used.
        check(&[none, WON, none, WON], (2, 2));
    }

    #[test]
    fn what_a_freeze_saved_is_told_for_a_week() {
        let streak = check(&[WON, Took::None, WON], (2, 2));
        let told = |day: &str| streak.saved_before(day.parse().expect("a day")).is_some();
        assert!(!told("2026-11-27"));
        assert!(told("2026-11-28") && told("2026-12-04"));
        assert!(!told("2026-12-05"));
    }
}
