//! The state behind its lock, and the waiting for it to change.

use std::{
    net::SocketAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::watch;

use super::State;
use crate::{clock, settings::Settings};

pub(crate) struct Shared {
    pub(crate) settings: Settings,
    pub(crate) address: SocketAddr,
    pub(crate) started: Instant,
    state: Mutex<State>,
    version: watch::Sender<u64>,
}

impl Shared {
    pub(crate) fn new(settings: Settings, address: SocketAddr) -> Self {
        Self {
            settings,
            address,
            started: clock::now(),
            state: Mutex::new(State::default()),
            version: watch::Sender::new(0),
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Looks at the state.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(&self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the state and tells those who wait for it.
    pub(crate) fn change<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        let result = work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner));
        self.version.send_modify(|version| *version += 1);
        result
    }

    /// Counts the changes so far.
    pub(crate) fn version(&self) -> u64 {
        *self.version.borrow()
    }

    /// Waits until `look` finds something, or until `deadline`.
    pub(crate) async fn wait<T>(
        &self,
        deadline: Instant,
        mut look: impl FnMut(&State) -> Option<T>,
    ) -> Option<T> {
        let mut changes = self.version.subscribe();
        loop {
            if let Some(found) = self.read(&mut look) {
                return Some(found);
            }
            let news = tokio::time::timeout_at(deadline.into(), changes.changed()).await;
            if !matches!(news, Ok(Ok(()))) {
                return self.read(&mut look);
            }
        }
    }

    /// Waits until the state is another than `version`, or until `patience` is over.
    pub(crate) async fn changed_since(&self, version: u64, patience: Duration) {
        let mut changes = self.version.subscribe();
        let newer = changes.wait_for(|now| *now != version);
        let _ = tokio::time::timeout(patience, newer).await;
    }
}
