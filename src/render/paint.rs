//! The painter: item after item onto the felt.

use super::canvas::{Area, Canvas};
use super::palette::{Rgb, colour};
use super::pixels::{SCALE, floor, whole};
use super::shape::{RoundRect, triangle};
use super::sprites::Face;
use super::stamp::{Part, STRIP_MOST, Stamp};
use super::{Renderer, Shadow};
use crate::view::scene::{
    Anchor, CARD_RADIUS, Item, Label, Mark, Placed, Point, RING, Rect, Role, Scene, Show, Way,
};

/// Angles are kept in steps of a sixteenth of a degree: over a card's height less than a fifth of a pixel.
const ANGLE_STEPS: f32 = 16.0;
/// A height that cuts nothing off a card, in pixels.
const WHOLE: f32 = 1e4;

/// Draws a scene onto a copy of the felt. Shadows come first: they fall on nothing but felt.
pub(super) fn scene(renderer: &Renderer, scene: &Scene) -> Canvas {
    let mut painter = Painter {
        renderer,
        scene,
        canvas: renderer.felt.clone(),
    };
    scene.items.iter().for_each(|item| painter.shadow(item));
    scene.items.iter().for_each(|item| painter.item(item));
    painter.canvas
}

struct Painter<'a> {
    renderer: &'a Renderer,
    scene: &'a Scene,
    canvas: Canvas,
}

impl Painter<'_> {
    fn shadow(&mut self, item: &Item) {
        let (at, show) = match *item {
            Item::Card { at, show, .. } => (at, show),
            Item::Back { at } => (at, Show::Face),
            _ => return,
        };
        let angle = angle(at);
        let shadow =
            (self.renderer.shadows).get(angle, Shadow::bytes, || Shadow::new(degrees(angle)));
        let height = height(show);
        shadow.draw(&mut self.canvas, &self.renderer.felt, center(at), height);
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Card { card, at, show } => {
                self.card(Face::of(*card, self.scene.deck), *at, *show);
            }
            Item::Back { at } => self.card(Face::BACK, *at, Show::Face),
            Item::Slot { at } => self.slot(*at),
            Item::Ring { at, mark } => self.ring(*at, *mark),
            Item::Pill(rect) => self.pill(*rect),
            Item::Label(label) => self.label(label),
            Item::Moon {
                center,
                radius,
                lit,
            } => self.moon(*center, *radius, *lit),
            Item::Arrow { center, way } => self.arrow(*center, *way),
        }
    }

    fn card(&mut self, face: Face, at: Placed, show: Show) {
        let (renderer, angle, height) = (self.renderer, angle(at), height(show));
        let part = if height < STRIP_MOST {
            Part::Strip
        } else {
            Part::Face
        };
        let stamp = renderer.stamps.get((face, part, angle), Stamp::bytes, || {
            Stamp::new(
                renderer.sprites.get(face),
                part,
                &renderer.palette,
                degrees(angle),
            )
        });
        stamp.draw(&mut self.canvas, &renderer.palette, center(at), height);
    }

    fn fill(&mut self, bounds: Area, colour: Rgb, distance: impl Fn(f32, f32) -> f32) {
        self.canvas
            .fill(&self.renderer.palette, bounds, colour, distance);
    }

    /// A line along a shape's edge, from one distance of it to another, in pixels.
    fn line(&mut self, shape: RoundRect, from: f32, to: f32, colour: Rgb) {
        let (middle, half) = (f32::midpoint(from, to), (to - from) / 2.0);
        let distance = |x, y| (shape.distance(x, y) - middle).abs() - half;
        self.fill(shape.bounds(to), colour, distance);
    }

    fn slot(&mut self, at: Placed) {
        self.line(RoundRect::card(at), -2.0, 0.0, FAINT);
    }

    fn ring(&mut self, at: Placed, mark: Mark) {
        let (shape, width) = (RoundRect::card(at), RING * SCALE);
        match mark {
            Mark::Movable => self.line(shape, 0.0, width, colour::GOLD),
            Mark::Last => self.line(shape, 0.0, width, colour::CYAN),
            Mark::LastMovable => {
                self.line(shape, 0.0, 0.4 * width, colour::GOLD);
                self.line(shape, 0.4 * width, width, colour::CYAN);
            }
        }
    }

    fn pill(&mut self, rect: Rect) {
        let (width, height) = (rect.width * SCALE, rect.height * SCALE);
        let (x, y) = (
            rect.left * SCALE + width / 2.0,
            rect.top * SCALE + height / 2.0,
        );
        let radius = width.min(height).min(20.0 * SCALE) / 2.0;
        let shape = RoundRect::upright(x, y, width, height, radius);
        self.fill(shape.bounds(0.0), colour::PILL, |x, y| shape.distance(x, y));
    }

    fn label(&mut self, label: &Label) {
        let (lettering, cap) = (&self.renderer.lettering, label.cap * SCALE);
        let width = lettering.width(&label.text, cap);
        let shift = match label.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::End => width,
        };
        let colour = match label.role {
            Role::Place => colour::GOLD,
            Role::Caption => colour::CREAM,
            Role::Faint => FAINT,
        };
        let pen = (label.at.x * SCALE - shift, label.at.y * SCALE);
        let line = (label.text.as_str(), cap, colour);
        lettering.draw(&mut self.canvas, &self.renderer.palette, line, pen);
    }

    fn moon(&mut self, center: Point, radius: f32, lit: bool) {
        let (x, y, radius) = (center.x * SCALE, center.y * SCALE, radius * SCALE);
        let disc = RoundRect::upright(x, y, 2.0 * radius, 2.0 * radius, radius);
        if lit {
            self.fill(disc.bounds(0.0), colour::CREAM, |x, y| disc.distance(x, y));
        } else {
            self.line(disc, -2.5, 0.0, FAINT);
        }
    }

    fn arrow(&mut self, center: Point, way: Way) {
        let (cx, cy, half) = (center.x * SCALE, center.y * SCALE, 5.0 * SCALE);
        let turn = if way == Way::Up { 1.0 } else { -1.0 };
        let distance = |x: f32, y: f32| triangle(x - cx, (cy - y) * turn, half);
        self.fill(Area::around(cx, cy, half, half), colour::CREAM, distance);
    }
}

/// The colour of outlines that should be seen only when looked for.
const FAINT: Rgb = [104, 150, 128];

/// The pixel that a card's centre falls into, as `stamp::card_shape` counts.
fn center(at: Placed) -> (i32, i32) {
    (floor(at.center.x * SCALE), floor(at.center.y * SCALE + 0.5))
}

fn angle(at: Placed) -> i32 {
    floor(at.angle * ANGLE_STEPS + 0.5)
}

fn degrees(angle: i32) -> f32 {
    whole(angle) / ANGLE_STEPS
}

/// The height of a card that is drawn: a strip reaches on under the next card's round corners.
fn height(show: Show) -> f32 {
    match show {
        Show::Face => WHOLE,
        Show::Strip(strip) => (strip + CARD_RADIUS + 1.0) * SCALE,
    }
}
