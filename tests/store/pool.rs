//! Deals that are known to be winnable: each is given out once.

use std::collections::HashSet;

use lunette::cards::DealNumber;
use lunette::rules::{Line, Move, Options, RuleSet};
use lunette::store::{NewGame, PlayerId, PoolDeal, Purpose, Store, StoreError, StoredGame};

use crate::support::{ALICE, Place, START, after, made_by_the_first_release, new_game, run};

/// Some deals of Crescent's classic rules, each with a line that wins it.
fn deals(count: usize) -> Vec<PoolDeal> {
    let list = include_str!("../../assets/deals/crescent-classic.txt");
    let rows = list.lines().filter(|row| !row.starts_with('#'));
    let deal = |row: &str| {
        let (number, line) = row.split_once(' ').expect("a number and a line");
        let deal = DealNumber::parse(number).expect("a number");
        PoolDeal::new(deal, line.parse().expect("a line"))
    };
    rows.take(count).map(deal).collect()
}

fn classic() -> Options {
    RuleSet::CrescentClassic.options()
}

async fn add(store: &Store, purpose: Purpose, deals: &[PoolDeal]) -> usize {
    let added = store.add_to_pool(purpose, classic(), deals, START).await;
    added.expect("added")
}

async fn left(store: &Store, purpose: Purpose) -> usize {
    let left = store.left_in_pool(purpose, classic()).await;
    left.expect("counted")
}

/// A game of this player's that gets a deal of the pool, or else deal 7.
async fn begin(store: &Store, player: u64) -> StoredGame {
    let new = NewGame {
        player: PlayerId(player),
        from_pool: true,
        ..new_game(7)
    };
    store.begin(new, after(1)).await.expect("begun")
}

#[tokio::test]
async fn a_deal_is_given_to_one_game_and_to_no_other_even_after_a_restart() {
    let place = Place::new();
    let mut store = place.open().await.expect("opened");
    let deals = deals(3);
    assert_eq!(add(&store, Purpose::Casual, &deals).await, 3);
    for (player, expected) in (1..).zip(&deals) {
        let game = begin(&store, player).await;
        assert_eq!(game.deal, expected.deal);
        assert_eq!(game.par, Some(expected.line.par()));
        let again = store.game(game.id).await.expect("read").expect("there");
        assert_eq!(again, game);
        store.close().await;
        store = place.open().await.expect("opened");
    }
    assert_eq!(left(&store, Purpose::Casual).await, 0);
    let game = begin(&store, 9).await;
    assert_eq!((game.deal.get(), game.par), (7, None));
    // What it had doesn't come back.
    assert_eq!(add(&store, Purpose::Casual, &deals).await, 0);
    assert_eq!(add(&store, Purpose::Race, &deals).await, 0);
    assert_eq!(left(&store, Purpose::Casual).await, 0);
}

#[tokio::test]
async fn a_game_that_is_not_begun_takes_no_deal() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    add(&store, Purpose::Casual, &deals(2)).await;
    begin(&store, 1).await;
    let new = NewGame {
        player: PlayerId(1),
        from_pool: true,
        ..new_game(7)
    };
    let refused = store.begin(new, after(2)).await;
    assert!(matches!(refused, Err(StoreError::AlreadyOpen)));
    assert_eq!(left(&store, Purpose::Casual).await, 1);
}

#[tokio::test]
async fn a_line_that_does_not_win_is_refused_with_all_that_came_with_it() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let deals = deals(2);
    let moves = &deals[1].line.0;
    let lines = [
        Line::default(),
        Line(moves[..moves.len() - 1].to_vec()),
        Line(moves.iter().rev().copied().collect()),
        Line([&moves[..], &[Move::Shift]].concat()),
        deals[0].line.clone(),
    ];
    for line in lines {
        let bad = PoolDeal::new(deals[1].deal, line);
        let both = [deals[0].clone(), bad];
        for purpose in [Purpose::Casual, Purpose::Race] {
            let refused = store.add_to_pool(purpose, classic(), &both, START).await;
            assert!(matches!(refused, Err(StoreError::NoWin(_))), "{refused:?}");
            let told = refused.expect_err("refused").to_string();
            let number = deals[1].deal.to_string();
            assert!(!told.contains(&number), "{told}");
            assert_eq!(left(&store, purpose).await, 0);
        }
    }
    // Nor does a line win under rules that it wasn't found under.
    let plain = RuleSet::CrescentPlain.options();
    let refused = store
        .add_to_pool(Purpose::Casual, plain, &deals, START)
        .await;
    assert!(matches!(refused, Err(StoreError::NoWin(_))), "{refused:?}");
}

#[tokio::test]
async fn of_many_takers_at_once_no_two_get_the_same_deal() {
    let place = Place::new();
    // Two processes on one file, which may be when a new release takes over.
    let stores = [
        place.open().await.expect("opened"),
        place.open().await.expect("opened"),
    ];
    add(&stores[0], Purpose::Race, &deals(6)).await;
    let takers: Vec<_> = (0..12)
        .map(|at| {
            let store = stores[at % 2].clone();
            tokio::spawn(async move { store.take_race_deal(classic(), after(1)).await })
        })
        .collect();
    let mut given = HashSet::new();
    let mut empty = 0;
    for taker in takers {
        match taker.await.expect("it ends").expect("it is answered") {
            Some(taken) => {
                assert_eq!(taken.line.wins(classic(), taken.deal), Ok(()));
                assert_eq!(taken.par, taken.line.par());
                assert!(given.insert(taken.deal), "a deal was given twice");
            }
            None => empty += 1,
        }
    }
    assert_eq!((given.len(), empty), (6, 6));
}

#[tokio::test]
async fn races_and_casual_games_and_rules_have_deals_of_their_own() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let deals = deals(2);
    add(&store, Purpose::Race, &deals[..1]).await;
    assert_eq!(begin(&store, 1).await.par, None, "it is for races");
    let taken = store.take_race_deal(RuleSet::CrescentPlain.options(), START);
    assert_eq!(taken.await.expect("answered"), None);
    assert_eq!(left(&store, Purpose::Race).await, 1);
    add(&store, Purpose::Casual, &deals[1..]).await;
    let taken = store.take_race_deal(classic(), START).await;
    assert_eq!(taken.expect("answered"), Some(deals[0].clone()));
    let taken = store.take_race_deal(classic(), START).await;
    assert_eq!(taken.expect("answered"), None);
}

#[tokio::test]
async fn a_deal_named_by_its_number_has_its_par_unless_it_is_a_races() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let deals = deals(3);
    add(&store, Purpose::Casual, &deals[..2]).await;
    add(&store, Purpose::Race, &deals[2..]).await;
    begin(&store, 1).await;
    for (player, (pool, par)) in (2..).zip([
        (&deals[0], Some(deals[0].par)), // given out before
        (&deals[1], Some(deals[1].par)),
        (&deals[2], None),
    ]) {
        let new = NewGame {
            player: PlayerId(player),
            ..new_game(pool.deal.get())
        };
        let game = store.begin(new, START).await.expect("begun");
        assert_eq!((game.deal, game.par), (pool.deal, par));
    }
    assert_eq!(left(&store, Purpose::Casual).await, 1, "none was taken");
}

#[tokio::test]
async fn a_damaged_row_is_given_to_nobody_and_stands_in_nobodys_way() {
    for damage in [
        "UPDATE pool SET line = 'p7 fX' WHERE id = 1",
        "UPDATE pool SET deal = -1 WHERE id = 1",
        "UPDATE pool SET line = X'FF' WHERE id = 1",
        // Of rules that aren't these.
        "UPDATE pool SET rules_version = 99 WHERE id = 1",
    ] {
        let place = Place::new();
        let store = place.open().await.expect("opened");
        let deals = deals(2);
        add(&store, Purpose::Casual, &deals).await;
        run(&mut place.connect().await, damage).await;
        assert_eq!(begin(&store, 1).await.deal, deals[1].deal, "{damage}");
        assert_eq!(begin(&store, 2).await.par, None, "{damage}");
    }
}

#[tokio::test]
async fn a_file_from_before_the_pool_keeps_its_games_and_gets_one() {
    let place = Place::new();
    let mut connection = made_by_the_first_release(&place).await;
    run(
        &mut connection,
        "INSERT INTO games (player, kind, options, deal, rules_version, started_at, length, outcome, score, moves, \
         undos, assisted, touched_at) VALUES (1100000000000000007, 'crescent', \
         'wraparound=on foundation-moves=on shift=when-stuck', 7, 1, 0, 0, 'playing', 8, 0, 0, 0, 0)",
    )
    .await;
    let store = place.open().await.expect("brought up to date");
    let open = store.open_game(ALICE, classic().kind()).await;
    assert_eq!(open.expect("read").expect("kept").par, None);
    assert!(store.was_played(classic()).await.expect("read"));
    let plain = RuleSet::CrescentPlain.options();
    assert!(!store.was_played(plain).await.expect("read"));
    assert_eq!(add(&store, Purpose::Casual, &deals(1)).await, 1);
    assert!(begin(&store, 1).await.par.is_some());
}

#[test]
fn a_deal_of_the_pool_is_not_printed() {
    for deal in deals(5) {
        let printed = format!("{deal:?}");
        assert!(!printed.contains(&deal.deal.to_string()), "{printed}");
        assert!(!printed.contains("p1"), "{printed}");
    }
}
