//! `serai bench`: prints how fast the games run, and next to others.

mod peers;

use std::process::ExitCode;
use std::time::Duration;

use ::lab::bench::{Report, Speed};
use game::Broken;
use serde_json::json;

use crate::args::BenchArgs;
use peers::Peer;

pub(crate) fn run(args: &BenchArgs) -> Result<ExitCode, Broken> {
    if !(args.seconds > 0.0 && args.seconds <= 600.0) {
        return Err(Broken::new("--seconds must lie between 0 and 600"));
    }
    let measure = |python: &String| peers::measure(python, args.seconds);
    let peers = args.peers.as_ref().map(measure).transpose()?;
    let report = ::lab::bench::run(args.game.as_deref(), Duration::from_secs_f64(args.seconds))?;
    if args.json {
        let mut json = serde_json::to_value(&report).expect("numbers have a JSON form");
        if let Some(peers) = &peers {
            json["peers"] = json!(peers);
        }
        println!("{json}");
        return Ok(ExitCode::SUCCESS);
    }
    print(&report);
    if let Some(peers) = &peers {
        print_peers(&report, peers);
    }
    Ok(ExitCode::SUCCESS)
}

fn print(report: &Report) {
    println!("clock: {}", report.clock);
    println!("reference loop: {:.2} ns (copy 256 bytes, draw one die)\n", report.reference_ns);
    println!(
        "{:<10} {:>5} {:>12} {:>14} {:>12} {:>7} {:>7} {:>7} {:>16} {:>16}",
        "game",
        "seats",
        "games/s",
        "decisions/s",
        "ns/decision",
        "spread",
        "ratio",
        "bytes",
        "full playouts/s",
        "cut playouts/s"
    );
    for speed in &report.games {
        println!(
            "{:<10} {:>5} {:>12.0} {:>14.0} {:>12.1} {:>6.0}% {:>7.1} {:>7} {:>16.0} {:>16.0}",
            speed.game,
            speed.seats,
            speed.games_per_s,
            speed.decisions_per_s,
            speed.ns_per_decision,
            speed.spread * 100.0,
            speed.ratio,
            speed.state_bytes,
            speed.full_playouts_per_s,
            speed.cut_playouts_per_s
        );
    }
    println!("\nTimes are those of the best round; the middle one is slower by the spread.");
}

/// How many times the time of a decision here a decision there takes.
fn print_peers(report: &Report, peers: &[Peer]) {
    println!(
        "\nOpenSpiel, random playouts in its core: ns/decision, and how often that is the time here\n"
    );
    print!("{:<10} {:>12} {:>7}", "game", "ns/decision", "spread");
    let name = |speed: &Speed| format!("{} {}", speed.game, speed.seats);
    report.games.iter().for_each(|speed| print!(" {:>11}", name(speed)));
    println!();
    for peer in peers {
        let spread = (peer.middle / peer.best - 1.0) * 100.0;
        print!("{:<10} {:>12.1} {spread:>6.0}%", peer.game, peer.best);
        let times = |speed: &Speed| format!("×{:.1}", peer.best / speed.ns_per_decision);
        report.games.iter().for_each(|speed| print!(" {:>11}", times(speed)));
        println!();
    }
}
