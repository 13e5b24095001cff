//! What is said of typed moves.

use super::{Words, count, fill, foundation_name, game_name, illegal, move_text};
use crate::cards::{Card, Rank};
use crate::rules::{Entry, Foundation, GameKind};
use crate::view::typed::{Completion, Deed, Refused, Spot, Stop, Unread, Why, notation};

/// The longest name and value of a suggestion, in characters, that Discord takes.
const LONGEST_SUGGESTION: usize = 100;

/// Of a typed move, the most characters that are said again.
const LONGEST_QUOTE: usize = 60;

/// A line over the board that a sequence led to, about where it stopped.
pub fn stopped(words: &Words, stop: &Stop) -> String {
    let args = [
        count("played", stop.played),
        count("count", stop.of),
        fill("typed", quote(&stop.typed)),
        fill("why", why(words, &stop.why)),
    ];
    words.say("notice-typed-stopped", &args)
}

/// Why nothing of what was typed was played.
pub fn unplayed(words: &Words, stop: &Stop) -> String {
    let args = [
        fill("typed", quote(&stop.typed)),
        fill("why", why(words, &stop.why)),
    ];
    match stop.why {
        Why::Unread(Unread::Nothing) => words.say("typed-nothing", &[]),
        Why::Unread(_) => words.say("typed-unread", &args),
        Why::Refused(..) => words.say("typed-refused", &args),
    }
}

/// A suggestion for a text so far: what is read, and what is typed by it. `None` if the text is too long for one.
pub fn suggestion(words: &Words, so_far: &Completion, entry: Entry) -> Option<(String, String)> {
    let mut all = so_far.before.clone();
    all.push(notation(entry));
    let value = all.join("; ");
    let meaning = match entry {
        Entry::Move(mv) => move_text(words, so_far.game.table(), mv),
        Entry::Undo => words.say("move-undo", &[]),
        Entry::Redo => words.say("move-redo", &[]),
        Entry::GiveUp => return None,
    };
    let said = |text: &str| words.say("suggestion", &[fill("typed", text), fill("move", &meaning)]);
    let name = said(&value);
    let name = if fits(&name) {
        name
    } else {
        said(&format!("… {}", notation(entry)))
    };
    (fits(&value) && fits(&name)).then_some((name, value))
}

fn fits(text: &str) -> bool {
    text.chars().count() <= LONGEST_SUGGESTION
}

/// A player's text between backticks, which it can't end.
fn quote(typed: &str) -> String {
    let mut quoted: String = typed.chars().take(LONGEST_QUOTE).collect();
    if quoted.len() < typed.len() {
        quoted.push('…');
    }
    quoted.replace('`', "'")
}

fn why(words: &Words, why: &Why) -> String {
    match why {
        Why::Unread(unread) => self::unread(words, unread),
        Why::Refused(Refused::Illegal(reason), table) => illegal(words, table, *reason),
        Why::Refused(Refused::FitsNeither { card, ace, king }, _) => {
            fits_neither(words, *card, *ace, *king)
        }
        Why::Refused(Refused::NoSuchWay, _) => words.say("typed-no-such-way", &[]),
    }
}

fn unread(words: &Words, unread: &Unread) -> String {
    match unread {
        Unread::Nothing => words.say("typed-nothing", &[]),
        Unread::Word(word) => words.say("typed-word", &[fill("word", quote(word))]),
        Unread::NoSuchPile(pile) => words.say("illegal-no-such-pile", &[fill("pile", quote(pile))]),
        Unread::NoSuchSpot(kind, spot) => no_such(words, *kind, spot_name(words, *spot)),
        Unread::NoSuchDeed(kind, deed) => no_such(words, *kind, deed_name(words, *deed)),
        Unread::NoTarget(word) => words.say("typed-no-target", &[fill("word", quote(word))]),
        Unread::SuitAlone => words.say("typed-suit-alone", &[]),
        Unread::NoSuit => words.say("typed-no-suit", &[]),
        Unread::SameFoundation => words.say("typed-same-foundation", &[]),
        Unread::LeavesFoundation => words.say("typed-leaves-foundation", &[]),
    }
}

fn no_such(words: &Words, kind: GameKind, thing: String) -> String {
    let args = [fill("game", game_name(words, kind)), fill("thing", thing)];
    words.say("typed-not-here", &args)
}

fn spot_name(words: &Words, spot: Spot) -> String {
    match spot {
        Spot::Pile(_) => words.say("spot-piles", &[]),
        Spot::Cell(_) => words.say("spot-cells", &[]),
        Spot::Waste => words.say("spot-waste", &[]),
        Spot::Foundation(None) => words.say("spot-foundations", &[]),
        Spot::Foundation(Some(foundation)) => foundation_name(words, foundation),
    }
}

fn deed_name(words: &Words, deed: Deed) -> String {
    match deed {
        Deed::Shift => words.say("deed-shift", &[]),
        Deed::Deal => words.say("deed-deal", &[]),
        Deed::Redeal => words.say("deed-redeal", &[]),
        Deed::Undo => words.say("button-undo", &[]),
        Deed::Redo => words.say("button-redo", &[]),
    }
}

fn fits_neither(words: &Words, card: Card, ace: Rank, king: Rank) -> String {
    let named = |foundation| foundation_name(words, foundation);
    let args = [
        fill("card", card),
        fill("ace", named(Foundation::Ace)),
        fill("ace-top", Card::new(ace, card.suit)),
        fill("king", named(Foundation::King)),
        fill("king-top", Card::new(king, card.suit)),
    ];
    words.say("typed-fits-neither", &args)
}
