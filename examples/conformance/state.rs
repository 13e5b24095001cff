//! Positions of Crescent as JSON, both ways.

use lunette::cards::{Card, Rank, Suit};
use lunette::rules::Foundation;
use lunette::rules::crescent::{Crescent, DEALT, PILES, SHIFTS};
use lunette::rules::foundations::Foundations;
use lunette::rules::options::{CrescentOptions, Preset, ShiftRule};
use serde_json::{Map, Value, json};

type Object = Map<String, Value>;

/// Where a request begins, with what an answer repeats.
pub(crate) struct Start {
    /// The position.
    pub(crate) table: Crescent,
    /// The moves counted before it.
    pub(crate) moves: u64,
    preset: Preset,
    options: Object,
}

/// Reads where the request begins: its state, or its deal.
pub(crate) fn read(request: &Object) -> Result<Start, String> {
    let preset = preset(request)?;
    match (request.get("state"), request.get("deal")) {
        (Some(state), None) => from_state(preset, request, object(state, "state")?),
        (None, Some(deal)) => from_deal(preset, request, object(deal, "deal")?),
        _ => Err("a request has either a state or a deal".to_owned()),
    }
}

/// Writes a position that was reached from the start.
pub(crate) fn write(start: &Start, table: &Crescent, moves: u64) -> Value {
    let pile = |cards: &Vec<Card>| cards.iter().map(|card| card.code()).collect::<Vec<_>>();
    json!({
        "game": "crescent",
        "rules": start.preset.key(),
        "options": start.options,
        "piles": table.piles().iter().map(pile).collect::<Vec<_>>(),
        "fA": write_foundations(table.foundations(), Foundation::Ace),
        "fK": write_foundations(table.foundations(), Foundation::King),
        "shifts_left": table.shifts_left(),
        "moves": moves,
    })
}

fn preset(request: &Object) -> Result<Preset, String> {
    match field(request, "game")?.as_str() {
        Some("crescent_classic") => Ok(Preset::Classic),
        Some("crescent_plain") => Ok(Preset::Plain),
        Some(game @ ("waning_moon" | "crazy_quilt")) => Err(format!("{game} isn't built yet")),
        _ => Err(format!("there is no game {}", request["game"])),
    }
}

fn from_state(preset: Preset, request: &Object, state: &Object) -> Result<Start, String> {
    expect(state, "game", "crescent")?;
    expect(state, "rules", preset.key())?;
    let (options, given) = options(preset, &[state, request])?;
    let tops = [Foundation::Ace, Foundation::King].map(|which| read_foundations(state, which));
    let [aces, kings] = tops;
    let (aces, kings) = (aces?, kings?);
    let foundations = Foundations::with_tops(std::array::from_fn(|suit| [aces[suit], kings[suit]]));
    let shifts_left = match field(state, "shifts_left")?.as_u64() {
        Some(left) if left <= u64::from(SHIFTS) => u8::try_from(left).expect("it is at most 3"),
        _ => return Err(format!("shifts_left is a number from 0 to {SHIFTS}")),
    };
    let moves = state.get("moves").map_or(Ok(0), count)?;
    let piles = piles(state)?;
    two_decks(&piles, &foundations)?;
    Ok(Start {
        table: Crescent::from_parts(options, piles, foundations, shifts_left),
        moves,
        preset,
        options: given,
    })
}

fn from_deal(preset: Preset, request: &Object, deal: &Object) -> Result<Start, String> {
    let (options, given) = options(preset, &[request])?;
    let piles = piles(deal)?;
    if piles.iter().any(|pile| pile.len() != DEALT) {
        return Err(format!("a pile is dealt {DEALT} cards"));
    }
    let foundations = Foundations::default();
    two_decks(&piles, &foundations)?;
    Ok(Start {
        table: Crescent::from_parts(options, piles, foundations, SHIFTS),
        moves: 0,
        preset,
        options: given,
    })
}

/// The preset with what the places turn, later ones over earlier ones; and all that they turn.
fn options(preset: Preset, places: &[&Object]) -> Result<(CrescentOptions, Object), String> {
    let mut options = CrescentOptions::preset(preset);
    let mut given = Object::new();
    for place in places {
        let Some(turned) = place.get("options") else {
            continue;
        };
        for (key, value) in object(turned, "options")? {
            turn(&mut options, key, value)?;
            given.insert(key.clone(), value.clone());
        }
    }
    Ok((options, given))
}

fn turn(options: &mut CrescentOptions, key: &str, value: &Value) -> Result<(), String> {
    match (key, value) {
        ("wraparound", &Value::Bool(on)) => options.wraparound = on,
        ("foundation_moves", &Value::Bool(on)) => options.foundation_moves = on,
        ("shift", value) if value == "when_stuck" => options.shift = ShiftRule::WhenStuck,
        ("shift", value) if value == "any_time" => options.shift = ShiftRule::AnyTime,
        _ => return Err(format!("there is no option {key} of value {value}")),
    }
    Ok(())
}

fn piles(place: &Object) -> Result<[Vec<Card>; PILES], String> {
    let piles = list(field(place, "piles")?, "piles")?;
    let piles: Vec<Vec<Card>> = piles.iter().map(cards).collect::<Result<_, _>>()?;
    piles
        .try_into()
        .map_err(|piles: Vec<_>| format!("{} piles instead of {PILES}", piles.len()))
}

fn cards(pile: &Value) -> Result<Vec<Card>, String> {
    let card = |code: &Value| {
        let known = code.as_str().and_then(Card::from_code);
        known.ok_or_else(|| format!("{code} is no card"))
    };
    list(pile, "a pile")?.iter().map(card).collect()
}

const fn foundation_key(which: Foundation) -> &'static str {
    match which {
        Foundation::Ace => "fA",
        Foundation::King => "fK",
    }
}

/// The cards of a foundation that shows this rank, from its base up.
fn run(which: Foundation, suit: Suit, top: Rank) -> Vec<Card> {
    let ranks: Vec<Rank> = match which {
        Foundation::Ace => Rank::all().take_while(|&rank| rank <= top).collect(),
        Foundation::King => Rank::all().rev().take_while(|&rank| rank >= top).collect(),
    };
    ranks.iter().map(|&rank| Card::new(rank, suit)).collect()
}

/// The rank on top of each suit's foundation, by suit.
fn read_foundations(state: &Object, which: Foundation) -> Result<[Rank; 4], String> {
    let key = foundation_key(which);
    let suits = object(field(state, key)?, key)?;
    if suits.len() != Suit::ALL.len() {
        return Err(format!("{key} has the suits C, D, H and S"));
    }
    let mut tops = [which.base(); 4];
    for suit in Suit::ALL {
        let found = cards(field(suits, &suit.letter().to_string())?)?;
        tops[suit.index()] = found
            .last()
            .map(|card| card.rank)
            .filter(|&top| found == run(which, suit, top))
            .ok_or_else(|| format!("{key} of {} is no foundation", suit.letter()))?;
    }
    Ok(tops)
}

fn write_foundations(foundations: &Foundations, which: Foundation) -> Value {
    let of = |suit: Suit| {
        let cards = run(which, suit, foundations.top(suit, which));
        let codes: Vec<String> = cards.iter().map(|card| card.code()).collect();
        (suit.letter().to_string(), json!(codes))
    };
    Suit::ALL.into_iter().map(of).collect::<Object>().into()
}

fn two_decks(piles: &[Vec<Card>; PILES], foundations: &Foundations) -> Result<(), String> {
    let mut counts = [0; 52];
    let home = Suit::ALL.into_iter().flat_map(|suit| {
        Foundation::ALL
            .into_iter()
            .flat_map(move |which| run(which, suit, foundations.top(suit, which)))
    });
    for card in piles.iter().flatten().copied().chain(home) {
        counts[card.index()] += 1;
    }
    match Card::deck().find(|card| counts[card.index()] != 2) {
        Some(card) => Err(format!("{} of {}", counts[card.index()], card.code())),
        None => Ok(()),
    }
}

/// What the field holds, if the place has it, must be this word.
fn expect(place: &Object, key: &str, word: &str) -> Result<(), String> {
    match place.get(key) {
        Some(value) if value != word => Err(format!("{key} is {value} instead of \"{word}\"")),
        _ => Ok(()),
    }
}

fn field<'a>(place: &'a Object, key: &str) -> Result<&'a Value, String> {
    place.get(key).ok_or_else(|| format!("{key} is missing"))
}

fn object<'a>(value: &'a Value, what: &str) -> Result<&'a Object, String> {
    value.as_object().ok_or(format!("{what} is an object"))
}

fn list<'a>(value: &'a Value, what: &str) -> Result<&'a Vec<Value>, String> {
    value.as_array().ok_or(format!("{what} is a list"))
}

/// A count that leaves room for more.
fn count(value: &Value) -> Result<u64, String> {
    let count = value.as_u64().filter(|&count| count < 1 << 53);
    count.ok_or(format!("{value} is no number of moves"))
}
