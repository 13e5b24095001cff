//! Lunette: two-deck patience games in a Discord channel.
//!
//! # The way of a click
//!
//! One click is one pass, top to bottom, and no room knows the ones above it:
//!
//! ```text
//! Discord event → discord decodes an Action → app loads the record, applies the move, appends it
//!               → rules says what is true now → view makes a Screen (scene, text, controls)
//!               → render turns the scene into a PNG → discord answers the interaction, once
//! ```
//!
//! `lunette solve` takes another way: [`study`] deals tables and asks the [`solver`] about them. So does `lunette
//! check`: [`check`] reads the whole file of the [`store`] and replays every log.
//!
//! # What holds everywhere
//!
//! `tests/house` reads the sources and holds what can be read off them.
//!
//! - [`day`], [`cards`], [`rules`], [`solver`] and [`view`] do no IO, read no clock, use no global randomness and derive no
//!   serde; the edges convert.
//! - A game is its record: a deal number, options, and a log that is only appended to. The table is a fold over it.
//!   There is no snapshot and no inverse move. What the `games` row says of status, score and counts is derived from
//!   the log, in the same transaction; only that a game is assisted is noted for a hint as well, which is no entry.
//! - The log's key is `(game_id, seq)`, and every control carries the seq it was drawn for. A second click on the same
//!   board finds its seq taken: nothing is played twice, and the player is shown the board as it is now.
//! - Nothing is kept in memory that a restart would lose: what Auto has searched is only kept to save time. Any control
//!   on any old message works after a restart, or says why not.
//! - A player's attempt at a daily race is a game as any other. The race's deal is a secret until the race is final: it
//!   reaches no board, control or log line before ([`view::board::Origin`], [`app::race::RaceInfo`]).
//! - The time is passed in. A race goes from one midnight of its server's zone to the next, and an attempt is open for
//!   24 hours to the millisecond, whether or not the bot runs when they are over.
//! - A deal of the pool is given out once, and stays in it afterwards, so that it isn't found and given again. Its line
//!   wins by replay before it is stored. What is kept for a race is in no log, and neither is a line.
//! - A deal number gives the same deal for ever ([`cards::shuffle`]).
//! - A game begun under another [`rules::RULES_VERSION`] is shown with its stored result and is never replayed.
//! - Cards that lie face down are known to [`rules::Table`], but reach neither [`view`] nor the advice of [`solver`],
//!   nor a log. A stock that was redealt is known to the player.
//! - Every custom id begins with its version, and every one ever shipped decodes for ever ([`view::action`]).
//! - An answer is sent whole, in one call; only what may take over a second is put off at once. Every command and
//!   control passes one gate, which logs it, catches panics and tells the player something true.
//!
//! # A fourth game
//!
//! What games share is written once, and each [`rules::GameKind`] has its rows. The compiler asks for nearly all of
//! them as soon as the kind is there:
//!
//! - its rules in a file of `rules`, with a variant of [`rules::Table`], its rows in `rules::options`, and a variant of
//!   [`rules::Move`] or [`rules::Place`] only for what no game has yet;
//! - its states in `solver::packed`, and a row in `solver`;
//! - its picture in `view::scene` and `view::picture`; its words in `view::text`, `view::lesson` and
//!   `assets/locales/en.ftl`; a row in `view::action` (the letters of its options), `view::controls` (the buttons of
//!   what isn't in the menu) and `view::typed` (the words of its moves);
//! - its rule set in `rules::sets`, with a list of winnable deals in `assets/deals`;
//! - the choices of `/play` in `discord::commands::play`, and its state's format in `examples/conformance`.
//!
//! Nothing in [`render`], [`store`] or [`app`] knows one game from another, nor does the rest of [`discord`].

// In reading order, from the bottom up.
pub mod day;

pub mod cards;
pub mod rules;
pub mod solver;
pub mod view;

pub mod render;

pub mod store;

pub mod app;

pub mod config;
pub mod discord;
pub mod study;

pub mod check;
