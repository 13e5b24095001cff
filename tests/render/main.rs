//! Whether the boards can be read, and whether they look as they should.

mod bytes;
mod charts;
mod face_down;
mod golden;
mod legible;
mod moon;
mod quilt;
mod sprites;
mod support;
