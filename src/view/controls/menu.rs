//! The menu of moves, and the menu of places to which one card goes.

use super::{Choice, MENU_LIMIT, Menu};
use crate::rules::{Move, Place};
use crate::view::action::{Press, menu_id, menu_value};
use crate::view::board::Board;
use crate::view::text::{Words, count, fill, move_text, place_name};

/// The moves that are offered, but for those that are buttons. With more than a menu holds, the cards that can move.
pub(super) fn menu(words: &Words, board: &Board) -> Option<Menu> {
    let moves = listed_moves(board);
    if moves.is_empty() {
        return None;
    }
    let whole = moves.len() <= MENU_LIMIT;
    let choices = if whole {
        moves
            .iter()
            .map(|&mv| play_choice(words, board, mv))
            .collect()
    } else {
        card_choices(words, board, &moves)
    };
    let placeholder = if whole {
        "menu-placeholder"
    } else {
        "menu-placeholder-cards"
    };
    Some(Menu {
        id: menu_id(board.id, board.seq),
        placeholder: words.say(placeholder, &[count("count", moves.len())]),
        choices,
    })
}

fn listed_moves(board: &Board) -> Vec<Move> {
    if board.closed {
        return Vec::new();
    }
    let mut moves = board.game.offered_moves();
    moves.retain(|mv| !matches!(mv, Move::Shift | Move::Deal | Move::Redeal));
    moves
}

/// An entry for each card that can move, of which Crescent exposes 16 at most and Waning Moon 14, and one for each of up
/// to 8 transfers. Crazy Quilt exposes more, but has 20 moves at most: four of a suit to or between its foundations, and
/// four to the waste.
fn card_choices(words: &Words, board: &Board, moves: &[Move]) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for &mv in moves {
        let choice = match mv.source() {
            Some(from)
                if moves
                    .iter()
                    .filter(|&&other| other.source() == Some(from))
                    .count()
                    > 1 =>
            {
                card_choice(words, board, from, moves)
            }
            _ => play_choice(words, board, mv),
        };
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
}

/// The places to which the card at one place goes, and the way back.
pub(super) fn targets(words: &Words, board: &Board, from: Place) -> Menu {
    let mut choices: Vec<Choice> = listed_moves(board)
        .into_iter()
        .filter(|&mv| mv.source() == Some(from))
        .map(|mv| play_choice(words, board, mv))
        .collect();
    if !choices.is_empty() {
        choices.push(Choice {
            label: words.say("menu-back", &[]),
            detail: None,
            value: menu_value(Press::Back).unwrap_or_default(),
        });
    }
    Menu {
        id: menu_id(board.id, board.seq),
        placeholder: words.say(
            "menu-placeholder-targets",
            &[fill("card", top(board, from))],
        ),
        choices,
    }
}

fn play_choice(words: &Words, board: &Board, mv: Move) -> Choice {
    Choice {
        label: move_text(words, board.game.table(), mv),
        detail: None,
        value: menu_value(Press::Play(mv)).unwrap_or_default(),
    }
}

fn card_choice(words: &Words, board: &Board, from: Place, moves: &[Move]) -> Choice {
    let places = moves
        .iter()
        .filter(|&&mv| mv.source() == Some(from))
        .count();
    Choice {
        label: words.say(
            "menu-card",
            &[
                fill("card", top(board, from)),
                fill("from", place_name(words, from)),
            ],
        ),
        detail: Some(words.say("menu-card-detail", &[count("count", places)])),
        value: menu_value(Press::ChooseCard(from)).unwrap_or_default(),
    }
}

fn top(board: &Board, place: Place) -> String {
    let card = board.game.table().card_at(place);
    card.map_or_else(String::new, |card| card.to_string())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::cards::{Card, DealNumber, Rank, Suit};
    use crate::rules::waning_moon::{PILES, Twins, WaningMoon};
    use crate::rules::{Game, GameId, GameKind, Options, PileNo, Table};
    use crate::view::board::Origin;
    use crate::view::scene::Layout;

    /// Waning Moon with these ranks of spades on top of its piles, each over another card; the last pile is empty.
    fn board(tops: [u8; PILES - 1], waste: Option<Card>) -> Board {
        let spade = |rank| Card::new(Rank::new(rank).expect("a rank"), Suit::Spades);
        let mut piles: [Vec<Card>; PILES] = Default::default();
        for (pile, rank) in piles.iter_mut().zip(tops) {
            *pile = vec![Card::new(Rank::KING, Suit::Clubs), spade(rank)];
        }
        let waste = waste.into_iter().collect();
        let table = WaningMoon::from_parts(piles, vec![spade(13)], waste, Twins::default());
        Board {
            id: GameId(1),
            seq: 0,
            options: Options::default_of(GameKind::WaningMoon),
            origin: Origin::Casual(DealNumber::new(7).expect("a small number")),
            par: None,
            closed: false,
            layout: Layout::default(),
            time: Duration::ZERO,
            game: Game::new(Table::WaningMoon(table)),
        }
    }

    fn labels(menu: &Menu) -> Vec<&str> {
        menu.choices
            .iter()
            .map(|choice| choice.label.as_str())
            .collect()
    }

    #[test]
    fn moves_home_come_first_and_the_deal_is_no_entry() {
        let ace = Card::new(Rank::ACE, Suit::Hearts);
        let board = board([1, 13, 11, 9, 7, 5, 3, 13, 11, 9, 7, 5], Some(ace));
        let menu = menu(Words::english(), &board).expect("there are moves");
        let labels = labels(&menu);
        let first = ["A♠ pile 1 → foundation", "A♥ waste → foundation"];
        assert_eq!(labels[..2], first);
        // Each of the thirteen cards also goes to the empty pile, and none onto another.
        assert_eq!(labels.len(), 2 + 13);
        assert!(
            labels[2..]
                .iter()
                .all(|label| label.ends_with("→ empty pile 13"))
        );
    }

    #[test]
    fn with_more_than_a_menu_holds_the_card_is_chosen_first() {
        // Ten cards go onto either card of the next rank and to the empty pile, two only to the empty pile.
        let board = board([7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2], None);
        let words = Words::english();
        let menu = menu(words, &board).expect("there are moves");
        assert_eq!(menu.placeholder, "Choose a card first (32 moves are legal)");
        let first = labels(&menu);
        assert_eq!(first.len(), 12);
        assert!(first.contains(&"7♠ pile 1 → empty pile 13"));
        assert!(first.contains(&"6♠ pile 3 …"));
        let targets = targets(words, &board, Place::Column(PileNo::from_index(2)));
        let expected = [
            "6♠ pile 3 → pile 1 on 7♠",
            "6♠ pile 3 → pile 2 on 7♠",
            "6♠ pile 3 → empty pile 13",
            "← all cards",
        ];
        assert_eq!(labels(&targets), expected);
    }
}
