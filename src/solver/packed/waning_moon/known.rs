//! Which positions are known, by their hashes.

/// A set of hashes. Two positions with the same hash are taken for one: it is of use only where that does no harm.
#[derive(Default)]
pub(super) struct Known {
    /// A hash, or 0 where there is none. At least half of the places are free.
    places: Vec<u64>,
}

impl Known {
    /// Forgets all, and makes room for so many.
    pub(super) fn clear(&mut self, count: usize) {
        self.places.clear();
        self.places.resize((2 * count + 2).next_power_of_two(), 0);
    }

    /// Adds a hash. Whether it is new.
    pub(super) fn insert(&mut self, hash: u64) -> bool {
        let hash = hash | 1;
        let mask = self.places.len() - 1;
        // The lowest bit is always set; higher ones tell more.
        let mut at = usize::try_from(hash >> 33).expect("31 bits") & mask;
        while self.places[at] != 0 {
            if self.places[at] == hash {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.places[at] = hash;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_new_once_however_many_share_its_place() {
        let mut known = Known::default();
        known.clear(100);
        let hashes = || (0..100_u64).map(|at| (at % 5) << 33 | at << 1);
        assert!(hashes().all(|hash| known.insert(hash)));
        assert!(!hashes().any(|hash| known.insert(hash)));
        known.clear(10);
        assert!(known.insert(0));
    }
}
