//! What the tests of the server share: a small HTTP client, and people who sit down and play.
#![allow(dead_code)] // every test uses another part of it

pub(crate) mod browser;
pub(crate) mod chains;
pub(crate) mod client;
pub(crate) mod players;

use std::sync::Arc;
use std::time::Duration;

use server::{Config, Quotas, Server};
use store::Store;
pub(crate) use testkit::Folder;
use tokio::net::TcpListener;

/// No limits in the way.
pub(crate) fn free() -> Config {
    Config { rate: 0, connections_per_address: 10_000, quotas: Quotas::NONE, ..Config::default() }
}

pub(crate) async fn start_with(store: Arc<dyn Store>, config: Config) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    Server::start(store, listener, config).await.unwrap()
}

/// The file of a server that was stopped, which may still be looking at one step.
pub(crate) async fn opened(folder: &Folder) -> Arc<dyn Store> {
    for _ in 0..500 {
        if let Ok(store) = server::open_file(&folder.0) {
            return Arc::new(store);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the file is never free");
}

/// A server with a fresh file.
pub(crate) async fn start() -> (Server, Folder) {
    let folder = Folder::new();
    let store = server::open_file(&folder.0).unwrap();
    (start_with(Arc::new(store), free()).await, folder)
}
