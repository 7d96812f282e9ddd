//! A seat's own part in the dice: a hash chain that whoever sits there draws, seals, and opens link
//! by link, one with every decision. What a link does to the dice stands in `fair.rs`.
//!
//! `docs/fair-dice.md` is the specification, with test vectors.

use game::{Broken, Seat};
use sha2::{Digest, Sha256};

use crate::fair::{Nonce, hex, unhex};

/// One link of a chain; the seal is one too.
pub type Link = [u8; 32];

/// So often the seed is hashed until it is the seal: one opening, and so many decisions less one.
pub const LINKS: usize = 4096;

/// What is written between a decision and its link.
const MARK: &str = " / ";

/// The link that follows from the one nearer to the seed: `SHA-256("serai link" ‖ link)`.
fn onward(link: &Link) -> Link {
    let mut hash = Sha256::new();
    hash.update(b"serai link");
    hash.update(link);
    hash.finalize().into()
}

/// Whether this link is the one that was sealed before `before`.
pub fn fits(link: &Link, before: &Link) -> bool {
    onward(link) == *before
}

/// The whole chain, as only the client of its seat has it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    seed: Link,
}

impl Chain {
    /// The chain of a seed of 32 random bytes.
    pub fn new(seed: [u8; 32]) -> Chain {
        Chain { seed }
    }

    /// What is shown when sitting down.
    pub fn seal(&self) -> Link {
        self.hashed(LINKS)
    }

    /// The opening is link 0, the seat's i-th decision in the journal carries link i; none when the
    /// chain is used up.
    pub fn link(&self, index: usize) -> Option<Link> {
        (LINKS - 1).checked_sub(index).map(|times| self.hashed(times))
    }

    /// The seal with its opening, as the dice take them.
    pub fn opened(&self) -> Opened {
        Opened { seal: self.seal(), opening: self.hashed(LINKS - 1) }
    }

    fn hashed(&self, times: usize) -> Link {
        (0..times).fold(self.seed, |link, _| onward(&link))
    }
}

/// The seed never shows up in logs.
impl std::fmt::Debug for Chain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Chain")
    }
}

/// A seal and the opening that fits it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Shown before any seat had opened.
    pub seal: Link,
    /// Link 0.
    pub opening: Link,
}

/// What the seats added to the dice before the first chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parts {
    /// Version 1: a nonce for each seat; missing ones count as zero.
    Nonces(Vec<Nonce>),
    /// Version 2: for each seat its chain, or none where it was not sealed.
    Chains(Vec<Option<Opened>>),
}

/// Nothing added: seeded and dictated dice.
impl Default for Parts {
    fn default() -> Self {
        Parts::Nonces(Vec::new())
    }
}

impl Parts {
    /// The version of the fair dice; records have the same number as their format.
    pub const fn version(&self) -> u32 {
        match self {
            Parts::Nonces(_) => 1,
            Parts::Chains(_) => 2,
        }
    }

    /// How many seats have said what they add.
    pub fn seats(&self) -> usize {
        match self {
            Parts::Nonces(nonces) => nonces.len(),
            Parts::Chains(chains) => chains.len(),
        }
    }

    /// With a part for every seat.
    pub(crate) fn filled(mut self, seats: usize) -> Parts {
        match &mut self {
            Parts::Nonces(nonces) => nonces.resize(seats, [0; 16]),
            Parts::Chains(chains) => chains.resize(seats, None),
        }
        self
    }

    /// Refuses equal seals and openings that do not fit.
    pub fn check(&self) -> Result<(), Broken> {
        let Parts::Chains(chains) = self else { return Ok(()) };
        let seals: Vec<Option<Link>> =
            chains.iter().map(|chain| chain.map(|opened| opened.seal)).collect();
        check_seals(&seals)?;
        for (index, opened) in chains.iter().enumerate() {
            if opened.is_some_and(|opened| !fits(&opened.opening, &opened.seal)) {
                return Err(misfit(index));
            }
        }
        Ok(())
    }
}

/// No two seats may have the same seal: one of them would only repeat the other.
pub fn check_seals(seals: &[Option<Link>]) -> Result<(), Broken> {
    let twice = |index: usize| seals[index].is_some() && seals[..index].contains(&seals[index]);
    match (0..seals.len()).find(|&index| twice(index)) {
        Some(index) => Err(Broken::new(format!("seat {} has another seat's seal", index + 1))),
        None => Ok(()),
    }
}

pub(crate) fn misfit(index: usize) -> Broken {
    Broken::new(format!("this does not open the seal of seat {}", index + 1))
}

/// What a seat adds to the dice from here on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatDice {
    /// Nothing; it never sealed a chain (bots, pages without script, version 1).
    House,
    /// The links of its chain.
    Own {
        /// The index of the link that its next decision carries; `LINKS` when none is left.
        next: usize,
        /// The link before it.
        last: Link,
    },
    /// Nothing any more: it decided without a link.
    Broken,
}

impl SeatDice {
    pub(crate) fn new(opened: Option<Opened>) -> SeatDice {
        match opened {
            Some(opened) => SeatDice::Own { next: 1, last: opened.opening },
            None => SeatDice::House,
        }
    }

    /// After a decision with this link; none if it is not the one that is due.
    pub(crate) fn after(self, link: Option<&Link>) -> Option<SeatDice> {
        match (self, link) {
            (SeatDice::Own { next, last }, Some(link)) => (next < LINKS && fits(link, &last))
                .then_some(SeatDice::Own { next: next + 1, last: *link }),
            (SeatDice::Own { next, .. }, None) if next < LINKS => Some(SeatDice::Broken),
            (same, None) => Some(same),
            (SeatDice::House | SeatDice::Broken, Some(_)) => None,
        }
    }

    /// Whether its next decision is expected to carry a link.
    pub const fn has_links(self) -> bool {
        matches!(self, SeatDice::Own { next, .. } if next < LINKS)
    }
}

/// How each seat stands that a part was given for.
pub(crate) fn seat_dice(parts: &Parts, seats: usize) -> Vec<SeatDice> {
    match parts {
        Parts::Nonces(_) => vec![SeatDice::House; seats],
        Parts::Chains(chains) => chains.iter().map(|&opened| SeatDice::new(opened)).collect(),
    }
}

/// A decision and its link, as records and journals have them: `take b5 / 3f…`.
pub fn with_link(action: &str, link: Option<&Link>) -> String {
    match link {
        Some(link) => format!("{action}{MARK}{}", hex(link)),
        None => action.to_owned(),
    }
}

/// The decision and its link of such a text.
pub fn split_link(text: &str) -> Result<(&str, Option<Link>), Broken> {
    match text.split_once(MARK) {
        Some((action, link)) => Ok((action, Some(unhex_lower(link)?))),
        None => Ok((text, None)),
    }
}

/// Links are compared as text too, so they are written in one way only.
pub(crate) fn unhex_lower(text: &str) -> Result<Link, Broken> {
    let link = unhex(text)?;
    match hex(&link) == text {
        true => Ok(link),
        false => Err(Broken::new("hexadecimal letters are lower case")),
    }
}

/// How many seats' links go into the dice, of how many: for the mark at a table.
pub fn dice_by(seats: &[SeatDice]) -> (usize, usize) {
    let own = seats.iter().filter(|seat| matches!(seat, SeatDice::Own { .. }));
    (own.count(), seats.len())
}

/// What a wrong link is told, in words for whoever checks a record.
pub(crate) fn wrong_link(seat: Seat, stands: SeatDice) -> String {
    match stands {
        SeatDice::House => format!("seat {seat} has no seal, so no links"),
        SeatDice::Broken => format!("seat {seat} broke its chain before, so it has no more links"),
        SeatDice::Own { .. } => format!("this is not the next link of seat {seat}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_link_fits_the_one_before_and_no_other() {
        let chain = Chain::new([5; 32]);
        let mut before = chain.seal();
        for index in 0..4 {
            let link = chain.link(index).unwrap();
            assert!(fits(&link, &before) && !fits(&before, &link));
            assert!(!fits(&chain.link(index + 1).unwrap(), &before), "none may be left out");
            before = link;
        }
        assert_eq!(chain.link(LINKS - 1), Some([5; 32]), "the last link is the seed");
        assert_eq!(chain.link(LINKS), None);
        assert!(!format!("{chain:?}").contains('5'));
    }

    #[test]
    fn a_used_up_chain_goes_on_without_links() {
        let chain = Chain::new([6; 32]);
        let last = SeatDice::Own { next: LINKS - 1, last: chain.link(LINKS - 2).unwrap() };
        let used = last.after(chain.link(LINKS - 1).as_ref()).unwrap();
        assert!(!used.has_links());
        assert_eq!(used.after(None), Some(used), "it is used up, not broken");
        assert_eq!(used.after(Some(&[0; 32])), None);
    }

    #[test]
    fn texts_with_links_come_apart_again() {
        let written = with_link("take b5", Some(&[9; 32]));
        assert_eq!(split_link(&written).unwrap(), ("take b5", Some([9; 32])));
        assert_eq!(split_link("take b5").unwrap(), ("take b5", None));
        assert!(split_link("take b5 / 09").is_err());
        assert!(split_link(&with_link("x", Some(&[171; 32])).to_uppercase()).is_err());
    }

    #[test]
    fn equal_seals_and_wrong_openings_are_refused() {
        let (one, two) = (Chain::new([1; 32]).opened(), Chain::new([2; 32]).opened());
        assert!(Parts::Chains(vec![Some(one), None, Some(two), None]).check().is_ok());
        assert!(Parts::Chains(vec![Some(one), None, Some(one)]).check().is_err());
        let wrong = Opened { seal: one.seal, opening: two.opening };
        assert!(Parts::Chains(vec![None, Some(wrong)]).check().is_err());
    }
}
