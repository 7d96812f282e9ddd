//! The result of a match as a value.

use bots::eval::Judgement;
use game::Broken;
use table::AnyTable;

use crate::value::{Micro, Pair, Value};

/// What each seat got; refuses a match that is not over.
pub(crate) fn result(table: &dyn AnyTable) -> Result<Value, Broken> {
    let standings = table
        .standings()
        .ok_or_else(|| Broken::new("the match is not over: analysing it would tell secrets"))?;
    let judgement = Judgement::of_result(&standings);
    Ok(Value::of(|seat| Pair {
        win: Micro::of(f64::from(judgement.win[seat.index()])),
        points: Micro::of(f64::from(judgement.score[seat.index()])),
    }))
}
