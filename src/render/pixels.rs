//! Conversions between the scene's lengths and pixels. All casts that may lose something are here.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    reason = "pixel coordinates are below 2¹⁶ and every value is brought into its range first"
)]

/// Pixels to a unit of the scene.
pub(super) const SCALE: f32 = 1.5;

/// A channel's value, held within 0 to 255.
pub(super) fn channel(value: u32) -> u8 {
    value.min(255) as u8
}

/// A coverage from 0.0 to 1.0 as 0 to 255, held within.
pub(super) fn coverage(value: f32) -> u8 {
    (value.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
}

/// A place on a ramp of felt, held within 0 to 255.
pub(super) fn level(value: f32) -> u8 {
    (value.clamp(0.0, 255.0) + 0.5) as u8
}

/// The pixel that a coordinate lies in.
pub(super) fn floor(value: f32) -> i32 {
    value.floor() as i32
}

/// The middle of a pixel.
pub(super) fn middle(pixel: i32) -> f32 {
    pixel as f32 + 0.5
}

/// A pixel as a whole coordinate, and any whole number as a fraction's numerator.
pub(super) fn whole(pixel: i32) -> f32 {
    pixel as f32
}

/// A length, or a part of one, with fewer digits.
pub(super) fn narrow(value: f64) -> f32 {
    value as f32
}

/// A pixel's place in a row; the row's first place if it is left of the row.
pub(super) fn place(pixel: i32) -> usize {
    pixel.max(0) as usize
}

/// A place in a row as a pixel.
pub(super) fn pixel(place: usize) -> i32 {
    place as i32
}
