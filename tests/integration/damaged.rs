//! A game whose record is damaged.

use sqlx::SqlitePool;

use crate::support::House;

/// Changes the games behind the bot's back.
async fn damage(house: &House, statement: &'static str) {
    let address = format!("sqlite:{}", house.database().display());
    let pool = SqlitePool::connect(&address).await.expect("the file opens");
    sqlx::query(statement)
        .execute(&pool)
        .await
        .expect("it is changed");
    pool.close().await;
}

/// Sees that the game is set aside for another of its kind, and that the other open game stays.
async fn check(statement: &'static str) {
    let mut house = House::open().await;
    let crescent = house.run("/play game:Crescent deal:7").await;
    let board = house.run("/play game:Waning Moon deal:7").await;
    house.alice.press(&board, "Deal").await.expect("dealt");
    house.stop_bot().await;
    damage(&house, statement).await;
    house.start_bot().await;
    let told = house.run("/play game:Waning Moon").await;
    assert!(told.ephemeral && told.content.contains("damaged"));
    let dealt = house.alice.press(&told, "Set it aside and deal").await;
    let dealt = dealt.expect("it is offered");
    let text = &dealt.message().content;
    assert!(
        text.starts_with("**Waning Moon** · playing · 0 moves"),
        "{text}"
    );
    let again = house.run("/play game:Crescent").await;
    assert_eq!(again.content, crescent.content);
}

#[tokio::test]
async fn a_damaged_log_is_set_aside_for_a_game_of_its_kind() {
    check("UPDATE entries SET entry = 'shift'").await;
    check("UPDATE entries SET entry = '???'").await;
    check("DELETE FROM entries").await;
}

#[tokio::test]
async fn a_damaged_row_is_set_aside_for_a_game_of_its_kind() {
    check("UPDATE games SET options = '???' WHERE kind = 'waning-moon'").await;
    check("UPDATE games SET outcome = '???' WHERE kind = 'waning-moon'").await;
}
