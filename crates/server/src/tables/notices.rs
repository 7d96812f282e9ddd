//! Telling people who are away that it is their turn: one notice a turn, to an address of their own
//! (a webhook), not in their quiet hours.
//!
//! Who decides within the grace time is here and needs no notice. Play never waits for a notice: each
//! goes its own way, tries a few times, and what became of it stands in its owner's settings. A notice
//! says that it is somebody's turn and where; nothing of the position.

mod hook;
mod wishes;

use std::sync::Arc;
use std::time::Duration;

use game::{Phrase, Seat, say};
use lang::Speaker;
use serde_json::{Value, json};
use store::{Memo, Person, Status, Store};
use tokio::sync::Semaphore;
use tokio::time::sleep;

use super::fold::Folded;
use super::hall::Hall;

use hook::{Hook, check};
pub(crate) use wishes::{Outcome, Quiet, Wishes};

/// Notices under way at the same time.
const MOST: usize = 8;
/// Pauses before the second and the third try.
const PAUSES: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(10)];

/// How a server sends notices.
#[derive(Clone, Debug)]
pub struct Notices {
    /// Whoever decides within this time needs no notice.
    pub grace: Duration,
    /// Whether notices may go to addresses of the house's own network.
    pub private_addresses: bool,
}

impl Default for Notices {
    fn default() -> Self {
        Notices { grace: Duration::from_secs(20), private_addresses: false }
    }
}

/// The one who carries notices out of the house.
#[derive(Debug)]
pub(crate) struct Herald {
    terms: Notices,
    /// The start of links.
    base: String,
    hook: Hook,
    under_way: Semaphore,
}

/// A turn that began.
#[derive(Clone, Debug)]
struct Turn {
    table: String,
    game: String,
    seat: Seat,
    person: String,
    /// The row it began with.
    row: i64,
}

impl Herald {
    pub(crate) fn new(terms: Notices, base: String) -> Self {
        let hook = Hook::new(terms.private_addresses);
        Herald { terms, base, hook, under_way: Semaphore::new(MOST) }
    }

    /// A step was made: if a person's turn begins with it, they will hear of it.
    pub(crate) fn heed(self: &Arc<Self>, hall: &Arc<Hall>, before: &Folded, after: &Folded) {
        if let Some(turn) = begun(before, after) {
            tokio::spawn(self.clone().tell(hall.clone(), turn));
        }
    }

    async fn tell(self: Arc<Self>, hall: Arc<Hall>, turn: Turn) {
        // Most people have no address, and most turns no notice.
        let Ok(Some(_)) = recall(hall.store.as_ref(), &turn.person).await.map(|w| w.address) else {
            return;
        };
        let mut closing = hall.closing();
        let mut wait = self.terms.grace;
        loop {
            tokio::select! {
                () = sleep(wait) => {}
                _ = closing.changed() => return,
            }
            if !still_open(&hall, &turn).await {
                return;
            }
            // As they wish it now.
            let Ok(wishes) = recall(hall.store.as_ref(), &turn.person).await else { return };
            match wishes.quiet_until(hall.clock.now()) {
                Some(end) => wait = hall.clock.until(end),
                None => return self.deliver(&hall, &turn, &wishes).await,
            }
        }
    }

    /// Tries a few times, as long as the turn waits; notes what became of it.
    async fn deliver(&self, hall: &Arc<Hall>, turn: &Turn, wishes: &Wishes) {
        let Some(address) = &wishes.address else { return };
        let Ok(_permit) = self.under_way.acquire().await else { return };
        let body = self.words(turn, wishes);
        let mut outcome = self.hook.send(address, &body).await;
        for pause in PAUSES {
            if !outcome.worth_another_try() || !still_open(hall, turn).await {
                break;
            }
            sleep(pause).await;
            outcome = self.hook.send(address, &body).await;
        }
        if let Some(trouble) = &outcome.trouble {
            tracing::info!(table = turn.table, trouble, "a notice was not delivered");
        }
        if let Err(error) = note_outcome(hall.store.as_ref(), &turn.person, &outcome).await {
            tracing::warn!(%error, "what became of a notice is not kept");
        }
    }

    /// What is sent: for programs, and one sentence that chat services show as it is.
    fn words(&self, turn: &Turn, wishes: &Wishes) -> Value {
        let title = catalog::info(&turn.game).map_or("", |info| info.title);
        let link = format!("{}/t/{}", self.base, turn.table);
        let speaker = Speaker::new(wishes.language(), Vec::new());
        let text =
            speaker.say(&say!("server-notice", game = title.to_owned(), link = link.clone()));
        json!({ "event": "your_turn", "game": turn.game, "table": turn.table,
            "seat": turn.seat.index(), "number": turn.row, "link": link,
            "text": text, "content": text })
    }

    /// A notice as it would look, sent now; says what became of it.
    pub(crate) async fn test(&self, wishes: &Wishes) -> Outcome {
        let Some(address) = &wishes.address else {
            return Outcome::refused("there is no address");
        };
        let speaker = Speaker::new(wishes.language(), Vec::new());
        let text = speaker.say(&say!("server-notice-test", link = self.base.clone()));
        let body = json!({ "event": "test", "link": self.base, "text": text, "content": text });
        self.hook.send(address, &body).await
    }

    /// Refuses an address that notices could never be sent to.
    pub(crate) fn check(&self, address: &str) -> Result<(), Phrase> {
        check(address, self.terms.private_addresses)
    }
}

/// The turn that begins with this step: a decision comes to a person from somebody else.
fn begun(before: &Folded, after: &Folded) -> Option<Turn> {
    let seat = after.decider()?;
    let same = before.decider() == Some(seat) && before.status() == Status::Running;
    let seating = after.seat(seat);
    if same || seating.keeper().is_some() {
        return None;
    }
    Some(Turn {
        table: after.table.id.clone(),
        game: after.terms.game.clone(),
        seat,
        person: seating.person.clone()?,
        row: after.last_move,
    })
}

/// Whether nobody has done anything since the turn began.
async fn still_open(hall: &Arc<Hall>, turn: &Turn) -> bool {
    let Ok(now) = hall.newest(&turn.table).await else {
        return false;
    };
    now.last_move == turn.row && now.seat(turn.seat).keeper().is_none()
}

const WISHES: &str = "notices";
const OUTCOME: &str = "notices outcome";

/// How somebody wants to be told.
pub(crate) async fn recall(store: &dyn Store, person: &str) -> store::Result<Wishes> {
    let kept = store.memo(person, WISHES).await?;
    Ok(kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

pub(crate) async fn note(store: &dyn Store, person: &Person, wishes: &Wishes) -> store::Result<()> {
    let text = serde_json::to_string(wishes).expect("wishes have a JSON form");
    store.put_memo(Memo { person: person.id.clone(), topic: WISHES.into(), text }).await
}

/// What became of the last notice, and when.
pub(crate) async fn last_outcome(
    store: &dyn Store,
    person: &str,
) -> store::Result<Option<Outcome>> {
    let kept = store.memo(person, OUTCOME).await?;
    Ok(kept.and_then(|text| serde_json::from_str(&text).ok()))
}

pub(crate) async fn note_outcome(
    store: &dyn Store,
    person: &str,
    outcome: &Outcome,
) -> store::Result<()> {
    let text = serde_json::to_string(outcome).expect("an outcome has a JSON form");
    store.put_memo(Memo { person: person.to_owned(), topic: OUTCOME.into(), text }).await
}
