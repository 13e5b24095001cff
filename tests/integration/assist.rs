//! Finish, Hint and what **More** says, by the buttons.

use std::collections::HashSet;

use discord_standin::{AnswerKind, Message};
use lunette::cards::DealNumber;
use lunette::rules::options::{CrescentOptions, Preset};
use lunette::rules::{Entry, Game, Move, Options, Outcome, Table};
use lunette::solver::{Hope, hope};

use crate::support::{House, drawn, line, play};

const ASKED: &str = "Could it be won?";
const ASSISTED: &str = "SELECT SUM(assisted) FROM games";

#[tokio::test]
async fn finish_plays_all_cards_home_as_the_players_own_moves() {
    let house = House::open().await;
    for (game, kind) in [
        ("crescent-classic", "Crescent"),
        ("waning-moon", "Waning Moon"),
        ("crazy-quilt", "Crazy Quilt"),
    ] {
        let (deal, moves) = line(&format!("{game}-won"));
        let mut board = house.run(&format!("/play game:{kind} deal:{deal}")).await;
        let mut played = 0;
        while board.button("Finish").is_none() {
            assert!(board.button("Hint").is_some(), "{kind}");
            board = play(&house.alice, &board, &moves[played]).await;
            played += 1;
        }
        assert!(
            played > 20,
            "{kind}: cards are in each other's way at first"
        );
        let answer = house.alice.press(&board, "Finish").await.expect("offered");
        assert_eq!((answer.kind, answer.calls.len()), (AnswerKind::Update, 1));
        let won = answer.message();
        assert!(won.content.contains("Won!"), "{kind}: {}", won.content);
        assert!(won.button("Finish").is_none());
        let log = house.records().await.log_of(drawn(&board).game).await;
        assert!(log.len() > played, "{kind}: each move is an entry");
        assert_eq!(log[..played], moves[..played]);
    }
    let mut records = house.records().await;
    let by_auto = "SELECT COUNT(*) FROM entries WHERE played_by <> 'player'";
    assert_eq!(records.number(by_auto).await, 0);
    assert_eq!(records.number(ASSISTED).await, 0);
}

#[tokio::test]
async fn finish_before_its_time_plays_nothing() {
    let house = House::open().await;
    let board = house.run("/play game:Crescent deal:7").await;
    let game = drawn(&board).game;
    let id = format!("1.g.{game}.0.finish");
    let early = house.alice.press_id(&board, &id).await;
    assert!(early.message().ephemeral);
    let told = &early.message().content;
    assert!(told.contains("don’t all plainly go home"), "{told}");
    assert!(house.records().await.log_of(game).await.is_empty());
}

#[tokio::test]
async fn a_hint_is_autos_move_and_leaves_the_log_alone() {
    let house = House::open().await;
    for (assisted, kind) in (1..).zip(["Crescent", "Waning Moon", "Crazy Quilt"]) {
        let board = house.run(&format!("/play game:{kind} deal:8")).await;
        let answer = house.alice.press(&board, "Hint").await.expect("offered");
        assert_eq!((answer.kind, answer.calls.len()), (AnswerKind::Update, 1));
        let hinted = answer.message().clone();
        let told = hinted.content.split_once("Hint: ").expect("it is said").1;
        let told = told.split_once(".*").expect("one line").0;
        let picture = hinted.picture().expect("a board").description.as_deref();
        let alt = picture.expect("in words");
        assert!(alt.contains(&format!("A hint is marked: {told}.")), "{alt}");
        let mut records = house.records().await;
        assert!(records.log_of(drawn(&board).game).await.is_empty());
        // Each game is marked once, before Auto plays in it.
        let hints = "SELECT COUNT(*) FROM games WHERE assisted > 0";
        assert_eq!(records.number(hints).await, assisted);
        let auto = house.alice.press(&hinted, "Auto").await.expect("offered");
        let played = &auto.message().content;
        assert!(played.contains(&format!("Auto played {told}.")), "{played}");
    }
}

/// A deal of plain Crescent and moves after which it is lost by rule, though once it could be won; and how many moves
/// ago that was.
fn squandered() -> (u64, Vec<Move>, usize) {
    (0..2_000)
        .find_map(|deal| {
            let game = squander(deal)?;
            match hope(&game) {
                Hope::Lost(Some(past)) => Some((deal, game.line().to_vec(), past.undos)),
                _ => None,
            }
        })
        .expect("some deal is lost soon")
}

/// Plays the shifts, and then the first move that leads to something new.
fn squander(deal: u64) -> Option<Game> {
    let options = Options::Crescent(CrescentOptions::preset(Preset::Plain));
    let mut game = Game::new(Table::deal(options, DealNumber::new(deal)?));
    let mut seen = HashSet::new();
    for played in 0..20 {
        seen.insert(game.table().clone());
        let mut moves = game.legal_moves().into_iter();
        let mv = if played < 3 {
            Move::Shift
        } else {
            moves.find(|&mv| {
                let mut next = game.table().clone();
                next.play(mv).is_ok() && !seen.contains(&next)
            })?
        };
        game.enter(Entry::Move(mv)).ok()?;
        if game.outcome() == Outcome::Lost {
            return Some(game);
        }
    }
    None
}

async fn ask(house: &House, message: &Message) -> Message {
    let asked = house.alice.press(message, ASKED).await.expect("offered");
    assert_eq!(asked.kind, AnswerKind::DeferredMessage);
    let told = asked.message();
    assert!(told.ephemeral && !told.thinking, "{}", told.content);
    told.clone()
}

#[tokio::test]
async fn a_lost_game_goes_back_to_where_it_could_be_won() {
    let (deal, moves, undos) = squandered();
    let house = House::open().await;
    let play_it = format!("/play game:Crescent rules:plain deal:{deal}");
    let mut board = house.run(&play_it).await;
    for mv in &moves {
        board = play(&house.alice, &board, &mv.to_string()).await;
    }
    assert!(board.content.contains("No move is left"), "{deal}");
    assert!(board.button("Hint").is_none());
    let at = drawn(&board);
    let id = format!("1.g.{}.{}.hint", at.game, at.seq);
    let hint = house.alice.press_id(&board, &id).await;
    let text = &hint.message().content;
    assert!(text.contains("No hint helps here"), "{text}");
    let told = ask(&house, &board).await;
    let text = &told.content;
    assert!(text.contains("can’t be won any more"), "{text}");
    let button = match undos {
        1 => "Go back 1 move".to_owned(),
        _ => format!("Go back {undos} moves"),
    };
    let back = house.alice.press(&told, &button).await.expect("offered");
    assert_eq!(back.kind, AnswerKind::Message, "the board comes anew");
    let anew = back.message().clone();
    assert!(!anew.ephemeral && anew.content.contains("· playing ·"));
    let mut expected: Vec<String> = moves.iter().map(Move::to_string).collect();
    expected.extend(vec!["undo".to_owned(); undos]);
    let mut records = house.records().await;
    assert_eq!(records.log_of(drawn(&board).game).await, expected);
    assert_eq!(records.number(ASSISTED).await, 0);
    // From there it can be won.
    let told = ask(&house, &more(&house, &anew).await).await;
    assert!(
        told.content.contains("can still be won"),
        "{}",
        told.content
    );
    assert!(told.buttons().next().is_none());
    // The button goes back once.
    let again = house.alice.press(&board, "Undo").await;
    assert!(again.is_err(), "the old board has no controls");
}

async fn more(house: &House, board: &Message) -> Message {
    let answer = house.alice.press(board, "More").await.expect("offered");
    assert_eq!((answer.kind, answer.calls.len()), (AnswerKind::Message, 1));
    assert!(answer.message().ephemeral && answer.message().picture().is_none());
    answer.message().clone()
}

#[tokio::test]
async fn what_lies_face_down_is_not_told_of() {
    let house = House::open().await;
    for kind in ["Waning Moon", "Crazy Quilt"] {
        let board = house.run(&format!("/play game:{kind} deal:7")).await;
        let told = ask(&house, &more(&house, &board).await).await;
        assert!(told.content.contains("I don’t know"), "{}", told.content);
        let asked = house.alice.press(&board, "Give up").await.expect("asked");
        let told = ask(&house, asked.message()).await;
        assert!(told.content.contains("I don’t know"), "{}", told.content);
        assert!(
            house
                .records()
                .await
                .log_of(drawn(&board).game)
                .await
                .is_empty()
        );
    }
}

#[tokio::test]
async fn somebody_elses_game_is_not_looked_into() {
    let house = House::open().await;
    let board = house.run("/play game:Crescent deal:7").await;
    let id = format!("1.g.{}.0.could-win", drawn(&board).game);
    let bob = house.discord.user("bob");
    let told = bob.press_id(&board, &id).await;
    let told = told.message();
    assert!(told.ephemeral && told.content.contains("somebody else’s"));
    assert!(told.button("Play this deal").is_some());
}
