//! What players read of daily races.

use super::{Words, count, duration, fill, full_name};
use crate::day::Day;
use crate::view::race::{Card, Entrant, POSTED, Post, Race, Score, Standing, Standings};

/// A day, such as 30 November.
pub fn long_day(words: &Words, day: Day) -> String {
    let (_, month, of_month) = day.parts();
    let month = words.say("long-month", &[count("month", month.unsigned_abs().into())]);
    words.say("long-day", &[fill("day", of_month), fill("month", month)])
}

/// A day with its year.
pub fn long_date(words: &Words, day: Day) -> String {
    let shown = long_day(words, day);
    words.say(
        "long-date",
        &[fill("day", shown), fill("year", day.parts().0)],
    )
}

/// A page of standings.
pub fn standings(words: &Words, standings: &Standings) -> String {
    let race = &standings.race;
    let mut lines = vec![title(words, race)];
    if standings.rows.is_empty() {
        lines.push(words.say("standings-empty", &[]));
    }
    lines.extend(standings.rows.iter().map(|row| entrant(words, row)));
    lines.extend(own(words, standings));
    lines.push(state(words, standings));
    if standings.pages > 1 {
        let page = fill("page", standings.page + 1);
        lines.push(words.say("standings-page", &[page, fill("pages", standings.pages)]));
    }
    if !race.over {
        lines.push(words.say("standings-next", &[fill("at", race.ends_at)]));
    }
    lines.join("\n")
}

/// A player's result, which tells nothing of the board.
pub fn result_card(words: &Words, card: &Card) -> String {
    let race = &card.race;
    let title = words.say(
        "card-title",
        &[
            fill("player", card.player),
            fill("day", long_day(words, race.day)),
            fill("name", full_name(words, race.options)),
        ],
    );
    let mut parts = vec![place(words, card)];
    let result = card.own.and_then(|own| own.score);
    parts.extend(result.map(|result| score(words, result)));
    parts.extend(streak(words, card));
    format!("{title}\n{}", parts.join(" · "))
}

/// What goes up when the day turns.
pub fn daily_post(words: &Words, post: &Post) -> String {
    let mut lines = Vec::new();
    lines.extend(
        post.role
            .map(|role| words.say("post-role", &[fill("role", role)])),
    );
    lines.push(title(words, &post.race));
    lines.extend(unproven(words, &post.race));
    if let Some(before) = &post.before {
        let shown = fill("day", long_day(words, before.race.day));
        lines.push(words.say("post-before", &[shown]));
        if before.rows.is_empty() {
            lines.push(words.say("post-before-empty", &[]));
        }
        let rows = before.rows.iter().take(POSTED);
        lines.extend(rows.map(|row| entrant(words, row)));
        lines.push(state(words, before));
    }
    lines.push(words.say("post-next", &[fill("at", post.race.ends_at)]));
    lines.join("\n")
}

/// The question whether to go on with the attempt at an earlier race or begin today's.
pub fn which_one(words: &Words, earlier: &Race, closes_at: i64) -> String {
    let shown = long_day(words, earlier.day);
    words.say("daily-which", &[fill("day", shown), fill("at", closes_at)])
}

/// That nobody knows whether a deal can be won.
pub(super) fn unproven(words: &Words, race: &Race) -> Option<String> {
    (!race.proven).then(|| words.say("race-unproven", &[]))
}

/// What a race counts as moves.
pub(super) fn race_moves(words: &Words, moves: u32) -> String {
    words.say("count-race-moves", &[count("count", moves as usize)])
}

fn title(words: &Words, race: &Race) -> String {
    let shown = long_date(words, race.day);
    let name = fill("name", full_name(words, race.options));
    words.say("race-title", &[fill("day", shown), name])
}

/// An attempt in one line.
fn entrant(words: &Words, row: &Entrant) -> String {
    let player = fill("player", row.player);
    let result = row
        .score
        .map_or_else(String::new, |result| score(words, result));
    match row.standing {
        Standing::Place(place) => words.say(
            "standings-row",
            &[player, fill("place", place), fill("score", result)],
        ),
        Standing::Playing => words.say("standings-row-playing", &[player]),
        Standing::Assisted => words.say("standings-row-assisted", &[player, fill("score", result)]),
    }
}

/// The attempt of the player who asks, where it isn't on the page.
fn own(words: &Words, standings: &Standings) -> Option<String> {
    match standings.own {
        Some(own) if standings.rows.iter().any(|row| row.player == own.player) => None,
        Some(own) => Some(words.say("standings-own", &[fill("row", entrant(words, &own))])),
        None if standings.race.over || standings.rows.is_empty() => None,
        None => Some(words.say("standings-own-none", &[])),
    }
}

/// Whether the standings can change, and what was a secret once they can't.
fn state(words: &Words, standings: &Standings) -> String {
    let race = &standings.race;
    match (race.deal, race.par) {
        (None, _) if race.over => {
            let playing = count("count", standings.playing as usize);
            words.say("standings-open", &[playing])
        }
        (None, _) => words.say("standings-provisional", &[]),
        (Some(deal), None) => words.say("standings-final", &[fill("deal", deal)]),
        (Some(deal), Some(par)) => words.say(
            "standings-final-par",
            &[fill("deal", deal), count("par", par as usize)],
        ),
    }
}

fn score(words: &Words, score: Score) -> String {
    let moves = fill("moves", race_moves(words, score.moves));
    let time = fill("time", duration(words, score.time));
    if score.won {
        words.say("score-won", &[moves, time])
    } else {
        words.say("score-home", &[fill("home", score.home), moves, time])
    }
}

fn place(words: &Words, card: &Card) -> String {
    match card.own.map(|own| own.standing) {
        Some(Standing::Place(place)) => {
            let key = if card.race.deal.is_some() {
                "card-place"
            } else {
                "card-place-so-far"
            };
            words.say(key, &[fill("place", place), fill("ranked", card.ranked)])
        }
        Some(Standing::Assisted | Standing::Playing) => words.say("card-assisted", &[]),
        None => words.say("card-hidden", &[]),
    }
}

/// The days in a row, and the day that was saved.
fn streak(words: &Words, card: &Card) -> Vec<String> {
    let days =
        |key, days: u32| (days > 1).then(|| words.say(key, &[count("count", days as usize)]));
    let saved = card.saved.map(|saved| {
        let shown = long_day(words, saved);
        words.say("card-saved", &[fill("day", shown)])
    });
    [
        days("card-played", card.played),
        days("card-won", card.won),
        saved,
    ]
    .into_iter()
    .flatten()
    .collect()
}
