//! Analysing a match from one end to the other, on threads the caller lends. Findings are handed
//! out as they come, and known ones are not made again: stopping and resuming lose nothing.

use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::Means;
use catalog::Visitor;
use game::{Broken, Spoken};
use table::{AnyTable, Match};

use crate::account::Analysis;
use crate::examine::Examiner;
use crate::finding::Finding;
use crate::plan::Plan;
use crate::result::result;
use crate::step::{Step, steps};

/// The steps of a match: as many findings make an analysis.
pub fn steps_of(table: &dyn AnyTable) -> Vec<Step> {
    struct Steps<'a>(&'a dyn AnyTable);
    impl Visitor for Steps<'_> {
        type Output = Vec<Step>;
        fn visit<G: Spoken>(self) -> Self::Output {
            steps(typed::<G>(self.0).entries())
        }
    }
    visit(table, Steps(table))
}

/// Makes the findings that are not known yet and hands each on when it is made, until all are made
/// or `stop` is set. Refuses a match that is not over: its analysis would tell secrets.
pub fn examine(
    table: &dyn AnyTable,
    plan: Plan,
    known: &[Finding],
    means: &dyn Means,
    stop: &AtomicBool,
    take: &mut (dyn FnMut(Finding) + Send),
) -> Result<(), Broken> {
    result(table)?;
    visit(table, Examine { table, plan, known, means, stop, take });
    Ok(())
}

/// Puts all findings of a match together.
pub fn conclude(
    table: &dyn AnyTable,
    plan: Plan,
    findings: Vec<Finding>,
) -> Result<Analysis, Broken> {
    let missing = steps_of(table).len().saturating_sub(findings.len());
    if missing > 0 {
        return Err(Broken::new(format!("{missing} steps were not looked at yet")));
    }
    Analysis::new(table.info().key, table.names().to_vec(), plan, findings, result(table)?)
}

/// All at once.
pub fn analyse(table: &dyn AnyTable, plan: Plan, means: &dyn Means) -> Result<Analysis, Broken> {
    let mut findings = Vec::new();
    examine(table, plan, &[], means, &AtomicBool::new(false), &mut |f| findings.push(f))?;
    conclude(table, plan, findings)
}

struct Examine<'a> {
    table: &'a dyn AnyTable,
    plan: Plan,
    known: &'a [Finding],
    means: &'a dyn Means,
    stop: &'a AtomicBool,
    take: &'a mut (dyn FnMut(Finding) + Send),
}

impl Visitor for Examine<'_> {
    type Output = ();
    fn visit<G: Spoken>(self) {
        let examiner = Examiner::new(typed::<G>(self.table), self.plan);
        let known: HashSet<Step> = self.known.iter().map(|finding| finding.step).collect();
        let is_open = |step: &Step| !known.contains(step);
        let open: Vec<usize> =
            (0..examiner.steps.len()).filter(|&index| is_open(&examiner.steps[index])).collect();
        let take = Mutex::new(self.take);
        let work = |piece: usize| {
            if self.stop.load(Ordering::Relaxed) {
                return;
            }
            let finding = examiner.examine(open[piece]);
            take.lock().expect("no thread panicked")(finding);
        };
        self.means.share(open.len(), &work);
    }
}

fn visit<V: Visitor>(table: &dyn AnyTable, visitor: V) -> V::Output {
    catalog::visit(table.info().key, visitor).expect("an open table has a game")
}

fn typed<G: Spoken>(table: &dyn AnyTable) -> &Match<G> {
    table.as_any().downcast_ref().expect("visited with its own game")
}
