//! What requests with an idempotency key were answered. A table is copied at every step: full pages
//! are shared by the copies.

use std::collections::HashMap;
use std::sync::Arc;

use table::Ledger;

/// Answers on a page.
const PAGE: usize = 64;

/// Where the answer to a request with an idempotency key stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answered {
    /// A mark of what was asked.
    pub mark: String,
    pub number: i64,
}

/// All of them, by key.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answers {
    full: Ledger<Arc<HashMap<String, Answered>>>,
    open: HashMap<String, Answered>,
}

impl Answers {
    /// The newest answer to a key is the one that counts.
    pub(crate) fn insert(&mut self, key: String, answered: Answered) {
        self.open.insert(key, answered);
        if self.open.len() == PAGE {
            self.full.push(Arc::new(std::mem::take(&mut self.open)));
        }
    }

    fn pages(&self) -> impl Iterator<Item = &HashMap<String, Answered>> {
        [&self.open].into_iter().chain(self.full.iter().rev().map(Arc::as_ref))
    }

    /// What was answered to this key, if it was used.
    pub(crate) fn get(&self, key: &str) -> Option<&Answered> {
        self.pages().find_map(|page| page.get(key))
    }

    /// The row of the last request whose key begins so.
    pub(crate) fn last(&self, beginning: &str) -> Option<i64> {
        let alike = self.pages().flatten().filter(|(key, _)| key.starts_with(beginning));
        alike.map(|(_, answered)| answered.number).max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_known_by_its_newest_answer() {
        let mut answers = Answers::default();
        let key = |number: i64| format!("seat {} key {number}", number % 3);
        for number in (0..1000).chain([7, 500]) {
            let mark = format!("{}", answers.get(&key(number)).is_some());
            answers.insert(key(number), Answered { mark, number });
        }
        let kept = answers.clone();
        answers.insert("later".to_owned(), Answered { mark: String::new(), number: 2000 });
        assert!(kept.get("later").is_none() && answers.get("later").is_some());
        let of = |number| kept.get(&key(number)).map(|one| (one.mark.as_str(), one.number));
        assert_eq!((of(7), of(8), of(1000)), (Some(("true", 7)), Some(("false", 8)), None));
        assert_eq!((kept.last("seat 1"), kept.last("seat 3")), (Some(997), None));
    }
}
