//! The door: connections come in, within limits, with time limits, until the house closes.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
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

use crate::http::guard::Peer;
use crate::tables::hall::Hall;

/// A connection must say what it wants within this time.
const HEADER_TIME: Duration = Duration::from_secs(10);
/// Event streams begin anew after this time; it also ends readers that never read.
const CONNECTION_LIFE: Duration = Duration::from_secs(3600);
/// Requests under way at the end may take this long.
const LAST_ORDERS: Duration = Duration::from_secs(5);

const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\n\
retry-after: 5\r\nconnection: close\r\ncontent-length: 68\r\n\r\n\
{\"error\":\"too_many_connections\",\"message\":\"No connection is free.\"}\n";

/// How many connections there are, in all and by address.
#[derive(Debug)]
struct Places {
    most: usize,
    most_per_address: usize,
    taken: Mutex<(usize, HashMap<IpAddr, usize>)>,
}

/// One connection's place; free again when dropped.
struct Place(Arc<Places>, IpAddr);

impl Places {
    fn take(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let mut taken = self.taken.lock().expect("nobody panics here");
        let here = taken.1.get(&address).copied().unwrap_or(0);
        if taken.0 >= self.most || here >= self.most_per_address {
            return None;
        }
        taken.0 += 1;
        taken.1.insert(address, here + 1);
        Some(Place(self.clone(), address))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.0.taken.lock().expect("nobody panics here");
        taken.0 -= 1;
        match taken.1.get_mut(&self.1) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(taken.1.remove(&self.1)),
        }
    }
}

/// Serves until the hall closes, then lets requests under way end.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    hall: Arc<Hall>,
    most: usize,
    most_per_address: usize,
) {
    let places = Arc::new(Places { most, most_per_address, taken: Mutex::default() });
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
    let router = router.clone();
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(address));
        router.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIME);
    let connection = graceful.watch(builder.serve_connection(TokioIo::new(stream), service));
    tokio::spawn(async move {
        let _place = place;
        // Broken connections are the other side's business.
        let _ = tokio::time::timeout(CONNECTION_LIFE, connection).await;
    });
}
