//! The messages of en.ftl: each that is said is written, and each that is written is said.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use lunette::rules::options::{Preset, RedealRule, ShiftRule};
use lunette::rules::{GameKind, Outcome};
use lunette::view::leaders::{LeadBy, Period};

use crate::{root, sources};

type Keys = BTreeSet<String>;

/// The keys that are put together at run time: a beginning, and what may follow it.
fn families() -> Vec<(&'static str, Vec<&'static str>)> {
    let over = Outcome::ALL.into_iter();
    let over = over.filter(|&outcome| outcome != Outcome::Playing);
    vec![
        ("game", GameKind::ALL.map(GameKind::key).to_vec()),
        ("rules", Preset::ALL.map(Preset::key).to_vec()),
        (
            "rules-redeal",
            RedealRule::ALL.map(RedealRule::key).to_vec(),
        ),
        ("shift", ShiftRule::ALL.map(ShiftRule::key).to_vec()),
        (
            "type-placeholder",
            GameKind::ALL.map(GameKind::key).to_vec(),
        ),
        (
            "month",
            vec![
                "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12",
            ],
        ),
        ("leaders-period", Period::ALL.map(Period::key).to_vec()),
        ("leaders-by", LeadBy::ALL.map(LeadBy::key).to_vec()),
        ("standing", Outcome::ALL.map(Outcome::key).to_vec()),
        ("finished", over.map(Outcome::key).collect()),
    ]
}

/// The families whose values are the commands', and are read off their sources.
const OF_COMMANDS: [&str; 2] = ["command", "choice"];

#[test]
fn every_message_that_is_said_is_written() {
    let said = said_outright().into_iter().chain(put_together());
    let written = written();
    let missing: Vec<String> = said.filter(|key| !written.contains(key)).collect();
    assert!(missing.is_empty(), "not in en.ftl: {missing:?}");
}

#[test]
fn every_message_that_is_written_is_said() {
    let (literals, put_together) = (literals(), put_together());
    let idle: Vec<String> = written()
        .into_iter()
        .filter(|key| !literals.contains(key) && !put_together.contains(key))
        .collect();
    assert!(idle.is_empty(), "nothing says these of en.ftl: {idle:?}");
}

#[test]
fn every_way_to_put_a_key_together_is_known_here() {
    let known: Vec<&str> = families().iter().map(|&(beginning, _)| beginning).collect();
    for text in texts() {
        for beginning in beginnings(&text) {
            let listed = known.contains(&beginning) || OF_COMMANDS.contains(&beginning);
            assert!(listed, "add the family {beginning}-… to tests/house");
        }
    }
}

/// The keys of en.ftl.
fn written() -> Keys {
    fs::read_to_string(root().join("assets/locales/en.ftl"))
        .expect("the messages")
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key.to_owned())
        .filter(|key| !key.starts_with([' ', '#', '[', '*']))
        .collect()
}

/// The keys that stand as literals behind `say(`.
fn said_outright() -> Keys {
    let said = |text: String| -> Vec<String> {
        let squeezed: String = text.split_whitespace().collect();
        let calls = squeezed.split("say(\"").skip(1);
        calls
            .filter_map(|rest| rest.split('"').next().map(str::to_owned))
            .collect()
    };
    texts().into_iter().flat_map(said).collect()
}

/// All strings of the sources that may be keys; some are handed on before they are said.
fn literals() -> Keys {
    let between_quotes = |text: String| -> Vec<String> {
        text.split('"')
            .skip(1)
            .step_by(2)
            .map(str::to_owned)
            .collect()
    };
    texts().into_iter().flat_map(between_quotes).collect()
}

/// The keys of the families.
fn put_together() -> Keys {
    let all = families().into_iter().flat_map(|(beginning, ends)| {
        ends.into_iter()
            .map(move |end| format!("{beginning}-{end}"))
    });
    all.chain(of_commands()).collect()
}

/// `command-NAME`, `command-NAME-OPTION` and `choice-NAME`, as the commands' sources name them.
fn of_commands() -> Vec<String> {
    let mut keys = Vec::new();
    for file in sources("discord/commands") {
        let within = within(&file);
        let text = fs::read_to_string(file).expect("a source");
        for declared in text.split("#[poise::command(").skip(1) {
            let (attributes, declared) = declared
                .split_once("async fn ")
                .expect("a command's function");
            let (function, declared) = declared.split_once('(').expect("its options");
            let name = named(attributes, "rename = \"").next().unwrap_or(function);
            let (options, _) = declared.split_once(") ->").expect("their end");
            let name = match &within {
                Some(command) if command != name => format!("{command}-{name}"),
                _ => name.to_owned(),
            };
            keys.push(format!("command-{name}"));
            let options = options.lines().filter_map(option_name);
            keys.extend(options.map(|option| format!("command-{name}-{option}")));
        }
        keys.extend(named(&text, "#[name = \"").map(|name| format!("choice-{name}")));
    }
    assert!(keys.len() > 2, "the commands were not found");
    keys
}

/// The command whose subcommands stand in the folder of this file.
fn within(file: &Path) -> Option<String> {
    let folder = file.parent()?.file_name()?.to_str()?;
    (folder != "commands").then(|| folder.to_owned())
}

/// The name of the option that a line declares: the argument's own, or the one it is given.
fn option_name(line: &str) -> Option<&str> {
    let line = line.trim();
    let (argument, kind) = line.rsplit_once(": ")?;
    let renamed = named(line, "rename = \"").next();
    let argument = renamed.or_else(|| argument.split_whitespace().last())?;
    (!kind.starts_with("Context")).then_some(argument)
}

/// What stands between this mark and the next quote, each time it comes.
fn named<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(mark)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
}

/// The beginnings of `format!("BEGINNING-{}"`.
fn beginnings(text: &str) -> impl Iterator<Item = &str> {
    named(text, "format!(\"").filter_map(|format| {
        let (beginning, rest) = format.split_once("-{")?;
        let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
        let is_key = !beginning.is_empty() && beginning.chars().all(plain);
        (is_key && rest.ends_with('}') && !rest.contains('{')).then_some(beginning)
    })
}

fn texts() -> Vec<String> {
    let files = ["view", "discord"].into_iter().flat_map(sources);
    files
        .map(|file| fs::read_to_string(file).expect("a source"))
        .collect()
}
