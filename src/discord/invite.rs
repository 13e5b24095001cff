//! The addresses at which people add the bot.

use serenity::all::ApplicationId;

/// The address at which a server's owner adds the bot. `applications.commands` brings the slash commands, and `bot` the
/// membership by which the gateway tells of the server. An answer needs no permission; to see channels and to write in
/// them is what the daily post needs. Who wants the button that gives a role lets the bot manage roles as well.
pub(super) fn to_server(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&integration_type=0&scope=bot+applications.commands&permissions=3072"
    )
}

/// The address at which anybody adds the bot's commands to their own account, to use them everywhere.
pub(super) fn to_account(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&integration_type=1&scope=applications.commands"
    )
}
