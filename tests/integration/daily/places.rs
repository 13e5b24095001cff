//! Where there are no races.

use super::Race;

#[tokio::test]
async fn without_a_server_that_the_bot_was_added_to_it_says_why() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    let discord = &race.house.discord;
    let elsewhere = discord.guild_without_bot("Elsewhere").channel("lounge");
    for place in [discord.dm(&race.bob), discord.group("friends"), elsewhere] {
        let seat = race.bob.in_channel(&place);
        for command in ["play", "board", "results", "setup", "hide player:bob"] {
            let told = seat.run(&format!("/daily {command}")).await.expect("taken");
            let told = told.message();
            assert!(told.ephemeral, "{command}");
            assert!(
                told.content.contains("Daily races are for servers"),
                "{}",
                told.content
            );
        }
    }
}
