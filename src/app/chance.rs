//! Drawing a deal. The only randomness that isn't a deal's own.

use rand::TryRng;
use rand::rngs::SysRng;

use super::AppError;
use crate::cards::DealNumber;

/// A deal for a casual game, drawn below 2³² so that people can type its number.
pub(super) fn casual_deal() -> Result<DealNumber, AppError> {
    let number = SysRng.try_next_u32().map_err(chance)?;
    Ok(DealNumber::new(u64::from(number)).expect("2³² is below 2⁶³"))
}

/// A deal drawn from all there are.
pub(super) fn any_deal() -> Result<DealNumber, AppError> {
    let number = SysRng.try_next_u64().map_err(chance)?;
    Ok(DealNumber::new(number >> 1).expect("half of 2⁶⁴ is 2⁶³"))
}

fn chance(error: impl std::error::Error) -> AppError {
    AppError::Chance(error.to_string())
}
