//! A canvas as a PNG.

use super::canvas::Canvas;
use super::palette::Palette;

/// Encodes a canvas with the palette that all pictures share.
///
/// Indexed pixels compress best without a filter. Of the levels, 5 was measured to be the best on these pictures: it
/// takes three quarters of the time of the usual 6 for 1 % more bytes, and below it the pictures grow quickly.
pub(super) fn png(canvas: &Canvas, palette: &Palette) -> Result<Vec<u8>, png::EncodingError> {
    let size = |pixels: usize| u32::try_from(pixels).unwrap_or(u32::MAX);
    let mut bytes = Vec::with_capacity(160 * 1024);
    let mut encoder = png::Encoder::new(&mut bytes, size(canvas.width()), size(canvas.height()));
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.colours().concat());
    encoder.set_deflate_compression(png::DeflateCompression::Level(5));
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(canvas.pixels())?;
    writer.finish()?;
    Ok(bytes)
}
