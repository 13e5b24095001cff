//! Drawing a deal. The only randomness that isn't a deal's own.

use rand::TryRng;
use rand::rngs::SysRng;

use super::AppError;
use crate::cards::DealNumber;

/// A deal for a casual game, drawn below 2³² so that people can type its number.
pub(super) fn casual_deal() -> Result<DealNumber, AppError> {
    let number = SysRng
        .try_next_u32()
        .map_err(|error| AppError::Chance(error.to_string()))?;
    Ok(DealNumber::new(u64::from(number)).expect("2³² is below 2⁶³"))
}
