//! Findings as text, one line each, so that an analysis can be kept while it is made: a header that
//! says what is analysed and how, then a line for every finding, in any order.
//!
//! Whoever keeps the text (a file beside the record, a row of a database) appends line by line. A
//! last line without its end is left out: that is how a killed program leaves a file.

use game::{Broken, fingerprint};
use serde::{Deserialize, Serialize};
use table::AnyTable;

use crate::finding::Finding;
use crate::plan::Plan;

/// Raised when the layout of the lines or the method changes.
const FORMAT: u32 = 1;

/// What a notebook is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Header {
    serai_analysis: u32,
    /// The journal's fingerprint.
    record: String,
    plan: Plan,
}

/// The first line for the analysis of this match.
pub fn header(table: &dyn AnyTable, plan: Plan) -> String {
    let entries: Vec<String> =
        (1..=table.number()).map(|number| table.entry(number).to_string()).collect();
    let record = fingerprint(&(table.record().options, entries));
    line(&Header { serai_analysis: FORMAT, record, plan })
}

/// How the analysis with this first line is made; nothing if this program cannot go on with it.
pub fn plan_of(header: &str) -> Option<Plan> {
    let header: Header = serde_json::from_str(header).ok()?;
    (header.serai_analysis == FORMAT).then_some(header.plan)
}

/// One finding as a line.
pub fn line(finding: &impl Serialize) -> String {
    let mut text = serde_json::to_string(finding).expect("findings have a JSON form");
    text.push('\n');
    text
}

/// The findings in a notebook about this match with this plan; none if it is about another match
/// or plan, which is then to be begun anew.
pub fn read(text: &str, table: &dyn AnyTable, plan: Plan) -> Result<Option<Vec<Finding>>, Broken> {
    let Some(body) = text.strip_prefix(&header(table, plan)) else {
        return Ok(None);
    };
    let whole = body.rsplit_once('\n').map_or("", |(whole, _)| whole);
    let mut findings: Vec<Finding> = Vec::new();
    for (index, line) in whole.lines().enumerate() {
        let finding: Finding = serde_json::from_str(line)
            .map_err(|error| Broken::at_line(index + 2, format!("no finding: {error}")))?;
        if !findings.iter().any(|known| known.step == finding.step) {
            findings.push(finding);
        }
    }
    Ok(Some(findings))
}

/// The part of a text that ends with a whole line; what comes after it is to be cut off before
/// more is appended.
pub fn whole_lines(text: &str) -> usize {
    text.rfind('\n').map_or(0, |end| end + 1)
}
