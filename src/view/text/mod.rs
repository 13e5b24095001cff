//! Every sentence a player reads, by key from `assets/locales/en.ftl`.

mod board;
mod cards;
mod crazy_quilt;
mod crescent;
mod dates;
mod illegal;
mod moves;
mod race;
mod race_board;
mod typed;
mod waning_moon;

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use self::board::{
    LONGEST_ALT, alt, alt_after, alt_hint, board_text, caption_home, caption_moves, chances,
    full_name, game_name, question, rules_name, wanted_name,
};
pub use self::dates::{date, day, duration};
pub use self::illegal::illegal;
pub use self::moves::{foundation_name, move_text, place_name};
pub use self::race::{daily_post, long_date, long_day, result_card, standings, which_one};
pub use self::typed::{stopped, suggestion, unplayed};

/// The messages of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// What a message's place holder is filled with.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

static ENGLISH: LazyLock<Words> =
    LazyLock::new(|| Words::parse(include_str!("../../../assets/locales/en.ftl")));

impl Words {
    /// The English messages.
    pub fn english() -> &'static Self {
        &ENGLISH
    }

    fn parse(source: &str) -> Self {
        let resource = FluentResource::try_new(source.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("the messages don't parse: {errors:?}"));
        let english: LanguageIdentifier = "en".parse().expect("a language");
        let mut bundle = FluentBundle::new_concurrent(vec![english]);
        // The marks that isolate text directions show as boxes in some of Discord's clients.
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("two messages share a key: {errors:?}"));
        Self { bundle }
    }

    /// The message of this key, with its place holders filled. A key that is missing reads as itself, which a test
    /// over the whole source rules out.
    pub fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            return key.to_owned();
        };
        let filled: FluentArgs<'_> = args.iter().cloned().collect();
        self.bundle
            .format_pattern(pattern, Some(&filled), &mut Vec::new())
            .into_owned()
    }
}

/// A text for a place holder.
#[expect(
    clippy::needless_pass_by_value,
    reason = "a number, a card or a text is given in passing, and reads best without &"
)]
pub fn fill(name: &str, value: impl ToString) -> Arg<'_> {
    (name, FluentValue::from(value.to_string()))
}

/// A count for a place holder, which chooses the plural.
pub fn count(name: &str, value: usize) -> Arg<'_> {
    (name, FluentValue::from(value))
}
