//! The stream of frames: whenever a table changes, each viewer gets the newest frame.
//!
//! A frame is complete and tells everything since the last one sent, so a slow reader skips frames
//! but misses nothing, and a stream can be taken up again anywhere by `Last-Event-ID`.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use lang::Language;
use table::wire::request::FrameQuery;
use tokio::sync::watch;

use super::tables::language;
use crate::http::body::Asked;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::caller::Caller;
use crate::tables::error::Result;
use crate::tables::fold::Folded;
use crate::tables::shown::shown;

/// A sign of life where nothing happens.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

struct Stream {
    house: Arc<House>,
    id: String,
    caller: Caller,
    language: Option<Language>,
    changes: watch::Receiver<Arc<Folded>>,
    closing: watch::Receiver<bool>,
    /// The last number sent; before the first frame, the one the reader says to have seen.
    sent: Option<i64>,
    since: i64,
}

pub(super) async fn events(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    headers: HeaderMap,
    Asked(query): Asked<FrameQuery>,
) -> Result<Response> {
    let language = language(&query)?;
    let (folded, _) = house.hall.looking(&id, &caller).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let since = last.or(query.since).unwrap_or(folded.number());
    let changes = house.hall.table(&id).await?.now.clone();
    house.hall.metrics.stream_opened();
    let closing = house.hall.closing();
    let stream = Stream { house, id, caller, language, changes, closing, sent: None, since };
    let frames = stream::unfold(stream, |mut stream| async {
        let event = stream.next().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    Ok(Sse::new(frames).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response())
}

impl Stream {
    /// The next frame; nothing when the stream is over.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let folded = self.changes.borrow_and_update().clone();
            if self.sent != Some(folded.number()) {
                return self.event(&folded);
            }
            tokio::select! {
                changed = self.changes.changed() => if changed.is_err() {
                    self.reopen().await?;
                },
                _ = self.closing.changed() => return None,
            }
        }
    }

    /// The table's task has ended: another one takes over from the journal.
    async fn reopen(&mut self) -> Option<()> {
        tokio::time::sleep(Duration::from_millis(100)).await;
        self.changes = self.house.hall.table(&self.id).await.ok()?.now.clone();
        Some(())
    }

    /// Ends where the reader may no longer look.
    fn event(&mut self, folded: &Folded) -> Option<Event> {
        let role = self.caller.looking(folded).ok()?;
        let frame = shown(folded, role.viewer(), self.since, self.language);
        let data = serde_json::to_string(&frame).expect("frames have a JSON form");
        (self.sent, self.since) = (Some(folded.number()), folded.number());
        Some(Event::default().event("frame").id(folded.number().to_string()).data(data))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.house.hall.metrics.stream_closed();
    }
}
