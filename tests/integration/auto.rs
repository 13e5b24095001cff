//! Auto over a real file: it goes on with its plan after a restart.

use lunette::app::{App, PlayRequest, PlayerId, Shown};
use lunette::cards::DealNumber;
use lunette::rules::{Entry, GameKind, Move, Options, Table};
use lunette::solver::{Budget, Verdict, solve};
use lunette::store::{Store, UnixMillis};
use lunette::view::action::{Action, Press, WantedDeal};
use tempfile::TempDir;

const ALICE: PlayerId = PlayerId(7);
const NOW: UnixMillis = UnixMillis(1_000);

/// A deal that the solver wins in a moment.
fn deal() -> DealNumber {
    DealNumber::new(8).expect("a deal number")
}

async fn open(folder: &TempDir) -> (Store, App) {
    let file = folder.path().join("games.db");
    let address = format!("sqlite:{}", file.display());
    let store = Store::open(&address).await.expect("the file opens");
    (store.clone(), App::new(store))
}

async fn press(app: &App, shown: &Shown, press: Press) -> Shown {
    let (game, seq) = (shown.board.id, shown.board.seq);
    let action = Action::Board { game, seq, press };
    app.act(ALICE, action, NOW).await.expect("it is played")
}

async fn begin(app: &App) -> Shown {
    let request = PlayRequest {
        kind: GameKind::Crescent,
        options: None,
        deal: WantedDeal::Number(deal()),
        layout: None,
    };
    app.play(ALICE, request, NOW).await.expect("it is dealt")
}

#[tokio::test]
async fn auto_goes_on_with_its_plan_after_a_restart() {
    let folder = TempDir::new().expect("a folder");
    let table = Table::deal(Options::default_of(GameKind::Crescent), deal());
    let Verdict::Won(line) = solve(&table, Budget(1_000_000)) else {
        panic!("the solver wins this deal in a moment")
    };
    let (store, mut app) = open(&folder).await;
    let mut shown = begin(&app).await;
    for at in 0..12 {
        if at % 4 == 3 {
            app = open(&folder).await.1;
        }
        shown = press(&app, &shown, Press::Auto).await;
        assert_eq!(shown.board.game.line(), &line[..=at]);
    }
    let run = store.run_of_auto(shown.board.id).await;
    assert_eq!(run.expect("the log is read"), 12);
}

#[tokio::test]
async fn a_run_of_auto_ends_where_the_player_plays() {
    let folder = TempDir::new().expect("a folder");
    let (store, app) = open(&folder).await;
    let mut shown = begin(&app).await;
    let id = shown.board.id;
    let mut presses = vec![(Press::Auto, 1), (Press::Auto, 2), (Press::Undo, 0)];
    presses.extend([(Press::Redo, 0), (Press::Auto, 1)]);
    assert_eq!(store.run_of_auto(id).await.expect("read"), 0);
    for (pressed, run) in presses {
        shown = press(&app, &shown, pressed).await;
        assert_eq!(store.run_of_auto(id).await.expect("read"), run);
    }
    let own: Move = shown.board.game.legal_moves()[0];
    assert_eq!(shown.board.game.check(Entry::Move(own)), Ok(()));
    press(&app, &shown, Press::Play(own)).await;
    assert_eq!(store.run_of_auto(id).await.expect("read"), 0);
}
