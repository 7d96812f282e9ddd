//! Places: how many connections there are at once, in all and by address; behind a proxy, which
//! brings everybody over its own connections, how many requests and streams by address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

/// How many there are, in all and by address.
#[derive(Debug)]
pub(crate) struct Places {
    most: usize,
    most_per_address: usize,
    taken: Mutex<(usize, HashMap<IpAddr, usize>)>,
}

/// One of them; free again when dropped.
#[derive(Debug)]
pub(crate) struct Place(Arc<Places>, IpAddr);

impl Places {
    pub(crate) fn new(most: usize, most_per_address: usize) -> Arc<Places> {
        Arc::new(Places { most, most_per_address, taken: Mutex::default() })
    }

    pub(crate) fn take(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
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

/// A body that keeps its place until it is sent.
#[derive(Debug)]
pub(crate) struct Keeping {
    body: Body,
    _place: Place,
}

impl Keeping {
    pub(crate) fn body(body: Body, place: Place) -> Body {
        Body::new(Keeping { body, _place: place })
    }
}

impl HttpBody for Keeping {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.get_mut().body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
