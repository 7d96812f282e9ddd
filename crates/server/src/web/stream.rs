//! A stream for each open page: it only says that something moved or somebody came; the page then
//! fetches what it may see.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

use super::table::{Glance, Stand};
use super::visitor::Visitor;
use crate::http::body::Asked;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::error::Result;
use crate::tables::fold::Folded;
use crate::tables::presence::Here;

/// A sign of life where nothing happens.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

struct Stream {
    house: Arc<House>,
    id: String,
    changes: watch::Receiver<Arc<Folded>>,
    closing: watch::Receiver<bool>,
    here: Here,
    /// The last number said.
    said: Option<i64>,
}

pub(super) async fn stream(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    Asked(glance): Asked<Glance>,
) -> Result<Response> {
    let stand = Stand::find(&house, &id, &visitor, glance.seat).await?;
    let changes = house.hall.table(&id).await?.now.clone();
    let (closing, here) = (house.hall.closing(), house.presence.arrive(&id, stand.mine));
    house.hall.metrics.stream_opened();
    let stream = Stream { house, id, changes, closing, here, said: None };
    let events = stream::unfold(stream, |mut stream| async {
        let event = stream.next().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response())
}

impl Stream {
    /// The next thing to say; nothing when the stream is over.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let number = self.changes.borrow_and_update().number();
            if self.said != Some(number) {
                self.said = Some(number);
                return Some(Event::default().event("moved").data(number.to_string()));
            }
            tokio::select! {
                changed = self.changes.changed() => if changed.is_err() {
                    // The table's task has ended: another one takes over from the journal.
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    self.changes = self.house.hall.table(&self.id).await.ok()?.now.clone();
                },
                _ = self.here.changes.changed() => {
                    return Some(Event::default().event("present").data(""));
                }
                _ = self.closing.changed() => return None,
            }
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.house.hall.metrics.stream_closed();
    }
}
