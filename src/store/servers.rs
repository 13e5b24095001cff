//! What a server has set for its daily races.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{ChannelId, Store, StoreError, UnixMillis};
use crate::rules::RuleSet;

/// A Discord server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GuildId(pub u64);

impl GuildId {
    pub(super) const fn column(self) -> i64 {
        self.0.cast_signed()
    }
}

/// Which game a server's races are of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameChoice {
    /// All games in turn.
    #[default]
    Rotate,
    /// Always this one.
    Always(RuleSet),
}

impl GameChoice {
    /// Every choice.
    pub fn all() -> impl Iterator<Item = Self> {
        let always = RuleSet::ALL.into_iter().map(Self::Always);
        std::iter::once(Self::Rotate).chain(always)
    }

    /// The word that names it in commands and in the store.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Rotate => "rotate",
            Self::Always(set) => set.key(),
        }
    }

    /// The choice of this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::all().find(|choice| choice.key() == key)
    }
}

/// Why the bot switched a server's daily post off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The channel isn't there any more.
    ChannelGone,
    /// The bot may not post in the channel.
    Forbidden,
}

impl Trouble {
    /// Both.
    pub const ALL: [Self; 2] = [Self::ChannelGone, Self::Forbidden];

    /// The word that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::ChannelGone => "channel-gone",
            Self::Forbidden => "forbidden",
        }
    }
}

/// A server's settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// The server.
    pub guild: GuildId,
    /// The IANA name of the zone by whose days its races go.
    pub zone: String,
    /// Which game its races are of.
    pub game: GameChoice,
    /// Where the daily post goes.
    pub channel: Option<ChannelId>,
    /// The id of the role that the post mentions.
    pub role: Option<u64>,
    /// Whether there is a daily post.
    pub posts: bool,
    /// Why the bot switched the post off, until somebody switches it on again.
    pub trouble: Option<Trouble>,
    /// When the next post is due, if there are posts.
    pub next_post_at: Option<UnixMillis>,
}

impl ServerSettings {
    /// Those of a server that has set nothing.
    pub fn of(guild: GuildId) -> Self {
        Self {
            guild,
            zone: "UTC".to_owned(),
            game: GameChoice::Rotate,
            channel: None,
            role: None,
            posts: false,
            trouble: None,
            next_post_at: None,
        }
    }
}

impl Store {
    /// The settings of a server; the default ones if it has set nothing.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn server(&self, guild: GuildId) -> Result<ServerSettings, StoreError> {
        let row = sqlx::query("SELECT * FROM servers WHERE guild = $1")
            .bind(guild.column())
            .fetch_optional(&self.reads)
            .await?;
        row.map_or_else(|| Ok(ServerSettings::of(guild)), |row| settings(&row))
    }

    /// Keeps the settings of a server.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_server(&self, settings: &ServerSettings) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO servers (guild, zone, game, channel, role, posts, trouble, next_post_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
             ON CONFLICT (guild) DO UPDATE SET zone = excluded.zone, game = excluded.game, \
             channel = excluded.channel, role = excluded.role, posts = excluded.posts, \
             trouble = excluded.trouble, next_post_at = excluded.next_post_at",
        )
        .bind(settings.guild.column())
        .bind(&settings.zone)
        .bind(settings.game.key())
        .bind(settings.channel.map(ChannelId::column))
        .bind(settings.role.map(u64::cast_signed))
        .bind(i64::from(settings.posts))
        .bind(settings.trouble.map(Trouble::key))
        .bind(settings.next_post_at.map(|at| at.0))
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// Switches a server's posts off, and keeps why.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn switch_posts_off(
        &self,
        guild: GuildId,
        trouble: Trouble,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE servers SET posts = 0, trouble = $1, next_post_at = NULL WHERE guild = $2",
        )
        .bind(trouble.key())
        .bind(guild.column())
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// The servers whose post is due.
    ///
    /// # Errors
    /// If the database fails or a row is damaged.
    pub async fn servers_to_post(
        &self,
        now: UnixMillis,
    ) -> Result<Vec<Result<ServerSettings, StoreError>>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM servers WHERE posts = 1 AND next_post_at <= $1 ORDER BY next_post_at",
        )
        .bind(now.0)
        .fetch_all(&self.reads)
        .await?;
        Ok(rows.iter().map(settings).collect())
    }

    /// When the next post of any server is due.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_post(&self) -> Result<Option<UnixMillis>, StoreError> {
        let row = sqlx::query("SELECT MIN(next_post_at) AS at FROM servers WHERE posts = 1")
            .fetch_one(&self.reads)
            .await?;
        Ok(row.try_get::<Option<i64>, _>("at")?.map(UnixMillis))
    }
}

fn settings(row: &SqliteRow) -> Result<ServerSettings, StoreError> {
    let guild: i64 = row.try_get("guild")?;
    let bad =
        |column: &str| StoreError::BadRow(format!("the {column} of server {guild} can't be read"));
    let game: &str = row.try_get("game").map_err(|_| bad("game"))?;
    let trouble: Option<&str> = row.try_get("trouble").map_err(|_| bad("trouble"))?;
    let number = |column| {
        row.try_get::<Option<i64>, _>(column)
            .map_err(|_| bad(column))
    };
    Ok(ServerSettings {
        guild: GuildId(guild.cast_unsigned()),
        zone: row.try_get("zone").map_err(|_| bad("zone"))?,
        game: GameChoice::from_key(game).ok_or_else(|| bad("game"))?,
        channel: number("channel")?.map(|id| ChannelId(id.cast_unsigned())),
        role: number("role")?.map(i64::cast_unsigned),
        posts: number("posts")? == Some(1),
        trouble: trouble.and_then(|key| Trouble::ALL.into_iter().find(|known| known.key() == key)),
        next_post_at: number("next_post_at")?.map(UnixMillis),
    })
}
