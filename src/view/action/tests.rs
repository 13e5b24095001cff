//! Custom ids there and back.

use super::*;
use crate::cards::DealNumber;
use crate::rules::{GameKind, Options, RaceId};
use crate::view::history::{Mark, Slice};
use crate::view::leaders::{LeadBy, LeaderPage, Period};

#[test]
fn the_longest_custom_id_fits() {
    for kind in GameKind::ALL {
        let longest = Action::Board {
            game: GameId(i64::MAX),
            seq: u32::MAX,
            press: Press::New(Wanted {
                options: Options::default_of(kind),
                deal: WantedDeal::Number(DealNumber::MAX),
            }),
        };
        assert!(longest.custom_id().len() <= LONGEST);
    }
}

#[test]
fn every_game_and_option_is_written_and_read_back() {
    for options in GameKind::ALL.into_iter().flat_map(Options::all_of) {
        for deal in [WantedDeal::Winnable, WantedDeal::Any] {
            let deal = Action::Deal(Wanted { options, deal });
            assert_eq!(Action::decode(&deal.custom_id(), None), Ok(deal));
        }
    }
}

#[test]
fn what_is_done_about_races_is_written_and_read_back() {
    let race = RaceId(i64::MAX);
    for action in [
        RaceAction::Play,
        RaceAction::Begin,
        RaceAction::Remind,
        RaceAction::Continue(race),
        RaceAction::Practice(race),
        RaceAction::PostResult(race),
        RaceAction::Standings(race),
        RaceAction::Page(race, u32::MAX),
    ] {
        let id = Action::Race(action).custom_id();
        assert!(id.len() <= LONGEST);
        assert_eq!(Action::decode(&id, None), Ok(Action::Race(action)));
    }
}

#[test]
fn what_is_done_about_pages_is_written_and_read_back() {
    let mark = Mark {
        at: i64::MAX,
        id: GameId(i64::MAX),
    };
    let games = GameKind::ALL.map(Some).into_iter().chain([None]);
    let hiding =
        games.flat_map(|game| [true, false].map(|hide| PageAction::HideStats { hide, game }));
    let slices = [
        Slice::Latest,
        Slice::OlderThan(mark),
        Slice::NewerThan(mark),
    ];
    let leaders = Period::ALL.into_iter().flat_map(|period| {
        LeadBy::ALL.map(|by| {
            PageAction::Leaders(LeaderPage {
                game: Some(GameKind::CrazyQuilt),
                period,
                by,
                page: u32::MAX,
            })
        })
    });
    let all = hiding.chain(slices.map(PageAction::History)).chain(leaders);
    for action in all {
        let id = Action::Page(action).custom_id();
        assert!(id.len() <= LONGEST);
        assert_eq!(Action::decode(&id, None), Ok(Action::Page(action)));
    }
    let look = Action::Page(PageAction::Look(GameId(12)));
    assert_eq!(look.custom_id(), LOOK_ID);
    assert_eq!(Action::decode(LOOK_ID, Some("12")), Ok(look));
}

#[test]
fn what_no_version_made_is_unknown() {
    for (id, value) in [
        ("", None),
        ("1", None),
        ("0.g.1.2.undo", None),
        ("2.g.1.2.undo", None),
        ("1.g.1.2", None),
        ("1.stats.patience.hide", None),
        ("1.stats.all", None),
        ("1.stats.all.hide", Some("12")),
        ("1.leaders.all.day.points.0", None),
        ("1.leaders.all.all.points", None),
        ("1.history.look", None),
        ("1.history.look", Some("-12")),
        ("1.history.older.7", None),
        ("1.history.older.07.12", None),
        ("1.g.1.2.und", None),
        ("1.g.1.2.undo.", None),
        ("1.g.1.2.undos", None),
        ("1.g.1.2.undos.0", None),
        ("1.g.1.2.undos.07", None),
        ("1.g.01.2.undo", None),
        ("1.g.+1.2.undo", None),
        ("1.g.-1.2.undo", None),
        ("1.g.1.-2.undo", None),
        ("1.g.99999999999999999999.2.undo", None),
        ("1.g.1.2.undo", Some("p7 fA")),
        ("1.g.1.2.menu", None),
        ("1.g.1.2.menu", Some("p7 fX")),
        ("1.g.1.2.menu", Some("card p0")),
        ("1.g.1.2.menu", Some("card q90")),
        ("1.g.1.2.menu", Some("card w1")),
        ("1.g.1.2.menu", Some("card fA")),
        ("1.g.1.2.new.crescent-wfx.any", None),
        ("1.g.1.2.new.crescent-wfs.9223372036854775808", None),
        ("1.deal.crescent.7", None),
        ("1.deal.waning-moon-.7", None),
        ("1.deal.waning-moon-s.7", None),
        ("1.deal.crazy-quilt.7", None),
        ("1.deal.crazy-quilt-x.7", None),
        ("1.deal.patience-wfs.7", None),
        ("1.daily", None),
        ("1.daily.play.3", None),
        ("1.daily.play", Some("3")),
        ("1.race.-3.continue", None),
        ("1.race.3", None),
        ("1.race.3.page", None),
        ("1.race.3.page.-1", None),
    ] {
        assert!(Action::decode(id, value).is_err(), "{id} {value:?}");
    }
}
