//! What must be done now and then on a bot that runs for a year.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use serenity::all::Http;
use serenity::http::Ratelimiter;

use super::clock::Clock;

const EVERY: Duration = Duration::from_mins(10);

/// Keeps serenity's rate limiter from growing: it adds an entry for every interaction and never drops one.
pub(super) async fn keep_limiter_small(http: Arc<Http>) {
    let mut ticks = tokio::time::interval(EVERY);
    loop {
        ticks.tick().await;
        if let Some(limiter) = &http.ratelimiter {
            let now = Clock::Wall.now().0;
            let now = Duration::from_millis(u64::try_from(now).unwrap_or_default());
            prune(limiter, SystemTime::UNIX_EPOCH + now).await;
        }
    }
}

/// Drops every bucket that nobody waits on and whose window is past. Such a bucket says no more than a new one would.
async fn prune(limiter: &Ratelimiter, now: SystemTime) {
    let routes = limiter.routes();
    routes.write().await.retain(|_, bucket| {
        let in_use = Arc::strong_count(bucket) > 1;
        let window_open = || {
            bucket.try_lock().map_or(true, |bucket| {
                bucket.reset().is_some_and(|reset| reset > now)
            })
        };
        in_use || window_open()
    });
}

#[cfg(test)]
mod tests {
    use serenity::all::{InteractionId, Route};

    use super::*;

    #[tokio::test]
    async fn buckets_of_answered_interactions_are_dropped() {
        let limiter = Ratelimiter::new(reqwest::Client::new(), "Bot token");
        for id in 1..=100 {
            let route = Route::InteractionResponse {
                interaction_id: InteractionId::new(id),
                token: "token",
            };
            let routes = limiter.routes();
            routes
                .write()
                .await
                .insert(route.ratelimiting_bucket(), Arc::default());
        }
        let waited_on = limiter.routes().read().await.values().next().cloned();
        prune(&limiter, SystemTime::UNIX_EPOCH).await;
        assert_eq!(limiter.routes().read().await.len(), 1);
        drop(waited_on);
    }
}
