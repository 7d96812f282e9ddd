//! The chores of the house: `cargo xtask help` lists them.

mod golden;
mod house;
mod mutants;
mod needs;
mod python;
mod rules;
mod tally;
mod test;
mod tidy;
mod verifiers;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test [--quick]    everything a change must pass; --quick is the fast part of it
cargo xtask needs             install and fetch what the tests drive
cargo xtask web               the engine for browsers, for playing and checking without a server
cargo xtask web speed         simulations per second in WebAssembly beside the same code without a browser
cargo xtask site [FOLDER]     a folder for any static web host (default target/site)
cargo xtask fmt               format every file, also those that a macro declares
cargo xtask tidy              dependency direction, rule ids, golden coverage, opening lines
cargo xtask rules [GAME]      the table: rule id, where it is carried out, which tests prove it
cargo xtask golden            write the golden playthroughs anew (a change needs a reason)
cargo xtask soak [KILLS]      kills the server at random moments while it is played on (default 200)
cargo xtask judge [POSTS]     two nodes, kills, freezes, database crashes: do they answer as one? (default 10000)
cargo xtask load              1000 tables and 2000 event streams on this machine, with figures
cargo xtask crowd             30 tables of experts: how long do others wait for a bot or a hint?
cargo xtask analysis [GAME]   luck over 500 games and 100 planted blunders, for each game or for one
cargo xtask mutants ROOM [N]  about N faults (default 20) planted in a room: how many its own tests catch
cargo xtask verifiers [N]     N random records and N forgeries (default 1000) before the three verifiers
cargo xtask null [RUNS]       ratings of equal bots (default 1000): at most 5 % may call the order certain
cargo xtask pictures          the README's pictures of the four boards, from a real browser
cargo xtask python            the package for Python: wheel, tests, notebooks, in environments of its own
cargo xtask python speed      decisions per second from Python, beside OpenSpiel's hearts
cargo xtask wheel             the package as one would publish it: this platform's wheel, built slowly for speed, and the sources
cargo xtask laws [GAMES]      the laws on many random games (default 10000) for each seat count
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let good = match words.as_slice() {
        ["test"] => test::run(false),
        ["test", "--quick"] => test::run(true),
        ["needs"] => needs::print(),
        ["web"] => web::build(),
        ["web", "speed"] => web::speed(),
        ["site"] => web::site(None),
        ["site", folder] => web::site(Some(folder)),
        ["fmt"] => test::rustfmt(&[]),
        ["tidy"] => tidy::run(),
        ["rules"] => rules::print(None),
        ["rules", game] => rules::print(Some(game)),
        ["golden"] => golden::write(),
        ["laws"] => test::laws("10000"),
        ["laws", games] if games.parse::<u64>().is_ok() => test::laws(games),
        ["analysis"] => test::analysis(None),
        ["analysis", game] => test::analysis(Some(game)),
        ["mutants", room] => mutants::run(room, mutants::SAMPLE),
        ["mutants", room, sample] if sample.parse::<usize>().is_ok() => {
            mutants::run(room, sample.parse().expect("just read"))
        }
        ["verifiers"] => verifiers::run(1000),
        ["verifiers", count] if count.parse::<usize>().is_ok() => {
            verifiers::run(count.parse().expect("just read"))
        }
        ["null"] => test::null("1000"),
        ["null", runs] if runs.parse::<u64>().is_ok() => test::null(runs),
        ["soak"] => test::soak("200"),
        ["soak", kills] if kills.parse::<u32>().is_ok() => test::soak(kills),
        ["judge"] => test::judge("10000"),
        ["judge", posts] if posts.parse::<u32>().is_ok() => test::judge(posts),
        ["load"] => test::load(),
        ["crowd"] => test::crowd(),
        ["python"] => test::python(),
        ["python", "speed"] => python::speed(),
        ["wheel"] => python::publish(),
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
