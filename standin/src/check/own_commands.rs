//! What is wrong with commands that neither Discord's description nor twilight finds.

use std::collections::HashSet;

use serde_json::Value;

use crate::model::component::{list, text};

/// What is wrong with a list of commands.
pub(crate) fn flaws(all: &[Value]) -> Vec<String> {
    let mut seen = HashSet::new();
    let mut flaws = Vec::new();
    for (at, command) in all.iter().enumerate() {
        let name = text(command, "name").unwrap_or_default();
        let kind = command["type"].as_u64().unwrap_or(1);
        if !seen.insert((kind, name.clone())) {
            flaws.push(format!("{at}: there are two commands called {name:?}"));
        }
        options(&name, list(command, "options"), at, &mut flaws);
    }
    flaws
}

fn options(of: &str, all: &[Value], at: usize, flaws: &mut Vec<String>) {
    let mut names = HashSet::new();
    for option in all {
        let name = text(option, "name").unwrap_or_default();
        let here = format!("{of} {name}");
        if !names.insert(name) {
            flaws.push(format!("{at}: there are two options called {here:?}"));
        }
        if option["autocomplete"] == true && !list(option, "choices").is_empty() {
            flaws.push(format!("{at}: {here:?} has both autocomplete and choices"));
        }
        for (least, most) in [("min_value", "max_value"), ("min_length", "max_length")] {
            if let (Some(least), Some(most)) = (option[least].as_f64(), option[most].as_f64())
                && least > most
            {
                flaws.push(format!(
                    "{at}: {here:?} takes {least} at least and {most} at most"
                ));
            }
        }
        choices(&here, list(option, "choices"), at, flaws);
        options(&here, list(option, "options"), at, flaws);
    }
}

fn choices(of: &str, all: &[Value], at: usize, flaws: &mut Vec<String>) {
    if all.len() > 25 {
        flaws.push(format!(
            "{at}: {of:?} has {} choices, and 25 is the most",
            all.len()
        ));
    }
    for key in ["name", "value"] {
        let mut seen = HashSet::new();
        let repeated = all.iter().map(|choice| choice[key].to_string());
        let repeated = repeated.filter(|found| !seen.insert(found.clone()));
        flaws.extend(repeated.map(|found| format!("{at}: {of:?} has the {key} {found} twice")));
    }
}
