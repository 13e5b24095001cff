//! The clock. The only place that reads it.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::store::UnixMillis;

/// How long one sleep lasts at most: a clock may be set while one sleeps.
const LONGEST_SLEEP: Duration = Duration::from_mins(1);
/// The same where a file says the time, which a test may change at any moment.
const LOOK_AT_FILE: Duration = Duration::from_millis(20);

/// What the bot tells the time by.
#[derive(Clone, Debug, Default)]
pub(crate) enum Clock {
    /// The machine's own clock.
    #[default]
    Wall,
    /// A file that holds the time in milliseconds since 1970, looked at each time anew. While it is missing or empty,
    /// the machine's clock goes.
    File(Arc<Path>),
}

impl Clock {
    /// The clock that the settings name.
    pub(super) fn of(file: Option<&Path>) -> Self {
        file.map_or(Self::Wall, |file| Self::File(file.into()))
    }

    /// The time now.
    pub(super) fn now(&self) -> UnixMillis {
        match self {
            Self::Wall => wall(),
            Self::File(file) => set_in(file).unwrap_or_else(wall),
        }
    }

    /// Waits until it is this time, or a little later.
    pub(super) async fn wait_until(&self, time: UnixMillis) {
        let longest = match self {
            Self::Wall => LONGEST_SLEEP,
            Self::File(_) => LOOK_AT_FILE,
        };
        loop {
            let left = time.0.saturating_sub(self.now().0);
            let Ok(left @ 1..) = u64::try_from(left) else {
                return;
            };
            tokio::time::sleep(Duration::from_millis(left).min(longest)).await;
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "this is the reader of the wall clock"
)]
fn wall() -> UnixMillis {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    UnixMillis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

fn set_in(file: &Path) -> Option<UnixMillis> {
    let text = fs::read_to_string(file).ok()?;
    text.trim().parse().ok().map(UnixMillis)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock_in(folder: &tempfile::TempDir) -> (Clock, std::path::PathBuf) {
        let file = folder.path().join("clock");
        (Clock::of(Some(&file)), file)
    }

    #[test]
    fn a_file_says_the_time_each_time_anew() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let (clock, file) = clock_in(&folder);
        for time in [1_000_i64, 5_000_000_000, 3] {
            fs::write(&file, format!("{time}\n")).expect("written");
            assert_eq!(clock.now(), UnixMillis(time));
        }
    }

    #[test]
    fn without_a_time_in_the_file_the_machines_clock_goes() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let (clock, file) = clock_in(&folder);
        let before = Clock::Wall.now();
        assert!(clock.now() >= before);
        fs::write(file, "").expect("written");
        assert!(clock.now() >= before);
    }

    #[tokio::test]
    async fn one_waits_for_the_time_that_is_set() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let (clock, file) = clock_in(&folder);
        fs::write(&file, "1000").expect("written");
        clock.wait_until(UnixMillis(1_000)).await;
        let waiting = clock.wait_until(UnixMillis(86_400_000));
        let early = tokio::time::timeout(3 * LOOK_AT_FILE, waiting).await;
        assert!(early.is_err(), "it is not yet time");
        fs::write(&file, "86400000").expect("written");
        clock.wait_until(UnixMillis(86_400_000)).await;
    }
}
