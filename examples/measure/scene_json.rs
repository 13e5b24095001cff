//! A scene as JSON. The scene itself knows nothing of it.

use lunette::view::scene::{
    Anchor, CARD_RADIUS, Item, Label, Mark, Placed, Point, RING, Rect, Role, STRIP, Scene, Show,
    Way, squeezed_index,
};
use serde_json::{Value, json};

/// The named scene. Lengths are in units of the scene, points are `[x, y]`, boxes are `[left, top, width, height]`.
pub(crate) fn scene_json(name: &str, scene: &Scene) -> Value {
    let items: Vec<Value> = scene.items.iter().map(item).collect();
    json!({ "name": name, "items": items, "ring": RING, "radius": CARD_RADIUS })
}

fn item(item: &Item) -> Value {
    match item {
        Item::Card { card, at, show } => {
            let (height, squeezed) = shown(*show, at.scale);
            json!({
                "is": "card", "at": placed(*at), "suit": format!("{:?}", card.suit).to_lowercase(),
                "rank": card.rank.number(), "strip": height, "squeezed": squeezed,
            })
        }
        Item::Back { at } => json!({ "is": "back", "at": placed(*at) }),
        Item::Slot { at } => json!({ "is": "slot", "at": placed(*at) }),
        Item::Ring { at, mark } => {
            json!({ "is": "ring", "at": placed(*at), "colours": colours(*mark) })
        }
        Item::Bar { at, side } => {
            json!({ "is": "bar", "at": placed(*at), "box": rect(side.bar(*at)) })
        }
        Item::Pill(ground) => json!({ "is": "pill", "box": rect(*ground) }),
        Item::Label(text) => label(text),
        Item::Moon {
            center,
            radius,
            lit,
        } => {
            json!({ "is": "moon", "center": point(*center), "radius": radius, "lit": lit })
        }
        Item::Arrow { center, way } => {
            json!({ "is": "arrow", "center": point(*center), "up": *way == Way::Up })
        }
    }
}

/// The height of what is shown of a card, and where its index stands if it is squeezed to that.
fn shown(show: Show, scale: f32) -> (Option<f32>, Option<Value>) {
    match show {
        Show::Face => (None, None),
        Show::Strip(height) => {
            let squeezed = (height < STRIP * scale).then(|| rect(squeezed_index(height / scale)));
            (Some(height), squeezed)
        }
    }
}

fn placed(at: Placed) -> Value {
    let (width, height) = at.size();
    json!({
        "center": point(at.center), "angle": at.angle, "scale": at.scale, "size": [width, height],
        "form": format!("{:?}", at.form).to_lowercase(), "index": rect(at.form.index()),
    })
}

fn label(label: &Label) -> Value {
    let anchor = match label.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let role = match label.role {
        Role::Place => "place",
        Role::Caption => "caption",
        Role::Faint => "faint",
    };
    json!({
        "is": "label", "text": label.text, "at": point(label.at), "anchor": anchor, "cap": label.cap,
        "role": role,
    })
}

/// The colours of a ring's upper and lower half.
const fn colours(mark: Mark) -> [&'static str; 2] {
    match mark {
        Mark::Movable => ["gold", "gold"],
        Mark::Last => ["cyan", "cyan"],
        Mark::LastMovable => ["cyan", "gold"],
    }
}

fn point(point: Point) -> Value {
    json!([point.x, point.y])
}

fn rect(rect: Rect) -> Value {
    json!([rect.left, rect.top, rect.width, rect.height])
}
