//! The project's own rules, read off its sources.

mod messages;

use std::fs;
use std::path::{Path, PathBuf};

use lunette::view::action::Action;

/// The rooms from the bottom up, each with the rooms it may import.
const ROOMS: [(&str, &[&str]); 12] = [
    ("day", &[]),
    ("cards", &[]),
    ("rules", &["cards"]),
    ("solver", &["cards", "rules"]),
    ("view", &["day", "cards", "rules"]),
    ("render", &["cards", "view"]),
    ("store", &["day", "cards", "rules"]),
    ("app", &["day", "cards", "rules", "solver", "view", "store"]),
    ("config", &["cards", "rules"]),
    ("study", &["cards", "rules", "solver", "config"]),
    ("check", &["cards", "rules", "store", "study"]),
    (
        "discord",
        &[
            "day", "cards", "rules", "view", "render", "store", "app", "config",
        ],
    ),
];

#[test]
fn no_room_imports_one_above_it() {
    for (room, allowed) in ROOMS {
        for file in sources(room) {
            let text = fs::read_to_string(&file).expect("a source");
            for (_, rest) in text
                .match_indices("crate::")
                .map(|(at, found)| (at, &text[at + found.len()..]))
            {
                let imported: String = rest.chars().take_while(char::is_ascii_lowercase).collect();
                // `crate::{…}` would hide what is imported.
                assert!(
                    !imported.is_empty(),
                    "{}: import room by room",
                    file.display()
                );
                assert!(
                    imported == room || allowed.contains(&imported.as_str()),
                    "{} imports {imported}",
                    file.display()
                );
            }
        }
    }
}

#[test]
fn the_pure_rooms_derive_no_serde() {
    for room in ["day", "cards", "rules", "solver", "view"] {
        for file in sources(room) {
            let text = fs::read_to_string(&file).expect("a source");
            assert!(!text.contains("serde"), "{}", file.display());
        }
    }
}

/// Only the rules, and the searches that no player is told of, may look at a stock.
#[test]
fn nothing_that_a_player_is_shown_or_advised_looks_under_a_card() {
    let rooms = ["solver", "view", "render", "store", "app", "discord"];
    for file in rooms.into_iter().flat_map(sources) {
        let text = fs::read_to_string(&file).expect("a source");
        let packed = file.starts_with(root().join("src/solver/packed"));
        assert!(
            packed || !text.contains("face_down_cards"),
            "{}",
            file.display()
        );
    }
}

#[test]
fn every_custom_id_ever_shipped_decodes() {
    let golden = fs::read_to_string(root().join("tests/golden/custom_ids.txt")).expect("the list");
    let rows: Vec<&str> = golden.lines().filter(|row| !row.starts_with('#')).collect();
    assert!(rows.len() >= 20);
    for row in rows {
        let (id, value) = match row.split_once('\t') {
            Some((id, value)) => (id, Some(value)),
            None => (row, None),
        };
        let action = Action::decode(id, value);
        assert!(action.is_ok(), "{row}");
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The sources of a room: a file or a folder.
fn sources(room: &str) -> Vec<PathBuf> {
    let folder = root().join("src").join(room);
    if folder.is_dir() {
        files_below(&folder)
    } else {
        vec![folder.with_extension("rs")]
    }
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries
        .map(|entry| entry.expect("an entry").path())
        .flat_map(|path| {
            if path.is_dir() {
                files_below(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}
