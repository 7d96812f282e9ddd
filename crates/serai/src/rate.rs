//! `serai rate`: a round-robin between bots; ratings and a cross table.

use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Instant;

use ::lab::rate::{Plan, Ratings};
use ::lab::{Guest, Interval, Player};
use bots::Kind;
use game::{Broken, say};
use lang::{Language, Speaker};
use serde_json::json;

use crate::args::RateArgs;
use crate::{exec, progress};

pub(crate) fn run(language: Language, args: &RateArgs) -> Result<ExitCode, Broken> {
    let info = catalog::info(&args.game)?;
    let plan = Plan {
        game: args.game.clone(),
        bots: exec::players(&asked_for(args), &args.game, args.patience)?,
        seats: args.seats,
        settings: args.options.settings()?,
        games: args.games,
        seed: args.seed,
        jobs: crate::jobs(args.jobs),
        all: args.all,
        first_alone: args.first_alone,
    };
    if let Some(path) = &args.out {
        ::lab::rate::check_ending(path)?;
        crate::writable(path)?;
    }
    let (done, stop, begin) = (AtomicU64::new(0), AtomicBool::new(false), Instant::now());
    let speaker = Speaker::new(language, Vec::new());
    let ratings = progress::show(plan.games, &progress::games(&speaker), &done, &stop, || {
        ::lab::rate::run(&plan, &done, &stop)
    })?;
    if let Some(path) = &args.out {
        ratings.write(&plan, path)?;
    }
    if args.json {
        println!("{}", as_json(&plan, &ratings));
    } else {
        print(&speaker, info.title, &plan, &ratings);
    }
    eprintln!("{} s", speaker.decimal(begin.elapsed().as_secs_f64(), 1));
    Ok(ExitCode::SUCCESS)
}

/// The bots asked for; `schools` are all that the game has.
fn asked_for(args: &RateArgs) -> String {
    let words = args.bots.split(',').map(str::trim).flat_map(|word| match word {
        "schools" => Kind::characters(&args.game).map(|kind| kind.to_string()).collect(),
        word => vec![word.to_owned()],
    });
    words.collect::<Vec<_>>().join(",")
}

/// Moves that a bot from outside did not make.
fn forfeits(player: &Player) -> u64 {
    player.guest().map_or(0, Guest::forfeits)
}

/// The bots from strong to weak.
fn order(ratings: &Ratings) -> Vec<usize> {
    let mut order: Vec<usize> = (0..ratings.rating.len()).collect();
    order.sort_by(|&a, &b| ratings.rating[b].value.total_cmp(&ratings.rating[a].value));
    order
}

fn print(speaker: &Speaker, title: &str, plan: &Plan, ratings: &Ratings) {
    let say = |phrase| speaker.say(&phrase);
    let (games, seed) = (ratings.games.to_string(), plan.seed.to_string());
    let title = title.to_owned();
    println!(
        "{}\n",
        say(say!("lab-rate-title", title = title, seats = plan.seats, games = games, seed = seed))
    );
    let heads = [say!("cli-sim-bot"), say!("lab-rate-rating"), say!("lab-rate-wins")].map(say);
    print!("{:<14} {:>22} {:>18} ", heads[0], heads[1], heads[2]);
    let order = order(ratings);
    order.iter().for_each(|&bot| print!(" {:>18}", plan.bots[bot].to_string()));
    println!();
    for &bot in &order {
        let Interval { low, value, high } = ratings.rating[bot];
        let [value, low, high] = [value, low, high].map(|number| speaker.signed(number, 0));
        let rating = format!("{value} ({low} … {high})");
        let name = plan.bots[bot].to_string();
        print!("{name:<14} {rating:>22} {:>18} ", percent(speaker, &ratings.wins[bot]));
        for &other in &order {
            let cell = ratings.before[bot][other].as_ref();
            let cell = cell.map_or("–".to_owned(), |part| percent(speaker, part));
            print!(" {cell:>18}");
        }
        println!();
    }
    if plan.first_alone {
        print_alone(speaker, plan, ratings);
    }
    println!("\n{}", say(say!("lab-rate-explained")));
    for remark in plan.bots.iter().filter_map(Player::guest).flat_map(Guest::remarks) {
        println!("{}", say(remark));
    }
    println!(
        "{}",
        match ratings.certain {
            true => say(say!("lab-rate-certain")),
            false => say(say!("lab-rate-uncertain", least = ::lab::LEAST as i64)),
        }
    );
}

/// A line for each bot whose copies the first one met.
fn print_alone(speaker: &Speaker, plan: &Plan, ratings: &Ratings) {
    let (bot, level) = (plan.bots[0].to_string(), 100.0 / f64::from(plan.seats));
    let level = speaker.decimal(level, 1);
    println!("\n{}", speaker.say(&say!("lab-rate-alone", bot = bot, level = level)));
    for (other, wins) in ratings.alone() {
        println!("{:<18} {:>18}", plan.bots[other].to_string(), percent(speaker, &wins));
    }
}

fn percent(speaker: &Speaker, part: &Interval) -> String {
    let [value, low, high] =
        [part.value, part.low, part.high].map(|part| speaker.decimal(part * 100.0, 1));
    format!("{value} ({low}–{high})")
}

fn as_json(plan: &Plan, ratings: &Ratings) -> serde_json::Value {
    let bots = order(ratings).into_iter().map(|bot| {
        let alone = ratings.alone().into_iter().find(|(other, _)| *other == bot);
        let before = order(ratings).into_iter().filter(|&other| other != bot).map(|other| {
            json!({ "bot": plan.bots[other].to_string(), "part": ratings.before[bot][other] })
        });
        json!({
            "bot": plan.bots[bot].to_string(),
            "rating": ratings.rating[bot],
            "wins": ratings.wins[bot],
            "games": ratings.played[bot],
            "forfeits": forfeits(&plan.bots[bot]),
            "first_wins_alone": alone.filter(|_| plan.first_alone).map(|(_, wins)| wins),
            "finishes_before": before.collect::<Vec<_>>(),
        })
    });
    json!({
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "games": ratings.games,
        "certain": ratings.certain,
        "level": 1.0 - ::lab::LEVEL,
        "bots": bots.collect::<Vec<_>>(),
    })
}
