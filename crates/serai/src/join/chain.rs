//! Our part in the dice of a server's table: a chain of links drawn here. Its seed is written down
//! beside the seat's key before the seal is shown, so that who comes back goes on with it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use game::Broken;
use table::wire::{Asked, Served, Status};
use table::{Chain, hex, unhex};

use super::write_private;
use crate::opening;

pub(super) struct OurChain {
    file: PathBuf,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// Every chain drawn for this seat, with its seal; the table says which one counts.
    drawn: Vec<(String, Chain)>,
    /// The one that the table shows as ours.
    ours: Option<(String, Chain)>,
    /// Our seal and what everybody, and the house, had sealed when we opened it.
    noted: Option<(String, Shown)>,
    /// The number of the link that our next decision carries, as the table says.
    next: Option<usize>,
    /// The last link of our chain that was opened by this program. Links before one follow from it: a
    /// table that asks for a later one than the next wants to foretell all up to there.
    opened: Option<usize>,
}

impl Known {
    /// Whether this link may be opened now.
    fn may_open(&self, index: usize) -> bool {
        self.opened.is_none_or(|last| index <= last + 1)
    }

    fn open(&mut self, index: usize) -> Option<String> {
        let link = self.ours.as_ref().filter(|_| self.may_open(index))?.1.link(index)?;
        self.opened = Some(self.opened.unwrap_or(0).max(index));
        Some(hex(&link))
    }
}

type Shown = (String, Vec<Option<String>>);

impl OurChain {
    /// The chains whose seeds lie in this file.
    pub(super) fn open(file: &Path) -> Result<OurChain, Broken> {
        let text = fs::read_to_string(file).unwrap_or_default();
        let chain = |line: &str| unhex(line).map(Chain::new).map(sealed);
        let drawn = text.lines().map(chain).collect::<Result<_, _>>()?;
        let known = Mutex::new(Known { drawn, ..Known::default() });
        Ok(OurChain { file: file.to_owned(), known })
    }

    /// The seal of a fresh chain. What was opened once is no secret, so none is sealed twice.
    pub(super) fn fresh(&self) -> Result<String, Broken> {
        let trouble = |error| Broken::new(format!("{}: {error}", self.file.display()));
        let seed = opening::fresh::<32>()?;
        let before = fs::read_to_string(&self.file).unwrap_or_default();
        fs::create_dir_all(self.file.parent().expect("a folder")).map_err(trouble)?;
        let new = self.file.with_extension("chain.new");
        let _ = fs::remove_file(&new); // one that was left behind has its own permissions
        write_private(&new, &format!("{before}{}\n", hex(&seed))).map_err(trouble)?;
        fs::rename(&new, &self.file).map_err(trouble)?;
        let drawn = sealed(Chain::new(seed));
        self.known().drawn.push(drawn.clone());
        Ok(drawn.0)
    }

    /// Link 0 of our chain, once it is noted what the others have sealed.
    pub(super) fn opening(&self) -> Option<String> {
        let mut known = self.known();
        // Decisions come after all openings: whose chain has gone further is not opened again.
        let early = known.opened.is_none_or(|last| last == 0);
        if known.noted.is_some() && early { known.open(0) } else { None }
    }

    /// The link of the next decision, if the table knows our chain.
    pub(super) fn next(&self) -> Option<String> {
        let mut known = self.known();
        let next = known.next?;
        known.open(next)
    }

    /// Takes note of what the table shows; says whether the seals are others than when we opened ours, or
    /// the table asks for a link that is not the next one.
    pub(super) fn heed(&self, served: &Served) -> bool {
        let mut known = self.known();
        let own = served.dice.own.as_ref();
        let ours = known.drawn.iter().find(|(seal, _)| own.is_some_and(|own| own.seal == *seal));
        let ours = ours.cloned();
        if ours != known.ours {
            known.opened = None; // a fresh chain
        }
        known.ours = ours;
        known.next = own.and_then(|own| own.next);
        let Some((seal, _)) = known.ours.clone() else { return false };
        if known.next.is_some_and(|next| !known.may_open(next)) {
            return true;
        }
        let seals = served.dice.seals().into_iter().map(|seal| seal.map(str::to_owned));
        let shown = (served.commitment.clone(), seals.collect());
        let noted = known.noted.as_ref().filter(|(noted, _)| *noted == seal);
        match (noted, served.status) {
            (None, Status::Open) => {
                if served.dice.asked == Some(Asked::Opening) {
                    known.noted = Some((seal, shown));
                }
                false
            }
            (Some((_, noted)), Status::Running | Status::Over) => *noted != shown,
            _ => false,
        }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().expect("nobody panics here")
    }
}

fn sealed(chain: Chain) -> (String, Chain) {
    (hex(&chain.seal()), chain)
}

#[cfg(test)]
mod tests {
    use testkit::Folder;

    use super::*;

    #[test]
    fn chains_come_back_from_their_file_and_none_is_sealed_twice() {
        let folder = Folder::new();
        let file = folder.0.join("seats").join("table-0.chain");
        let ours = OurChain::open(&file).unwrap();
        let (first, second) = (ours.fresh().unwrap(), ours.fresh().unwrap());
        assert_ne!(first, second);
        let again = OurChain::open(&file).unwrap();
        let seals: Vec<String> = again.known().drawn.iter().map(|(seal, _)| seal.clone()).collect();
        assert_eq!(seals, [first, second]);
        assert!(again.opening().is_none() && again.next().is_none(), "nothing is asked for yet");
    }

    /// All links before it follow from a later one.
    #[test]
    fn no_link_but_the_next_one_is_opened_whichever_the_table_asks_for() {
        let mut known = Known { ours: Some(sealed(Chain::new([1; 32]))), ..Known::default() };
        for index in [0, 1, 2, 2] {
            assert!(known.open(index).is_some(), "link {index}; after a take-back the same again");
        }
        assert!(known.open(4).is_none() && known.open(4000).is_none());
        assert!(known.open(3).is_some());
    }
}
