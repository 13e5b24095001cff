//! The settings of a server's daily races, as they are shown.

use super::screen::{Screen, line};
use super::text::{Words, fill, full_name};
use crate::rules::RuleSet;

/// How a server's races go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The IANA name of the zone.
    pub zone: String,
    /// The game; `None` for all of them in turn.
    pub game: Option<RuleSet>,
    /// The id of the channel of the daily post.
    pub channel: Option<u64>,
    /// When the next post goes up, if there are posts: seconds since 1970 UTC.
    pub next_post_at: Option<i64>,
    /// The id of the role that the post mentions.
    pub role: Option<u64>,
    /// When the race that goes on ends, up to which zone and game stay: seconds since 1970 UTC.
    pub running_until: Option<i64>,
    /// What is wrong or may be.
    pub troubles: Vec<Trouble>,
}

/// What is wrong with the daily post, or may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It was switched off, as its channel was gone.
    ChannelGone,
    /// It was switched off, as the bot wasn't allowed to post.
    Forbidden,
    /// The bot may not give roles.
    CantGiveRole,
    /// The bot may not mention the role.
    CantMentionRole,
}

/// The settings, after what is wrong with them.
pub fn setup(words: &Words, setup: &Setup) -> Screen {
    let mut lines = vec![words.say("setup-title", &[])];
    let troubles = setup.troubles.iter();
    lines.extend(troubles.map(|&trouble| words.say(key(trouble), &[])));
    lines.push(words.say("setup-zone", &[fill("zone", &setup.zone)]));
    lines.push(match setup.game {
        Some(set) => {
            let name = full_name(words, set.options());
            words.say("setup-game", &[fill("game", name)])
        }
        None => words.say("setup-rotate", &[]),
    });
    lines.push(post(words, setup));
    lines.push(match setup.role {
        Some(role) => words.say("setup-role", &[fill("role", role)]),
        None => words.say("setup-no-role", &[]),
    });
    let until = setup.running_until.map(|at| fill("at", at));
    lines.extend(until.map(|at| words.say("setup-running", &[at])));
    line(lines.join("\n"))
}

fn post(words: &Words, setup: &Setup) -> String {
    match (setup.channel, setup.next_post_at) {
        (Some(channel), Some(at)) => {
            words.say("setup-post", &[fill("channel", channel), fill("at", at)])
        }
        (Some(channel), None) => words.say("setup-post-off", &[fill("channel", channel)]),
        (None, _) => words.say("setup-no-channel", &[]),
    }
}

const fn key(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::ChannelGone => "setup-trouble-channel-gone",
        Trouble::Forbidden => "setup-trouble-forbidden",
        Trouble::CantGiveRole => "setup-trouble-give",
        Trouble::CantMentionRole => "setup-trouble-mention",
    }
}
