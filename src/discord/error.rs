//! What a player reads when something can't be done, and what is logged.

use serenity::all::{Error, InteractionId};
use tracing::{error, info, warn};

use super::fault::describe;
use super::incident::incident;
use crate::app::AppError;
use crate::rules::{GameId, GameKind, Options};
use crate::store::{StoreError, StoredGame};
use crate::view::action::{Action, Wanted, WantedDeal};
use crate::view::screen::{self, Screen};
use crate::view::text::{self, Words};

/// What the player reads, privately. Failures are logged under the incident's id, which the player is told.
pub(super) fn screen_of(words: &Words, failure: AppError, incident: &str) -> Screen {
    match failure {
        AppError::UnknownGame(_) => line(words, "unknown-game"),
        AppError::NotYours(theirs) => screen::not_yours(words, theirs),
        AppError::Finished(outcome) => line(words, &format!("finished-{}", outcome.key())),
        AppError::Illegal { reason, table } => screen::line(text::illegal(words, &table, reason)),
        AppError::NothingOpen => line(words, "nothing-open"),
        AppError::Unplayed(stop) => screen::line(text::unplayed(words, &stop)),
        AppError::NoFinish => line(words, "finish-not-yet"),
        AppError::NothingNew => line(words, "auto-nothing-new"),
        AppError::NoBoard => line(words, "unknown-control"),
        AppError::NotYourRace => line(words, "race-not-yours"),
        AppError::NotInRace => line(words, "race-not-here"),
        AppError::UnknownRace(_) | AppError::NoRaceOn(_) => line(words, "race-unknown"),
        AppError::NoRaceYet => line(words, "race-none-yet"),
        AppError::RaceOver => line(words, "race-over"),
        AppError::AttemptFirst => line(words, "race-attempt-first"),
        AppError::NoAttempt => line(words, "race-no-attempt"),
        AppError::UnknownZone(_) => line(words, "daily-no-zone"),
        AppError::NoChannel => line(words, "daily-no-channel"),
        AppError::NoServer => line(words, "daily-no-server"),
        AppError::OtherRules(stored) => other_rules(words, &stored),
        AppError::Store(StoreError::Busy(why)) => {
            warn!(incident, %why, "the database is locked");
            line(words, "store-busy")
        }
        AppError::Store(StoreError::Unwritable(why)) => {
            error!(incident, %why, "the database can't be written");
            with_incident(words, "store-unwritable", incident)
        }
        AppError::Store(StoreError::Corrupt {
            game,
            options,
            what,
        }) => {
            error!(incident, %game, what, "a game's record is damaged");
            damaged(words, game, options, incident)
        }
        AppError::Store(why) => {
            error!(incident, %why, "the store failed");
            with_incident(words, "failed", incident)
        }
        AppError::Chance(why) => {
            error!(incident, why, "no randomness");
            with_incident(words, "failed", incident)
        }
    }
}

/// What the player reads after a failure that no error foresaw, such as a panic.
pub(super) fn failed(words: &Words, why: &str, incident: &str) -> Screen {
    error!(incident, why, "an interaction failed");
    with_incident(words, "failed", incident)
}

fn line(words: &Words, key: &str) -> Screen {
    screen::line(words.say(key, &[]))
}

fn with_incident(words: &Words, key: &str, incident: &str) -> Screen {
    screen::line(words.say(key, &[text::fill("incident", incident)]))
}

fn other_rules(words: &Words, stored: &StoredGame) -> Screen {
    let standing = words.say(&format!("standing-{}", stored.outcome.key()), &[]);
    let text = words.say(
        "other-rules",
        &[
            text::fill("home", stored.score),
            text::fill("standing", standing),
        ],
    );
    if stored.closed_at.is_some() || stored.race.is_some() {
        return screen::line(text);
    }
    set_aside(words, text, stored.id, stored.options)
}

/// Offers another of its kind. Of a game that can't even be told to be one of this kind or that, the first.
fn damaged(words: &Words, game: GameId, options: Option<Options>, incident: &str) -> Screen {
    let text = words.say("damaged", &[text::fill("incident", incident)]);
    let options = options.unwrap_or(Options::default_of(GameKind::Crescent));
    set_aside(words, text, game, options)
}

fn set_aside(words: &Words, text: String, game: GameId, options: Options) -> Screen {
    let wanted = Wanted {
        options,
        deal: WantedDeal::Winnable,
    };
    screen::offer(
        words,
        text,
        "button-set-aside",
        Action::SetAside { game, wanted },
    )
}

/// Logs an answer that Discord took in no form.
pub(super) fn not_taken(refused: &Error, interaction: InteractionId) {
    let incident = incident(interaction);
    error!(incident, why = %describe(refused), "the answer was not taken");
    info!(
        incident,
        "the entry, if there was one, is in the log of the game"
    );
}
