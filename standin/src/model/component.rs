//! The controls under a message: rows of buttons and menus.

use serde::Serialize;
use serde_json::Value;

/// One row under a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// What stands in it, left to right.
    pub components: Vec<Component>,
}

/// A control that can be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Component {
    /// A button.
    Button(Button),
    /// A menu of strings.
    Select(Select),
}

/// A button under a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Button {
    /// What it says; empty when it has an emoji only.
    pub label: String,
    /// The emoji before the label.
    pub emoji: Option<String>,
    /// What the bot is told when it is pressed; `None` on a link.
    pub custom_id: Option<String>,
    /// Where a link leads.
    pub url: Option<String>,
    /// Its colour.
    pub style: ButtonStyle,
    /// Greyed: it can't be pressed.
    pub disabled: bool,
}

/// The colour of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ButtonStyle {
    /// Blurple; at most one a group.
    Primary,
    /// Grey.
    Secondary,
    /// Green.
    Success,
    /// Red.
    Danger,
    /// Grey, and leads to a web address.
    Link,
}

/// A menu of strings under a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Select {
    /// What the bot is told when something is chosen.
    pub custom_id: String,
    /// What it says while nothing is chosen.
    pub placeholder: Option<String>,
    /// What can be chosen.
    pub options: Vec<SelectOption>,
    /// How many must be chosen at least.
    pub min_values: usize,
    /// How many may be chosen at most.
    pub max_values: usize,
    /// Greyed: nothing can be chosen.
    pub disabled: bool,
}

/// One line of a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SelectOption {
    /// What it says.
    pub label: String,
    /// What the bot is told.
    pub value: String,
    /// The small line below the label.
    pub description: Option<String>,
    /// The emoji before the label.
    pub emoji: Option<String>,
    /// Chosen from the start.
    pub default: bool,
}

impl Row {
    /// Its buttons, left to right.
    pub fn buttons(&self) -> impl Iterator<Item = &Button> {
        self.components
            .iter()
            .filter_map(|component| match component {
                Component::Button(button) => Some(button),
                Component::Select(_) => None,
            })
    }
}

/// Reads the `components` of a message; what isn't a row, a button or a string menu is left out.
pub(crate) fn rows(components: &[Value]) -> Vec<Row> {
    let row = |row: &Value| Row {
        components: list(row, "components")
            .iter()
            .filter_map(component)
            .collect(),
    };
    components.iter().map(row).collect()
}

fn component(value: &Value) -> Option<Component> {
    match value["type"].as_u64()? {
        2 => Some(Component::Button(button(value))),
        3 => Some(Component::Select(select(value))),
        _ => None,
    }
}

fn button(value: &Value) -> Button {
    Button {
        label: text(value, "label").unwrap_or_default(),
        emoji: text(&value["emoji"], "name"),
        custom_id: text(value, "custom_id"),
        url: text(value, "url"),
        style: match value["style"].as_u64() {
            Some(1) => ButtonStyle::Primary,
            Some(3) => ButtonStyle::Success,
            Some(4) => ButtonStyle::Danger,
            Some(5) => ButtonStyle::Link,
            _ => ButtonStyle::Secondary,
        },
        disabled: value["disabled"].as_bool().unwrap_or(false),
    }
}

fn select(value: &Value) -> Select {
    let count = |key: &str| {
        value[key]
            .as_u64()
            .and_then(|count| usize::try_from(count).ok())
            .unwrap_or(1)
    };
    Select {
        custom_id: text(value, "custom_id").unwrap_or_default(),
        placeholder: text(value, "placeholder"),
        options: list(value, "options").iter().map(select_option).collect(),
        min_values: count("min_values"),
        max_values: count("max_values"),
        disabled: value["disabled"].as_bool().unwrap_or(false),
    }
}

fn select_option(value: &Value) -> SelectOption {
    SelectOption {
        label: text(value, "label").unwrap_or_default(),
        value: text(value, "value").unwrap_or_default(),
        description: text(value, "description"),
        emoji: text(&value["emoji"], "name"),
        default: value["default"].as_bool().unwrap_or(false),
    }
}

/// The string under `key`, if there is one.
pub(crate) fn text(value: &Value, key: &str) -> Option<String> {
    value.get(key)?.as_str().map(str::to_owned)
}

/// The array under `key`, or nothing.
pub(crate) fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value
        .get(key)
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}
