//! Questions to chance as a tree of small ones, each with exact weights: where a game can list all
//! answers they are the leaves; where there are too many, every number its dealer asks for is a branch.

use game::{Broken, Dealer, Game};

/// A question with more answers than these is asked in parts.
pub(crate) const MOST: u32 = 128;

/// Where a path of choices leads.
pub(crate) enum Branches<O> {
    /// Another question: a weight for each of its answers.
    Weights(Vec<u32>),
    /// The answer to the game's question.
    Answer(O),
}

/// What chance may answer after these partial answers.
pub(crate) fn branches<G: Game>(state: &G, path: &[u32]) -> Result<Branches<G::Outcome>, Broken> {
    let mut listed = Vec::new();
    if state.outcomes(&mut listed) && listed.len() <= MOST as usize {
        return match path {
            [] => Ok(Branches::Weights(listed.into_iter().map(|(_, weight)| weight).collect())),
            [place] => match listed.get(*place as usize) {
                Some((outcome, _)) => Ok(Branches::Answer(*outcome)),
                None => Err(beyond(*place)),
            },
            _ => Err(Broken::new("the question is answered by its first number")),
        };
    }
    let mut dealer = Dictated { path: path.iter(), open: None, fault: None };
    let outcome = state.sample(&mut dealer);
    let Dictated { mut path, open, fault } = dealer;
    match (fault, open, path.next()) {
        (Some(place), _, _) => Err(beyond(place)),
        (None, Some(weights), _) => Ok(Branches::Weights(weights)),
        (None, None, Some(_)) => Err(Broken::new("the question is answered by fewer numbers")),
        (None, None, None) => Ok(Branches::Answer(outcome)),
    }
}

fn beyond(place: u32) -> Broken {
    Broken::new(format!("chance has no answer {place} here"))
}

/// Answers by a path; notes the first question behind its end.
struct Dictated<'a> {
    path: std::slice::Iter<'a, u32>,
    open: Option<Vec<u32>>,
    fault: Option<u32>,
}

impl Dictated<'_> {
    /// One of so many answers with these weights.
    fn ask(&mut self, weights: impl FnOnce() -> Vec<u32>) -> u32 {
        if self.open.is_some() || self.fault.is_some() {
            return 0;
        }
        let weights = weights();
        match self.path.next() {
            None => self.open = Some(weights),
            Some(&place) if weights.get(place as usize).is_some_and(|&weight| weight > 0) => {
                return place;
            }
            Some(&place) => self.fault = Some(place),
        }
        0
    }
}

impl Dealer for Dictated<'_> {
    fn word(&mut self) -> u32 {
        unreachable!("both samplers are answered below")
    }

    /// A large number in several steps: one of `a · b` is one of `a` and then one of `b`.
    fn below(&mut self, n: u32) -> u32 {
        let mut left = n;
        let mut number = 0;
        while left > 1 {
            let part = match left {
                ..=MOST => left,
                _ => (2..=MOST).rev().find(|part| left.is_multiple_of(*part)).unwrap_or(left),
            };
            number = number * part + self.ask(|| vec![1; part as usize]);
            left /= part;
        }
        number
    }

    fn pick(&mut self, weights: &[u8]) -> usize {
        // A weight without choice is no question; behind the path's end the answer must still exist.
        let first = weights.iter().position(|&weight| weight > 0).unwrap_or(0);
        if weights.iter().filter(|&&weight| weight > 0).count() < 2 {
            return first;
        }
        let place = self.ask(|| weights.iter().map(|&weight| weight.into()).collect()) as usize;
        if weights[place] == 0 { first } else { place }
    }
}
