//! The short id of an interaction.

use serenity::all::InteractionId;

/// A short id that a player can pass on and that stands in the log: eight letters and digits of the interaction's id.
pub(super) fn incident(interaction: InteractionId) -> String {
    // Crockford's base 32, which has no letters that read as digits.
    const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let id = interaction.get();
    (0..8)
        .rev()
        .map(|place| {
            let digit = (id >> (5 * place)) & 31;
            char::from(DIGITS[usize::try_from(digit).expect("five bits")])
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_incident_has_eight_letters_and_its_own_id() {
        let one = incident(InteractionId::new(1_100_000_000_000_000_001));
        let two = incident(InteractionId::new(1_100_000_000_000_000_002));
        assert_eq!(one.len(), 8);
        assert_ne!(one, two);
    }
}
