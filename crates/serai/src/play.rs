//! `serai play` and `serai continue`: opens a match, or an unfinished one, and shows it full screen
//! or line by line.

use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;

use game::{Broken, say};
use lang::{Language, Speaker};
use table::{AnyTable, Parts};
use tui::seats::{self, Sitter};
use tui::{Evening, Keep, Kept, Order, Pick, Play, Start, StartWish, Terminal, Turn};

use crate::args::{ContinueArgs, DiceFrom, PlayArgs, ScreenArgs};
use crate::keeper::Keeper;
use crate::output::FAILED;
use crate::shelf::{Shelf, Unfinished};
use crate::{exec, lines, opening};

pub(crate) fn run(language: Language, args: &PlayArgs) -> Result<ExitCode, Broken> {
    let full = args.screen.is_full(args.plain);
    match (&args.resume, &args.game) {
        (Some(path), _) => show(language, resumed(path, false)?, full.then_some(&args.screen)),
        (None, Some(game)) => {
            let order = Order {
                game: catalog::info(game)?.key,
                sitters: seats::parse(args.seats.as_deref(), catalog::info(game)?)?,
                settings: args.options.settings()?,
            };
            let evening = opened(language, args, order)?;
            show(language, evening, full.then_some(&args.screen))
        }
        (None, None) if full => from_start_screen(language, args),
        (None, None) => Err(Broken::new("which game? see `serai games`")),
    }
}

pub(crate) fn go_on(language: Language, args: &ContinueArgs) -> Result<ExitCode, Broken> {
    let full = args.screen.is_full(args.plain);
    let list = Shelf::open(args.data.as_deref())?.unfinished();
    if list.is_empty() {
        println!("{}", Speaker::new(language, Vec::new()).say(&say!("tui-continue-none")));
        return Ok(ExitCode::SUCCESS);
    }
    let chosen = match args.number {
        Some(number) => Some(list.get(number.wrapping_sub(1)).ok_or_else(|| {
            Broken::new(format!("there are {} unfinished matches, not {number}", list.len()))
        })?),
        None if full => pick(language, &args.screen, &list)?,
        None => {
            print_list(language, &list);
            return Ok(ExitCode::SUCCESS);
        }
    };
    match chosen {
        Some(unfinished) => {
            show(language, resumed(&unfinished.path, true)?, full.then_some(&args.screen))
        }
        None => Ok(ExitCode::SUCCESS),
    }
}

fn from_start_screen(language: Language, args: &PlayArgs) -> Result<ExitCode, Broken> {
    let list = Shelf::open(args.data.as_deref())?.unfinished();
    let mut start = Start::new(language, list.len());
    let mut terminal = Terminal::open(args.screen.look()?)?;
    if !terminal.run(&mut start)? {
        return Ok(ExitCode::SUCCESS);
    }
    drop(terminal);
    let language = start.language();
    match start.wish() {
        StartWish::Leave => Ok(ExitCode::SUCCESS),
        StartWish::Continue => match pick(language, &args.screen, &list)? {
            Some(unfinished) => {
                show(language, resumed(&unfinished.path, true)?, Some(&args.screen))
            }
            None => Ok(ExitCode::SUCCESS),
        },
        StartWish::Play(order) => {
            show(language, opened(language, args, order)?, Some(&args.screen))
        }
    }
}

fn opened(language: Language, args: &PlayArgs, order: Order) -> Result<Evening, Broken> {
    let Order { game, sitters, settings } = order;
    let names = seats::names(&sitters, &Speaker::new(language, Vec::new()));
    let mut setup = opening::setup(settings, names, args.seed)?;
    if args.dice == DiceFrom::Manual {
        if !sitters.iter().any(|sitter| matches!(sitter, Sitter::Person(_))) {
            return Err(Broken::new("dice that people roll need a person at the table"));
        }
        // Nothing is drawn here, so there is nothing to keep secret.
        (setup.secret, setup.parts) = (None, Parts::default());
    }
    let table = table::open(game, setup)?;
    let keeper = keeper(args, table.as_ref(), &sitters)?;
    let programs = exec::start_all(&sitters)?;
    let mut evening = Evening::new(table, sitters, keeper);
    programs.into_iter().for_each(|(seat, program)| evening.seat_outsider(seat, program));
    Ok(evening)
}

/// Where a match is written down: the named file; else, if people play at a terminal or a data
/// folder is named, the shelf.
fn keeper(
    args: &PlayArgs,
    table: &dyn AnyTable,
    sitters: &[Sitter],
) -> Result<Option<Box<dyn Keep>>, Broken> {
    let people = sitters.iter().any(|sitter| matches!(sitter, Sitter::Person(_)));
    let by_hand = std::io::stdin().is_terminal() || args.data.is_some();
    let keeper = match &args.record {
        Some(path) => Keeper::create(path, false)?,
        None if people && by_hand => Shelf::open(args.data.as_deref())?.keeper(table)?,
        None => return Ok(None),
    };
    Ok(Some(Box::new(keeper)))
}

fn resumed(path: &Path, on_shelf: bool) -> Result<Evening, Broken> {
    let (keeper, record, table) = Keeper::resume(path, on_shelf)?;
    Ok(Evening::new(table, seats::from_names(&record.names), Some(Box::new(keeper))))
}

/// Full screen where there is one, else line by line.
fn show(
    language: Language,
    evening: Evening,
    screen: Option<&ScreenArgs>,
) -> Result<ExitCode, Broken> {
    let Some(screen) = screen else {
        return lines::play(language, evening);
    };
    let mut play = Play::new(evening, language, screen.speed);
    Terminal::open(screen.look()?)?.run(&mut play)?;
    let speaker = play.speaker();
    let evening = play.evening();
    if evening.turn()? == Turn::Over {
        let table = evening.table.as_ref();
        let frame = table.frame(evening.viewer());
        let lines = frame.scores.iter().flat_map(|s| tui::result(speaker, &frame, s));
        lines.for_each(|line| println!("{line}"));
    }
    left(speaker, evening)
}

/// Writes the match down for the last time and says what became of it. Whoever leaves must know
/// where it is, and a script by the exit code.
pub(crate) fn left(speaker: &Speaker, evening: &Evening) -> Result<ExitCode, Broken> {
    let over = evening.turn()? == Turn::Over;
    let sentence = match evening.leave() {
        Kept::Whole { .. } | Kept::Not if over => return Ok(ExitCode::SUCCESS),
        Kept::Whole { way_on } => say!("play-stopped-kept", command = way_on),
        Kept::Not => say!("play-stopped"),
        Kept::Elsewhere { why, place } => {
            let why = why.to_string();
            let sentence = match place {
                Some(place) => say!("play-left-elsewhere", why = why, place = place),
                None => say!("play-left-nowhere", why = why),
            };
            eprintln!("{}", speaker.say(&sentence));
            return Ok(ExitCode::from(FAILED));
        }
    };
    println!("{}", speaker.say(&sentence));
    Ok(ExitCode::SUCCESS)
}

fn pick<'a>(
    language: Language,
    screen: &ScreenArgs,
    list: &'a [Unfinished],
) -> Result<Option<&'a Unfinished>, Broken> {
    let speaker = Speaker::new(language, Vec::new());
    let lines = list.iter().map(|unfinished| unfinished.line(&speaker)).collect();
    let mut pick = Pick::new(speaker.say(&say!("tui-continue")), lines, &speaker);
    Terminal::open(screen.look()?)?.run(&mut pick)?;
    Ok(pick.chosen().map(|index| &list[index]))
}

fn print_list(language: Language, list: &[Unfinished]) {
    let speaker = Speaker::new(language, Vec::new());
    for (index, unfinished) in list.iter().enumerate() {
        println!("{:>3}  {}", index + 1, unfinished.line(&speaker));
        println!("     {}", unfinished.path.display());
    }
    println!("{}", speaker.say(&say!("tui-continue-how")));
}
