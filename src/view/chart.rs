//! A chart as plain data, its words with it: `render` draws it.

/// Two charts over each other: how games ended, and how they added up.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// The upper one.
    pub bars: Bars,
    /// The lower one.
    pub course: Course,
}

/// A bar chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bars {
    /// What it shows.
    pub title: String,
    /// The bars from left to right.
    pub bars: Vec<Bar>,
}

/// A bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What stands under it.
    pub label: String,
    /// How high it is.
    pub count: u32,
    /// Whether it stands out.
    pub gold: bool,
}

/// Two lines over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// What it shows.
    pub title: String,
    /// What the upper line is called.
    pub upper: String,
    /// What the lower line is called, which stands out.
    pub lower: String,
    /// The points of both lines, from left to right.
    pub points: Vec<Point>,
    /// What stands under the left end, the middle (perhaps nothing) and the right end.
    pub dates: [String; 3],
}

/// Where both lines are at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The time: 0.0 at the left end, 1.0 at the right.
    pub at: f64,
    /// The upper line's height.
    pub upper: u32,
    /// The lower line's height.
    pub lower: u32,
}
