//! Statistics in words.

use super::{Figures, RacePlaces, Stats, Whose};
use crate::view::text::{Arg, Words, count, duration, fill, full_name, game_name};

/// The most characters of a message that Discord takes.
const LONGEST: usize = 2_000;
/// What is kept for the line that says how many rule sets aren't listed.
const ROOM: usize = 80;

/// Which messages say what there is to say of some games.
struct Keys {
    streak: &'static str,
    best: &'static str,
    home: &'static str,
    assisted: &'static str,
}

/// In sentences' parts, for all games together.
const LONG: Keys = Keys {
    streak: "stats-part-streak",
    best: "stats-part-best",
    home: "stats-part-home",
    assisted: "stats-part-assisted",
};
/// In as few words as can be, so that eight rule sets fit a message. The order is that of the long ones above them.
const SHORT: Keys = Keys {
    streak: "stats-short-streak",
    best: "stats-short-best",
    home: "stats-short-home",
    assisted: "stats-short-assisted",
};

/// The whole text: whose they are, all games together, and each rule set, the most played first.
pub(super) fn text(words: &Words, stats: &Stats) -> String {
    let mut lines = vec![title(words, stats)];
    lines.extend(overall(words, stats).iter().map(|line| format!("- {line}")));
    if let Whose::Own { hidden } = stats.whose {
        let key = if hidden {
            "stats-hidden-now"
        } else {
            "stats-shown-now"
        };
        lines.push(words.say(key, &[]));
    }
    // One rule set is told by the title and all games together.
    if stats.sets.len() > 1 {
        add_sets(words, &mut lines, sets(words, stats));
    }
    lines.join("\n")
}

/// Adds as many lines as a message takes, and how many more there are.
fn add_sets(words: &Words, lines: &mut Vec<String>, sets: Vec<String>) {
    let length = |line: &String| line.chars().count() + 1;
    let mut left = LONGEST.saturating_sub(lines.iter().map(length).sum());
    let all = sets.len();
    for (listed, set) in sets.into_iter().enumerate() {
        let kept = if listed + 1 == all { 0 } else { ROOM };
        if length(&set) + kept > left {
            lines.push(words.say("stats-more-sets", &[count("count", all - listed)]));
            return;
        }
        left -= length(&set);
        lines.push(set);
    }
}

/// A player, as a place holder's filling.
pub(super) fn mention(player: u64) -> Arg<'static> {
    fill("player", format!("<@{player}>"))
}

fn title(words: &Words, stats: &Stats) -> String {
    let games = match (&stats.sets[..], stats.game) {
        ([(options, _)], _) => full_name(words, *options),
        (_, Some(kind)) => game_name(words, kind),
        (_, None) => words.say("stats-all-games", &[]),
    };
    let games = fill("games", games);
    match stats.whose {
        Whose::Own { .. } => words.say("stats-own", &[games]),
        Whose::Others(player) => words.say("stats-others", &[mention(player), games]),
    }
}

fn overall(words: &Words, stats: &Stats) -> Vec<String> {
    let figures = &stats.overall;
    if figures.played == 0 && figures.assisted == 0 {
        return vec![match stats.whose {
            Whose::Own { .. } => words.say("stats-none", &[]),
            Whose::Others(player) => words.say("stats-none-others", &[mention(player)]),
        }];
    }
    let mut lines = parts(words, figures, &LONG);
    lines.extend(races(words, &stats.races));
    lines
}

fn races(words: &Words, races: &RacePlaces) -> Option<String> {
    let count = fill("raced", races.raced);
    let [first, second, third] = races.podium;
    match races.best {
        _ if races.raced == 0 => None,
        None => Some(words.say("stats-races-unranked", &[count])),
        Some(best) => Some(words.say(
            "stats-races",
            &[
                count,
                fill("first", first),
                fill("second", second),
                fill("third", third),
                fill("best", best),
            ],
        )),
    }
}

/// A line a rule set, the most played first.
fn sets(words: &Words, stats: &Stats) -> Vec<String> {
    let mut sets: Vec<_> = stats.sets.iter().collect();
    sets.sort_by_key(|(_, figures)| std::cmp::Reverse(figures.played + figures.assisted));
    let line = |(options, figures): &(_, Figures)| {
        let name = fill("name", full_name(words, *options));
        let figures = fill("figures", parts(words, figures, &SHORT).join(" · "));
        words.say("stats-set", &[name, figures])
    };
    sets.into_iter().map(line).collect()
}

/// What there is to say of some games, a part a subject.
fn parts(words: &Words, figures: &Figures, keys: &Keys) -> Vec<String> {
    let mut parts = Vec::new();
    if figures.played > 0 {
        parts.push(played(words, figures));
        parts.push(streaks(words, figures, keys));
        parts.extend(best_win(words, figures, keys));
        parts.push(home(words, figures, keys));
        parts.push(words.say("count-undos", &[count("count", wide(figures.undos))]));
    }
    if figures.assisted > 0 {
        let played = fill("played", figures.assisted);
        let won = fill("won", figures.assisted_won);
        parts.push(words.say(keys.assisted, &[played, won]));
    }
    parts
}

fn played(words: &Words, figures: &Figures) -> String {
    let rate = (200 * u64::from(figures.won) / u64::from(figures.played)).div_ceil(2);
    let counts = [fill("played", figures.played), fill("won", figures.won)];
    words.say(
        "stats-part-played",
        &[&counts[..], &[fill("rate", rate)]].concat(),
    )
}

fn streaks(words: &Words, figures: &Figures, keys: &Keys) -> String {
    let counts = [
        fill("now", figures.streak),
        fill("best", figures.best_streak),
    ];
    words.say(keys.streak, &counts)
}

fn best_win(words: &Words, figures: &Figures, keys: &Keys) -> Option<String> {
    let moves = fill("moves", figures.fewest_moves?);
    let time = fill("time", duration(words, figures.fastest?));
    Some(words.say(keys.best, &[moves, time]))
}

fn home(words: &Words, figures: &Figures, keys: &Keys) -> String {
    let tenths = mean_tenths(figures);
    let mean = fill("mean", format!("{}.{}", tenths / 10, tenths % 10));
    words.say(keys.home, &[mean, fill("best", figures.best_home)])
}

/// The cards home on average, in tenths, rounded.
pub(super) fn mean_tenths(figures: &Figures) -> u64 {
    let played = u64::from(figures.played).max(1);
    (20 * figures.home + played) / (2 * played)
}

fn wide(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
