//! `/play`

use std::convert::Infallible;

use poise::ChoiceParameter;

use super::visit;
use crate::app::PlayRequest;
use crate::cards::DealNumber;
use crate::discord::Context;
use crate::discord::gate::{Answer, pass};
use crate::discord::reply::Form;
use crate::rules::options::{CrazyQuiltOptions, CrescentOptions, Preset, RedealRule, ShiftRule};
use crate::rules::{GameKind, Options};
use crate::view::action::WantedDeal;
use crate::view::scene::Layout;
use crate::view::screen::{self, Screen};
use crate::view::text::{Words, fill, game_name};

/// The games.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub(super) enum Game {
    #[name = "crescent"]
    Crescent,
    #[name = "waning-moon"]
    WaningMoon,
    #[name = "crazy-quilt"]
    CrazyQuilt,
}

/// The rule sets.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub(super) enum Rules {
    #[name = "classic"]
    Classic,
    #[name = "plain"]
    Plain,
}

/// An option that is on or off.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub(super) enum Switch {
    #[name = "on"]
    On,
    #[name = "off"]
    Off,
}

/// When a shift or a redeal is allowed.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub(super) enum When {
    #[name = "when-stuck"]
    WhenStuck,
    #[name = "any-time"]
    AnyTime,
}

/// Shows the player's open game, or deals a new one.
#[expect(
    clippy::too_many_arguments,
    reason = "an argument an option of the command"
)]
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn play(
    context: Context<'_>,
    game: Option<Game>,
    rules: Option<Rules>,
    wraparound: Option<Switch>,
    #[rename = "foundation-moves"] foundation_moves: Option<Switch>,
    shift: Option<When>,
    redeal: Option<When>,
    winnable: Option<bool>,
    deal: Option<String>,
    #[rename = "large-cards"] large_cards: Option<bool>,
    private: Option<bool>,
) -> Result<(), Infallible> {
    let bot = context.data();
    let form = Form::Post {
        private: private.unwrap_or(false),
    };
    let visit = visit(context, "/play", form);
    let channel = visit.seat.channel();
    let player = visit.player();
    let work = Box::pin(async {
        let deal = match deal.as_deref().map(read_deal).transpose() {
            Ok(deal) => deal,
            Err(typed) => return Ok(Answer::Private(not_a_deal(bot.words, typed))),
        };
        let crescent = crescent(rules, wraparound, foundation_moves, shift).map(Options::Crescent);
        let quilt = redeal.map(crazy_quilt).map(Options::CrazyQuilt);
        let named: Vec<Options> = [crescent, quilt].into_iter().flatten().collect();
        let kind = match (game, named.first()) {
            (Some(game), _) => kind(game),
            (None, Some(options)) => options.kind(),
            (None, None) => bot.app.kind_last_touched(player, channel).await?,
        };
        if named.iter().any(|options| options.kind() != kind) {
            return Ok(Answer::Private(other_games(bot.words, kind)));
        }
        let request = PlayRequest {
            kind,
            options: named.first().copied(),
            deal: wanted_deal(deal, winnable),
            layout: large_cards.map(layout),
        };
        let shown = bot.app.play(player, request, bot.clock.now()).await?;
        Ok(Answer::Board(Box::new(shown)))
    });
    pass(bot, visit, work).await;
    Ok(())
}

/// A deal that is named is played whether it is known to be winnable or not.
fn wanted_deal(deal: Option<DealNumber>, winnable: Option<bool>) -> WantedDeal {
    match (deal, winnable) {
        (Some(deal), _) => WantedDeal::Number(deal),
        (None, None | Some(true)) => WantedDeal::Winnable,
        (None, Some(false)) => WantedDeal::Any,
    }
}

const fn layout(large_cards: bool) -> Layout {
    if large_cards {
        Layout::Rows
    } else {
        Layout::Arc
    }
}

pub(super) const fn kind(game: Game) -> GameKind {
    match game {
        Game::Crescent => GameKind::Crescent,
        Game::WaningMoon => GameKind::WaningMoon,
        Game::CrazyQuilt => GameKind::CrazyQuilt,
    }
}

/// Crescent's options: those of the rule set named, or of the default one, with the single ones set; `None` if nothing
/// was named.
fn crescent(
    rules: Option<Rules>,
    wraparound: Option<Switch>,
    foundation_moves: Option<Switch>,
    shift: Option<When>,
) -> Option<CrescentOptions> {
    let mut options = CrescentOptions::preset(preset(rules));
    let is_on = |switch| matches!(switch, Switch::On);
    if let Some(switch) = wraparound {
        options.wraparound = is_on(switch);
    }
    if let Some(switch) = foundation_moves {
        options.foundation_moves = is_on(switch);
    }
    if let Some(shift) = shift {
        options.shift = match shift {
            When::WhenStuck => ShiftRule::WhenStuck,
            When::AnyTime => ShiftRule::AnyTime,
        };
    }
    let named =
        rules.is_some() || wraparound.is_some() || foundation_moves.is_some() || shift.is_some();
    named.then_some(options)
}

pub(super) const fn preset(rules: Option<Rules>) -> Preset {
    match rules {
        None | Some(Rules::Classic) => Preset::Classic,
        Some(Rules::Plain) => Preset::Plain,
    }
}

const fn crazy_quilt(redeal: When) -> CrazyQuiltOptions {
    CrazyQuiltOptions {
        redeal: match redeal {
            When::WhenStuck => RedealRule::WhenStuck,
            When::AnyTime => RedealRule::AnyTime,
        },
    }
}

fn read_deal(typed: &str) -> Result<DealNumber, &str> {
    DealNumber::parse(typed).ok_or(typed)
}

fn not_a_deal(words: &Words, typed: &str) -> Screen {
    let shortened: String = typed.chars().take(40).collect();
    let args = [fill("typed", shortened), fill("most", DealNumber::MAX)];
    screen::line(words.say("deal-number", &args))
}

fn other_games(words: &Words, kind: GameKind) -> Screen {
    let game = fill("game", game_name(words, kind));
    screen::line(words.say("option-of-another-game", &[game]))
}
