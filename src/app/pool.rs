//! Keeping the pool filled: with the shipped lists at first, and with deals that the solver wins from then on.

use super::chance::{any_deal, casual_deal};
use super::{App, AppError, shipped};
use crate::cards::DealNumber;
use crate::rules::{GameKind, Line, Options, RuleSet, Table};
use crate::solver::{Budget, Solver, Verdict};
use crate::store::{PoolDeal, Purpose, StoreError, UnixMillis};

/// How many deals are kept for casual games of each options.
const CASUAL: usize = 50;
/// How many deals are kept for the races of each rule set.
const RACE: usize = 30;
/// A piece of the search, some 2 ms of a core.
const PIECE: Budget = Budget(10_000);
/// A deal that isn't won after so many nodes is dropped for another.
const ENOUGH: u64 = 5_000_000;

/// What the pool has too few of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lack {
    /// What the deals are for.
    pub purpose: Purpose,
    /// The game and its rule options.
    pub options: Options,
}

impl App {
    /// Puts those deals of the shipped lists into the pool that it never had.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn stock_pool(&self, now: UnixMillis) -> Result<(), StoreError> {
        for set in RuleSet::ALL {
            let (options, deals) = (set.options(), shipped::deals(set));
            self.store
                .add_to_pool(Purpose::Casual, options, &deals, now)
                .await?;
        }
        Ok(())
    }

    /// What the pool has too few of: of the rule sets what it has least of, else of the other options that were ever
    /// played those whose turn it is; `None` if it has enough of all.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn pool_lacks(&self, turn: usize) -> Result<Option<Lack>, StoreError> {
        let mut least: Option<(usize, Lack)> = None;
        for set in RuleSet::ALL {
            for (purpose, enough) in [(Purpose::Race, RACE), (Purpose::Casual, CASUAL)] {
                let options = set.options();
                let left = self.store.left_in_pool(purpose, options).await?;
                if left < enough && least.is_none_or(|(fewer, _)| left < fewer) {
                    least = Some((left, Lack { purpose, options }));
                }
            }
        }
        match least {
            Some((_, lack)) => Ok(Some(lack)),
            None => self.own_rules_lack(turn).await,
        }
    }

    /// As [`pool_lacks`](Self::pool_lacks), of options that no rule set has.
    async fn own_rules_lack(&self, turn: usize) -> Result<Option<Lack>, StoreError> {
        let mut lacking = Vec::new();
        for options in GameKind::ALL.into_iter().flat_map(Options::all_of) {
            let named = RuleSet::ALL.iter().any(|set| set.options() == options);
            if !named
                && self.store.was_played(options).await?
                && self.store.left_in_pool(Purpose::Casual, options).await? < CASUAL
            {
                lacking.push(options);
            }
        }
        let options = turn.checked_rem(lacking.len()).map(|at| lacking[at]);
        Ok(options.map(|options| Lack {
            purpose: Purpose::Casual,
            options,
        }))
    }

    /// Puts a deal that was found into the pool.
    ///
    /// # Errors
    /// If its line doesn't win it or the store fails.
    pub async fn pool_found(
        &self,
        lack: Lack,
        found: PoolDeal,
        now: UnixMillis,
    ) -> Result<(), StoreError> {
        let Lack { purpose, options } = lack;
        let found = [found];
        let added = self.store.add_to_pool(purpose, options, &found, now);
        added.await.map(drop)
    }
}

/// The search for a line that wins a deal, drawn at random. It is done in pieces.
pub struct DealSearch {
    deal: DealNumber,
    solver: Solver,
}

/// How a search stands.
#[derive(Debug)]
pub enum Sought {
    /// It goes on.
    GoesOn,
    /// A line was found.
    Found(PoolDeal),
    /// The deal can't be won, or it would take too long to know.
    Nothing,
}

impl DealSearch {
    /// Draws a deal to search: for a race over the whole range, so that seeing the cards doesn't give its number away,
    /// else below 2³².
    ///
    /// # Errors
    /// If there is no randomness.
    pub fn begin(lack: Lack) -> Result<Self, AppError> {
        let deal = match lack.purpose {
            Purpose::Casual => casual_deal()?,
            Purpose::Race => any_deal()?,
        };
        Ok(Self {
            deal,
            solver: Solver::new(&Table::deal(lack.options, deal)),
        })
    }

    /// Searches on for a moment.
    pub fn go_on(&mut self) -> Sought {
        match self.solver.go_on_briefly(PIECE) {
            Verdict::Won(moves) => Sought::Found(PoolDeal::new(self.deal, Line(moves))),
            Verdict::GaveUp if self.solver.nodes() < ENOUGH => Sought::GoesOn,
            Verdict::GaveUp | Verdict::Lost => Sought::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::store::{NewGame, PlayerId, Store};

    const NOW: UnixMillis = UnixMillis(1_800_000_000_000);

    async fn open(folder: &TempDir) -> (Store, App) {
        let address = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&address).await.expect("opened");
        (store.clone(), App::new(store))
    }

    async fn lack(app: &App, turn: usize) -> Option<Lack> {
        app.pool_lacks(turn).await.expect("read")
    }

    /// Begins and closes a game under these options.
    async fn play(store: &Store, options: Options) {
        let new = NewGame {
            player: PlayerId(1),
            options,
            deal: DealNumber::ZERO,
            from_pool: false,
            layout: None,
        };
        let open = store.open_game(PlayerId(1), options.kind()).await;
        let begun = match open.expect("read") {
            Some(old) => store.close_and_begin(old.id, None, new, NOW).await,
            None => store.begin(new, NOW).await,
        };
        begun.expect("begun");
    }

    #[tokio::test]
    async fn the_lists_are_put_in_once_and_what_is_left_is_topped_up() {
        let folder = TempDir::new().expect("a folder");
        let (store, app) = open(&folder).await;
        // As if they had been found for races.
        for set in RuleSet::ALL {
            let some = &shipped::deals(set)[..RACE];
            let added = store.add_to_pool(Purpose::Race, set.options(), some, NOW);
            assert_eq!(added.await.expect("added"), RACE);
        }
        let left = async |set: RuleSet| {
            let left = store.left_in_pool(Purpose::Casual, set.options()).await;
            left.expect("counted")
        };
        for _ in 0..2 {
            app.stock_pool(NOW).await.expect("stocked");
            for set in RuleSet::ALL {
                assert_eq!(left(set).await, shipped::deals(set).len() - RACE);
            }
        }
        assert_eq!(lack(&app, 0).await, None);
        let race = RuleSet::WaningMoon.options();
        store.take_race_deal(race, NOW).await.expect("taken");
        let expected = Lack {
            purpose: Purpose::Race,
            options: race,
        };
        assert_eq!(lack(&app, 0).await, Some(expected));
    }

    #[tokio::test]
    async fn the_emptiest_pool_of_the_rule_sets_comes_first_and_own_rules_in_turn() {
        let folder = TempDir::new().expect("a folder");
        let (store, app) = open(&folder).await;
        app.stock_pool(NOW).await.expect("stocked");
        let mut own = Vec::new();
        for options in Options::all_of(GameKind::Crescent).into_iter().take(4) {
            play(&store, options).await;
            if options != RuleSet::CrescentClassic.options() {
                own.push(options);
            }
        }
        let first = lack(&app, 0).await.expect("races have none");
        assert_eq!(first.purpose, Purpose::Race);
        assert_eq!(first.options, RuleSet::CrescentClassic.options());
        let lacking = |turn| app.own_rules_lack(turn);
        for turn in 0..7 {
            let lack = lacking(turn).await.expect("read").expect("it has none");
            assert_eq!(lack.options, own[turn % own.len()]);
            assert_eq!(lack.purpose, Purpose::Casual);
        }
    }

    /// Searches deals until one is won. All but a few can be.
    fn find(lack: Lack) -> PoolDeal {
        for _ in 0..20 {
            let mut search = DealSearch::begin(lack).expect("drawn");
            loop {
                match search.go_on() {
                    Sought::GoesOn => {}
                    Sought::Found(found) => return found,
                    Sought::Nothing => break,
                }
            }
        }
        panic!("20 deals in a row that weren't won");
    }

    #[tokio::test]
    async fn what_is_found_is_dealt_to_the_next_game_under_those_rules() {
        let folder = TempDir::new().expect("a folder");
        let (store, app) = open(&folder).await;
        let options = Options::all_of(GameKind::CrazyQuilt)[1];
        play(&store, options).await;
        let lack = app.own_rules_lack(0).await.expect("read");
        let lack = lack.expect("it was played");
        let found = find(lack);
        assert!(found.deal.get() < 1 << 32, "people can type it");
        assert_eq!(found.line.wins(options, found.deal), Ok(()));
        app.pool_found(lack, found.clone(), NOW)
            .await
            .expect("it is new");
        let new = NewGame {
            player: PlayerId(2),
            options,
            deal: DealNumber::ZERO,
            from_pool: true,
            layout: None,
        };
        let begun = store.begin(new, NOW).await.expect("begun");
        assert_eq!((begun.deal, begun.par), (found.deal, Some(found.par)));
    }

    #[test]
    fn deals_for_races_come_from_the_whole_range() {
        let lack = Lack {
            purpose: Purpose::Race,
            options: RuleSet::WaningMoon.options(),
        };
        let drawn = || DealSearch::begin(lack).expect("drawn").deal.get();
        // Half of them lie above 2⁶²: that 64 in a row don't is a matter of 2⁻⁶⁴.
        assert!((0..64).any(|_| drawn() > 1 << 62));
    }
}
