//! Topping up the pool of winnable deals, beside everything else and slower than it could.
//!
//! One deal is searched at a time, in pieces of some milliseconds with long rests between them. The store's writer is
//! held only to put a deal in that was found.

use std::time::Duration;

use tokio::time::{Instant, sleep};
use tracing::{debug, error, warn};

use super::clock::Clock;
use crate::app::{App, AppError, DealSearch, Lack, Sought};

/// A start is busy enough.
const AFTER_START: Duration = Duration::from_secs(10);
/// How often a pool that was full is looked at, and how long is waited when something failed.
const IDLE: Duration = Duration::from_secs(30);
/// How many times as long as a piece took is rested after it.
const REST: u32 = 4;

/// Keeps the pool filled, from some time after the start, until it is dropped.
pub(super) async fn keep_filled(app: App, clock: Clock) {
    sleep(AFTER_START).await;
    fill_by(&app, &clock).await;
}

/// Keeps the pool filled until it is dropped, which it takes at most a moment to notice.
pub async fn fill(app: App) {
    fill_by(&app, &Clock::Wall).await;
}

async fn fill_by(app: &App, clock: &Clock) {
    for turn in 0.. {
        match top_up(app, clock, turn).await {
            Ok(true) => {}
            Ok(false) => sleep(IDLE).await,
            Err(why) => {
                warn!(%why, "the pool isn't topped up");
                sleep(IDLE).await;
            }
        }
    }
}

/// Searches a deal for what the pool lacks most; `false` if it lacks nothing.
async fn top_up(app: &App, clock: &Clock, turn: usize) -> Result<bool, AppError> {
    let Some(lack) = app.pool_lacks(turn).await? else {
        return Ok(false);
    };
    let mut search = DealSearch::begin(lack)?;
    loop {
        let began = Instant::now();
        let piece = tokio::task::spawn_blocking(move || {
            let sought = search.go_on();
            (search, sought)
        });
        let Ok((searched, sought)) = piece.await else {
            error!(purpose = ?lack.purpose, options = %lack.options, "a search failed");
            sleep(IDLE).await;
            return Ok(true);
        };
        search = searched;
        sleep(began.elapsed() * REST).await;
        match sought {
            Sought::GoesOn => {}
            Sought::Nothing => return Ok(true),
            Sought::Found(found) => {
                app.pool_found(lack, found, clock.now()).await?;
                tell(lack);
                return Ok(true);
            }
        }
    }
}

/// The deal and its line are told to no log: a race's are a secret.
fn tell(lack: Lack) {
    debug!(purpose = ?lack.purpose, options = %lack.options, "a deal was put into the pool");
}
