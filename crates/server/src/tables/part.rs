//! A seat's part in fair dice of version 2, while people sit down: whether it has sealed a chain and
//! opened it, and what the house waits for. What becomes of it in a match is in `table::SeatDice`.

use std::time::Duration;

use game::{Broken, say};
use serde::{Deserialize, Serialize};
use table::wire::Pace;
use table::{Link, Opened, fits, hex, unhex};

use super::error::{Error, Result};

/// Letters of a label.
const LABEL: usize = 64;

/// What a seat adds to the dice, or will.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Part {
    /// Whoever sits there has said that they will seal a chain.
    Promised,
    Chain(Sealed),
    /// They were silent when it was asked for, or went in the middle: the seat adds nothing at this
    /// table any more, so that nobody can begin the dice anew as often as they like.
    Missed,
}

/// A chain as far as the house knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sealed {
    /// In hexadecimal.
    pub seal: String,
    /// By what its owner finds the seed again.
    #[serde(default)]
    pub label: String,
    /// Link 0 in hexadecimal, once it was opened.
    #[serde(default)]
    pub opening: Option<String>,
}

impl Part {
    /// A chain as somebody seals it.
    pub(crate) fn sealed(seal: &str, label: Option<String>) -> Result<Part> {
        let label = label.unwrap_or_default();
        if label.len() > LABEL || !label.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(Error::invalid(say!("server-no-label", most = LABEL)));
        }
        Ok(Part::Chain(Sealed { seal: link(seal)?, label, opening: None }))
    }

    /// As the store keeps it.
    pub(crate) fn read(text: &str) -> std::result::Result<Part, Broken> {
        serde_json::from_str(text).map_err(|error| Broken::new(format!("a seat's chain: {error}")))
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("parts have a JSON form")
    }

    pub(crate) fn chain(&self) -> Option<&Sealed> {
        match self {
            Part::Chain(sealed) => Some(sealed),
            Part::Promised | Part::Missed => None,
        }
    }

    pub(crate) fn is_opened(&self) -> bool {
        self.chain().is_some_and(|sealed| sealed.opening.is_some())
    }
}

impl Sealed {
    /// The same, opened by this link; refuses one that does not fit.
    pub(crate) fn opened(&self, opening: &str) -> Result<Sealed> {
        let opening = link(opening)?;
        let fits = match (unhex(&opening), unhex(&self.seal)) {
            (Ok(opening), Ok(seal)) => fits(&opening, &seal),
            _ => false,
        };
        match fits {
            true => Ok(Sealed { opening: Some(opening), ..self.clone() }),
            false => Err(Error::invalid(say!("server-no-opening"))),
        }
    }

    /// As the dice take it.
    pub(crate) fn for_dice(&self) -> std::result::Result<Option<Opened>, Broken> {
        let Some(opening) = &self.opening else { return Ok(None) };
        Ok(Some(Opened { seal: unhex(&self.seal)?, opening: unhex(opening)? }))
    }
}

/// A link as somebody sends it.
pub(crate) fn link_of(text: &str) -> Result<Link> {
    let no = |broken: Broken| Error::invalid(say!("server-no-link", why = broken.message));
    unhex(text.trim()).map_err(no)
}

/// The same, written as records write it.
fn link(text: &str) -> Result<String> {
    link_of(text).map(|link| hex(&link))
}

/// What a table waits for before its match can begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gathering {
    /// Seats are free.
    Company,
    /// Somebody has not yet sealed their chain.
    Seals,
    /// Everybody has; somebody has not yet opened theirs.
    Openings,
    /// Nothing.
    Complete,
}

/// How long seals and openings are waited for. Where a decision may take days nobody sits in front
/// of the table.
pub(crate) fn patience(pace: Pace, at_once: Duration) -> Duration {
    match pace {
        Pace::Untimed | Pace::Minutes(_) => at_once,
        Pace::Days(_) => Duration::from_secs(12 * 3600),
    }
}

#[cfg(test)]
mod tests {
    use table::Chain;

    use super::*;

    #[test]
    fn a_chain_is_opened_by_its_own_first_link_and_by_no_other() {
        let chain = Chain::new([3; 32]);
        let part = Part::sealed(&hex(&chain.seal()), Some("a-label".into())).unwrap();
        let sealed = part.chain().unwrap();
        assert!(!part.is_opened() && sealed.for_dice().unwrap().is_none());
        for index in [1, 2] {
            assert!(sealed.opened(&hex(&chain.link(index).unwrap())).is_err(), "link {index}");
        }
        let opened = Part::Chain(sealed.opened(&hex(&chain.link(0).unwrap())).unwrap());
        assert_eq!(opened.chain().unwrap().for_dice().unwrap(), Some(chain.opened()));
        assert_eq!(Part::read(&opened.text()).unwrap(), opened);
    }

    #[test]
    fn what_is_no_seal_and_no_label_is_refused() {
        for seal in ["", "00", "zz"] {
            assert!(Part::sealed(seal, None).is_err(), "{seal:?}");
        }
        let seal = "0".repeat(64);
        for label in ["two words".to_owned(), "é".to_owned(), "x".repeat(65)] {
            assert!(Part::sealed(&seal, Some(label)).is_err());
        }
        assert!(Part::sealed(&seal, None).is_ok() && Part::sealed(&"A".repeat(64), None).is_ok());
    }
}
