//! What `examples/conformance` answers, line by line.

#[path = "../../examples/conformance/request.rs"]
mod request;
#[path = "../../examples/conformance/state/mod.rs"]
mod state;

use lunette::cards::{Card, DealNumber};
use lunette::rules::options::{CrazyQuiltOptions, CrescentOptions};
use lunette::rules::{Cell, crazy_quilt::CrazyQuilt, crescent::Crescent, waning_moon::WaningMoon};
use serde_json::{Value, json};

fn answer(request: &Value) -> Value {
    request::answer(request.to_string().as_bytes()).expect("a well-formed request")
}

fn fault(request: &Value) -> String {
    request::answer(request.to_string().as_bytes()).expect_err("a malformed request")
}

/// Rank `A23456789TJQK` and suit `CDHS`.
fn name(card: Card) -> String {
    let rank = [
        "A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K",
    ];
    let rank = rank[usize::from(card.rank.number()) - 1];
    format!("{rank}{}", card.suit.letter())
}

fn names(cards: &[Card]) -> Vec<String> {
    cards.iter().copied().map(name).collect()
}

fn number() -> DealNumber {
    DealNumber::new(7).expect("below 2⁶³")
}

fn crescent() -> Value {
    let table = Crescent::deal(CrescentOptions::default(), number());
    let piles: Vec<_> = table.piles().iter().map(|pile| names(pile)).collect();
    json!({ "piles": piles })
}

fn waning_moon() -> Value {
    let table = WaningMoon::deal(number());
    let piles: Vec<_> = table.piles().iter().map(|pile| names(pile)).collect();
    json!({ "piles": piles, "stock": names(table.stock().face_down_cards()) })
}

fn crazy_quilt() -> Value {
    let table = CrazyQuilt::deal(CrazyQuiltOptions::default(), number());
    let cells: Vec<Card> = Cell::all().filter_map(|cell| table.cell(cell)).collect();
    let grid: Vec<_> = cells.chunks(8).map(names).collect();
    json!({ "grid": grid, "stock": names(table.stock().face_down_cards()) })
}

fn deals() -> [(&'static str, Value); 4] {
    [
        ("crescent_classic", crescent()),
        ("crescent_plain", crescent()),
        ("waning_moon", waning_moon()),
        ("crazy_quilt", crazy_quilt()),
    ]
}

#[test]
fn a_state_that_was_answered_can_be_asked_about() {
    for (game, deal) in deals() {
        let asked = answer(&json!({ "game": game, "deal": deal, "moves": [] }));
        let first = asked["start"]["legal_moves"][0].clone();
        let played = answer(&json!({ "game": game, "deal": deal, "moves": [first] }));
        assert_eq!(played["steps"][0]["ok"], true, "{game}");
        let again = answer(&json!({ "game": game, "state": played["state"] }));
        for part in ["status", "legal_moves", "score"] {
            assert_eq!(again["start"][part], played["steps"][0][part], "{game}");
        }
        let undone = answer(&json!({ "game": game, "deal": deal, "moves": [first, "undo"] }));
        let mut report = undone["steps"][1].clone();
        report
            .as_object_mut()
            .expect("a report")
            .retain(|key, _| key != "move" && key != "ok");
        assert_eq!(report, asked["start"], "{game}");
    }
}

#[test]
fn a_move_that_is_illegal_or_malformed_leaves_the_position() {
    for (game, deal) in deals() {
        let wrong = [
            "", "p7 f", "P7 FA", "p1  p2", "redo", "shift ", "t3 fA", "q99 w", "w q22",
        ];
        let asked = answer(&json!({ "game": game, "deal": deal, "moves": wrong }));
        for step in asked["steps"].as_array().expect("steps") {
            assert_eq!(step["ok"], false, "{game}: {step}");
            assert_eq!(step["legal_moves"], asked["start"]["legal_moves"]);
        }
    }
}

#[test]
fn giving_up_loses_and_cannot_be_undone() {
    for (game, deal) in deals() {
        let asked = answer(&json!({ "game": game, "deal": deal, "moves": ["giveup", "undo"] }));
        let [given_up, undone] = [0, 1].map(|step| &asked["steps"][step]);
        assert_eq!(
            (&given_up["ok"], &given_up["status"]),
            (&json!(true), &json!("lost"))
        );
        assert_eq!(
            (&undone["ok"], &undone["status"]),
            (&json!(false), &json!("lost"))
        );
        assert_eq!(given_up["legal_moves"], json!([]), "{game}");
    }
}

#[test]
fn an_option_overrides_the_preset() {
    let shift = |game: &str, options: Value| {
        let request = json!({ "game": game, "deal": crescent(), "options": options });
        let asked = answer(&request);
        let legal = asked["start"]["legal_moves"]
            .as_array()
            .expect("moves")
            .clone();
        legal.contains(&json!("shift"))
    };
    // A fresh deal has moves, so that a shift is legal only where it may come at any time.
    assert!(!shift("crescent_classic", json!({})));
    assert!(shift("crescent_classic", json!({ "shift": "any_time" })));
    assert!(shift("crescent_plain", json!({})));
    assert!(!shift("crescent_plain", json!({ "shift": "when_stuck" })));
}

#[test]
fn a_malformed_request_is_an_error_in_words() {
    let mut short = waning_moon();
    short["stock"].as_array_mut().expect("cards").pop();
    let mut twice = crescent();
    twice["piles"][0][0] = twice["piles"][0][1].clone();
    for request in [
        json!([]),
        json!({}),
        json!({ "game": "klondike" }),
        json!({ "game": "waning_moon" }),
        json!({ "game": "waning_moon", "deal": short }),
        json!({ "game": "crescent_plain", "deal": twice }),
        json!({ "game": "crazy_quilt", "deal": crescent() }),
        json!({ "game": "crazy_quilt", "deal": crazy_quilt(), "moves": "deal" }),
        json!({ "game": "crazy_quilt", "deal": crazy_quilt(), "options": { "redeal_strict": "yes" } }),
    ] {
        assert!(!fault(&request).is_empty(), "{request}");
    }
    assert!(request::answer(b"{").is_err());
}
