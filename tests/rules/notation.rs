//! The notation: one way to write each move, and nothing else is one.

use lunette::rules::{Cell, Entry, Foundation, Move, PileNo, Place};

fn check(mv: Move, expect: &str) {
    assert_eq!(mv.to_string(), expect);
    assert_eq!(expect.parse(), Ok(mv));
    assert_eq!(expect.parse(), Ok(Entry::Move(mv)));
}

fn pile(number: u8) -> PileNo {
    PileNo::new(number).expect("no zero")
}

/// A card from this place to both foundations of its suit.
fn check_home(from: Place, text: &str) {
    for (to, word) in [(Foundation::Ace, "fA"), (Foundation::King, "fK")] {
        check(Move::Home { from, to }, &format!("{text} {word}"));
    }
}

#[test]
fn every_move_of_crescent_is_written_and_read_back() {
    for from in 1..=16 {
        check_home(Place::Pile(pile(from)), &format!("p{from}"));
        for to in 1..=16 {
            let text = format!("p{from} p{to}");
            let [from, to] = [from, to].map(|number| Place::Pile(pile(number)));
            check(Move::Build { from, to }, &text);
        }
    }
    check(Move::Shift, "shift");
}

#[test]
fn every_move_of_waning_moon_is_written_and_read_back() {
    let piles = (1..=13).map(|number| (Place::Column(pile(number)), format!("t{number}")));
    for (from, word) in piles.clone().chain([(Place::Waste, "w".to_owned())]) {
        check(Move::Up { from }, &format!("{word} f"));
        for (to, onto) in piles.clone() {
            check(Move::Build { from, to }, &format!("{word} {onto}"));
        }
    }
    check(Move::Deal, "deal");
}

#[test]
fn every_move_of_crazy_quilt_is_written_and_read_back() {
    for (row, column) in (1..=8).flat_map(|row| (1..=8).map(move |column| (row, column))) {
        let from = Place::Cell(Cell::new(row, column).expect("eight by eight"));
        let word = format!("q{row}{column}");
        check_home(from, &word);
        let to = Place::Waste;
        check(Move::Build { from, to }, &format!("{word} w"));
    }
    check_home(Place::Waste, "w");
    check(Move::Deal, "deal");
    check(Move::Redeal, "redeal");
}

#[test]
fn every_transfer_is_written_and_read_back() {
    for suit in lunette::cards::Suit::ALL {
        let transfer = |from| Move::Transfer { suit, from };
        let letter = suit.letter();
        check(transfer(Foundation::Ace), &format!("fA fK {letter}"));
        check(transfer(Foundation::King), &format!("fK fA {letter}"));
    }
}

#[test]
fn a_cell_is_named_by_its_columns_letter_and_its_rows_number() {
    let name = |row, column| Cell::new(row, column).map(|cell| cell.to_string());
    assert_eq!(name(1, 1).as_deref(), Some("A1"));
    assert_eq!(name(3, 4).as_deref(), Some("D3"));
    assert_eq!(name(8, 1).as_deref(), Some("A8"));
    assert_eq!(name(1, 8).as_deref(), Some("H1"));
    for (row, column) in [(0, 1), (1, 0), (9, 1), (1, 9), (255, 255)] {
        assert_eq!(name(row, column), None);
    }
    let all: Vec<Cell> = Cell::all().collect();
    assert_eq!(all.len(), Cell::COUNT);
    for (index, cell) in all.into_iter().enumerate() {
        assert_eq!(cell.index(), index);
        assert_eq!(Cell::new(cell.row(), cell.column()), Some(cell));
    }
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
    for text in [
        "p17 fA", "p99 p1", "p1 p255", "p3 p3", "t14 f", "t3 t99", "w t255",
    ] {
        assert_eq!(
            text.parse::<Move>().map(|mv| mv.to_string()).as_deref(),
            Ok(text)
        );
    }
}

const MALFORMED: [&str; 4] = [
    // What players may type, but the notation doesn't know.
    "p7 f\nP7 FA\nP7 fA\np7 FA\np7 fa\np7 fk\n7 fA\np7 A\np7fA\np7-fA\np7,fA\nSHIFT\nShift\ns\nUndo\nfA\np7\np7 12\n7 p12",
    // Spaces and numbers.
    "p07 fA\np7  fA\n p7 fA\np7 fA \np7\tfA\np+7 fA\np-7 fA\np0 fA\np7 p0\np7 p012\np256 fA\np7 p256\np99999999999 fA\np fA\np7 p\n\
     p7.0 fA\np７ fA\npp7 fA\np7p fA\np7 fA fA\np7 fA H\np7 p12 H\np7 p12 p3\nshift \n shift\nshift 1\nshiftshift",
    // Transfers, and words of other things.
    "fA fA H\nfK fK H\nfA fK\nfA fK h\nfA fK HH\nfA fK ♥\nfA fK X\nfA  fK H\nfA fK H \nfH fK A\nH fA fK\nfA fK H S\nfA p7\nfK p1 H\n\
     undo 1\ngive up\nnull",
    // Moves that no game has, and other games' ways of writing.
    "t3 fA\nt3 fK\nq34 f\np3 t5\nt3 p5\np3 w\nt3 w\nw w\nw p3\nw q22\nq34 q35\nq34 t3\nq34 p3\np3 q34\nfA q11 C\nfA w\nf t3\nf f\n\
     t0 f\nt03 f\nt3  f\nT3 f\nt3 F\nt f\nt3 f f\nt256 f\nq3 fA\nq345 fA\nq90 fA\nq09 fA\nq39 w\nq93 w\nq+3 w\nqD3 w\nD3 w\nq3,4 w\n\
     Q34 w\nq３４ w\nw1 f\nw1 fA\nW f\nwaste f\nw  f\nw\nt3\nq34\ndeal 1\nDeal\ndeal \n deal\nredeal 1\nre-deal\nd\né f\né",
];
