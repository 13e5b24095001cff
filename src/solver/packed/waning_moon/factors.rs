//! How the kinds of moves of Waning Moon are favoured.

/// What kinds of moves are favoured by, as the exponents of the factors.
const HOME: f32 = 3.0;
const BUILD: f32 = 3.0;
const BREAK: f32 = -3.0;
const FROM_WASTE: f32 = 2.0;
const TO_EMPTY: f32 = -1.0;
const WASTE_TO_EMPTY: f32 = 0.0;
const DEAL: f32 = -1.0;

/// The factors of the kinds of moves.
#[derive(Clone, Copy)]
pub(super) struct Factors {
    pub(super) home: f32,
    /// From a pile to another and to an empty one, by whether that breaks a run.
    pub(super) build: [f32; 2],
    pub(super) to_empty: [f32; 2],
    pub(super) from_waste: f32,
    pub(super) waste_to_empty: f32,
    pub(super) deal: f32,
}

impl Factors {
    pub(super) fn new() -> Self {
        Self {
            home: HOME.exp(),
            build: [BUILD, BUILD + BREAK].map(f32::exp),
            to_empty: [TO_EMPTY, TO_EMPTY + BREAK].map(f32::exp),
            from_waste: FROM_WASTE.exp(),
            waste_to_empty: WASTE_TO_EMPTY.exp(),
            deal: DEAL.exp(),
        }
    }
}
