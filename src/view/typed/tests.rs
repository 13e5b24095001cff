use super::*;
use crate::cards::{Card, DealNumber, Rank};
use crate::rules::crescent::{Crescent, PILES};
use crate::rules::foundations::Foundations;
use crate::rules::options::{CrescentOptions, Preset};
use crate::rules::{Cell, Entry, Game, Illegal, Options, PileNo};

const KIND: GameKind = GameKind::Crescent;

/// What a text says, move by move, or the first fault.
fn said(text: &str) -> Result<Vec<Wish>, Unread> {
    read(KIND, text).into_iter().map(|step| step.wish).collect()
}

fn no_target(word: &str) -> Unread {
    Unread::NoTarget(word.to_owned())
}

fn pile(number: u8) -> Spot {
    Spot::Pile(PileNo::new(number).expect("a pile"))
}

fn carry(from: u8, to: Spot) -> Wish {
    Wish::Carry {
        from: pile(from),
        to,
    }
}

const HOME: Spot = Spot::Foundation(None);
const ACE: Spot = Spot::Foundation(Some(Foundation::Ace));
const KING: Spot = Spot::Foundation(Some(Foundation::King));

fn cross(suit: Suit, from: Foundation) -> Wish {
    Wish::Cross { suit, from }
}

#[test]
fn a_deal_that_is_only_typed_gives_nothing_away() {
    let deal = DealNumber::new(7).expect("a deal number");
    for kind in [GameKind::WaningMoon, GameKind::CrazyQuilt] {
        let game = Game::new(Table::deal(Options::default_of(kind), deal));
        let next = complete(kind, &game, "de").expect("it can go on").next;
        assert_eq!(next, [Entry::Move(crate::rules::Move::Deal)]);
        for text in ["deal ", "deal;", "deal; w ", "deal deal", "deal; undo; "] {
            assert!(complete(kind, &game, text).is_none(), "{text}");
        }
    }
}

#[test]
fn one_move_is_read_however_it_is_typed() {
    for (texts, wish) in [
        (
            &[
                "3 9",
                "p3 p9",
                "P3 p9",
                " 3   9 ",
                "3-9",
                "3 → 9",
                "3 -> 9",
                "pile 3 to pile 9",
                "t3 t9",
                "03 9",
            ][..],
            carry(3, pile(9)),
        ),
        (&["p7 p12", "7 12"], carry(7, pile(12))),
        (&["3 f", "3 F", "p3 f"], carry(3, HOME)),
        (&["3 fa", "3 fA", "P3 FA"], carry(3, ACE)),
        (&["3 fk", "3 FK", "p3 fK"], carry(3, KING)),
        (
            &["fa fk h", "FA FK H", "fA → fK ♥", "f fk h", "fa f h"],
            cross(Suit::Hearts, Foundation::Ace),
        ),
        (&["fk fa s"], cross(Suit::Spades, Foundation::King)),
        (&["shift", "SHIFT"], Wish::Do(Deed::Shift)),
        (&["undo"], Wish::Do(Deed::Undo)),
        (&["redo"], Wish::Do(Deed::Redo)),
        (&["p3 fA (7♥ pile 3 → ace foundation)"], carry(3, ACE)),
    ] {
        for text in texts {
            assert_eq!(said(text), Ok(vec![wish]), "{text}");
        }
    }
}

#[test]
fn a_sequence_is_parted_by_signs_lines_or_spaces() {
    let wanted = vec![
        carry(3, pile(9)),
        carry(4, HOME),
        cross(Suit::Hearts, Foundation::Ace),
        Wish::Do(Deed::Shift),
        carry(5, pile(6)),
    ];
    for text in [
        "3 9; 4 f; fa fk h; shift; 5 6",
        "3 9, 4 f,fa fk h , shift,5 6,",
        "3 9\n4 f\r\nfa fk h\n\nshift\n5 6\n",
        "3 9 4 f fa fk h shift 5 6",
        "3 9 4 f; fa fk h shift, 5 6",
    ] {
        assert_eq!(said(text), Ok(wanted.clone()), "{text}");
    }
}

#[test]
fn what_is_doubtful_between_two_signs_is_not_read_at_all() {
    let steps = read(KIND, "3 9; 4 f 5; undo");
    let typed: Vec<&str> = steps.iter().map(|step| step.typed.as_str()).collect();
    assert_eq!(typed, ["3 9", "4 f 5", "undo"]);
    assert_eq!(steps[1].wish, Err(no_target("5")));
}

#[test]
fn each_fault_is_told_from_the_others() {
    for (text, fault) in [
        ("", Unread::Nothing),
        (" ;\n, ", Unread::Nothing),
        ("to", Unread::Nothing),
        ("Xyzzy", Unread::Word("Xyzzy".to_owned())),
        ("3 x", Unread::Word("x".to_owned())),
        ("+3 9", Unread::Word("+3".to_owned())),
        ("3 ♥♥", Unread::Word("♥♥".to_owned())),
        ("giveup", Unread::Word("giveup".to_owned())),
        ("0 3", Unread::NoSuchPile("0".to_owned())),
        ("3 999", Unread::NoSuchPile("999".to_owned())),
        ("w f", Unread::NoSuchSpot(KIND, Spot::Waste)),
        (
            "c4 w",
            Unread::NoSuchSpot(KIND, Spot::Cell(Cell::new(4, 3).expect("C4"))),
        ),
        ("deal", Unread::NoSuchDeed(KIND, Deed::Deal)),
        ("redeal", Unread::NoSuchDeed(KIND, Deed::Redeal)),
        ("3", no_target("3")),
        ("p3 undo", no_target("p3")),
        ("fa", no_target("fa")),
        ("h", Unread::SuitAlone),
        ("fa fk", Unread::NoSuit),
        ("fa fk 3", Unread::NoSuit),
        ("fa fa h", Unread::SameFoundation),
        ("f f h", Unread::SameFoundation),
        ("fa 3", Unread::LeavesFoundation),
    ] {
        assert_eq!(said(text), Err(fault), "{text}");
    }
}

/// A position of hearts: of each pile that is named, its cards by rank, bottom → top.
fn hearts(piles: &[(usize, &[u8])], ace: u8, king: u8) -> Game {
    let rank = |number| Rank::new(number).expect("a rank");
    let mut all = [const { Vec::new() }; PILES];
    for &(number, ranks) in piles {
        let cards = ranks
            .iter()
            .map(|&number| Card::new(rank(number), Suit::Hearts));
        all[number - 1] = cards.collect();
    }
    let tops = Suit::ALL.map(|suit| match suit {
        Suit::Hearts => [rank(ace), rank(king)],
        _ => [Rank::KING, Rank::ACE],
    });
    let options = CrescentOptions::preset(Preset::Classic);
    let table = Crescent::from_parts(options, all, Foundations::with_tops(tops), 3);
    Game::new(Table::Crescent(table))
}

/// The entry that a single typed move stands for.
fn meant(game: &Game, text: &str) -> Result<String, Refused> {
    let steps = read(KIND, text);
    let wish = steps[0].wish.clone().expect("it can be read");
    entry(game, wish).map(|entry| entry.to_string())
}

#[test]
fn a_bare_foundation_is_the_ace_foundation_where_both_take_the_card() {
    // Ace foundation up to 5, king foundation down to 7: a 6 fits both.
    let game = hearts(&[(3, &[6]), (4, &[6])], 5, 7);
    assert_eq!(meant(&game, "3 f").as_deref(), Ok("p3 fA"));
    assert_eq!(meant(&game, "3 fk").as_deref(), Ok("p3 fK"));
}

#[test]
fn a_bare_foundation_is_the_king_foundation_where_only_that_takes_the_card() {
    let game = hearts(&[(3, &[8])], 5, 9);
    assert_eq!(meant(&game, "3 f").as_deref(), Ok("p3 fK"));
}

#[test]
fn a_refusal_says_which_card_and_why() {
    let game = hearts(&[(3, &[11]), (4, &[6])], 5, 9);
    let (jack, rank) = (Card::from_code("JH").expect("a card"), |number| {
        Rank::new(number).expect("a rank")
    });
    let neither = Refused::FitsNeither {
        card: jack,
        ace: rank(5),
        king: rank(9),
    };
    assert_eq!(meant(&game, "3 f"), Err(neither));
    let wrong = Illegal::NotOnFoundation {
        card: jack,
        foundation: Foundation::Ace,
        top: rank(5),
    };
    assert_eq!(meant(&game, "3 fa"), Err(wrong.into()));
    let number = |number| PileNo::new(number).expect("a pile");
    assert_eq!(
        meant(&game, "9 f"),
        Err(Illegal::EmptyPile(number(9)).into())
    );
    assert_eq!(
        meant(&game, "17 f"),
        Err(Illegal::NoSuchPile(number(17)).into())
    );
    assert_eq!(
        meant(&game, "4 4"),
        Err(Illegal::SamePile(number(4)).into())
    );
    assert_eq!(meant(&game, "undo"), Err(Illegal::NothingToUndo.into()));
    assert_eq!(meant(&game, "shift"), Err(Illegal::NotStuck.into()));
}

fn dealt() -> Game {
    let deal = DealNumber::new(7).expect("below 2⁶³");
    Game::new(Table::deal(Options::default_of(KIND), deal))
}

/// What is suggested for a text, in the notation.
fn next(game: &Game, text: &str) -> Vec<String> {
    let completion = complete(KIND, game, text).expect("it can be completed");
    completion.next.into_iter().map(notation).collect()
}

#[test]
fn nothing_typed_is_completed_by_every_legal_move() {
    let game = dealt();
    let legal: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    assert!(legal.len() <= SUGGESTIONS);
    assert_eq!(next(&game, ""), legal);
}

#[test]
fn what_is_begun_is_completed_with_pile_1_before_pile_10() {
    let game = hearts(&[(1, &[6]), (10, &[7]), (2, &[6])], 5, 9);
    let of_pile_1 = next(&game, "1");
    assert_eq!(of_pile_1[0], "p1 fA");
    assert!(of_pile_1.contains(&"p10 p1".to_owned()));
    assert_eq!(next(&game, "1 "), ["p1 fA", "p1 p10"]);
    assert_eq!(next(&game, "P10 "), ["p10 p1", "p10 p2"]);
    assert_eq!(next(&game, "1 f"), ["p1 fA"]);
}

#[test]
fn whole_moves_are_played_before_the_next_is_suggested() {
    let game = hearts(&[(1, &[6]), (10, &[7]), (2, &[6])], 5, 9);
    for text in ["1 f; ", "1 f,", "1 f ", "p1 fA\n"] {
        let after = complete(KIND, &game, text).expect("it can be played");
        assert_eq!(after.before, ["p1 fA"], "{text:?}");
        let next: Vec<String> = after.next.into_iter().map(notation).collect();
        assert_eq!(next, ["p10 fA", "p2 p10", "p10 p2", "undo"], "{text:?}");
    }
    assert!(complete(KIND, &game, "1 5; ").is_none());
    assert!(complete(KIND, &game, "nonsense; ").is_none());
    assert!(next_is_empty(&game, "nonsense"));
}

fn next_is_empty(game: &Game, text: &str) -> bool {
    complete(KIND, game, text).is_some_and(|completion| completion.next.is_empty())
}

#[test]
fn every_legal_move_of_many_tables_is_read_from_its_notation() {
    let mut game = dealt();
    for step in 0..60 {
        let legal = game.legal_moves();
        for &mv in &legal {
            let typed = notation(Entry::Move(mv)).to_lowercase().replace('p', "");
            let steps = read(KIND, &typed);
            let wish = steps[0].wish.clone().expect("read");
            assert_eq!(entry(&game, wish), Ok(Entry::Move(mv)), "{typed}");
        }
        let Some(&mv) = legal.get(step % legal.len().max(1)) else {
            return;
        };
        game.enter(Entry::Move(mv)).expect("legal");
    }
}

proptest::proptest! {
    #[test]
    fn no_text_is_too_strange(text in "[a-zA-Z0-9 ;,()→♥-]{0,40}|.{0,40}") {
        let steps = read(KIND, &text);
        assert!(!steps.is_empty());
        let _ = complete(KIND, &dealt(), &text);
    }
}
