//! Who asks for what, and where.

use serenity::all::{GuildId, UserId};

use super::place::Seat;
use super::reply::{Asked, Form};
use crate::app::PlayerId;
use crate::store;

/// Who did what, for the log.
pub(super) struct Visit<'a> {
    pub(super) user: UserId,
    pub(super) guild: Option<GuildId>,
    pub(super) action: &'a str,
    pub(super) asked: Asked<'a>,
    /// The form of an answer that shows a board.
    pub(super) form: Form,
    pub(super) seat: Seat,
}

impl Visit<'_> {
    pub(super) const fn player(&self) -> PlayerId {
        PlayerId(self.user.get())
    }

    /// The server it comes from, if the bot is installed there.
    pub(super) fn server(&self) -> Option<store::GuildId> {
        let installed = self.seat.editable == Some(true);
        let guild = self.guild.filter(|_| installed);
        guild.map(|guild| store::GuildId(guild.get()))
    }
}
