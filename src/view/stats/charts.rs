//! The chart of statistics, and the same in words.

use super::words::mean_tenths;
use super::{Stats, Stretch};
use crate::view::chart::{Bar, Bars, Chart, Course, Point};
use crate::view::text::{LONGEST_ALT, Words, count, date, fill};

/// How many cards a bar spans: eight bars and one for all 104 home.
const SPAN: u8 = 13;
const ALL: u8 = 104;
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// How the games ended, by cards home, and how they added up over time.
pub(super) fn chart(words: &Words, stats: &Stats) -> Chart {
    Chart {
        bars: Bars {
            title: words.say("chart-home", &[]),
            bars: bars(stats),
        },
        course: course(words, stats),
    }
}

fn bars(stats: &Stats) -> Vec<Bar> {
    let games = |from: u8, to: u8| {
        let within = stats
            .scores
            .iter()
            .filter(|(score, _)| (from..=to).contains(score));
        within.map(|&(_, games)| games).sum()
    };
    let spans = (0..ALL / SPAN).map(|nth| (nth * SPAN, nth * SPAN + SPAN - 1));
    let mut bars: Vec<Bar> = spans
        .map(|(from, to)| Bar {
            label: format!("{from}–{to}"),
            count: games(from, to),
            gold: false,
        })
        .collect();
    bars.push(Bar {
        label: ALL.to_string(),
        count: games(ALL, u8::MAX),
        gold: true,
    });
    bars
}

/// When the lines begin and end, a day apart at least.
fn ends(stretches: &[Stretch]) -> (i64, i64) {
    let first = stretches.first().map_or(0, |stretch| stretch.first);
    let last = stretches.last().map_or(0, |stretch| stretch.last);
    (first.min(last.saturating_sub(DAY)), last)
}

fn course(words: &Words, stats: &Stats) -> Course {
    let (from, to) = ends(&stats.course);
    let [from, middle, to] = [from, from.midpoint(to), to].map(|at| date(words, at));
    let between = middle != from && middle != to;
    Course {
        title: words.say("chart-course", &[]),
        upper: words.say("chart-played", &[fill("played", stats.overall.played)]),
        lower: words.say("chart-won", &[fill("won", stats.overall.won)]),
        points: points(&stats.course),
        dates: [from, if between { middle } else { String::new() }, to],
    }
}

/// The sums at the end of each stretch, behind nothing at the left end.
#[expect(
    clippy::cast_precision_loss,
    reason = "a place on a chart needs four digits"
)]
fn points(stretches: &[Stretch]) -> Vec<Point> {
    let (from, to) = ends(stretches);
    let mut sums = Point {
        at: 0.0,
        upper: 0,
        lower: 0,
    };
    let mut points = vec![sums];
    for stretch in stretches {
        sums.at = (stretch.last - from) as f64 / (to - from).max(1) as f64;
        sums.upper += stretch.played;
        sums.lower += stretch.won;
        points.push(sums);
    }
    points
}

/// The chart in words.
pub(super) fn alt(words: &Words, stats: &Stats) -> String {
    let (from, to) = ends(&stats.course);
    let filled: Vec<String> = bars(stats)
        .into_iter()
        .filter(|bar| bar.count > 0)
        .map(|bar| {
            let games = usize::try_from(bar.count).unwrap_or(usize::MAX);
            let (home, games) = (fill("home", bar.label), count("games", games));
            words.say("alt-chart-bar", &[home, games])
        })
        .collect();
    let tenths = mean_tenths(&stats.overall);
    let home = [
        fill("bars", filled.join("; ")),
        fill("mean", format!("{}.{}", tenths / 10, tenths % 10)),
    ];
    let course = [
        fill("from", date(words, from)),
        fill("to", date(words, to)),
        fill("played", stats.overall.played),
        fill("won", stats.overall.won),
        fill("half", half(words, stats)),
    ];
    let text = [
        words.say("alt-chart-home", &home),
        words.say("alt-chart-course", &course),
    ]
    .join(" ");
    text.chars().take(LONGEST_ALT).collect()
}

/// Where the lines were halfway.
fn half(words: &Words, stats: &Stats) -> String {
    let (from, to) = ends(&stats.course);
    let points = points(&stats.course);
    let half = points.iter().rev().find(|point| point.at <= 0.5);
    let (played, won) = half.map_or((0, 0), |point| (point.upper, point.lower));
    let date = fill("date", date(words, from.midpoint(to)));
    words.say(
        "alt-chart-half",
        &[date, fill("played", played), fill("won", won)],
    )
}
