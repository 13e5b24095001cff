//! The painter: item after item onto the felt.

use super::canvas::Canvas;
use super::mask::Mask;
use super::palette::{Rgb, colour};
use super::pixels::{SCALE, floor};
use super::pose::Pose;
use super::shape::{RoundRect, Shape};
use super::sprites::Face;
use super::stamp::{Part, Stamp};
use super::{Renderer, Shadow};
use crate::view::scene::{
    Anchor, CARD_RADIUS, Item, Label, Mark, Placed, Point, RING, Rect, Role, Scene, Show, Side, Way,
};

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
        let pose = Pose::of(at);
        let shadow = (self.renderer.shadows).get(pose, Shadow::bytes, || Shadow::new(pose));
        let height = height(show);
        shadow.draw(&mut self.canvas, &self.renderer.felt, center(at), height);
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Card { card, at, show } => {
                self.card(Face::of(*card, self.scene.deck, at.form), *at, *show);
            }
            Item::Back { at } => self.card(Face::back(at.form), *at, Show::Face),
            Item::Slot { at } => self.slot(*at),
            Item::Ring { at, mark } => self.ring(*at, *mark),
            Item::Bar { at, side } => self.bar(*at, *side),
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
        let (renderer, pose, height) = (self.renderer, Pose::of(at), height(show));
        let part = Part::of(show, at.scale);
        let stamp = renderer.stamps.get((face, part, pose), Stamp::bytes, || {
            let sprite = renderer.sprites.get(face);
            Stamp::new(sprite, part, &renderer.palette, pose)
        });
        stamp.draw(&mut self.canvas, &renderer.palette, center(at), height);
    }

    /// Paints a shape. Most stand where they stood on the board before: the same shape has the same pixels.
    fn fill(&mut self, shape: Shape, colour: Rgb) {
        let renderer = self.renderer;
        let make = || shape.mask();
        let mask = renderer.masks.get(shape.key(), Mask::bytes, make);
        mask.draw(&mut self.canvas, &renderer.palette, colour);
    }

    fn slot(&mut self, at: Placed) {
        self.fill(Shape::Line(RoundRect::card(at), -2.0, 0.0), FAINT);
    }

    fn ring(&mut self, at: Placed, mark: Mark) {
        let (card, width) = (RoundRect::card(at), RING * SCALE);
        let whole = Shape::Line(card, 0.0, width);
        match mark {
            Mark::Movable => self.fill(whole, colour::GOLD),
            Mark::Last => self.fill(whole, colour::CYAN),
            Mark::LastMovable => {
                // A line across the card's middle parts the colours.
                self.fill(Shape::HalfLine(card, -1.0, width), colour::CYAN);
                self.fill(Shape::HalfLine(card, 1.0, width), colour::GOLD);
            }
        }
    }

    /// A bar with round ends.
    fn bar(&mut self, at: Placed, side: Side) {
        let rect = side.bar(at);
        let [a, _, b, _] = at.quad(rect).0;
        let (x, y) = (f32::midpoint(a.x, b.x), f32::midpoint(a.y, b.y));
        let (width, height) = (rect.width * SCALE, rect.height * SCALE);
        let radius = width.min(height) / 2.0;
        let shape = RoundRect::upright(x * SCALE, y * SCALE, width, height, radius);
        let shape = shape.turned(at.angle);
        self.fill(Shape::Whole(shape), colour::GOLD);
    }

    fn pill(&mut self, rect: Rect) {
        let (width, height) = (rect.width * SCALE, rect.height * SCALE);
        let (x, y) = (
            rect.left * SCALE + width / 2.0,
            rect.top * SCALE + height / 2.0,
        );
        let radius = width.min(height).min(20.0 * SCALE) / 2.0;
        let shape = RoundRect::upright(x, y, width, height, radius);
        self.fill(Shape::Whole(shape), colour::PILL);
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
            self.fill(Shape::Whole(disc), colour::CREAM);
        } else {
            self.fill(Shape::Line(disc, -2.5, 0.0), FAINT);
        }
    }

    fn arrow(&mut self, center: Point, way: Way) {
        let (x, y, half) = (center.x * SCALE, center.y * SCALE, 5.0 * SCALE);
        let turn = if way == Way::Up { 1.0 } else { -1.0 };
        self.fill(Shape::Triangle { x, y, half, turn }, colour::CREAM);
    }
}

/// The colour of outlines that should be seen only when looked for.
const FAINT: Rgb = [104, 150, 128];

/// The pixel that a card's centre falls into, as its stamp counts.
fn center(at: Placed) -> (i32, i32) {
    let (right, down) = Pose::of(at).center();
    let pixel = |center: f32, aside: f32| floor(center * SCALE - aside + 0.5);
    (pixel(at.center.x, right), pixel(at.center.y, down))
}

/// The height of a card that is drawn: a strip reaches on under the next card's round corners.
fn height(show: Show) -> f32 {
    match show {
        Show::Face => WHOLE,
        Show::Strip(strip) => (strip + CARD_RADIUS + 1.0) * SCALE,
    }
}
