//! Looking at one step of a match. Luck is measured on the true position: what came up against the
//! mean of what could have come up. A decision is judged by search on what its seat could know.

use bots::{Alone, Budget, Glimpse, Means, Prospect, Search, Style};
use game::{Awaiting, Dealer, Game, Quick, Spoken};
use table::{Entry, Ledger, Match};

use crate::evaluate::{Evaluator, Sample, error_of_mean};
use crate::finding::{Candidate, Decision, Finding, Found, Throw, Verdict};
use crate::plan::{Depth, Plan};
use crate::step::{Mover, Step, steps};
use crate::value::{Estimate, Micro, Pair, Value, together};

/// Choices kept beside the played one and the best one.
const MOST_OTHERS: usize = 3;

/// A match laid out for examination.
#[derive(Debug)]
pub(crate) struct Examiner<'a, G: Game> {
    entries: &'a Ledger<Entry<G>>,
    /// The position after each number of entries.
    positions: Vec<G>,
    pub steps: Vec<Step>,
    plan: Plan,
}

impl<'a, G: Spoken> Examiner<'a, G> {
    pub(crate) fn new(table: &'a Match<G>, plan: Plan) -> Self {
        let entries = table.entries();
        let mut positions = vec![*table.start()];
        for entry in entries.iter() {
            let mut state = *positions.last().expect("begins with one");
            entry.apply(&mut state, &mut ());
            positions.push(state);
        }
        Examiner { entries, positions, steps: steps(entries), plan }
    }

    pub(crate) fn examine(&self, index: usize) -> Finding {
        let step = self.steps[index];
        let found = match step.mover {
            Mover::Chance => Found::Chance(self.throw(step)),
            Mover::Seat(_) => {
                let follows_chance = index > 0 && self.steps[index - 1].mover == Mover::Chance;
                let before = (!follows_chance).then(|| self.worth(step.from));
                Found::Decision(Decision { before, verdict: self.judge(step) })
            }
        };
        Finding { step, found }
    }

    fn evaluator(&self) -> Evaluator<G> {
        Evaluator::new(self.positions[0].seats(), self.plan.depth.playouts)
    }

    /// A number of its own for every position and purpose.
    fn seed(&self, number: usize, purpose: u64) -> u64 {
        let mut dealer = Quick::stream(self.plan.seed ^ purpose.rotate_left(48), number as u64);
        u64::from(dealer.word()) << 32 | u64::from(dealer.word())
    }

    fn worth(&self, number: usize) -> Estimate {
        self.evaluator().sample(&self.positions[number], self.seed(number, 1)).estimate()
    }

    fn throw(&self, step: Step) -> Throw {
        let seed = self.seed(step.to, 1);
        let mut evaluator = self.evaluator();
        let (outcomes, exact) = self.possible(step);
        let parts: Vec<(Sample, f64)> = outcomes
            .iter()
            .map(|(state, chance)| (evaluator.sample(state, seed), *chance))
            .collect();
        let mean = Sample::mixture(&parts);
        let after = evaluator.sample(&self.positions[step.to], seed);
        let (mut before, mut error) = (mean.estimate(), after.minus(&mean).estimate().error);
        if !exact {
            // Which outcomes were drawn is chance, too.
            let means: Vec<_> = parts.iter().map(|(sample, _)| sample.mean()).collect();
            let drawn = error_of_mean(&means);
            let add = |one: Value| Value::of(|s| together([one.seat(s), drawn.seat(s)]));
            (before.error, error) = (add(before.error), add(error));
        }
        Throw { before, after: after.estimate(), error, outcomes: parts.len() as u32, exact }
    }

    /// The positions chance could lead to, with their chances; all of them, or so many drawn.
    fn possible(&self, step: Step) -> (Vec<(G, f64)>, bool) {
        let most = self.plan.depth.outcomes as usize;
        let mut all = Vec::new();
        if list(&self.positions[step.from], 1.0, most, &mut all) {
            return (all, true);
        }
        let mut dealer = Quick::new(self.seed(step.to, 2));
        let draw = |_| {
            let mut state = self.positions[step.from];
            state.settle(&mut dealer, &mut ());
            (state, 1.0 / most as f64)
        };
        ((0..most).map(draw).collect(), false)
    }

    fn judge(&self, step: Step) -> Option<Verdict> {
        let state = &self.positions[step.from];
        let Entry::Decision { action: played, .. } = self.entries[step.from] else {
            return None;
        };
        if state.choices().len() < 2 {
            return None;
        }
        let dealer = Quick::new(self.seed(step.from, 3));
        verdict(&Glimpse::new(state)?, played, self.plan.depth, &Alone, dealer)
    }
}

/// What the search thinks of an action among others; it knows what the seat may know.
pub(crate) fn verdict<G: Game>(
    glimpse: &Glimpse<'_, G>,
    played: G::Action,
    depth: Depth,
    means: &dyn Means,
    dealer: Quick,
) -> Option<Verdict> {
    let style = move |seats| Style::tuned::<G>(seats, Budget::Iterations(depth.search));
    let mut search = Search::<G>::new(style, means, dealer);
    let thoughts = search.think(glimpse);
    let weight = |action: G::Action| {
        thoughts.iter().find(|thought| thought.action == action).map_or(0.0, |t| t.weight)
    };
    let best = *thoughts.first()?;
    let agreed = best.action == played;
    let compared = match agreed {
        true => vec![best, best],
        false => search.compare(glimpse, &[best.action, played], depth.compare),
    };
    let [best, played] = compared[..] else {
        return None;
    };
    let kept = |thought: &&Prospect<G::Action>| {
        thought.action != best.action && thought.action != played.action
    };
    let error = |index: usize| match agreed {
        true => Micro::ZERO,
        false => Micro::of(f64::from(best.errors[index].hypot(played.errors[index]))),
    };
    Some(Verdict {
        played: candidate(&played, weight(played.action)),
        best: candidate(&best, weight(best.action)),
        others: thoughts
            .iter()
            .filter(kept)
            .take(MOST_OTHERS)
            .map(|t| candidate(t, t.weight))
            .collect(),
        loss: Micro::of(f64::from(best.outlook - played.outlook).max(0.0)),
        error: error(2),
        cost_error: Pair { win: error(0), points: error(1) },
    })
}

fn candidate<A: std::fmt::Display>(thought: &Prospect<A>, weight: f32) -> Candidate {
    Candidate {
        notation: thought.action.to_string(),
        weight: Micro::of(f64::from(weight)),
        win: Micro::of(f64::from(thought.win)),
        points: Micro::of(f64::from(thought.score)),
        outlook: Micro::of(f64::from(thought.outlook)),
    }
}

/// Appends every position chance can lead to; false if there are more than `most`.
fn list<G: Game>(state: &G, chance: f64, most: usize, out: &mut Vec<(G, f64)>) -> bool {
    if !matches!(state.awaiting(), Awaiting::Chance(_)) {
        out.push((*state, chance));
        return out.len() <= most;
    }
    let mut outcomes = Vec::new();
    if !state.outcomes(&mut outcomes) || outcomes.len() > most {
        return false;
    }
    let all: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
    outcomes.iter().all(|(outcome, weight)| {
        let mut after = *state;
        after.resolve(*outcome, &mut ());
        list(&after, chance * f64::from(*weight) / all as f64, most, out)
    })
}
