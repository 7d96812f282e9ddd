//! A record checked where it is read: what was checked, one thing after the other, or the line that
//! does not hold.

use game::Broken;
use pages::{Flaw, Proof, Proved};
use table::{DiceVerdict, Record, hex};

/// Everything that `serai verify` checks, with what was found.
pub(crate) fn prove(text: &str) -> Proof {
    let result = Record::parse(text).and_then(|record| {
        let verdict = table::verify(&record)?;
        Ok((record, verdict))
    });
    let (record, verdict) = match result {
        Ok(found) => found,
        Err(broken) => return Proof { game: None, result: Err(flaw(text, broken)) },
    };
    let decisions = record.lines.iter().filter(|line| line.text.starts_with("seat ")).count();
    let game = catalog::info(&record.game).ok();
    let proved = Proved {
        rules: record.rules,
        content: record.content,
        names: record.names,
        commitment: record.commitment.map(|bytes| hex(&bytes)),
        secret: record.secret.map(|bytes| hex(&bytes)),
        decisions,
        outcomes: verdict.entries - decisions,
        fair: verdict.dice == DiceVerdict::Fair,
        finished: verdict.finished,
        result: record.result,
    };
    Proof { game, result: Ok(proved) }
}

/// What does not hold, with the words of the line.
fn flaw(text: &str, broken: Broken) -> Flaw {
    let written = broken.line.and_then(|line| text.lines().nth(line.checked_sub(1)?));
    Flaw { line: broken.line, written: written.map(str::to_owned), why: broken.message }
}

/// The steps of a finished match whose dice were checked, or why they do not fit their seal.
pub(crate) fn checked(text: &str) -> Result<usize, String> {
    let verdict = Record::parse(text).and_then(|record| table::verify(&record));
    verdict.map(|verdict| verdict.entries).map_err(|broken| broken.to_string())
}
