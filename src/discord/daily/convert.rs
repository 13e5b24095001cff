//! What the use cases tell of races, as it is shown.

use crate::app::race::{Placed, PostDue, RaceInfo, ResultCard, Standing, Standings};
use crate::store::UnixMillis;
use crate::view::race::{self, Card, Entrant, Post, Race, Score};

/// Whole seconds since 1970 UTC, as Discord's time marks take them.
pub(in crate::discord) const fn seconds(at: UnixMillis) -> i64 {
    at.0.div_euclid(1_000)
}

/// A race, as it is shown at this time.
pub(super) fn shown_race(info: &RaceInfo, now: UnixMillis) -> Race {
    let revealed = info.revealed.as_ref();
    Race {
        id: info.id,
        day: info.day,
        options: info.options,
        proven: info.proven,
        ends_at: seconds(info.ends_at),
        over: info.ends_at <= now,
        deal: revealed.map(|revealed| revealed.deal),
        par: revealed.and_then(|revealed| revealed.par),
    }
}

pub(super) fn standings(standings: &Standings, now: UnixMillis) -> race::Standings {
    race::Standings {
        race: shown_race(&standings.race, now),
        rows: standings.rows.iter().map(entrant).collect(),
        page: standings.page,
        pages: standings.pages,
        playing: standings.entered.playing,
        own: standings.own.as_ref().map(entrant),
    }
}

pub(super) fn card(card: &ResultCard, player: u64, now: UnixMillis) -> Card {
    Card {
        race: shown_race(&card.race, now),
        player,
        own: card.placed.as_ref().map(entrant),
        ranked: card.ranked,
        played: card.streak.played,
        won: card.streak.won,
        saved: card.streak.saved_before(card.race.day),
    }
}

pub(super) fn post(due: &PostDue, now: UnixMillis) -> Post {
    Post {
        race: shown_race(&due.race, now),
        role: due.role,
        before: due.before.as_ref().map(|before| standings(before, now)),
    }
}

fn entrant(placed: &Placed) -> Entrant {
    Entrant {
        player: placed.player.0,
        standing: match placed.standing {
            Standing::Ranked(place) => race::Standing::Place(place),
            Standing::Playing => race::Standing::Playing,
            Standing::Assisted => race::Standing::Assisted,
        },
        score: placed.score.map(|score| Score {
            won: score.won,
            home: score.home,
            moves: score.race_moves,
            time: score.spent,
        }),
    }
}
