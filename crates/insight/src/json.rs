//! An analysis for programs. `docs/analysis.md` describes the fields; numbers are plain numbers
//! here, not millionths.

use game::Broken;
use serde_json::{Value as Json, json};
use table::AnyTable;

use crate::account::{Account, Analysis, Change};
use crate::finding::{Candidate, Verdict};
use crate::mistakes::worst;
use crate::step::{Mover, Step};
use crate::value::{Pair, Value};
use crate::words::TURNS;

/// Raised when a field changes its meaning.
const FORMAT: u32 = 1;

pub fn of(table: &dyn AnyTable, analysis: &Analysis) -> Result<Json, Broken> {
    let moments = analysis.moments.iter().map(|moment| {
        json!({ "number": moment.number, "expected": seats(analysis, &moment.value),
            "error": seats(analysis, &moment.error) })
    });
    let turns = analysis.turning_points(TURNS);
    Ok(json!({
        "format": FORMAT,
        "game": analysis.game,
        "names": analysis.names,
        "entries": table.number(),
        "seed": analysis.plan.seed,
        "depth": analysis.plan.depth,
        "moments": moments.collect::<Vec<_>>(),
        "steps": analysis.changes.iter().map(|c| change(analysis, c)).collect::<Vec<_>>(),
        "accounts": analysis.accounts.iter().map(account).collect::<Vec<_>>(),
        "turning_points": turns.iter().map(|turn| turn.step.to).collect::<Vec<_>>(),
        "errors": worst(analysis, None),
    }))
}

fn seats(analysis: &Analysis, value: &Value) -> Vec<Json> {
    analysis.seats().map(|seat| pair(value.seat(seat))).collect()
}

fn pair(pair: Pair) -> Json {
    json!({ "win": pair.win.number(), "points": pair.points.number() })
}

fn change(analysis: &Analysis, change: &Change) -> Json {
    let Step { from, to, mover } = change.step;
    let mover = match mover {
        Mover::Seat(seat) => json!(seat),
        Mover::Chance => json!("chance"),
    };
    json!({
        "from": from,
        "to": to,
        "mover": mover,
        "change": seats(analysis, &change.value),
        "error": seats(analysis, &change.error),
        "verdict": change.verdict.as_ref().map(verdict),
    })
}

fn verdict(verdict: &Verdict) -> Json {
    json!({
        "loss": verdict.loss.number(),
        "error": verdict.error.number(),
        "played": candidate(&verdict.played),
        "best": candidate(&verdict.best),
        "others": verdict.others.iter().map(candidate).collect::<Vec<_>>(),
    })
}

fn candidate(candidate: &Candidate) -> Json {
    json!({
        "choice": candidate.notation,
        "weight": candidate.weight.number(),
        "win": candidate.win.number(),
        "points": candidate.points.number(),
        "outlook": candidate.outlook.number(),
    })
}

fn account(account: &Account) -> Json {
    json!({
        "start": pair(account.start),
        "luck": pair(account.luck),
        "own": pair(account.own),
        "others": pair(account.others),
        "result": pair(account.result),
        "cost": pair(account.cost),
        "errors": account.errors,
        "luck_error": pair(account.luck_error),
        "own_error": pair(account.own_error),
        "others_error": pair(account.others_error),
        "cost_error": pair(account.cost_error),
    })
}
