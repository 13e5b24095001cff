//! What players are shown of daily races.

use std::time::Duration;

use insta::assert_snapshot;
use lunette::cards::DealNumber;
use lunette::day::Day;
use lunette::rules::{Entry, Options, RaceId, RuleSet};
use lunette::view::board::{Board, Origin, Question, RaceGame};
use lunette::view::race::{self, Card, Entrant, Post, Race, Score, Standing, Standings};
use lunette::view::screen::{self, Face, Screen};
use lunette::view::setup::{self, Setup, Trouble};
use lunette::view::text::Words;

use crate::boards::{lost, opening};
use crate::page::page;

const DEAL: u64 = 4_611_686_018_427_387_905;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn options() -> Options {
    RuleSet::CrescentClassic.options()
}

fn race() -> Race {
    Race {
        id: RaceId(3),
        day: day("2026-11-30"),
        options: options(),
        proven: true,
        ends_at: 1_796_083_200,
        over: false,
        deal: None,
        par: None,
    }
}

fn entrant(player: u64, standing: Standing, (won, home, moves): (bool, u8, u32)) -> Entrant {
    let score = Score {
        won,
        home,
        moves,
        time: Duration::from_secs(863),
    };
    Entrant {
        player,
        standing,
        score: (standing != Standing::Playing).then_some(score),
    }
}

fn standings() -> Standings {
    Standings {
        race: race(),
        rows: vec![
            entrant(11, Standing::Place(1), (true, 104, 131)),
            entrant(12, Standing::Place(2), (false, 87, 143)),
            entrant(13, Standing::Place(2), (false, 87, 143)),
            entrant(14, Standing::Playing, (false, 0, 0)),
            entrant(15, Standing::Assisted, (true, 104, 90)),
        ],
        page: 0,
        pages: 2,
        playing: 1,
        own: Some(entrant(22, Standing::Place(12), (false, 30, 60))),
    }
}

fn last() -> Standings {
    let mut last = standings();
    last.race.over = true;
    last.race.deal = DealNumber::new(DEAL);
    last.race.par = Some(98);
    last.rows.remove(3);
    last
}

/// A board as that of an attempt.
fn raced(mut board: Board) -> Board {
    board.origin = Origin::Attempt(RaceGame {
        race: RaceId(3),
        day: day("2026-11-30"),
        deal: None,
        proven: true,
        closes_at: 1_796_126_400,
        race_moves: 17,
        assisted: false,
    });
    board
}

fn said(screen: &Screen) -> String {
    let said = page(screen);
    // Discord takes 2,000.
    assert!(screen.text.chars().count() < 2_000, "{said}");
    said
}

fn played(board: &Board) -> String {
    said(&screen::board(Words::english(), board, Face::Play(None)))
}

#[test]
fn standings_that_can_change_say_so() {
    assert_snapshot!(said(&race::standings(Words::english(), &standings())));
}

#[test]
fn final_standings_tell_the_deal() {
    assert_snapshot!(said(&race::standings(Words::english(), &last())));
}

#[test]
fn a_page_of_long_names_and_numbers_fits() {
    let mut full = last();
    let longest = entrant(u64::MAX, Standing::Place(u32::MAX), (false, 103, u32::MAX));
    full.rows = vec![longest; 10];
    said(&race::standings(Words::english(), &full));
}

#[test]
fn a_race_that_nobody_played_offers_to() {
    let mut empty = standings();
    empty.rows.clear();
    empty.own = None;
    empty.pages = 1;
    assert_snapshot!(said(&race::standings(Words::english(), &empty)));
}

#[test]
fn the_daily_post_tells_of_yesterday_and_today() {
    let mut today = race();
    today.day = day("2026-12-01");
    today.proven = false;
    let post = Post {
        race: today,
        role: Some(77),
        before: Some(last()),
    };
    assert_snapshot!(said(&race::post(Words::english(), &post)));
}

#[test]
fn a_result_tells_nothing_of_the_board() {
    let card = Card {
        race: race(),
        player: 12,
        own: Some(entrant(12, Standing::Place(2), (false, 87, 143))),
        ranked: 14,
        played: 5,
        won: 1,
        saved: Some(day("2026-11-27")),
    };
    assert_snapshot!(said(&race::card(Words::english(), &card)));
}

#[test]
fn an_attempt_that_is_open_is_asked_about() {
    assert_snapshot!(said(&race::which_one(
        Words::english(),
        &race(),
        1_796_126_400
    )));
}

#[test]
fn settings_come_after_what_is_wrong_with_them() {
    let setup = Setup {
        zone: "Europe/Berlin".to_owned(),
        game: Some(RuleSet::WaningMoon),
        channel: Some(55),
        next_post_at: None,
        role: Some(77),
        running_until: Some(1_796_083_200),
        troubles: vec![Trouble::Forbidden, Trouble::CantGiveRole],
    };
    assert_snapshot!(said(&setup::setup(Words::english(), &setup)));
}

#[test]
fn an_open_attempt_tells_no_deal_and_can_be_banked() {
    assert_snapshot!(played(&raced(opening())));
}

#[test]
fn a_lost_attempt_can_be_taken_back_or_banked() {
    assert_snapshot!(played(&raced(lost())));
}

#[test]
fn a_banked_attempt_can_be_posted() {
    let mut board = raced(opening());
    board.game.enter(Entry::GiveUp).expect("it is open");
    board.closed = true;
    assert_snapshot!(played(&board));
}

#[test]
fn an_attempt_whose_time_is_over_is_closed() {
    let mut board = raced(lost());
    board.closed = true;
    assert_snapshot!(played(&board));
}

#[test]
fn practice_is_no_attempt() {
    let mut board = raced(opening());
    board.origin = Origin::Practice(board.origin.race().expect("a race"));
    assert_snapshot!(played(&board));
}

#[test]
fn help_in_an_attempt_is_asked_about() {
    let words = Words::english();
    for (question, asked) in [
        (
            Question::AutoUnranked,
            "**Auto makes this attempt unranked.**",
        ),
        (
            Question::HintUnranked,
            "**A hint makes this attempt unranked.**",
        ),
        (Question::Bank, "**Bank your score,**"),
    ] {
        let shown = screen::board(words, &raced(opening()), Face::Ask(question));
        assert!(shown.text.starts_with(asked), "{}", shown.text);
        assert!(!page(&shown).contains("Could it be won?"));
    }
}
