//! The colours that drawings are made of.

use super::Rgb;

/// The felt in deep shadow, palette index 0.
pub const FELT_DEEP: Rgb = [4, 20, 16];
/// The felt at its lightest, the last of [`super::FELT_LEVELS`].
pub const FELT_LIGHT: Rgb = [32, 100, 74];
/// A card's paper.
pub const PAPER: Rgb = [253, 252, 247];
/// ♠ and ♣.
pub const INK: Rgb = [18, 19, 26];
/// ♥ and ♦.
pub const RED: Rgb = [206, 22, 38];
/// ♦ in four colours.
pub const BLUE: Rgb = [16, 84, 206];
/// ♣ in four colours.
pub const GREEN: Rgb = [0, 116, 58];
/// The edge of a card.
pub const EDGE: Rgb = [44, 50, 54];
/// Crowns, place names, the ring of what can move.
pub const GOLD: Rgb = [255, 200, 40];
/// Gold in shade.
pub const OLD_GOLD: Rgb = [204, 142, 26];
/// The ring of the last move.
pub const CYAN: Rgb = [70, 202, 255];
/// Captions.
pub const CREAM: Rgb = [236, 244, 234];
/// The ground of a label.
pub const PILL: Rgb = [10, 38, 30];
/// A face.
pub const SKIN: Rgb = [247, 217, 186];
/// A face in shade, lips apart.
pub const TAN: Rgb = [222, 172, 134];
/// Dark hair.
pub const BROWN: Rgb = [104, 62, 34];
/// Red hair.
pub const AUBURN: Rgb = [168, 76, 30];
/// Fair hair.
pub const BLOND: Rgb = [232, 186, 96];
/// Old hair, steel.
pub const GREY: Rgb = [156, 160, 168];
/// A robe.
pub const CRIMSON: Rgb = [166, 24, 44];
/// A robe.
pub const ROYAL: Rgb = [40, 76, 156];
/// A robe.
pub const FOREST: Rgb = [28, 108, 78];
/// A robe.
pub const PURPLE: Rgb = [96, 54, 130];
/// The back of a card.
pub const NIGHT: Rgb = [30, 36, 86];
/// Its ornaments.
pub const DUSK: Rgb = [74, 86, 160];
