//! `serai bench`: prints how fast the games run.

use std::process::ExitCode;
use std::time::Duration;

use game::Broken;

use crate::args::BenchArgs;

pub(crate) fn run(args: &BenchArgs) -> Result<ExitCode, Broken> {
    if !(args.seconds > 0.0 && args.seconds <= 600.0) {
        return Err(Broken::new("--seconds must lie between 0 and 600"));
    }
    let report = ::lab::bench::run(args.game.as_deref(), Duration::from_secs_f64(args.seconds))?;
    if args.json {
        println!("{}", serde_json::to_string(&report).expect("numbers have a JSON form"));
        return Ok(ExitCode::SUCCESS);
    }
    println!("clock: {}", report.clock);
    println!("reference loop: {:.2} ns (copy 256 bytes, draw one die)\n", report.reference_ns);
    println!(
        "{:<10} {:>5} {:>12} {:>14} {:>12} {:>7} {:>7} {:>16} {:>16}",
        "game",
        "seats",
        "games/s",
        "decisions/s",
        "ns/decision",
        "ratio",
        "bytes",
        "full playouts/s",
        "cut playouts/s"
    );
    for speed in &report.games {
        println!(
            "{:<10} {:>5} {:>12.0} {:>14.0} {:>12.1} {:>7.1} {:>7} {:>16.0} {:>16.0}",
            speed.game,
            speed.seats,
            speed.games_per_s,
            speed.decisions_per_s,
            speed.ns_per_decision,
            speed.ratio,
            speed.state_bytes,
            speed.full_playouts_per_s,
            speed.cut_playouts_per_s
        );
    }
    Ok(ExitCode::SUCCESS)
}
