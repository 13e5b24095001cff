//! The bot is killed in the middle of play, again and again.

use std::collections::HashMap;
use std::future::pending;
use std::io::Write;
use std::time::Duration;

use discord_standin::{AnswerKind, Call, Endpoint, Fault, Message, Pending, User};
use tokio::sync::oneshot;

use crate::support::{Drawn, House, Records, drawn, lasts, until};

const PLAYERS: usize = 8;

/// When the bot is killed, while all players have clicked.
enum Kill {
    /// At no moment in particular.
    After(Duration),
    /// When every entry is on the disk and no click is answered.
    BeforeAnswers,
    /// When Discord has taken the first answer, and the bot doesn't know it yet.
    AtFirstAnswer,
}

impl Kill {
    /// Every fifth is between commit and answer, every fifth at an answer; the others spread from before the first
    /// click is read to after the last one is answered.
    fn number(round: u64) -> Self {
        match round % 5 {
            1 => Self::BeforeAnswers,
            3 => Self::AtFirstAnswer,
            _ => Self::After(Duration::from_millis(round * 29 % 450)),
        }
    }
}

struct Player {
    user: User,
    board: Message,
}

/// What the kills came to.
#[derive(Debug, Default)]
struct Tally {
    kills: u64,
    acknowledged: u64,
    /// Entries that were on the disk when the bot died before its answer.
    unanswered: u64,
    /// Clicks that left nothing.
    unheard: u64,
}

#[tokio::test]
async fn no_answered_move_is_lost_when_the_bot_is_killed() {
    let tally = kill_and_kill_again(25).await;
    assert!(tally.unanswered >= 5 * 8, "{tally:?}");
}

/// Run by `scripts/kills`.
#[tokio::test]
#[ignore = "takes minutes"]
async fn no_answered_move_is_lost_in_200_kills() {
    let tally = kill_and_kill_again(200).await;
    // Nothing is left to do if even that can't be written.
    let _ = writeln!(std::io::stderr(), "{tally:?}");
}

async fn kill_and_kill_again(kills: u64) -> Tally {
    let mut house = House::open_patient().await;
    let mut tally = Tally::default();
    let mut logs = HashMap::new();
    let mut players = Vec::new();
    for number in 0..PLAYERS {
        let user = house.discord.user(&format!("player{number}"));
        let board = house.run_as(&user, "/play").await;
        players.push(Player { user, board });
    }
    for round in 0..kills {
        kill_under_clicks(&mut house, &players, Kill::number(round)).await;
        house.start_bot().await;
        tally.kills += 1;
        let mut records = house.records().await;
        for player in &mut players {
            look_up(&house, &mut records, player, &mut tally).await;
            keep(&mut records, &mut logs, drawn(&player.board)).await;
            begin_anew_if_over(&house, player).await;
        }
        go_on(&house, &mut records, &mut players).await;
    }
    tally
}

/// All players press Auto at once, and the bot is killed.
async fn kill_under_clicks(house: &mut House, players: &[Player], kill: Kill) {
    match kill {
        Kill::After(time) => {
            click(players);
            tokio::time::sleep(time).await;
        }
        Kill::BeforeAnswers => {
            let before = callbacks(house);
            house
                .discord
                .fail_next(Endpoint::Callback, &Fault::Hang, PLAYERS);
            click(players);
            until(|| callbacks(house) == before + PLAYERS).await;
        }
        Kill::AtFirstAnswer => {
            let (tell, told) = oneshot::channel();
            house
                .discord
                .before_answer(Endpoint::Callback, |_| async move {
                    tell.send(()).expect("the test waits");
                    pending::<()>().await;
                });
            click(players);
            told.await.expect("an answer comes");
        }
    }
    house.kill_bot().await;
}

fn click(players: &[Player]) -> Vec<Pending> {
    let press = |player: &Player| player.user.press_later(&player.board, "Auto");
    let clicks = players.iter().map(press);
    clicks.map(|click| click.expect("Auto is there")).collect()
}

fn callbacks(house: &House) -> usize {
    let calls = house.discord.requests();
    let callback = |call: &&Call| call.endpoint == Some(Endpoint::Callback);
    calls.iter().filter(callback).count()
}

/// The board that a player sees is what was acknowledged. All of it is in the log, and at most one entry more.
async fn look_up(house: &House, records: &mut Records, player: &mut Player, tally: &mut Tally) {
    let before = drawn(&player.board);
    player.board = house.discord.message(player.board.id).expect("it stands");
    let shown = drawn(&player.board);
    let length = length(records, shown.game).await;
    assert_eq!(shown.game, before.game);
    assert!(length >= shown.seq, "an answered move is lost");
    assert!(length <= before.seq + 1, "a click stands twice");
    tally.acknowledged += u64::from(shown.seq - before.seq);
    tally.unanswered += u64::from(length - shown.seq);
    tally.unheard += u64::from(before.seq + 1 - length);
}

async fn length(records: &mut Records, game: i64) -> u32 {
    u32::try_from(records.log_of(game).await.len()).expect("a short log")
}

/// What stood in a log stands there still, in its old place.
async fn keep(records: &mut Records, logs: &mut HashMap<i64, Vec<String>>, shown: Drawn) {
    let log = records.log_of(shown.game).await;
    if let Some(earlier) = logs.insert(shown.game, log.clone()) {
        assert_eq!(log[..earlier.len()], earlier);
    }
}

/// All players press Auto on the message that the dead bot left. It plays, or says that the board is out of date.
async fn go_on(house: &House, records: &mut Records, players: &mut [Player]) {
    let mut lengths = Vec::new();
    for player in &*players {
        lengths.push(length(records, drawn(&player.board).game).await);
    }
    let clicks = click(players);
    for ((player, click), length) in players.iter_mut().zip(clicks).zip(lengths) {
        let (old, answer) = (drawn(&player.board), click.await);
        assert_eq!(answer.kind, AnswerKind::Update, "{answer:?}");
        player.board = answer.message().clone();
        let told = &player.board.content;
        // The entry that wasn't answered may have been the last.
        let out_of_date = told.contains("out of date") || told.contains("That game is over");
        assert_eq!(out_of_date, old.seq < length, "{told}");
        let played = u32::from(!out_of_date);
        assert_eq!(drawn(&player.board).seq, length + played);
        begin_anew_if_over(house, player).await;
    }
}

async fn begin_anew_if_over(house: &House, player: &mut Player) {
    if !lasts(&player.board) {
        player.board = house.run_as(&player.user, "/play").await;
    }
}
