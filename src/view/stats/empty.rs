//! The picture of statistics that don't hold anything yet.

use crate::cards::{Card, Rank, Suit};
use crate::view::scene::{
    Anchor, Deck, HEIGHT, Item, Label, Placed, Point, Role, Scene, Show, WIDTH,
};
use crate::view::screen::{Drawing, Picture};
use crate::view::text::Words;

/// A fan of aces, and a word of welcome under it.
pub(super) fn picture(words: &Words) -> Picture {
    let title = words.say("chart-empty", &[]);
    let hint = words.say("chart-empty-hint", &[]);
    let alt = format!("{title}. {hint}");
    let mut items = fan();
    items.push(line(title, 482.0, 34.0, Role::Place));
    items.push(line(hint, 552.0, 23.0, Role::Caption));
    let deck = Deck::TwoColour;
    Picture {
        drawing: Drawing::Board(Scene { deck, items }),
        alt,
    }
}

/// The four aces over a card face down, each turned a little further about a point below them.
fn fan() -> Vec<Item> {
    let pivot = Point::new(WIDTH / 2.0, HEIGHT * 0.81);
    let place = |step: f32| {
        let hand = Placed::upright(pivot)
            .scaled(2.0)
            .turned(18.0 * (step - 2.0));
        hand.moved(0.0, -320.0)
    };
    let mut items = vec![Item::Back { at: place(0.0) }];
    for (suit, step) in Suit::ALL.into_iter().zip([1.0, 2.0, 3.0, 4.0]) {
        items.push(Item::Card {
            card: Card::new(Rank::ACE, suit),
            at: place(step),
            show: Show::Face,
        });
    }
    items
}

fn line(text: String, y: f32, cap: f32, role: Role) -> Item {
    Item::Label(Label {
        text,
        at: Point::new(WIDTH / 2.0, y),
        anchor: Anchor::Middle,
        cap,
        role,
    })
}
