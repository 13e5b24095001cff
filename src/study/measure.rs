//! Time and memory.

use std::fs;
use std::time::{Duration, Instant};

/// The moment, to measure from.
#[expect(
    clippy::disallowed_methods,
    reason = "this edge measures how long a search takes"
)]
pub(super) fn now() -> Instant {
    Instant::now()
}

/// Work of this thread, from a moment on.
pub(super) struct Work {
    moment: Instant,
    processor: Option<Duration>,
}

impl Work {
    /// It begins now.
    pub(super) fn begin() -> Self {
        Self {
            moment: now(),
            processor: processor(),
        }
    }

    /// The processor time since, or simply the time where the system doesn't tell it.
    pub(super) fn spent(&self) -> Duration {
        let times = processor().zip(self.processor);
        let spent = times.and_then(|(now, then)| now.checked_sub(then));
        spent.unwrap_or_else(|| self.moment.elapsed())
    }
}

/// How much processor time this thread has taken.
fn processor() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos = stat.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}

/// The time that 95 in a hundred of these don't exceed.
pub(super) fn high(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    let at = (times.len() * 95).div_ceil(100);
    times.get(at.saturating_sub(1)).copied().unwrap_or_default()
}

/// The most memory that this process has taken so far, in KiB, where the system tells it.
pub(super) fn memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_95th_percentile_leaves_the_slowest_twentieth_out() {
        let times = |count| (1..=count).rev().map(Duration::from_millis).collect();
        assert_eq!(high(times(100)), Duration::from_millis(95));
        assert_eq!(high(times(20)), Duration::from_millis(19));
        assert_eq!(high(times(1)), Duration::from_millis(1));
        assert_eq!(high(Vec::new()), Duration::ZERO);
    }
}
