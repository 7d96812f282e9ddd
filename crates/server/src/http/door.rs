//! The door: connections come in, within limits, with time limits, until the house closes.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use super::client::Client;
use super::places::Places;
use crate::tables::hall::Hall;

/// A connection must say what it wants within this time.
const HEADER_TIME: Duration = Duration::from_secs(10);
/// So long it may rest between two requests: longer than proxies keep theirs, which would otherwise
/// send a request into a connection that is just being closed.
const REST: Duration = Duration::from_secs(150);
/// Event streams begin anew after this time; it also ends readers that never read.
const CONNECTION_LIFE: Duration = Duration::from_secs(3600);
/// Requests under way at the end may take this long.
const LAST_ORDERS: Duration = Duration::from_secs(5);

const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\n\
retry-after: 5\r\nconnection: close\r\ncontent-length: 68\r\n\r\n\
{\"error\":\"too_many_connections\",\"message\":\"No connection is free.\"}\n";

/// Serves until the hall closes, then lets requests under way end.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    hall: Arc<Hall>,
    places: Arc<Places>,
) {
    let (graceful, mut closing) = (GracefulShutdown::new(), hall.closing());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.changed() => break,
        };
        match accepted {
            Ok((stream, from)) => connect(stream, from, &router, &places, &graceful),
            Err(error) => {
                // Out of file handles, most likely: wait until some are free again.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(listener);
    let _ = tokio::time::timeout(LAST_ORDERS, graceful.shutdown()).await;
}

fn connect(
    mut stream: TcpStream,
    from: SocketAddr,
    router: &Router,
    places: &Arc<Places>,
    graceful: &GracefulShutdown,
) {
    let address = from.ip().to_canonical();
    let Some(place) = places.take(address) else {
        tokio::spawn(async move {
            let _ = tokio::time::timeout(HEADER_TIME, stream.write_all(FULL)).await;
        });
        return;
    };
    // Frames are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let (router, heard) = (router.clone(), Arc::new(AtomicBool::new(false)));
    let seen = heard.clone();
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        seen.store(true, Ordering::Relaxed);
        request.extensions_mut().insert(Client::new(address));
        router.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(REST);
    let connection = graceful.watch(builder.serve_connection(TokioIo::new(stream), service));
    tokio::spawn(async move {
        let _place = place;
        // Broken connections are the other side's business.
        tokio::select! {
            _ = tokio::time::timeout(CONNECTION_LIFE, connection) => {}
            () = silence(&heard) => {}
        }
    });
}

/// Ends when a connection has said nothing for too long after it was opened.
async fn silence(heard: &AtomicBool) {
    tokio::time::sleep(HEADER_TIME).await;
    if heard.load(Ordering::Relaxed) {
        std::future::pending::<()>().await;
    }
}
