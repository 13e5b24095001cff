//! Leaderboards, held by snapshots.

use insta::assert_snapshot;
use lunette::rules::GameKind;
use lunette::view::controls::Row;
use lunette::view::leaders::{self, LeadBy, Leader, LeaderPage, Leaders, Period};
use lunette::view::text::Words;

use crate::page::page;

fn leader(place: u32, player: u64) -> Leader {
    Leader {
        place,
        player,
        points: 41 - place,
        wins: 3,
        raced: 7,
        streak: 5,
        won_streak: 1,
    }
}

#[test]
fn a_leaderboard_always_has_ones_own_place() {
    let page_of = |own| Leaders {
        page: LeaderPage {
            game: Some(GameKind::WaningMoon),
            period: Period::Month,
            by: LeadBy::Points,
            page: 1,
        },
        pages: 2,
        rows: vec![leader(11, 1), leader(11, 2), leader(13, 3)],
        own,
    };
    let shown = |own| page(&leaders::screen(Words::english(), &page_of(own)));
    assert_snapshot!([shown(Some(leader(2, 9))), shown(None)].join("\n\n"));
}

#[test]
fn a_leaderboard_of_nothing_says_so() {
    let nothing = Leaders {
        page: LeaderPage::default(),
        pages: 1,
        rows: Vec::new(),
        own: None,
    };
    assert_snapshot!(page(&leaders::screen(Words::english(), &nothing)));
}

#[test]
fn no_two_controls_of_a_leaderboard_share_an_id() {
    for (period, by) in Period::ALL
        .into_iter()
        .flat_map(|period| LeadBy::ALL.map(|by| (period, by)))
    {
        for current in 0..3 {
            let leaders = Leaders {
                page: LeaderPage {
                    game: None,
                    period,
                    by,
                    page: current,
                },
                pages: 3,
                rows: Vec::new(),
                own: None,
            };
            let rows = leaders::screen(Words::english(), &leaders).rows;
            let buttons = rows.iter().flat_map(|row| match row {
                Row::Buttons(buttons) => buttons.as_slice(),
                Row::Menu(_) => &[],
            });
            let mut ids: Vec<&str> = buttons.map(|button| button.id.as_str()).collect();
            let all = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), all);
        }
    }
}
