//! The rules of a game in plain words, with a worked position, and the help.

mod crazy_quilt;
mod crescent;
mod waning_moon;

use std::time::Duration;

use super::board::{Board, Origin};
use super::picture;
use super::scene::Layout;
use super::screen::{Drawing, Picture, Screen};
use super::text::{self, Words, fill, full_name, move_text};
use crate::cards::DealNumber;
use crate::rules::{Game, GameId, Options, Table};

/// What the bot is and how it is used.
pub fn help(words: &Words) -> Screen {
    let say = |key| words.say(key, &[]);
    let lines = [
        say("help-play"),
        say("help-winnable"),
        say("help-move"),
        say("help-daily"),
        say("help-points"),
        say("help-rules"),
        say("help-board"),
        say("help-menu"),
        say("help-buttons"),
        say("help-stats"),
        say("help-others"),
    ];
    super::screen::line(format!("{}\n{}", say("help-what"), listed(&lines)))
}

/// The rules under these options, with a picture of a move that they allow.
pub fn rules(words: &Words, options: Options) -> Screen {
    let title = words.say("rules-title", &[fill("name", full_name(words, options))]);
    let (lines, table, mv) = match options {
        Options::Crescent(options) => (
            crescent::rules(words, options),
            Table::Crescent(crescent::worked(options)),
            crescent::worked_move(),
        ),
        Options::WaningMoon(_) => (
            waning_moon::rules(words),
            Table::WaningMoon(waning_moon::worked()),
            waning_moon::worked_move(),
        ),
        Options::CrazyQuilt(options) => (
            crazy_quilt::rules(words, options),
            Table::CrazyQuilt(crazy_quilt::worked(options)),
            crazy_quilt::worked_move(),
        ),
    };
    let example = fill("move", move_text(words, &table, mv));
    let example = words.say("alt-example", &[example]);
    let board = worked_board(options, table);
    let (example_text, told) = lines.split_last().expect("every game has its rules");
    Screen {
        text: format!("{title}\n{}\n{example_text}", listed(told)),
        picture: Some(Picture {
            drawing: Drawing::Board(picture::explaining(words, &board, mv)),
            alt: text::alt_after(words, &board, example),
        }),
        rows: Vec::new(),
    }
}

/// The lines as a list, as Discord marks one.
fn listed(lines: &[String]) -> String {
    let marked: Vec<String> = lines.iter().map(|line| format!("- {line}")).collect();
    marked.join("\n")
}

fn worked_board(options: Options, table: Table) -> Board {
    Board {
        id: GameId(0),
        seq: 0,
        options,
        origin: Origin::Casual(DealNumber::new(0).expect("0 is below 2⁶³")),
        par: None,
        closed: false,
        time: Duration::ZERO,
        game: Game::new(table),
        layout: Layout::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    #[test]
    fn each_text_fits_a_message_and_has_all_its_words() {
        let words = Words::english();
        let all = GameKind::ALL.into_iter().flat_map(Options::all_of);
        let all = all.map(|options| rules(words, options).text);
        for text in all.chain([help(words).text]) {
            assert!(text.chars().count() <= 2000, "{text}");
            assert!(
                !text.contains("rules-") && !text.contains("help-"),
                "{text}"
            );
            assert!(!text.contains('{') && !text.contains("://"), "{text}");
        }
    }
}
