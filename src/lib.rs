//! Lunette
