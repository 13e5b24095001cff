//! What a press on a board does.

use std::panic::resume_unwind;

use tokio::task::JoinError;

use super::{App, AppError, Loaded, Place, PlayerId, Shown, only_asks};
use crate::rules::{Entry, GameId, Outcome};
use crate::solver::{Advice, auto};
use crate::store::{PlayedBy, StoreError, UnixMillis};
use crate::view::action::{Press, Wanted, WantedDeal};
use crate::view::board::{Notice, Question};
use crate::view::screen::Face;

impl App {
    /// Does what was pressed on the board of a game as it was when its log had `seq` entries.
    pub(super) async fn press(
        &self,
        player: PlayerId,
        id: GameId,
        seq: u32,
        press: Press,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        match self.press_once(player, id, seq, press, now).await {
            // Another click was first: the player is shown what it led to.
            Err(AppError::Store(StoreError::SeqTaken)) => {
                self.press_once(player, id, seq, press, now).await
            }
            done => done,
        }
    }

    async fn press_once(
        &self,
        player: PlayerId,
        id: GameId,
        seq: u32,
        press: Press,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let loaded = self.load(self.owned(player, id, now).await?).await?;
        match press {
            // What can be won is nobody's to know before the attempt is closed.
            Press::CouldWin if loaded.is_open_attempt() => return Err(AppError::NotInRace),
            Press::New(_) | Press::AskNew if loaded.race.is_some() => {
                return Err(AppError::NotInRace);
            }
            // These are about the game as it stands, whatever the board was drawn for.
            Press::More => return Ok(loaded.shown(Face::More)),
            Press::CouldWin => return Ok(self.could_win(loaded).await),
            _ => {}
        }
        if loaded.is_closed() {
            self.press_on_closed(loaded, seq, press, now).await
        } else if loaded.seq == seq {
            self.press_on_open(loaded, press, now).await
        } else {
            Ok(loaded.shown(Face::Play(Some(Notice::OutOfDate))))
        }
    }

    async fn press_on_open(
        &self,
        loaded: Loaded,
        press: Press,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let player = PlayedBy::Player;
        match press {
            Press::Play(mv) => self.enter(loaded, Entry::Move(mv), player, now).await,
            Press::Undo => self.enter(loaded, Entry::Undo, player, now).await,
            Press::Redo => self.enter(loaded, Entry::Redo, player, now).await,
            Press::GiveUp => self.enter(loaded, Entry::GiveUp, player, now).await,
            Press::Auto if loaded.is_ranked() => {
                Ok(loaded.shown(Face::Ask(Question::AutoUnranked)))
            }
            Press::Hint if loaded.is_ranked() => {
                Ok(loaded.shown(Face::Ask(Question::HintUnranked)))
            }
            Press::Auto | Press::AutoUnranked => self.auto(loaded, now).await,
            Press::Hint | Press::HintUnranked => self.hint(loaded).await,
            Press::Finish => self.finish(loaded, now).await,
            Press::New(wanted) => self.give_up_for(loaded, wanted, now).await,
            Press::AskNew => self.ask_new(loaded, now).await,
            Press::AskGiveUp => Ok(ask_give_up(loaded)),
            Press::ChooseCard(pile) => Ok(loaded.shown(Face::Targets(pile))),
            Press::Back => Ok(loaded.shown(Face::Play(None))),
            Press::Type => Ok(loaded.shown(Face::Type)),
            Press::UndoMany(undos) => self.go_back(loaded, undos, now).await,
            Press::More => Ok(loaded.shown(Face::More)),
            Press::CouldWin => Ok(self.could_win(loaded).await),
        }
    }

    /// A game that is over takes no entry. New game deals another; anything else is answered with how it ended.
    async fn press_on_closed(
        &self,
        loaded: Loaded,
        seq: u32,
        press: Press,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let another = Wanted {
            options: loaded.stored.options,
            deal: WantedDeal::Winnable,
        };
        match press {
            Press::AskNew => self.play_deal(loaded.stored.player, another, now).await,
            // The second of two clicks on the button that gave this game up for another: show that one.
            Press::New(wanted) => match self.successor(&loaded).await? {
                Some(shown) => Ok(shown),
                None => self.play_deal(loaded.stored.player, wanted, now).await,
            },
            // An attempt's board doesn't say so if its time was over while nobody looked.
            _ if loaded.seq == seq && !only_asks(press) && loaded.race.is_none() => {
                Err(AppError::Finished(loaded.game.outcome()))
            }
            _ => Ok(loaded.shown(Face::Play(Some(Notice::Finished)))),
        }
    }

    /// Adds an entry to the log and shows where it leads.
    async fn enter(
        &self,
        mut loaded: Loaded,
        entry: Entry,
        played_by: PlayedBy,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        loaded
            .game
            .enter(entry)
            .map_err(|reason| loaded.illegal(reason))?;
        self.store
            .append(loaded.entry(entry, played_by), now)
            .await?;
        loaded.went_on(entry, played_by, now);
        self.settle_closed(&loaded, now).await?;
        Ok(loaded.shown(Face::Play(None)))
    }

    async fn auto(&self, mut loaded: Loaded, now: UnixMillis) -> Result<Shown, AppError> {
        match self.advice(&loaded).await? {
            Advice::Play(mv) => {
                let mut shown = self
                    .enter(loaded, Entry::Move(mv), PlayedBy::Auto, now)
                    .await?;
                shown.face = Face::Play(Some(Notice::AutoPlayed));
                Ok(shown)
            }
            Advice::Concede => {
                // In a race, that is help as well.
                if loaded.is_ranked() {
                    self.help(&mut loaded).await?;
                }
                Ok(loaded.shown(Face::Ask(Question::Concede)))
            }
            Advice::NothingNew => Err(AppError::NothingNew),
        }
    }

    /// Shows the move that Auto would play. The log stays as it is, but the game counts as assisted.
    async fn hint(&self, mut loaded: Loaded) -> Result<Shown, AppError> {
        let notice = match self.advice(&loaded).await? {
            Advice::Play(mv) => {
                self.help(&mut loaded).await?;
                Notice::Hint(mv)
            }
            Advice::Concede => {
                if loaded.is_ranked() {
                    self.help(&mut loaded).await?;
                }
                Notice::HintLost
            }
            Advice::NothingNew => return Err(AppError::NothingNew),
        };
        Ok(loaded.shown(Face::Play(Some(notice))))
    }

    /// Counts a hint.
    async fn help(&self, loaded: &mut Loaded) -> Result<(), AppError> {
        let (game, seq) = (loaded.stored.id, loaded.seq);
        self.store.mark_assisted(game, seq).await?;
        loaded.stored.assisted += 1;
        Ok(())
    }

    /// What Auto says, thought out on a thread that others don't wait for.
    async fn advice(&self, loaded: &Loaded) -> Result<Advice, AppError> {
        let run = self.store.run_of_auto(loaded.stored.id).await?;
        let (game, memory) = (loaded.game.clone(), self.memory.clone());
        let advice = tokio::task::spawn_blocking(move || auto(&game, run, &memory));
        Ok(advice.await.unwrap_or_else(|fault| resume(fault)))
    }

    /// A game lost by rule is replaced without asking.
    async fn ask_new(&self, loaded: Loaded, now: UnixMillis) -> Result<Shown, AppError> {
        let wanted = Wanted {
            options: loaded.stored.options,
            deal: WantedDeal::Winnable,
        };
        if loaded.game.outcome() == Outcome::Lost {
            let (player, id) = (loaded.stored.player, loaded.stored.id);
            let mut shown = self
                .replace_closed(player, id, Some(loaded.seq), wanted, now)
                .await?;
            shown.place = Place::Fresh;
            return Ok(shown);
        }
        Ok(loaded.shown(Face::Ask(Question::New(wanted))))
    }

    /// The open game that was begun in the step that closed this one.
    async fn successor(&self, closed: &Loaded) -> Result<Option<Shown>, AppError> {
        let kind = closed.stored.options.kind();
        let open = self.store.open_game(closed.stored.player, kind).await?;
        match open.filter(|open| Some(open.started_at) == closed.stored.closed_at) {
            Some(open) => Ok(Some(self.load(open).await?.shown(Face::Play(None)))),
            None => Ok(None),
        }
    }
}

/// Panics here as the task did there. It is never cancelled.
pub(super) fn resume(fault: JoinError) -> ! {
    resume_unwind(fault.into_panic())
}

fn ask_give_up(loaded: Loaded) -> Shown {
    let question = match loaded.game.outcome() {
        _ if loaded.is_open_attempt() => Question::Bank,
        Outcome::Lost => Question::Concede,
        _ => Question::GiveUp,
    };
    loaded.shown(Face::Ask(question))
}
