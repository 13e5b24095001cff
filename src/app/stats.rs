//! What a player's games came to, and who may know.

use std::time::Duration;

use super::{App, AppError, PlayerId};
use crate::rules::{GameKind, Options};
use crate::store;
use crate::view::stats::{Figures, RacePlaces, Stats, Stretch, Whose};

/// The most points of a line over time.
const STRETCHES: u8 = 48;

impl App {
    /// A player's statistics of one game or of all; `None` if the player keeps them from whoever asks.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn stats(
        &self,
        asks: PlayerId,
        player: PlayerId,
        game: Option<GameKind>,
    ) -> Result<Option<Stats>, AppError> {
        let hidden = self.store.hides_stats(player).await?;
        let whose = match (asks == player, hidden) {
            (true, hidden) => Whose::Own { hidden },
            (false, false) => Whose::Others(player.0),
            (false, true) => return Ok(None),
        };
        let sums = self.store.player_stats(player, game, STRETCHES).await?;
        Ok(Some(stats(whose, game, &sums)))
    }

    /// Notes whether a player keeps their statistics to themselves.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn hide_stats(&self, player: PlayerId, hide: bool) -> Result<(), AppError> {
        Ok(self.store.set_hides_stats(player, hide).await?)
    }
}

fn stats(whose: Whose, game: Option<GameKind>, sums: &store::PlayerStats) -> Stats {
    let sets: Vec<(Options, Figures)> = sums.tallies.iter().map(figures).collect();
    let streaks = Figures {
        streak: sums.streak.now,
        best_streak: sums.streak.best,
        ..Figures::default()
    };
    let overall = sets.iter().fold(streaks, |sum, &(_, set)| sum.and(set));
    let stretches = sums.course.iter().map(|stretch| Stretch {
        first: stretch.first.0,
        last: stretch.last.0,
        played: stretch.played,
        won: stretch.won,
    });
    Stats {
        whose,
        game,
        overall,
        races: RacePlaces {
            raced: sums.races.raced,
            podium: sums.races.podium,
            best: sums.races.best,
        },
        scores: sums.scores.clone(),
        course: stretches.collect(),
        sets,
    }
}

fn figures(tally: &store::Tally) -> (Options, Figures) {
    // The clock may have been set back.
    let time = |millis: i64| Duration::from_millis(u64::try_from(millis).unwrap_or_default());
    let figures = Figures {
        played: tally.played,
        won: tally.won,
        streak: tally.streak.now,
        best_streak: tally.streak.best,
        fewest_moves: tally.fewest_moves,
        fastest: tally.fastest.map(time),
        home: tally.home,
        best_home: tally.best_home,
        undos: tally.undos,
        assisted: tally.assisted,
        assisted_won: tally.assisted_won,
    };
    (tally.options, figures)
}
