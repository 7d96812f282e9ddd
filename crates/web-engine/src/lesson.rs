//! The coach beside somebody at a table of this browser: whether it is on, and what it has told.

use std::collections::BTreeSet;

use insight::coach::Coach;
use pages::{Step, TablePage, Tip};
use serde::{Deserialize, Serialize};

/// What is kept of it with the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lesson {
    pub on: bool,
    coach: Coach,
    /// Decisions of a tutorial that were led, by their numbers; nothing outside a tutorial.
    led: Option<BTreeSet<i64>>,
}

/// Decisions that a tutorial leads through.
const LED: usize = 6;

impl Lesson {
    /// The coach is there from the beginning, and leads through the first decisions of a tutorial.
    pub(crate) fn new(led: bool) -> Lesson {
        Lesson { on: true, coach: Coach::default(), led: led.then(BTreeSet::new) }
    }

    /// The tutorial's step for the decision at this number; after the last one it hands over.
    fn step(&mut self, number: i64) -> Option<Step> {
        let led = self.led.as_mut()?;
        if led.len() <= LED {
            led.insert(number);
        }
        let place = led.iter().position(|&one| one == number)? + 1;
        Some(if place > LED { Step::Over } else { Step::Led { number: place, of: LED } })
    }

    /// The page with what the coach says of the open decision.
    pub(crate) fn coached(&mut self, mut page: TablePage, mine: bool) -> TablePage {
        let number = page.number;
        let frame = page.frame.as_ref().filter(|_| self.on && mine);
        let step = frame.and_then(|_| self.step(number));
        let hint = frame.and_then(|frame| match step {
            // Whoever is led hears it every time.
            Some(Step::Led { .. }) => insight::coach::hint(frame),
            _ => self.coach.hint(frame, number),
        });
        let tip = hint.map(|hint| Tip {
            kind: hint.kind.to_owned(),
            rule: hint.rule.to_owned(),
            phrase: hint.phrase,
        });
        page.coach = Some(pages::Coach { on: self.on, tip, step, warning: None });
        // Whoever is led decides step by step.
        if let Some(frame) = page.frame.as_mut().filter(|_| matches!(step, Some(Step::Led { .. })))
        {
            frame.gestures.clear();
        }
        page
    }
}
