//! Daily races, by several people, in two servers, on a clock that is set.

mod midnight;
mod pages;
mod places;
mod posts;
mod race;
mod remind;
mod secrets;
mod setup;
mod standings;

use discord_standin::{Channel, Guild, Message, Refusal, User};

use crate::support::House;

const MANAGE_SERVER: u64 = 1 << 5;

/// A house whose clock is set, with two servers, and somebody who manages them.
struct Race {
    house: House,
    moonbase: Guild,
    sunbase: Channel,
    mona: User,
    bob: User,
}

impl Race {
    /// Opens at this time, with races of Crescent.
    async fn open(time: &str) -> Self {
        let house = House::open_when(time).await;
        let race = Self {
            moonbase: house.discord.guild("Moonbase"),
            sunbase: house.discord.guild("Sunbase").channel("games"),
            mona: house.discord.user("mona").with_permissions(MANAGE_SERVER),
            bob: house.discord.user("bob"),
            house,
        };
        race.setup("game:Crescent classic").await;
        race
    }

    /// Sets Moonbase's races up and gives what is answered.
    async fn setup(&self, options: &str) -> String {
        let text = format!("/daily setup {options}");
        let told = self.house.run_as(&self.mona, text.trim_end()).await;
        assert!(told.ephemeral, "{}", told.content);
        told.content
    }

    async fn play(&self, user: &User) -> Message {
        let board = self.house.run_as(user, "/daily play").await;
        assert!(board.ephemeral, "{}", board.content);
        board
    }

    /// What somebody is told in private by a command.
    async fn told(&self, user: &User, command: &str) -> String {
        let told = self.house.run_as(user, command).await;
        assert!(told.ephemeral, "{command}: {}", told.content);
        told.content
    }

    /// Begins, plays a move or more, and banks.
    async fn bank_after(&self, user: &User, moves: usize) -> Message {
        let mut board = self.play(user).await;
        for _ in 0..moves {
            board = step(user, &board).await;
        }
        bank(user, &board).await
    }

    /// The deal of the race with this number, which nobody may know.
    async fn deal(&self, race: i64) -> String {
        let mut records = self.house.records().await;
        let row = sqlx::query("SELECT deal FROM races WHERE id = $1").bind(race);
        let row = row.fetch_one(&mut records.0).await.expect("a race");
        sqlx::Row::get::<i64, _>(&row, "deal").to_string()
    }
}

/// Presses a button and gives the message that comes of it.
#[track_caller]
fn press(user: &User, message: &Message, label: &str) -> impl Future<Output = Message> {
    let pressed = user.press_later(message, label);
    let caller = std::panic::Location::caller();
    async move {
        match pressed {
            Ok(pressed) => pressed.await.message().clone(),
            Err(refused) => panic!("{caller}: {refused}"),
        }
    }
}

/// Plays the first move of the menu.
async fn step(user: &User, board: &Message) -> Message {
    let shown = choose(user, board).await;
    if lists_targets(&shown) {
        choose(user, &shown).await
    } else {
        shown
    }
}

fn lists_targets(board: &Message) -> bool {
    let options = board.select().map_or(&[][..], |menu| &menu.options);
    options.iter().any(|option| option.value == "back")
}

async fn choose(user: &User, board: &Message) -> Message {
    let options = &board.select().expect("a menu").options;
    let first = options.iter().find(|option| option.value != "back");
    let value = &first.expect("a choice").value;
    let chosen: Result<_, Refusal> = user.choose_value(board, value).await;
    chosen.expect("it is listed").message().clone()
}

async fn bank(user: &User, board: &Message) -> Message {
    let asked = press(user, board, "Bank my score").await;
    press(user, &asked, "Yes, bank").await
}

fn mention(user: &User) -> String {
    format!("<@{}>", user.id())
}

/// What a button does, by its label.
#[track_caller]
fn labels(message: &Message) -> Vec<&str> {
    message
        .buttons()
        .map(|button| button.label.as_str())
        .collect()
}
