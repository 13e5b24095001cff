//! A chart, drawn by plotters onto the felt: two dark panels, the games' ends above and their course below.

mod backend;
mod bars;
mod course;

use std::convert::Infallible;

use plotters::coord::Shift;
use plotters::drawing::{DrawingArea, DrawingAreaErrorKind, IntoDrawingArea};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color, FontDesc, FontFamily, FontStyle, RGBColor, ShapeStyle, TextStyle};

use self::backend::Backend;
use super::canvas::Canvas;
use super::palette::{Rgb, colour};
use super::shape::{RoundRect, Shape};
use super::{RenderError, Renderer};
use crate::view::chart::Chart;

/// The height of a capital letter in titles, in pixels.
const TITLE: f64 = 37.0;
/// The height of a capital letter elsewhere: 8 pixels on a phone that shows the picture 400 wide.
const SMALL: f64 = 33.0;
/// From a panel's side to what stands in it.
const PAD: i32 = 30;

/// A rectangle of the picture, in pixels.
#[derive(Clone, Copy)]
struct Panel {
    left: i32,
    top: i32,
    width: u16,
    height: u16,
}

const UPPER: Panel = Panel {
    left: 24,
    top: 24,
    width: 1602,
    height: 489,
};
const LOWER: Panel = Panel { top: 537, ..UPPER };

type Area<'a> = DrawingArea<Backend<'a>, Shift>;
type Failure = DrawingAreaErrorKind<Infallible>;

/// Draws a chart.
pub(super) fn draw(renderer: &Renderer, chart: &Chart) -> Result<Canvas, RenderError> {
    let mut canvas = renderer.felt.clone();
    for panel in [UPPER, LOWER] {
        panel.fill(renderer, &mut canvas);
    }
    plot(renderer, &mut canvas, chart).map_err(|why| RenderError::Chart(why.to_string()))?;
    Ok(canvas)
}

fn plot(renderer: &Renderer, canvas: &mut Canvas, chart: &Chart) -> Result<(), Failure> {
    let whole = Backend::new(renderer, canvas).into_drawing_area();
    bars::draw(&UPPER.area(&whole), &chart.bars)?;
    course::draw(&LOWER.area(&whole), &chart.course)?;
    whole.present()
}

impl Panel {
    fn fill(self, renderer: &Renderer, canvas: &mut Canvas) {
        let (width, height) = (f32::from(self.width), f32::from(self.height));
        let (left, top) = (
            super::pixels::whole(self.left),
            super::pixels::whole(self.top),
        );
        let (x, y) = (left + width / 2.0, top + height / 2.0);
        let ground = Shape::Whole(RoundRect::upright(x, y, width, height, 24.0));
        ground.mask().draw(canvas, &renderer.palette, colour::PILL);
    }

    fn area<'a>(self, whole: &Area<'a>) -> Area<'a> {
        let size = (u32::from(self.width), u32::from(self.height));
        whole.clone().shrink((self.left, self.top), size)
    }
}

const fn plain(colour: Rgb) -> RGBColor {
    RGBColor(colour[0], colour[1], colour[2])
}

/// How the lines behind a chart are drawn.
fn grid() -> ShapeStyle {
    plain(colour::CREAM).mix(0.22).stroke_width(2)
}

/// A line of text of this height, colour and anchor.
fn lettered(cap: f64, colour: Rgb, across: HPos, down: VPos) -> TextStyle<'static> {
    let font = FontDesc::new(FontFamily::SansSerif, cap, FontStyle::Bold);
    let mut style = TextStyle::from(font).pos(Pos::new(across, down));
    style.color = plain(colour).to_backend_color();
    style
}

/// Writes a panel's title.
fn title(area: &Area<'_>, text: &str) -> Result<(), Failure> {
    let style = lettered(TITLE, colour::CREAM, HPos::Left, VPos::Top);
    area.draw_text(text, &style, (PAD, PAD))
}
