//! What helps a player: a hint's rings and words, Finish, and the panel behind **More**.

use std::time::Duration;

use insta::assert_snapshot;
use lunette::cards::DealNumber;
use lunette::rules::{Game, GameId, GameKind, Move, Options, Table, plain_finish};
use lunette::view::board::{Board, Chances, Notice, Origin, Way};
use lunette::view::controls::Row;
use lunette::view::scene::{Item, Layout, Mark};
use lunette::view::screen::{self, Drawing, Face, Screen};
use lunette::view::text::Words;

use crate::boards::{given_up, lost, opening, won};
use crate::page::page;

fn hinted(board: &Board, mv: &str) -> Screen {
    let mv: Move = mv.parse().expect("a move");
    board.game.table().check(mv).expect("legal");
    let face = Face::Play(Some(Notice::Hint(mv)));
    screen::board(Words::english(), board, face)
}

/// What wears a ring, all of them gold: a card, a back, or nothing.
fn ringed(screen: &Screen) -> Vec<String> {
    let Some(Drawing::Board(scene)) = screen.picture.as_ref().map(|picture| &picture.drawing)
    else {
        panic!("a board is drawn")
    };
    let items = &scene.items;
    let below = |ring| {
        let found = items.iter().find_map(|item| match *item {
            Item::Card { card, at, .. } if at == ring => Some(card.to_string()),
            Item::Back { at } if at == ring => Some("back".to_owned()),
            Item::Slot { at } if at == ring => Some("slot".to_owned()),
            _ => None,
        });
        found.expect("a ring is around something")
    };
    let rings = items.iter().filter_map(|item| match *item {
        Item::Ring { at, mark } => Some((at, mark)),
        _ => None,
    });
    let mut ringed: Vec<String> = rings
        .inspect(|&(_, mark)| assert_eq!(mark, Mark::Movable))
        .map(|(at, _)| below(at))
        .collect();
    ringed.sort();
    ringed
}

fn dealt(kind: GameKind) -> Board {
    let (options, deal) = (Options::default_of(kind), DealNumber::new(7));
    let deal = deal.expect("a deal number");
    Board {
        id: GameId(5),
        seq: 0,
        options,
        origin: Origin::Casual(deal),
        par: None,
        closed: false,
        layout: Layout::default(),
        time: Duration::ZERO,
        game: Game::new(Table::deal(options, deal)),
    }
}

#[test]
fn a_hint_rings_its_card_and_where_it_goes_and_nothing_else() {
    for layout in Layout::ALL {
        let board = Board {
            layout,
            ..opening()
        };
        assert_eq!(ringed(&hinted(&board, "p4 fK")), ["K♣", "Q♣"]);
        assert_eq!(ringed(&hinted(&board, "p3 p16")), ["4♦", "5♦"]);
    }
    for kind in [GameKind::WaningMoon, GameKind::CrazyQuilt] {
        assert_eq!(ringed(&hinted(&dealt(kind), "deal")), ["back", "slot"]);
    }
}

#[test]
fn a_hint_for_each_move_rings_two_places() {
    for kind in [GameKind::WaningMoon, GameKind::CrazyQuilt] {
        let mut board = dealt(kind);
        for _ in 0..40 {
            let moves = board.game.offered_moves();
            for &mv in &moves {
                assert_eq!(ringed(&hinted(&board, &mv.to_string())).len(), 2, "{mv}");
            }
            let Some(&mv) = moves.iter().max() else { break };
            board
                .game
                .enter(lunette::rules::Entry::Move(mv))
                .expect("legal");
        }
    }
}

#[test]
fn a_hint_is_said() {
    let screen = hinted(&opening(), "p4 fK");
    assert_snapshot!(page(&screen));
}

/// The labels of all buttons under a board.
fn buttons(board: &Board) -> Vec<String> {
    let screen = screen::board(Words::english(), board, Face::Play(None));
    let rows = screen.rows.into_iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Menu(_) => None,
    });
    rows.flatten().map(|button| button.label).collect()
}

#[test]
fn finish_takes_the_place_of_the_hint_once_it_is_plain() {
    let won = won();
    let mut board = opening();
    let mut game = Game::new(won.game.positions().next().expect("the deal"));
    let mut begun = 0;
    for &mv in won.game.line() {
        board.game = game.clone();
        let plain = plain_finish(game.table()).is_some();
        begun += usize::from(plain);
        let help = &buttons(&board)[4];
        assert_eq!(help, if plain { "Finish" } else { "Hint" });
        game.enter(lunette::rules::Entry::Move(mv)).expect("legal");
    }
    assert!(begun > 0, "at the end all cards go home");
    assert_eq!(buttons(&won)[4], "Hint");
}

#[test]
fn a_game_that_is_lost_offers_to_tell_whether_it_could_be_won() {
    assert_eq!(buttons(&lost())[4], "Could it be won?");
    assert_eq!(buttons(&given_up())[4], "Could it be won?");
}

#[test]
fn panels_stand_beside_the_board() {
    let way = |undos, last| Chances::Lost(Some(Way { undos, last }));
    let faces = [
        Face::More,
        Face::Chances(Chances::Open),
        Face::Chances(Chances::Unknown),
        Face::Chances(Chances::Lost(None)),
        Face::Chances(way(14, true)),
        Face::Chances(way(1, false)),
    ];
    let told = |board: &Board, face| {
        let panel = screen::panel(Words::english(), board, face);
        page(&panel.expect("a panel"))
    };
    let pages: Vec<String> = faces.iter().map(|face| told(&lost(), face)).collect();
    assert_snapshot!(pages.join("\n\n"));
    // A game that is over goes nowhere.
    let over = told(&given_up(), &Face::Chances(way(14, true)));
    assert!(!over.contains("Go back"), "{over}");
    assert_eq!(
        screen::panel(Words::english(), &lost(), &Face::Play(None)).map(|_| ()),
        None
    );
}
