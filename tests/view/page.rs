//! A screen written down as text.

use lunette::view::controls::{Button, Choice, Menu, Row, Style};
use lunette::view::screen::Screen;

/// Everything of a screen that isn't drawn.
pub(crate) fn page(screen: &Screen) -> String {
    let mut lines = vec![screen.text.clone(), String::new()];
    if let Some(picture) = &screen.picture {
        lines.extend([format!("picture: {}", picture.alt), String::new()]);
    }
    lines.extend(screen.rows.iter().map(row));
    lines.join("\n")
}

fn row(row: &Row) -> String {
    match row {
        Row::Menu(menu) => written_menu(menu),
        Row::Buttons(buttons) => {
            let buttons: Vec<String> = buttons.iter().map(button).collect();
            buttons.join("  ")
        }
    }
}

fn written_menu(menu: &Menu) -> String {
    let head = format!("menu {}: {}", menu.id, menu.placeholder);
    let lines: Vec<String> = menu.choices.iter().map(choice).collect();
    format!("{head}\n{}", lines.join("\n"))
}

fn choice(choice: &Choice) -> String {
    let detail = choice.detail.as_deref();
    let detail = detail.map_or_else(String::new, |detail| format!(" ({detail})"));
    format!("  {}{detail} = {}", choice.label, choice.value)
}

fn button(button: &Button) -> String {
    let style = match button.style {
        Style::Primary => "!",
        Style::Secondary => "",
        Style::Danger => "!!",
    };
    let greyed = if button.enabled { "" } else { " greyed" };
    format!("[{}{style}{greyed} = {}]", button.label, button.id)
}
