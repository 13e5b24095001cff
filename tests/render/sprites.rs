//! The sheets in `assets/` are what the generator draws.

#[path = "../../examples/draw_sprites/art/mod.rs"]
mod art;

use lunette::render::palette::Palette;

#[test]
fn the_assets_are_what_the_generator_draws() {
    let palette = Palette::new();
    for sheet in art::sheets(&palette) {
        let file = format!(
            "{}/assets/cards/{}.png",
            env!("CARGO_MANIFEST_DIR"),
            sheet.name
        );
        let file = image::open(&file).expect("the sheet is there").into_rgb8();
        let drawn: Vec<u8> = sheet
            .pixels
            .iter()
            .flat_map(|&index| palette.rgb(index))
            .collect();
        assert_eq!(usize::try_from(file.height()), Ok(sheet.height()));
        assert!(
            file.as_raw() == &drawn,
            "{} is stale: run the example draw_sprites",
            sheet.name
        );
    }
}
