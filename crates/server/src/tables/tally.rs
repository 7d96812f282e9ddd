//! Finished games summed up: each is read from its journal once and remembered while the house is
//! open. Who sat where comes from the seats each time, so that nobody who was forgotten is counted.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use insight::statistics::Played;
use store::Status;
use table::wire::Terms;

use super::analyst::{Analyst, Study};
use super::hall::Hall;
use super::listed::Listed;

/// Games read from their journals for one page; the next one reads on.
const MOST_READ: usize = 200;

/// What is known of finished tables, by id.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    played: Mutex<HashMap<String, Arc<Played>>>,
}

/// Some finished games, oldest first, and how many could not be read.
#[derive(Debug, Default)]
pub(crate) struct Counted {
    pub games: Vec<(Listed, Played)>,
    pub unread: usize,
}

impl Tally {
    /// The finished games among these tables, which come newest first; what-ifs began elsewhere
    /// than a game begins and do not count.
    pub(crate) async fn count(
        &self,
        hall: &Hall,
        analyst: &Analyst,
        tables: Vec<Listed>,
    ) -> Counted {
        let (mut counted, mut read) = (Counted::default(), 0);
        for listed in tables.into_iter().filter(is_whole) {
            let id = &listed.table.id;
            let known = self.known(id);
            let played = match self.is_complete(hall, id, known.as_deref()).await {
                false if read < MOST_READ => {
                    read += 1;
                    self.read(hall, analyst, id).await.or(known)
                }
                _ => known,
            };
            match played {
                Some(played) => {
                    let played = with_people(&listed, &played);
                    counted.games.push((listed, played));
                }
                None => counted.unread += 1,
            }
        }
        counted.games.reverse();
        counted
    }

    fn known(&self, id: &str) -> Option<Arc<Played>> {
        self.played.lock().expect("nobody panics here").get(id).cloned()
    }

    /// Whether reading a table again would tell nothing new: what was not analysed then may be now.
    async fn is_complete(&self, hall: &Hall, id: &str, known: Option<&Played>) -> bool {
        let Some(played) = known else {
            return false;
        };
        if played.seats.iter().all(|sat| sat.insight.is_some()) {
            return true;
        }
        !matches!(hall.store.analysis(id).await, Ok(Some(analysis)) if analysis.done)
    }

    /// Reads a table's journal, with its analysis if there is one; nothing where this version of
    /// the program cannot.
    async fn read(&self, hall: &Hall, analyst: &Analyst, id: &str) -> Option<Arc<Played>> {
        let folded = hall.load(id).await.ok()?;
        let analysis = match analyst.study(&folded).await {
            Ok(Study::Ready(analysis)) => Some(analysis),
            _ => None,
        };
        let played = Played::of(folded.play.as_deref()?, &[], analysis.as_deref()).ok()?;
        let played = Arc::new(played);
        self.played.lock().expect("nobody panics here").insert(id.to_owned(), played.clone());
        Some(played)
    }
}

/// Whether a game was played from its beginning to its end.
fn is_whole(listed: &Listed) -> bool {
    let terms = serde_json::from_str(&listed.table.terms);
    listed.table.status == Status::Over && terms.is_ok_and(|terms: Terms| terms.branch.is_none())
}

fn with_people(listed: &Listed, played: &Played) -> Played {
    let mut played = played.clone();
    for (sat, seating) in played.seats.iter_mut().zip(&listed.seats) {
        sat.person.clone_from(&seating.person);
    }
    played
}
