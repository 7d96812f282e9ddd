//! Tables over HTTP: people and programs play at tables that are kept in a store.
//!
//! Floors: `tables` (no HTTP: tables, people, clocks, bots, journals) ← `http` (requests in, answers
//! out) ← `api` (for programs) and `web` (pages for people), which do not know each other. This file
//! joins them. The way of a request: `http::door` → `http::guard` → an address of `api` or `web` →
//! `tables::hall` (finds the table's task) → `tables::live` (check, apply on a copy, store, tell).
//! What is absent: any rule of a game.

mod api;
#[cfg(test)]
mod floors;
mod http;
mod tables;
mod web;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::response::IntoResponse;
use game::say;
use store::{Postgres, Sqlite, Store};
use table::wire::answer::Code;
use tokio::net::TcpListener;

use http::door;
use http::guard::Guard;
use http::places::Places;
use insight::{Depth, Level};
use tables::House;
use tables::analyst::Analyst;
use tables::error::Error;
use tables::hall::Hall;
use tables::limits::Limits;
use tables::notices::Herald;
use tables::shelf::Shelf;
use tables::steps::Manners;
use tables::tally::Tally;

pub use api::{OPENAPI, paths};
pub use tables::notices::Notices;
pub use tables::quotas::Quotas;
pub use web::write_site;

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
    /// How much one person, and one address, may have.
    pub quotas: Quotas,
    /// How long a full table waits for seals and openings of its people's dice.
    pub patience: Duration,
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
            quotas: Quotas::default(),
            patience: Duration::from_secs(20),
            analysis: Level::default().depth(),
            notices: Notices::default(),
        }
    }
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
        let hall =
            Hall::open(store, herald, Manners { quotas: config.quotas, patience: config.patience })
                .await?;
        let guard = Guard {
            limits: Limits::new(config.rate),
            trust_proxy: config.trust_proxy,
            places: Places::new(config.connections, config.connections_per_address),
            public_url: config.public_url.clone(),
            metrics: hall.metrics.clone(),
        };
        let house = Arc::new(House {
            hall: hall.clone(),
            presence: Arc::default(),
            tally: Tally::default(),
            shelf: Shelf::default(),
            analyst: Analyst::open(hall.clone(), config.analysis),
            base,
            public_url: config.public_url,
        });
        let router = guard.guards(router(house));
        // A proxy brings everybody: its connections count in all, people by what they ask for.
        let (most, by_address) = (config.connections, config.connections_per_address);
        let connections = Places::new(most, if config.trust_proxy { most } else { by_address });
        let serving = tokio::spawn(door::serve(listener, router, hall.clone(), connections));
        Ok(Server { address, hall, serving })
    }

    /// Lets requests under way end; streams end at once.
    pub async fn stop(self) {
        self.hall.close();
        // It only ends early if it panicked, and then there is nothing left to wait for.
        let _ = self.serving.await;
    }
}

/// Every address of the house.
fn router(house: Arc<House>) -> Router {
    let mut router = Router::new();
    for (path, methods) in api::list().into_iter().chain(web::list()) {
        router = router.route(path, methods);
    }
    router
        .fallback(web::lost)
        .method_not_allowed_fallback(|| async {
            Error::new(Code::WrongMethod, say!("server-no-method")).into_response()
        })
        .with_state(house)
}
