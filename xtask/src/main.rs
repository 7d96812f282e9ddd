//! The chores of the house: `cargo xtask test | needs | tidy | rules | golden | laws | analysis | soak | load | pictures`.

mod golden;
mod house;
mod needs;
mod rules;
mod tally;
mod test;
mod tidy;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test [--quick]    everything a change must pass; --quick is the fast part of it
cargo xtask needs             install and fetch what the tests drive
cargo xtask tidy              dependency direction, rule ids, golden coverage, opening lines
cargo xtask rules [GAME]      the table: rule id, where it is carried out, which tests prove it
cargo xtask golden            write the golden playthroughs anew (a change needs a reason)
cargo xtask soak [KILLS]      kills the server at random moments while it is played on (default 200)
cargo xtask load              1000 tables and 2000 event streams on this machine, with figures
cargo xtask analysis [GAME]   luck over 500 games and 100 planted blunders, for each game or for one
cargo xtask pictures          the README's pictures of the four boards, from a real browser
cargo xtask laws [GAMES]      the laws on many random games (default 10000) for each seat count
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let good = match words.as_slice() {
        ["test"] => test::run(false),
        ["test", "--quick"] => test::run(true),
        ["needs"] => needs::print(),
        ["tidy"] => tidy::run(),
        ["rules"] => rules::print(None),
        ["rules", game] => rules::print(Some(game)),
        ["golden"] => golden::write(),
        ["laws"] => test::laws("10000"),
        ["laws", games] if games.parse::<u64>().is_ok() => test::laws(games),
        ["analysis"] => test::analysis(None),
        ["analysis", game] => test::analysis(Some(game)),
        ["soak"] => test::soak("200"),
        ["soak", kills] if kills.parse::<u32>().is_ok() => test::soak(kills),
        ["load"] => test::load(),
        ["pictures"] => test::pictures(),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            true
        }
        _ => {
            eprint!("xtask: this is no chore\n\n{HELP}");
            false
        }
    };
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
