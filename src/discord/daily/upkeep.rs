//! What the time does to races: posts when the day turns, the end of attempts and of races.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{FutureExt, StreamExt, stream};
use serenity::all::Http;
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use super::post::{Refused, put_up};
use crate::app::AppError;
use crate::app::race::PostDue;
use crate::discord::Bot;
use crate::discord::fault::describe;
use crate::store::UnixMillis;

/// How long one sleeps at most before looking again, whatever the clock says.
const LONGEST: Duration = Duration::from_mins(1);
/// How long one sleeps at least, so that nothing that stays due keeps the bot busy.
const SHORTEST: Duration = Duration::from_millis(100);
/// How soon a post that wasn't made is tried again.
const AGAIN: Duration = Duration::from_secs(15);
/// How many posts are on their way together: at midnight many servers want theirs.
const TOGETHER: usize = 8;

/// Does what is due, sleeps until something will be, and so on until the bot stops.
pub(in crate::discord) async fn keep_races(bot: Bot, http: Arc<Http>, stop: CancellationToken) {
    while !stop.is_cancelled() {
        // A panic must not end the upkeep of a bot that runs for a year.
        let looked = AssertUnwindSafe(look(&bot, &http)).catch_unwind().await;
        let sleep = match looked {
            Ok(Ok(Next::Again)) => AGAIN,
            Ok(Ok(Next::Failed)) => LONGEST,
            Ok(Ok(Next::At(time))) => {
                tokio::select! {
                    () = bot.clock.wait_until(time) => SHORTEST,
                    () = tokio::time::sleep(LONGEST) => continue,
                    () = bot.wake.notified() => continue,
                    () = stop.cancelled() => return,
                }
            }
            Ok(Err(why)) => {
                error!(%why, "races were not kept");
                LONGEST
            }
            Err(_) => {
                error!("races were not kept: something panicked");
                LONGEST
            }
        };
        tokio::select! {
            () = tokio::time::sleep(sleep) => {}
            () = bot.wake.notified() => {}
            () = stop.cancelled() => return,
        }
    }
}

/// When to look again.
enum Next {
    /// Soon: a post is to be tried again.
    Again,
    /// Not soon: something can't be done, and is tried again for as long as that is so.
    Failed,
    /// At this time, by the bot's clock.
    At(UnixMillis),
}

async fn look(bot: &Bot, http: &Http) -> Result<Next, AppError> {
    let now = bot.clock.now();
    let all_closed = close(bot, now).await;
    let (mut due, mut all_read) = (Vec::new(), true);
    for found in bot.app.posts_due(now).await? {
        match found {
            Ok(found) => due.push(found),
            Err(why) => {
                error!(%why, "a daily post can't be made");
                all_read = false;
            }
        }
    }
    let put_up = stream::iter(due).map(|due| async move { post(bot, http, &due, now).await });
    let done: Vec<bool> = put_up.buffer_unordered(TOGETHER).collect().await;
    if done.contains(&false) {
        return Ok(Next::Again);
    }
    if !all_closed || !all_read {
        return Ok(Next::Failed);
    }
    let next = bot.app.next_upkeep(now).await?;
    Ok(Next::At(next.unwrap_or(UnixMillis(i64::MAX))))
}

/// Closes attempts and finishes races whose time is over. Says whether all went well: what didn't keeps no post waiting.
async fn close(bot: &Bot, now: UnixMillis) -> bool {
    match bot.app.close_expired(now).await {
        Ok((0, 0)) => true,
        Ok((closed, finished)) => {
            info!(closed, finished, "attempts were closed, races finished");
            true
        }
        Err(why) => {
            error!(%why, "not all attempts were closed and races finished");
            false
        }
    }
}

/// Makes one post and notes what became of it. Says whether nothing more is to be done about it.
async fn post(bot: &Bot, http: &Http, due: &PostDue, now: UnixMillis) -> bool {
    let (race, guild) = (due.race.id, due.race.guild);
    if let Err(why) = bot.app.post_tried(race, now).await {
        error!(guild = guild.0, %why, "a post was not begun");
        return false;
    }
    let (noted, done) = match put_up(bot, http, due, now).await {
        Ok(message) => {
            let noted = bot.app.post_sent(race, message.get()).await;
            info!(guild = guild.0, %race, "the daily race was posted");
            (noted, true)
        }
        Err(Refused::Never(trouble)) => {
            let noted = bot.app.post_refused(race, trouble).await;
            warn!(guild = guild.0, trouble = trouble.key(), "posts are off");
            (noted, true)
        }
        Err(Refused::NotNow(why)) => {
            warn!(guild = guild.0, why = %describe(&why), "the daily race was not posted yet");
            (bot.app.post_put_off(race, now).await, false)
        }
        Err(Refused::Unknown(why)) => {
            warn!(guild = guild.0, why = %describe(&why), "no word of the daily post");
            (Ok(()), false)
        }
    };
    if let Err(why) = noted {
        error!(guild = guild.0, %why, "what became of a post was not noted");
    }
    done
}
