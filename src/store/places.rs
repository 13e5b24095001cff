//! Where the boards of games are, and which game a player touched last.

use std::fmt;

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::rows::stored_game;
use super::{PlayerId, Store, StoreError, StoredGame, UnixMillis};
use crate::rules::GameId;

/// A channel of Discord's: of a server, or direct messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChannelId(pub u64);

impl ChannelId {
    pub(super) const fn column(self) -> i64 {
        self.0.cast_signed()
    }
}

/// Where a board is shown, and what leads to it.
#[derive(Clone, PartialEq, Eq)]
pub struct BoardPlace {
    /// The channel.
    pub channel: ChannelId,
    /// The message's id; `None` while only the token leads to it.
    pub message: Option<u64>,
    /// Whether it is shown to the player alone.
    pub private: bool,
    /// Whether the bot may edit the channel's messages in its own name; `None` if that isn't told, and as it was.
    pub editable: Option<bool>,
    /// The token of the interaction that showed it last. A secret for the minutes that it is good for.
    pub token: String,
    /// When the board was shown last.
    pub touched_at: UnixMillis,
}

impl fmt::Debug for BoardPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BoardPlace")
            .field("channel", &self.channel)
            .field("message", &self.message)
            .field("private", &self.private)
            .field("editable", &self.editable)
            .field("touched_at", &self.touched_at)
            .finish_non_exhaustive()
    }
}

impl Store {
    /// Notes where a game's board is shown now. A note that is older than the one there is changes nothing.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_place(&self, game: GameId, place: &BoardPlace) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO places (game_id, channel, message, private, editable, token, touched_at) \
             VALUES ($1, $2, $3, $4, COALESCE($5, 0), $6, $7) \
             ON CONFLICT (game_id, channel) DO UPDATE SET message = excluded.message, \
             private = excluded.private, editable = COALESCE($5, places.editable), \
             token = excluded.token, touched_at = excluded.touched_at \
             WHERE excluded.touched_at >= places.touched_at",
        )
        .bind(game.0)
        .bind(place.channel.column())
        .bind(place.message.map(u64::cast_signed))
        .bind(i64::from(place.private))
        .bind(place.editable.map(i64::from))
        .bind(&place.token)
        .bind(place.touched_at.0)
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// Notes the message of a board that was noted without it, unless the board was shown elsewhere since.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_message(
        &self,
        game: GameId,
        place: &BoardPlace,
        message: u64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE places SET message = $1 WHERE game_id = $2 AND channel = $3 AND token = $4",
        )
        .bind(message.cast_signed())
        .bind(game.0)
        .bind(place.channel.column())
        .bind(&place.token)
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// Where a game's board was shown last.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn place_of(&self, game: GameId) -> Result<Option<BoardPlace>, StoreError> {
        let row = sqlx::query(
            "SELECT * FROM places WHERE game_id = $1 ORDER BY touched_at DESC, channel LIMIT 1",
        )
        .bind(game.0)
        .fetch_optional(&self.reads)
        .await?;
        Ok(row.map(|row| board_place(&row)).transpose()?)
    }

    /// The open game that the player touched last in this channel, else the casual one touched last at all.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn last_touched(
        &self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<Option<StoredGame>, StoreError> {
        sqlx::query(
            "SELECT games.* FROM games LEFT JOIN places ON places.game_id = games.id \
             WHERE games.player = $1 AND games.closed_at IS NULL \
             AND (games.role = 'casual' OR places.channel = $2) \
             ORDER BY CASE WHEN places.channel = $2 THEN 0 ELSE 1 END, \
             COALESCE(places.touched_at, games.touched_at) DESC, games.id DESC LIMIT 1",
        )
        .bind(player.column())
        .bind(channel.column())
        .fetch_optional(&self.reads)
        .await?
        .map(|row| stored_game(&row))
        .transpose()
    }

    /// As [`last_touched`](Self::last_touched), of casual games only.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn casual_last_touched(
        &self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<Option<StoredGame>, StoreError> {
        sqlx::query(
            "SELECT games.* FROM games LEFT JOIN places ON places.game_id = games.id \
             WHERE games.player = $1 AND games.closed_at IS NULL AND games.role = 'casual' \
             ORDER BY CASE WHEN places.channel = $2 THEN 0 ELSE 1 END, \
             COALESCE(places.touched_at, games.touched_at) DESC, games.id DESC LIMIT 1",
        )
        .bind(player.column())
        .bind(channel.column())
        .fetch_optional(&self.reads)
        .await?
        .map(|row| stored_game(&row))
        .transpose()
    }
}

fn board_place(row: &SqliteRow) -> Result<BoardPlace, sqlx::Error> {
    let channel: i64 = row.try_get("channel")?;
    let message: Option<i64> = row.try_get("message")?;
    Ok(BoardPlace {
        channel: ChannelId(channel.cast_unsigned()),
        message: message.map(i64::cast_unsigned),
        private: row.try_get::<i64, _>("private")? != 0,
        editable: Some(row.try_get::<i64, _>("editable")? != 0),
        token: row.try_get("token")?,
        touched_at: UnixMillis(row.try_get("touched_at")?),
    })
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::cards::DealNumber;
    use crate::rules::{GameKind, Options};
    use crate::store::NewGame;

    const ALICE: PlayerId = PlayerId(1);

    async fn store(folder: &TempDir) -> Store {
        let file = folder.path().join("games.db");
        let store = Store::open(&format!("sqlite:{}", file.display())).await;
        store.expect("the store opens")
    }

    async fn begin(store: &Store, kind: GameKind, at: i64) -> GameId {
        let new = NewGame {
            player: ALICE,
            options: Options::default_of(kind),
            deal: DealNumber::new(7).expect("below 2⁶³"),
            from_pool: false,
            layout: None,
        };
        store.begin(new, UnixMillis(at)).await.expect("begun").id
    }

    fn place(channel: u64, at: i64) -> BoardPlace {
        BoardPlace {
            channel: ChannelId(channel),
            message: Some(100 + channel),
            private: false,
            editable: Some(true),
            token: format!("token {at}"),
            touched_at: UnixMillis(at),
        }
    }

    #[tokio::test]
    async fn the_game_last_touched_in_a_channel_goes_before_the_one_last_touched_at_all() {
        let folder = TempDir::new().expect("a folder");
        let store = store(&folder).await;
        let one = begin(&store, GameKind::Crescent, 1).await;
        let two = begin(&store, GameKind::WaningMoon, 2).await;
        let last = async |channel| {
            let last = store.last_touched(ALICE, ChannelId(channel)).await;
            last.expect("read").map(|game| game.id)
        };
        assert_eq!(last(5).await, Some(two), "begun last, and shown nowhere");
        for (game, channel, at) in [(one, 5, 10), (two, 5, 20), (one, 6, 30)] {
            let noted = store.note_place(game, &place(channel, at)).await;
            noted.expect("noted");
        }
        assert_eq!(last(5).await, Some(two));
        assert_eq!(last(6).await, Some(one));
        assert_eq!(last(7).await, Some(one), "touched last at all");
        let nobody = store.last_touched(PlayerId(2), ChannelId(5)).await;
        assert_eq!(nobody.expect("read"), None);
    }

    #[tokio::test]
    async fn a_note_that_comes_late_changes_nothing() {
        let folder = TempDir::new().expect("a folder");
        let store = store(&folder).await;
        let game = begin(&store, GameKind::Crescent, 1).await;
        let unknown = BoardPlace {
            message: None,
            ..place(5, 20)
        };
        store.note_place(game, &unknown).await.expect("noted");
        store.note_place(game, &place(5, 10)).await.expect("noted");
        let now = async || store.place_of(game).await.expect("read");
        assert_eq!(now().await, Some(unknown.clone()));
        let other = place(5, 10);
        store.note_message(game, &other, 7).await.expect("noted");
        assert_eq!(now().await, Some(unknown.clone()));
        store.note_message(game, &unknown, 8).await.expect("noted");
        assert_eq!(now().await.and_then(|place| place.message), Some(8));
        // A form doesn't tell whether the bot may edit there: what was known holds.
        let form = BoardPlace {
            editable: None,
            ..place(5, 30)
        };
        store.note_place(game, &form).await.expect("noted");
        assert_eq!(now().await, Some(place(5, 30)));
    }

    #[test]
    fn a_token_is_not_printed() {
        assert!(!format!("{:?}", place(5, 10)).contains("token 10"));
    }
}
