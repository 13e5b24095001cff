//! Looking into the file, as clicks and commands do.

use std::fmt;
use std::future::Future;
use std::time::Duration;

use lunette::app::race::{Daily, GuildId, LeaderBy, LeaderboardRequest, Period, Standings};
use lunette::app::{App, ChannelId, PlayRequest, PlayerId};
use lunette::rules::GameKind;
use lunette::store::{Store, UnixMillis};
use lunette::view::action::{Action, Press, WantedDeal};

use super::{median, now, say};

const ROUNDS: usize = 40;
const ALICE: PlayerId = PlayerId(1_003);
/// Has no attempt so far.
const NEWCOMER: u64 = 5_000_000;

/// Says how long each of these takes.
pub(crate) async fn look(app: &App, store: &Store, now: UnixMillis, guild: GuildId) {
    let board: Standings = app.board_today(guild, ALICE, now).await.expect("a board");
    let (race, last) = (board.race.id, board.pages - 1);
    say(&format!(
        "  {} attempts, {} pages",
        board.entered.all, board.pages
    ));
    time("/daily board", || app.board_today(guild, ALICE, now)).await;
    time("its last page", || app.standings(race, last, ALICE, now)).await;
    time("the list alone", || store.standings(race, 0, 10)).await;
    time("one's own place alone", || store.standing_of(race, ALICE)).await;
    time("/daily results", || async {
        // On a server's first day there are none.
        drop(app.results(guild, None, ALICE, now).await);
        Ok::<_, fmt::Error>(())
    })
    .await;
    time("one's streak", || store.streak(guild, ALICE, now)).await;
    for (name, period, by) in [
        ("/leaderboard", Period::All, LeaderBy::Points),
        ("/leaderboard of the week", Period::Week, LeaderBy::Wins),
        ("/leaderboard of streaks", Period::All, LeaderBy::Streak),
    ] {
        let request = LeaderboardRequest {
            kind: None,
            period,
            by,
            page: 0,
        };
        time(name, || app.leaderboard(guild, request, ALICE, now)).await;
    }
    clicks(app, store, now, guild).await;
    time("nothing to post", || app.posts_due(now)).await;
    time("nothing to close", || app.close_expired(now)).await;
}

async fn clicks(app: &App, store: &Store, at: UnixMillis, guild: GuildId) {
    let mut newcomers = (0..).map(|number| PlayerId(NEWCOMER + number));
    let mut next = || newcomers.next().expect("endless");
    time("/daily play, begun", || {
        let player = next();
        async move { app.daily_play(guild, player, at).await }
    })
    .await;
    let alice = PlayerId(NEWCOMER);
    time("/daily play, continued", || {
        app.daily_play(guild, alice, at)
    })
    .await;
    let Ok(Daily::Shown(shown)) = app.daily_play(guild, alice, at).await else {
        unreachable!("it was begun above");
    };
    let game = shown.board.id;
    let mut seq = shown.board.seq;
    let mv = Press::Play(shown.board.game.legal_moves()[0]);
    // There and back, so that the log grows and the table doesn't change for long.
    time("a click on an attempt", || {
        let press = if seq % 2 == 0 { mv } else { Press::Undo };
        let action = Action::Board { game, seq, press };
        seq += 1;
        async move { app.act(alice, action, at).await }
    })
    .await;
    time("the game last touched", || {
        store.last_touched(alice, ChannelId(1))
    })
    .await;
    let request = PlayRequest {
        kind: GameKind::Crescent,
        options: None,
        deal: WantedDeal::Any,
        layout: None,
    };
    time("/play", || app.play(alice, request, at)).await;
}

/// Does it some times, each after the other.
async fn time<F, T, E>(name: &str, mut what: impl FnMut() -> F)
where
    F: Future<Output = Result<T, E>>,
    E: fmt::Debug,
{
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..ROUNDS {
        let began = now();
        let done = what().await;
        times.push(began.elapsed());
        drop(done.expect(name));
    }
    times.sort_unstable();
    let longest = times.last().copied().unwrap_or_default();
    say(&format!(
        "  {name}: median {:.2?}, longest {longest:.2?}",
        median(&times)
    ));
}
