//! The address at which a server's owner adds the bot.

use serenity::all::ApplicationId;

/// The invitation address. `applications.commands` brings the slash commands, and `bot` the membership by which the
/// gateway tells of the server. The bot only ever answers interactions, and an answer needs no permission.
pub(super) fn address(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions=0"
    )
}
