//! Requests on their way in and answers on their way out. Knows the tables, no address.

pub(crate) mod body;
pub(crate) mod caller;
pub(crate) mod client;
pub(crate) mod door;
pub(crate) mod error;
pub(crate) mod guard;
pub(crate) mod places;

use std::sync::Arc;

use crate::tables::House;

pub(crate) type Shared = axum::extract::State<Arc<House>>;
pub(crate) type Id = axum::extract::Path<String>;
