//! What every request passes on its way in and every answer on its way out.

pub mod body;
pub mod caller;
pub mod door;
pub mod guard;
pub mod limits;
