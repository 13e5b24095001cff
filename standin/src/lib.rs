//! A Discord that runs on this machine: REST v10 and gateway v10 on 127.0.0.1, for tests and for
//! using a bot without an account. It knows nothing of what the bot does; it knows Discord's rules,
//! and holds the bot to them.
//!
//! A test starts one, points the real bot at [`Discord::url`] with [`Discord::token`], and acts as
//! the people who use it:
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use discord_standin::{AnswerKind, Discord};
//!
//! let discord = Discord::start().await;
//! let (alice, games) = (discord.user("alice"), discord.guild("Moonbase").channel("games"));
//! // … start the bot here …
//! discord.ready().await?;
//!
//! let board = alice.in_channel(&games).run("/play rules:plain deal:7").await?;
//! let moved = alice.choose(board.message(), "7♥ → foundation").await?;
//! assert_eq!(moved.kind, AnswerKind::Update);
//! let undone = alice.press(moved.message(), "Undo").await?;
//! assert_eq!(undone.calls.len(), 1, "one request a move");
//! # Ok(())
//! # }
//! ```
//!
//! # The way of a click
//!
//! [`User`] and [`Seat`] say what a person does → `ask` and `slash` make an interaction of it →
//! `state::session` sends it down the `gateway` → the bot answers by `rest`, where `check` reads
//! every body → `state` changes → whoever waits for the [`Answer`] is woken.
//!
//! What Discord would have refused is refused with Discord's own error and noted as a [`Breach`];
//! dropping [`Discord`] panics over breaches that weren't taken by [`Discord::take_breaches`].

mod answer;
mod ask;
mod breach;
mod builder;
mod call;
mod check;
mod clock;
mod discord;
mod faults;
mod gateway;
mod listener;
mod model;
mod page;
mod person;
mod place;
mod refusal;
mod rest;
mod role;
mod seat;
mod server;
mod settings;
mod slash;
mod state;
mod wire;

pub use crate::{
    answer::{Answer, AnswerKind, Pending},
    breach::Breach,
    builder::Builder,
    call::Call,
    discord::{Discord, NotReady},
    faults::{Endpoint, Fault},
    model::{
        command::{Choice, Command, CommandOption, OptionKind},
        component::{Button, ButtonStyle, Component, Row, Select, SelectOption},
        message::{Attachment, Message},
        modal::{Modal, TextInput},
        snowflake::Snowflake,
    },
    person::User,
    place::{Channel, Guild},
    refusal::Refusal,
    role::Role,
    seat::Seat,
};
