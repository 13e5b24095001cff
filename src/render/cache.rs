//! A cache that is bounded in bytes.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Keeps what was made lately. There are two generations: when the young one holds half the bytes allowed, it becomes
/// the old one and the old one is forgotten; what is asked for again becomes young again.
pub(super) struct Cache<K, V> {
    half: usize,
    generations: Mutex<Generations<K, V>>,
}

struct Generations<K, V> {
    young: HashMap<K, Arc<V>>,
    old: HashMap<K, Arc<V>>,
    bytes: usize,
}

impl<K: Eq + Hash, V> Cache<K, V> {
    /// A cache of at most about so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let generations = Generations {
            young: HashMap::new(),
            old: HashMap::new(),
            bytes: 0,
        };
        Self {
            half: bytes / 2,
            generations: Mutex::new(generations),
        }
    }

    /// The value of a key, made if it isn't kept. Two tasks may make the same one at once; both get the same bytes.
    pub(super) fn get(
        &self,
        key: K,
        size: impl Fn(&V) -> usize,
        make: impl FnOnce() -> V,
    ) -> Arc<V> {
        if let Some(kept) = self.find(&key) {
            return self.keep(key, kept, size);
        }
        self.keep(key, Arc::new(make()), size)
    }

    fn find(&self, key: &K) -> Option<Arc<V>> {
        let generations = self
            .generations
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        generations
            .young
            .get(key)
            .or_else(|| generations.old.get(key))
            .cloned()
    }

    fn keep(&self, key: K, value: Arc<V>, size: impl Fn(&V) -> usize) -> Arc<V> {
        let mut generations = self
            .generations
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if !generations.young.contains_key(&key) {
            generations.bytes += size(&value);
            generations.young.insert(key, Arc::clone(&value));
        }
        if generations.bytes > self.half {
            generations.old = std::mem::take(&mut generations.young);
            generations.bytes = 0;
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_stays_and_the_rest_goes() {
        let cache = Cache::new(8);
        let get = |key: u32| {
            let mut made = false;
            cache.get(key, |&()| 1, || made = true);
            made
        };
        assert!(get(0), "made at first");
        for key in 1..100 {
            assert!(!get(0), "kept while used, before {key}");
            assert!(get(key));
        }
        assert!(get(1), "forgotten when not used");
        let held = cache.generations.lock().expect("no test panicked with it");
        assert!(held.young.len() + held.old.len() <= 10);
    }
}
