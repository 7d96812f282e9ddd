//! Tables over HTTP: event streams, one task per table, clocks, people.
//!
//! The way of a request: `http::door` (connections) → `http::guard` (limits, cross-site, headers) →
//! `api` (JSON for programs) or `web` (addresses of the pages, which `pages` writes) → `tables::hall`
//! (finds the table's task) → `tables::live` (check, apply on a copy, store, tell). What is absent: any
//! rule of a game.

mod api;
mod http;
mod tables;
mod web;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use store::{Postgres, Sqlite, Store};
use tokio::net::TcpListener;

use http::door;
use http::limits::Limits;
use insight::{Depth, Level};
use tables::analyst::Analyst;
use tables::hall::Hall;
use tables::notices::Herald;
use tables::presence::Presence;
use tables::shelf::Shelf;
use tables::tally::Tally;

pub use api::{OPENAPI, paths};
pub use tables::notices::Notices;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// How people reach it from outside, such as `https://games.example`; for links.
    pub public_url: Option<String>,
    /// Whether `X-Forwarded-For` comes from a proxy of the house.
    pub trust_proxy: bool,
    /// Requests per second and address; 0 is no limit.
    pub rate: u32,
    pub connections: usize,
    pub connections_per_address: usize,
    /// How hard finished games are looked at.
    pub analysis: Depth,
    /// How people who are away hear of their turn.
    pub notices: Notices,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            public_url: None,
            trust_proxy: false,
            rate: 50,
            connections: 4096,
            connections_per_address: 256,
            analysis: Level::default().depth(),
            notices: Notices::default(),
        }
    }
}

/// What every request can reach.
#[derive(Debug)]
pub struct House {
    pub(crate) hall: Arc<Hall>,
    pub(crate) config: Config,
    pub(crate) limits: Limits,
    /// Whose pages are open.
    pub(crate) presence: Arc<Presence>,
    /// Looks at finished games.
    pub(crate) analyst: Arc<Analyst>,
    /// Records that visitors sent to be replayed.
    pub(crate) shelf: Shelf,
    /// Finished games, as far as somebody asked for their numbers.
    pub(crate) tally: Tally,
    /// The start of links, without a slash at the end.
    pub(crate) base: String,
}

/// Opens the store in a file of this folder and keeps other servers away from it.
pub fn open_file(folder: &Path) -> store::Result<Sqlite> {
    let store = Sqlite::open(&folder.join(FILE))?;
    store.lock()?;
    Ok(store)
}

/// The store's file in the data folder.
pub const FILE: &str = "serai.db";

/// Opens a database that other nodes may share.
pub async fn open_database(url: &str) -> store::Result<Postgres> {
    Postgres::connect(url).await
}

/// A server that answers until it is stopped.
#[derive(Debug)]
pub struct Server {
    pub address: SocketAddr,
    hall: Arc<Hall>,
    serving: tokio::task::JoinHandle<()>,
}

impl Server {
    pub async fn start(
        store: Arc<dyn Store>,
        listener: TcpListener,
        config: Config,
    ) -> store::Result<Server> {
        let trouble = |error: std::io::Error| store::Error(error.to_string());
        let address = listener.local_addr().map_err(trouble)?;
        let base = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let base = base.trim_end_matches('/').to_owned();
        let herald = Arc::new(Herald::new(config.notices.clone(), base.clone()));
        let hall = Hall::open(store, herald).await?;
        let (most, per_address) = (config.connections, config.connections_per_address);
        let house = Arc::new(House {
            hall: hall.clone(),
            limits: Limits::new(config.rate),
            presence: Arc::default(),
            tally: Tally::default(),
            shelf: Shelf::default(),
            analyst: Analyst::open(hall.clone(), config.analysis),
            base,
            config,
        });
        let router = api::router(house);
        let serving = tokio::spawn(door::serve(listener, router, hall.clone(), most, per_address));
        Ok(Server { address, hall, serving })
    }

    /// Lets requests under way end; streams end at once.
    pub async fn stop(self) {
        self.hall.close();
        // It only ends early if it panicked, and then there is nothing left to wait for.
        let _ = self.serving.await;
    }
}
