//! Whether the boards can be read, and whether they look as they should.

mod bytes;
mod golden;
mod legible;
mod quilt;
mod sprites;
mod support;
