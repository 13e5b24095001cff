//! Showing the open game, or dealing a new one.

use super::chance::casual_deal;
use super::{App, AppError, Loaded, Place, PlayerId, Shown};
use crate::rules::{Entry, Game, GameId, GameKind, Options, Outcome, RULES_VERSION, Table};
use crate::store::{NewGame, PlayedBy, Race, Role, StoreError, StoredGame, UnixMillis};
use crate::view::action::{Wanted, WantedDeal};
use crate::view::board::{Notice, Question};
use crate::view::scene::Layout;
use crate::view::screen::Face;

/// What `/play` was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayRequest {
    /// Which game.
    pub kind: GameKind,
    /// Its rule options, if any was named.
    pub options: Option<Options>,
    /// The deal, if the game isn't open already.
    pub deal: WantedDeal,
    /// How the table is to be laid out, if it was said. Else it stays as in the open game or in the latest one.
    pub layout: Option<Layout>,
}

impl PlayRequest {
    fn wanted(self) -> Wanted {
        Wanted {
            options: self.options.unwrap_or(Options::default_of(self.kind)),
            deal: self.deal,
        }
    }

    fn is_met_by(self, open: &StoredGame) -> bool {
        self.options.is_none_or(|options| options == open.options)
            && match self.deal {
                WantedDeal::Number(deal) => deal == open.deal,
                WantedDeal::Winnable | WantedDeal::Any => true,
            }
    }
}

impl App {
    /// Shows the player's open game, deals a new one if there is none, or asks whether to give the open one up if
    /// another was asked for.
    ///
    /// # Errors
    /// Why it can't be done. Nothing was changed then.
    pub async fn play(
        &self,
        player: PlayerId,
        request: PlayRequest,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        self.show_or_deal(player, request, None, now).await
    }

    /// As [`play`](Self::play); an open game that is just what was asked for is shown with this notice.
    async fn show_or_deal(
        &self,
        player: PlayerId,
        request: PlayRequest,
        met_notice: Option<Notice>,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let Some(mut open) = self.store.open_game(player, request.kind).await? else {
            return self.begin(player, request, now).await;
        };
        if let Some(layout) = request.layout {
            self.store.set_layout(&mut open, layout.key()).await?;
        }
        if open.outcome == Outcome::Lost && open.rules_version == RULES_VERSION {
            return self
                .replace_closed(player, open.id, Some(open.length), request.wanted(), now)
                .await;
        }
        let met = request.is_met_by(&open);
        let loaded = self.load(open).await?;
        Ok(loaded.shown(if met {
            Face::Play(met_notice)
        } else {
            Face::Ask(Question::New(request.wanted()))
        }))
    }

    /// Deals this game on a message of its own, or shows the open one there and asks about it.
    pub(super) async fn play_deal(
        &self,
        player: PlayerId,
        wanted: Wanted,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let request = PlayRequest {
            kind: wanted.options.kind(),
            options: Some(wanted.options),
            deal: wanted.deal,
            layout: None,
        };
        let notice = Some(Notice::StillOpen);
        let mut shown = self.show_or_deal(player, request, notice, now).await?;
        shown.place = Place::Fresh;
        Ok(shown)
    }

    /// Deals a new game beside no open one. If another click was first, its game is shown.
    async fn begin(
        &self,
        player: PlayerId,
        request: PlayRequest,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let wanted = request.wanted();
        let mut new = new_game(player, wanted)?;
        new.layout = request.layout.map(Layout::key);
        match self.store.begin(new, now).await {
            Err(StoreError::AlreadyOpen) => self.still_open(player, request.kind).await,
            begun => Ok(fresh(begun?, wanted)),
        }
    }

    /// Gives a game up and deals another.
    pub(super) async fn give_up_for(
        &self,
        mut old: Loaded,
        wanted: Wanted,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        if old.game.outcome() == Outcome::Lost {
            let (player, id) = (old.stored.player, old.stored.id);
            return self
                .replace_closed(player, id, Some(old.seq), wanted, now)
                .await;
        }
        let new = new_game(old.stored.player, wanted)?;
        old.game
            .enter(Entry::GiveUp)
            .map_err(|_| AppError::Finished(old.game.outcome()))?;
        let surrender = old.entry(Entry::GiveUp, PlayedBy::Player);
        let begun = self.store.give_up_and_begin(surrender, new, now).await?;
        Ok(fresh(begun, wanted))
    }

    /// Closes a game as it stands and deals another. `length` is the log's, unless it doesn't matter.
    pub(super) async fn replace_closed(
        &self,
        player: PlayerId,
        old: GameId,
        length: Option<u32>,
        wanted: Wanted,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let new = new_game(player, wanted)?;
        match self.store.close_and_begin(old, length, new, now).await {
            Err(StoreError::SeqTaken) => self.still_open(player, wanted.options.kind()).await,
            begun => Ok(fresh(begun?, wanted)),
        }
    }

    /// Closes a game that can't be continued and deals another. One that can is shown instead, and asked about.
    pub(super) async fn set_aside(
        &self,
        player: PlayerId,
        old: GameId,
        wanted: Wanted,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        match self.owned(player, old, now).await {
            Ok(stored) if stored.role != Role::Casual => Err(AppError::NotInRace),
            Ok(stored) if stored.closed_at.is_some() => self.play_deal(player, wanted, now).await,
            Ok(stored) => match self.load(stored).await {
                Ok(_) => self.play_deal(player, wanted, now).await,
                Err(AppError::OtherRules(_) | AppError::Store(StoreError::Corrupt { .. })) => {
                    self.replace_closed(player, old, None, wanted, now).await
                }
                Err(other) => Err(other),
            },
            Err(AppError::Store(StoreError::Corrupt { .. })) => {
                self.replace_closed(player, old, None, wanted, now).await
            }
            Err(other) => Err(other),
        }
    }

    /// The open game that another click began a moment ago.
    async fn still_open(&self, player: PlayerId, kind: GameKind) -> Result<Shown, AppError> {
        let open = self.store.open_game(player, kind).await?;
        let open = open.ok_or(StoreError::SeqTaken)?;
        Ok(self
            .load(open)
            .await?
            .shown(Face::Play(Some(Notice::StillOpen))))
    }

    /// The game as it is now, if it is this player's.
    pub(super) async fn owned(
        &self,
        player: PlayerId,
        id: GameId,
        now: UnixMillis,
    ) -> Result<StoredGame, AppError> {
        let stored = self
            .store
            .game(id)
            .await?
            .ok_or(AppError::UnknownGame(id))?;
        if stored.player == player {
            Ok(self.as_of(stored, now).await?)
        } else if stored.role == Role::Casual {
            Err(AppError::NotYours(Wanted {
                options: stored.options,
                deal: WantedDeal::Number(stored.deal),
            }))
        } else {
            Err(AppError::NotYourRace)
        }
    }
}

fn new_game(player: PlayerId, wanted: Wanted) -> Result<NewGame, AppError> {
    Ok(NewGame {
        player,
        options: wanted.options,
        deal: match wanted.deal {
            WantedDeal::Number(deal) => deal,
            WantedDeal::Winnable | WantedDeal::Any => casual_deal()?,
        },
        from_pool: wanted.deal == WantedDeal::Winnable,
        layout: None,
    })
}

/// The board of a game that was dealt just now. It says so if the deal isn't known to be winnable and was to be.
fn fresh(stored: StoredGame, wanted: Wanted) -> Shown {
    let known = wanted.deal != WantedDeal::Winnable || stored.par.is_some();
    let notice = (!known).then_some(Notice::NotKnown);
    dealt(stored, None).shown(Face::Play(notice))
}

/// A game that was begun this moment.
pub(super) fn dealt(stored: StoredGame, race: Option<Race>) -> Loaded {
    let game = Game::new(Table::deal(stored.options, stored.deal));
    Loaded {
        seq: 0,
        game,
        stored,
        race,
    }
}
