//! Each kind of screen, held by a snapshot.

use insta::assert_snapshot;
use lunette::cards::DealNumber;
use lunette::rules::options::CrescentOptions;
use lunette::rules::{Options, PileNo, Place};
use lunette::view::action::{Wanted, WantedDeal};
use lunette::view::board::{Board, Notice, Question};
use lunette::view::controls::{MENU_LIMIT, Row};
use lunette::view::screen::{self, Face, Screen};
use lunette::view::text::Words;

use crate::boards::{crowded, given_up, lost, opening, won};
use crate::page::page;

fn shown(board: &Board, face: Face) -> Screen {
    screen::board(Words::english(), board, face)
}

fn played(board: &Board) -> String {
    page(&shown(board, Face::Play(None)))
}

fn asked(board: &Board, question: Question) -> String {
    page(&shown(board, Face::Ask(question)))
}

fn wanted(deal: Option<u64>) -> Wanted {
    let options = CrescentOptions {
        wraparound: false,
        ..CrescentOptions::default()
    };
    Wanted {
        options: Options::Crescent(options),
        deal: deal
            .and_then(DealNumber::new)
            .map_or(WantedDeal::Winnable, WantedDeal::Number),
    }
}

#[test]
fn an_opening_lists_its_moves() {
    assert_snapshot!(played(&opening()));
}

#[test]
fn a_crowded_board_lists_its_cards() {
    assert_snapshot!(played(&crowded()));
}

#[test]
fn a_chosen_card_lists_its_targets() {
    // 10♣, of which the menu says that it has four places to go.
    let board = crowded();
    let targets = Face::Targets(Place::Pile(PileNo::from_index(5)));
    assert_snapshot!(page(&shown(&board, targets)));
}

#[test]
fn a_won_game_tells_what_it_came_to() {
    assert_snapshot!(played(&won()));
}

#[test]
fn a_lost_game_offers_undo() {
    assert_snapshot!(played(&lost()));
}

#[test]
fn a_lost_game_that_was_replaced_is_closed() {
    let board = Board {
        closed: true,
        ..lost()
    };
    assert_snapshot!(played(&board));
}

#[test]
fn a_given_up_game_is_closed() {
    assert_snapshot!(played(&given_up()));
}

#[test]
fn a_new_game_is_asked_about() {
    assert_snapshot!("any_deal", asked(&opening(), Question::New(wanted(None))));
    let longest = wanted(Some(DealNumber::MAX.get()));
    assert_snapshot!("one_deal", asked(&crowded(), Question::New(longest)));
}

#[test]
fn giving_up_is_asked_about() {
    assert_snapshot!(asked(&crowded(), Question::GiveUp));
}

#[test]
fn conceding_is_asked_about() {
    assert_snapshot!(asked(&lost(), Question::Concede));
}

#[test]
fn notices_stand_over_the_board() {
    let notices = [
        Notice::OutOfDate,
        Notice::Finished,
        Notice::AutoPlayed,
        Notice::StillOpen,
    ];
    let board = crowded();
    let texts = notices.map(|notice| shown(&board, Face::Play(Some(notice))).text);
    assert_snapshot!(texts.join("\n\n"));
}

#[test]
fn somebody_elses_deal_is_offered() {
    assert_snapshot!(page(&screen::not_yours(Words::english(), wanted(Some(12)))));
}

#[test]
fn every_screen_keeps_to_what_discord_takes() {
    for board in [opening(), crowded(), won(), lost(), given_up()] {
        let screen = shown(&board, Face::Play(None));
        assert!(screen.text.chars().count() <= 2_000);
        assert!(screen.rows.len() <= 5);
        let picture = screen.picture.expect("a board is drawn");
        assert!(picture.alt.chars().count() < 1_024, "it isn't cut off");
        for row in screen.rows {
            match row {
                Row::Menu(menu) => {
                    assert!((1..=MENU_LIMIT).contains(&menu.choices.len()));
                    let labels = menu.choices.iter().map(|choice| &choice.label);
                    assert!(labels.into_iter().all(|label| label.chars().count() <= 100));
                }
                Row::Buttons(buttons) => {
                    assert!((1..=5).contains(&buttons.len()));
                    let labels = buttons.iter().map(|button| &button.label);
                    assert!(labels.into_iter().all(|label| label.chars().count() <= 34));
                }
            }
        }
    }
}
