//! Bars, each with its count over it and its name under it.

use plotters::chart::ChartBuilder;
use plotters::element::{EmptyElement, PathElement, Rectangle, Text};
use plotters::style::Color;
use plotters::style::text_anchor::{HPos, VPos};

use super::{Area, Failure, PAD, SMALL, grid, lettered, plain, title};
use crate::render::palette::colour;
use crate::view::chart::Bars;

/// The room above the bars, for the title and a count, and below them, for their names; in pixels.
const ABOVE: i32 = 138;
const BELOW: i32 = 74;
/// What part of a bar's room is left free on each side of it.
const GAP: f64 = 0.09;

/// Draws them.
pub(super) fn draw(area: &Area<'_>, bars: &Bars) -> Result<(), Failure> {
    title(area, &bars.title)?;
    let highest = bars
        .bars
        .iter()
        .map(|bar| bar.count)
        .max()
        .unwrap_or(0)
        .max(1);
    let across = u32::try_from(bars.bars.len()).unwrap_or(u32::MAX);
    let mut chart = ChartBuilder::on(area)
        .margin_left(PAD)
        .margin_right(PAD)
        .margin_top(ABOVE)
        .margin_bottom(BELOW)
        .build_cartesian_2d(0.0..f64::from(across), 0.0..f64::from(highest))?;
    let ground = vec![(0.0, 0.0), (f64::from(across), 0.0)];
    chart.draw_series([PathElement::new(ground, grid())])?;
    let places = (0_u32..).map(f64::from).zip(&bars.bars);
    chart.draw_series(
        places
            .clone()
            .filter(|(_, bar)| bar.count > 0)
            .map(|(left, bar)| {
                let fill = if bar.gold {
                    colour::GOLD
                } else {
                    colour::CREAM
                };
                let corners = [(left + GAP, f64::from(bar.count)), (left + 1.0 - GAP, 0.0)];
                Rectangle::new(corners, plain(fill).filled())
            }),
    )?;
    let count = lettered(SMALL, colour::CREAM, HPos::Center, VPos::Bottom);
    chart.draw_series(
        places
            .clone()
            .filter(|(_, bar)| bar.count > 0)
            .map(|(left, bar)| {
                let at = (left + 0.5, f64::from(bar.count));
                EmptyElement::at(at) + Text::new(bar.count.to_string(), (0, -12), count.clone())
            }),
    )?;
    chart.draw_series(places.map(|(left, bar)| {
        let ink = if bar.gold {
            colour::GOLD
        } else {
            colour::CREAM
        };
        let name = lettered(SMALL, ink, HPos::Center, VPos::Top);
        EmptyElement::at((left + 0.5, 0.0)) + Text::new(bar.label.clone(), (0, 16), name)
    }))?;
    Ok(())
}
