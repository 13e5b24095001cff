//! Two lines over time, the lower one over a shade of its colour.

use plotters::chart::ChartBuilder;
use plotters::element::{EmptyElement, PathElement, Text};
use plotters::series::{AreaSeries, LineSeries};
use plotters::style::text_anchor::{HPos, VPos};
use plotters::style::{Color, TRANSPARENT, TextStyle};

use super::{Area, Failure, PAD, SMALL, TITLE, grid, lettered, plain, title};
use crate::render::palette::colour;
use crate::view::chart::Course;

/// The room around the lines, in pixels.
const ABOVE: i32 = 122;
const BELOW: i32 = 74;
/// Between the numbers and the grid, in pixels.
const BESIDE: i32 = 18;
/// The lines' width in pixels.
const LINE: u32 = 7;
/// The part of the lower line's colour that is in its shade.
const SHADE: f64 = 0.28;

/// Draws them.
pub(super) fn draw(area: &Area<'_>, course: &Course) -> Result<(), Failure> {
    title(area, &course.title)?;
    legend(area, course)?;
    let highest = course.points.iter().map(|point| point.upper).max();
    let highest = highest.unwrap_or(0).max(1);
    let ticks = ticks(highest);
    let number = lettered(SMALL, colour::CREAM, HPos::Right, VPos::Center);
    let mut widest = 0;
    for tick in &ticks {
        widest = widest.max(width(area, &tick.to_string(), &number)?);
    }
    let mut chart = ChartBuilder::on(area)
        .margin_left(PAD + widest + BESIDE)
        .margin_right(PAD + 6)
        .margin_top(ABOVE)
        .margin_bottom(BELOW)
        .build_cartesian_2d(0.0..1.0, 0.0..f64::from(highest))?;
    chart.draw_series(ticks.iter().map(|&tick| {
        let height = f64::from(tick);
        PathElement::new(vec![(0.0, height), (1.0, height)], grid())
    }))?;
    chart.draw_series(ticks.iter().map(|&tick| {
        let at = EmptyElement::at((0.0, f64::from(tick)));
        at + Text::new(tick.to_string(), (-BESIDE, 0), number.clone())
    }))?;
    let upper = || {
        course
            .points
            .iter()
            .map(|point| (point.at, f64::from(point.upper)))
    };
    let lower = || {
        course
            .points
            .iter()
            .map(|point| (point.at, f64::from(point.lower)))
    };
    chart.draw_series(
        AreaSeries::new(lower(), 0.0, plain(colour::GOLD).mix(SHADE)).border_style(TRANSPARENT),
    )?;
    chart.draw_series(LineSeries::new(
        upper(),
        plain(colour::CREAM).stroke_width(LINE),
    ))?;
    chart.draw_series(LineSeries::new(
        lower(),
        plain(colour::GOLD).stroke_width(LINE),
    ))?;
    let places = [(0.0, HPos::Left), (0.5, HPos::Center), (1.0, HPos::Right)];
    chart.draw_series(
        places
            .into_iter()
            .zip(&course.dates)
            .map(|((at, anchor), date)| {
                let style = lettered(SMALL, colour::CREAM, anchor, VPos::Top);
                EmptyElement::at((at, 0.0)) + Text::new(date.clone(), (0, 16), style)
            }),
    )?;
    Ok(())
}

/// The lines' names in their colours, at the right of the title.
fn legend(area: &Area<'_>, course: &Course) -> Result<(), Failure> {
    let (across, _) = area.dim_in_pixel();
    let right = i32::try_from(across).unwrap_or(i32::MAX) - PAD - 6;
    let gold = lettered(TITLE, colour::GOLD, HPos::Right, VPos::Top);
    let cream = lettered(TITLE, colour::CREAM, HPos::Right, VPos::Top);
    area.draw_text(&course.lower, &gold, (right, PAD))?;
    let beside = width(area, &course.lower, &gold)?;
    area.draw_text(&course.upper, &cream, (right - beside - 50, PAD))
}

/// The width of a line of text in pixels.
fn width(area: &Area<'_>, text: &str, style: &TextStyle<'_>) -> Result<i32, Failure> {
    let (width, _) = area.estimate_text_size(text, style)?;
    Ok(i32::try_from(width).unwrap_or(i32::MAX))
}

/// Zero and up to four round numbers over it, the last one no higher than the highest point.
fn ticks(highest: u32) -> Vec<u32> {
    let steps =
        (0..).flat_map(|power| [1, 2, 5].map(|digit: u32| digit.saturating_mul(10_u32.pow(power))));
    let step = steps
        .into_iter()
        .find(|step| highest / step <= 4)
        .unwrap_or(1);
    (0..=highest / step).map(|nth| nth * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_has_few_lines_at_round_numbers() {
        assert_eq!(ticks(1), [0, 1]);
        assert_eq!(ticks(4), [0, 1, 2, 3, 4]);
        assert_eq!(ticks(5), [0, 2, 4]);
        assert_eq!(ticks(24), [0, 5, 10, 15, 20]);
        assert_eq!(ticks(999), [0, 200, 400, 600, 800]);
        assert_eq!(ticks(1_200), [0, 500, 1_000]);
        assert!(ticks(u32::MAX).len() <= 5);
    }
}
