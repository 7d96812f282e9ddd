//! What chance was asked along a record, as text: for programs that compute the answers by themselves but
//! do not know the rules. It says nothing of secrets, links and dice: those are what such a program checks.
//!
//! `docs/fair-dice.md` describes the text.

use catalog::Visitor;
use game::{Awaiting, Broken, Dealer, Game, Spoken};

use crate::record::result_text;
use crate::verify::check_options;
use crate::{Match, Record};

/// No more answers than these are listed for one number.
const LISTED: u32 = 400;

/// Each question of the record with the numbers that are drawn for it and what they mean; then the result
/// by the rules, or the line that they do not allow.
pub fn questions(record: &Record) -> Result<String, Broken> {
    struct Ask<'a>(&'a Record);
    impl Visitor for Ask<'_> {
        type Output = String;
        fn visit<G: Spoken>(self) -> String {
            let mut text = "serai questions 1\n".to_owned();
            if let Err(broken) = of_game::<G>(self.0, &mut text) {
                let line = broken.line.unwrap_or_default();
                text.push_str(&format!("broken {line}: {}\n", broken.message));
            }
            text
        }
    }
    catalog::visit(&record.game, Ask(record))
}

fn of_game<G: Spoken>(record: &Record, text: &mut String) -> Result<(), Broken> {
    // Without the secret nothing is compared with the dice, and without links no chain.
    let mut table = Match::<G>::from_header(record, None)?;
    check_options(&table, record)?;
    for line in &record.lines {
        if let Awaiting::Chance(kind) = table.state().awaiting() {
            text.push_str(&format!("{} {kind}: {}\n", line.number, asked(table.state())));
        }
        let (entry, _) = table.read_line(line)?;
        table.replay(entry, None).map_err(|_| table.replay_line(line).expect_err("refused"))?;
    }
    if let Some(standings) = table.state().standings() {
        text.push_str(&format!("result: {}\n", result_text(&standings)));
    }
    Ok(())
}

/// The numbers, each below which bound; then how many numbers, from 0 on, lead to which answer. Where
/// several are drawn, the answer is what comes up if all of them are the same.
fn asked<G: Game>(state: &G) -> String {
    let answer = |says| {
        let mut asked = Asked { says, bounds: Vec::new() };
        (state.sample(&mut asked).to_string(), asked.bounds)
    };
    let (_, bounds) = answer(0);
    let mut parts = vec![bounds.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")];
    let most = bounds.iter().copied().max().unwrap_or(0);
    if most <= LISTED {
        let answers: Vec<String> = (0..most).map(|says| answer(says).0).collect();
        let runs = answers.chunk_by(|one, other| one == other);
        parts.extend(runs.map(|run| format!("{} {}", run.len(), run[0])));
    }
    parts.join("; ")
}

/// A dealer that always says the same number, and remembers below which bounds.
struct Asked {
    says: u32,
    bounds: Vec<u32>,
}

impl Dealer for Asked {
    fn word(&mut self) -> u32 {
        unreachable!("chance is drawn by numbers below a bound")
    }

    fn below(&mut self, n: u32) -> u32 {
        self.bounds.push(n);
        self.says.min(n - 1)
    }
}
