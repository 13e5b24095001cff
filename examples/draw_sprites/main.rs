//! Draws the cards into `assets/cards/`: `cargo run --release --example draw_sprites`.
//!
//! The drawings are our own, made of paths; only the ranks' letters come from a font. A test holds that the sheets in
//! `assets/` are what this draws.

mod art;

use std::path::Path;

fn main() -> anyhow::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/cards");
    std::fs::create_dir_all(&folder)?;
    let palette = lunette::render::palette::Palette::new();
    for sheet in art::sheets(&palette) {
        let bytes = encode(&sheet, palette.colours().concat())?;
        std::fs::write(folder.join(&sheet.name).with_extension("png"), bytes)?;
    }
    Ok(())
}

fn encode(sheet: &art::Sheet, palette: Vec<u8>) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let (width, height) = (u32::try_from(sheet.width)?, u32::try_from(sheet.height())?);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&sheet.pixels)?;
    writer.finish()?;
    Ok(bytes)
}
