//! Chance: numbers that are the same for the same position.

/// `SplitMix64`, by Sebastiano Vigna: 64 bits of state, one multiplication chain a number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    /// The numbers that these bytes stand for.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Self {
        let mut chance = Self(0);
        for &byte in bytes {
            chance.0 ^= u64::from(byte);
            chance.0 = chance.next();
        }
        chance
    }

    /// The next 64 bits.
    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to 1, without 1.
    #[expect(
        clippy::cast_precision_loss,
        reason = "24 bits are what an f32 holds exactly"
    )]
    pub(crate) const fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / 16_777_216.0
    }

    /// Mixes the items.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let to = self.next() % (last as u64 + 1);
            items.swap(last, usize::try_from(to).expect("an index"));
        }
    }
}
