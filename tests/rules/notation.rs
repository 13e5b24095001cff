//! The notation: one way to write each move, and nothing else is one.

use lunette::rules::{Entry, Foundation, Move, PileNo};

#[test]
fn every_move_is_written_and_read_back() {
    let pile = |number| PileNo::new(number).expect("no zero");
    let check = |mv: Move, expect: &str| {
        assert_eq!(mv.to_string(), expect);
        assert_eq!(expect.parse(), Ok(mv));
        assert_eq!(expect.parse(), Ok(Entry::Move(mv)));
    };
    for from in 1..=16 {
        let home = |to| Move::Home {
            from: pile(from),
            to,
        };
        check(home(Foundation::Ace), &format!("p{from} fA"));
        check(home(Foundation::King), &format!("p{from} fK"));
        for to in 1..=16 {
            let (from, to) = (pile(from), pile(to));
            check(Move::Build { from, to }, &format!("p{from} p{to}"));
        }
    }
    for suit in lunette::cards::Suit::ALL {
        let transfer = |from| Move::Transfer { suit, from };
        let letter = suit.letter();
        check(transfer(Foundation::Ace), &format!("fA fK {letter}"));
        check(transfer(Foundation::King), &format!("fK fA {letter}"));
    }
    check(Move::Shift, "shift");
}

#[test]
fn other_entries_are_written_and_read_back() {
    for (entry, expect) in [
        (Entry::Undo, "undo"),
        (Entry::Redo, "redo"),
        (Entry::GiveUp, "giveup"),
    ] {
        assert_eq!(entry.to_string(), expect);
        assert_eq!(expect.parse(), Ok(entry));
    }
}

#[test]
fn anything_else_is_refused_and_named() {
    for text in MALFORMED.iter().copied().flat_map(str::lines) {
        let fault = text.parse::<Move>().expect_err(text);
        assert_eq!(
            fault.to_string(),
            format!("'{text}' is not a move in the notation")
        );
        assert!(text.parse::<Entry>().is_err(), "{text:?}");
    }
    for text in ["", "p7 fA\n", "p7 fA\r", "\u{feff}shift", "shift\0"] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

#[test]
fn an_undo_is_no_move() {
    for text in ["undo", "redo", "giveup"] {
        assert!(text.parse::<Move>().is_err());
    }
}

#[test]
fn a_well_formed_move_may_name_a_pile_that_no_game_has() {
    for text in ["p17 fA", "p99 p1", "p1 p255", "p3 p3"] {
        assert_eq!(
            text.parse::<Move>().map(|mv| mv.to_string()).as_deref(),
            Ok(text)
        );
    }
}

const MALFORMED: [&str; 3] = [
    // What players may type, but the notation doesn't know.
    "p7 f\nP7 FA\nP7 fA\np7 FA\np7 fa\np7 fk\n7 fA\np7 A\np7fA\np7-fA\np7,fA\nSHIFT\nShift\ns\nUndo\nfA\np7\np7 12\n7 p12",
    // Spaces and numbers.
    "p07 fA\np7  fA\n p7 fA\np7 fA \np7\tfA\np+7 fA\np-7 fA\np0 fA\np7 p0\np7 p012\np256 fA\np7 p256\np99999999999 fA\np fA\np7 p\n\
     p7.0 fA\np７ fA\npp7 fA\np7p fA\np7 fA fA\np7 fA H\np7 p12 H\np7 p12 p3\nshift \n shift\nshift 1\nshiftshift",
    // Transfers and other games.
    "fA fA H\nfK fK H\nfA fK\nfA fK h\nfA fK HH\nfA fK ♥\nfA fK X\nfA  fK H\nfA fK H \nfH fK A\nH fA fK\nfA fK H S\nfA p7\nfK p1 H\n\
     deal\nredeal\nw fA\nt3 f\nt3 t5\nq34 fA\nq34 w\nundo 1\ngive up\nnull",
];
