//! What the tests of the server share: a small HTTP client, and people who sit down and play.
#![allow(dead_code)] // every test uses another part of it

pub mod browser;
pub mod client;
pub mod players;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use server::{Config, Server};
use store::Store;
use tokio::net::TcpListener;

/// A folder of its own, removed at the end.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("serai-server-{}-{count}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// No limits in the way.
pub fn free() -> Config {
    Config { rate: 0, connections_per_address: 10_000, ..Config::default() }
}

pub async fn start_with(store: Arc<dyn Store>, config: Config) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    Server::start(store, listener, config).await.unwrap()
}

/// A server with a fresh file.
pub async fn start() -> (Server, Folder) {
    let folder = Folder::new();
    let store = server::open_file(&folder.0).unwrap();
    (start_with(Arc::new(store), free()).await, folder)
}
