//! Where a match stands after so many entries: the position, and what its dice follow from. Carrying
//! out an entry leads from one to the next.

use game::{Game, Witness};

use crate::Entry;
use crate::chain::{Link, Parts, SeatDice, seat_dice};
use crate::fair::FairDice;
use crate::matches::Dice;

/// A match after some entries, without the entries.
#[derive(Clone, Debug)]
pub(crate) struct Stand<G: Game> {
    pub state: G,
    /// The position before the last entry; the beginning where there is none.
    pub before: G,
    /// What each seat adds to the dice from here on.
    pub seat_dice: Vec<SeatDice>,
    /// What chance follows from now; none where nothing can be drawn.
    pub key: Option<FairDice>,
    /// How many questions chance has answered.
    pub drawn: usize,
    /// Whether decisions turn the key: version 2 of the fair dice.
    turns: bool,
}

impl<G: Game> Stand<G> {
    /// Before the first entry.
    pub(crate) fn beginning(start: G, dice: &Dice, seats: usize) -> Self {
        let seat_dice = dice.parts().map(|parts| seat_dice(parts, seats));
        let key = match dice {
            Dice::Fair { derived, .. } => Some(derived.clone()),
            Dice::Committed { .. } | Dice::Manual => None,
        };
        Stand {
            state: start,
            before: start,
            seat_dice: seat_dice.unwrap_or_else(|| vec![SeatDice::House; seats]),
            key,
            drawn: 0,
            turns: matches!(dice.parts(), Some(Parts::Chains(_))),
        }
    }

    /// Carries out an entry that fits here.
    pub(crate) fn step(
        &mut self,
        entry: &Entry<G>,
        link: Option<&Link>,
        witness: &mut impl Witness<G::Event>,
    ) {
        #[cfg(test)]
        tests::STEPS.set(tests::STEPS.get() + 1);
        self.before = self.state;
        entry.apply(&mut self.state, witness);
        match entry {
            Entry::Chance { .. } => self.drawn += 1,
            Entry::Decision { seat, .. } if self.turns => {
                // Every decision turns the key, with its link or with zeros.
                let stands = &mut self.seat_dice[seat.index()];
                *stands = stands.after(link).expect("only links that fit are appended");
                self.key = self.key.as_ref().map(|key| key.turned(link));
            }
            Entry::Decision { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use game::Settings;

    use crate::{AnyTable, Record, Setup, Waiting, open, resume, verify};

    thread_local! {
        /// How many entries this thread has carried out.
        pub(super) static STEPS: Cell<usize> = const { Cell::new(0) };
    }

    /// Entries carried out by some work.
    fn during(work: impl FnOnce()) -> usize {
        let before = STEPS.get();
        work();
        STEPS.get() - before
    }

    /// A match in which everybody ends their turns at once and nobody gets anywhere.
    fn long(lines: usize) -> Box<dyn AnyTable> {
        let names = vec!["a".to_owned(), "b".to_owned()];
        let setup = Setup::seeded(Settings::default(), names, 1);
        let mut table = open("istanbul", setup).unwrap();
        while table.number() < lines {
            let Waiting::Decision(seat) = table.awaiting() else { unreachable!("nobody wins") };
            table.act(seat, "end").unwrap();
        }
        table
    }

    #[test]
    fn a_record_is_checked_and_read_by_one_step_a_line() {
        let table = long(3_000);
        let record = Record::parse(&table.record().to_string()).unwrap();
        let lines = table.number();
        assert_eq!(during(|| drop(verify(&record).unwrap())), lines);
        assert_eq!(during(|| drop(resume(&record, None).unwrap())), lines);
    }

    #[test]
    fn going_somewhere_takes_no_more_steps_in_a_long_match() {
        let mut table = long(3_000);
        assert_eq!(during(|| drop(table.duplicate())), 0);
        for number in [0, 1, 63, 64, 65, 1_000, 2_000, 2_999, 3_000] {
            let steps = during(|| drop(table.at(number).unwrap()));
            assert!(steps < 64, "{steps} steps to {number}");
        }
        let number = table.number();
        let steps = during(|| table.undo_to(number - 1).unwrap());
        assert!(steps < 64, "{steps} steps to go one back");
    }
}
