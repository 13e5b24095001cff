//! What is done about daily races.

use super::number;
use crate::rules::RaceId;

/// Something about a daily race. No control of a race carries its deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceAction {
    /// Play today's race of the server, or ask whether to, if the attempt of the day before is still open.
    Play,
    /// Play today's race of the server, whatever else is open.
    Begin,
    /// Give the role that is mentioned when the day turns, or take it away.
    Remind,
    /// Go on with one's own attempt at this race.
    Continue(RaceId),
    /// Play the deal of this race again, without counting.
    Practice(RaceId),
    /// Post one's own result of this race in the channel.
    PostResult(RaceId),
    /// Open the standings of this race beside what is there.
    Standings(RaceId),
    /// Turn the standings of this race to another page, the first of which is 0.
    Page(RaceId, u32),
}

impl RaceAction {
    /// What stands behind the version in the custom id of this.
    pub(super) fn text(self) -> String {
        match self {
            Self::Play => "daily.play".to_owned(),
            Self::Begin => "daily.begin".to_owned(),
            Self::Remind => "daily.remind".to_owned(),
            Self::Continue(race) => format!("race.{race}.continue"),
            Self::Practice(race) => format!("race.{race}.practice"),
            Self::PostResult(race) => format!("race.{race}.post"),
            Self::Standings(race) => format!("race.{race}.standings"),
            Self::Page(race, page) => format!("race.{race}.page.{page}"),
        }
    }

    /// Reads the fields of a [`text`](Self::text).
    pub(super) fn read(fields: &[&str]) -> Option<Self> {
        match fields {
            ["daily", "play"] => Some(Self::Play),
            ["daily", "begin"] => Some(Self::Begin),
            ["daily", "remind"] => Some(Self::Remind),
            ["race", race, "continue"] => race_id(race).map(Self::Continue),
            ["race", race, "practice"] => race_id(race).map(Self::Practice),
            ["race", race, "post"] => race_id(race).map(Self::PostResult),
            ["race", race, "standings"] => race_id(race).map(Self::Standings),
            ["race", race, "page", page] => Some(Self::Page(race_id(race)?, number(page)?)),
            _ => None,
        }
    }
}

fn race_id(text: &str) -> Option<RaceId> {
    number(text).map(RaceId).filter(|id| id.0 >= 0)
}
