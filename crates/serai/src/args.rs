//! What can be typed after `serai`.

use std::io::IsTerminal;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use game::{Broken, Settings};
use lang::Language;
use tui::{Palette, Speed};

use crate::languages;
use crate::serve::{BackupArgs, RestoreArgs, ServeArgs};

/// Play, study and simulate bazaar board games.
#[derive(Debug, Parser)]
#[command(name = "serai", version, max_term_width = 100)]
pub(crate) struct Program {
    /// Language of what you read, by its code (default: your system's, else English)
    #[arg(long = "lang", global = true, value_name = "CODE")]
    language: Option<String>,
    /// Folder with more languages: in it one for each, with Fluent files (*.ftl) and games' rules
    /// (GAME.md); what they lack is said in English (default: SERAI_LANGUAGES)
    #[arg(long, global = true, value_name = "FOLDER")]
    languages: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Program {
    /// Reads the languages of the folder, and chooses one.
    pub(crate) fn language(&self) -> Result<Language, Broken> {
        let kept = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let folder = self.languages.clone().or_else(|| kept("SERAI_LANGUAGES").map(PathBuf::from));
        if let Some(folder) = folder {
            languages::read(&folder)?;
        }
        let system = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(kept);
        match &self.language {
            Some(code) => code.parse(),
            None => Ok(system().and_then(|wish| Language::wanted(&wish)).unwrap_or_default()),
        }
    }
}

/// Without a command the house opens on this machine.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Host tables for people and bots over HTTP (also what `serai` alone does)
    Serve(ServeArgs),
    /// Write a folder for any static web host: rules, play against bots, replay, checks, without a server
    Site {
        /// Files in it are overwritten
        folder: PathBuf,
    },
    /// Write all tables to a file, also while serving
    Backup(BackupArgs),
    /// Bring the tables of a backup back, also while serving
    Restore(RestoreArgs),
    /// List the games
    Games {
        /// One JSON object for programs
        #[arg(long)]
        json: bool,
    },
    /// Read a game's rules, our rulings, and its printed values with their origin
    Rules(RulesArgs),
    /// Export a game's printed values, or check a corrected file
    #[command(subcommand)]
    Content(ContentCommand),
    /// Play at this keyboard, with bots or friends; without a game, a start screen asks
    Play(PlayArgs),
    /// List unfinished matches and go on with one
    Continue(ContinueArgs),
    /// Play at a server's table: the link somebody sent you
    Join(JoinArgs),
    /// Go through a record step by step, or print it
    Replay(ReplayArgs),
    /// Check a record: moves, dice and result
    Verify(VerifyArgs),
    /// Show the table as it stood in a record
    Show(ShowArgs),
    /// Tell luck from skill in a finished game, and find its errors
    Analyse(AnalyseArgs),
    /// Let bots play many games and sum up
    Sim(SimArgs),
    /// Put parts of a simulation together that were played with `serai sim --from`
    Merge(MergeArgs),
    /// Find out which bots are stronger, with confidence intervals
    Rate(RateArgs),
    /// Teach the bots
    #[command(subcommand)]
    Lab(LabCommand),
    /// Measure how fast the games run on one core
    Bench(BenchArgs),
    /// Drive the rules from another program: JSON lines on standard input and output
    Engine,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// Which game (see `serai games`)
    pub game: String,
    /// One rule, such as O31
    pub id: Option<String>,
    /// JSON for programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ContentCommand {
    /// Print a game's content table (TOML), to keep and correct
    Export { game: String },
    /// Check a content file; says what is wrong and in which line
    Check {
        file: PathBuf,
        /// The game it is for, where that is not clear from the file
        #[arg(long)]
        game: Option<String>,
    },
}

/// Options that several commands share.
#[derive(Debug, Args)]
pub(crate) struct OptionArgs {
    /// Table options, such as open_memory=true; `content=FILE` plays with corrected values
    #[arg(long, value_name = "k=v,…", default_value = "")]
    options: String,
}

impl OptionArgs {
    /// Reads the options, and the content file if they name one.
    pub(crate) fn settings(&self) -> Result<Settings, Broken> {
        let (mut rest, mut content) = (Vec::new(), None);
        for pair in self.options.split(',') {
            match pair.trim().strip_prefix("content=") {
                Some(path) => content = Some(crate::read_file(path.as_ref())?),
                None => rest.push(pair),
            }
        }
        let mut settings = Settings::parse(&rest.join(","))?;
        settings.content = content;
        Ok(settings)
    }
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// Which game (see `serai games`)
    pub game: Option<String>,
    /// Who sits where: you, you:NAME, or a bot's name; commas between
    #[arg(long, value_name = "you,random,…")]
    pub seats: Option<String>,
    #[command(flatten)]
    pub options: OptionArgs,
    /// The same number deals the same game (default: a fresh secret)
    #[arg(long)]
    pub seed: Option<u64>,
    /// Who makes the dice: `fair` (this program), or `manual`: you roll and draw with your own hands, and are
    /// asked what fell
    #[arg(long, value_enum, default_value = "fair", conflicts_with = "seed")]
    pub dice: DiceFrom,
    /// Write the match to this file as it goes (default: a new file in the data folder)
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Folder for matches (default: your system's place for programs' data)
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Go on with the unfinished match in this record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options", "seed", "dice", "record"])]
    pub resume: Option<PathBuf>,
    /// Line by line, with numbered choices (always so where there is no terminal)
    #[arg(long)]
    pub plain: bool,
    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Who makes the dice of a match at this keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum DiceFrom {
    /// This program.
    Fair,
    /// The people at the table.
    Manual,
}

/// How the full screen looks and moves.
#[derive(Debug, Args)]
pub(crate) struct ScreenArgs {
    /// Colours: truecolor, 256, 16 or none (default: what the terminal says; NO_COLOR is honoured)
    #[arg(long, value_name = "N")]
    colour: Option<String>,
    /// Only letters and signs of ASCII
    #[arg(long)]
    ascii: bool,
    /// How fast bots move: slow, normal, fast or instant
    #[arg(long, default_value = "normal")]
    pub speed: Speed,
}

impl ScreenArgs {
    /// Whether there is a screen to fill, and nobody prefers lines.
    pub(crate) fn is_full(&self, plain: bool) -> bool {
        !plain && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
    }

    pub(crate) fn look(&self) -> Result<Palette, Broken> {
        let found = Palette::of_environment(|name| std::env::var(name).ok());
        let depth = self.colour.as_deref().map_or(Ok(found.depth), str::parse)?;
        Ok(Palette { depth, unicode: found.unicode && !self.ascii })
    }
}

#[derive(Debug, Args)]
pub(crate) struct ContinueArgs {
    /// Which one of the list (default: list them, or ask)
    pub number: Option<usize>,
    /// Folder for matches (default: your system's place for programs' data)
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Line by line, with numbered choices
    #[arg(long)]
    pub plain: bool,
    #[command(flatten)]
    pub screen: ScreenArgs,
}

#[derive(Debug, Args)]
pub(crate) struct JoinArgs {
    /// The invitation, or any link to the table
    pub url: String,
    /// What you are called at the table (default: your login name)
    #[arg(long)]
    pub name: Option<String>,
    /// Look on without a seat
    #[arg(long)]
    pub watch: bool,
    /// Folder that remembers your seats (default: your system's place for programs' data)
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub screen: ScreenArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    pub file: PathBuf,
    /// As this seat saw it (default: as a spectator)
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    /// Print everything at once instead of step by step
    #[arg(long)]
    pub print: bool,
    /// Step by step line by line instead of full screen
    #[arg(long)]
    pub plain: bool,
    /// Work out everybody's chance to win after each step, and show it as a graph
    #[arg(long, conflicts_with_all = ["print", "plain"])]
    pub analyse: bool,
    #[command(flatten)]
    pub screen: ScreenArgs,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// JSON for programs, a line for each file
    #[arg(long)]
    pub json: bool,
    /// Write beside each record, as FILE.questions, what chance was asked; examples/verify.py computes the
    /// answers from it
    #[arg(long)]
    pub questions: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    pub file: PathBuf,
    /// After how many numbered lines (default: all of them)
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// As this seat sees it (default: as a spectator)
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    /// JSON for programs
    #[arg(long)]
    pub json: bool,
    /// The drawn board as SVG
    #[arg(long, value_name = "wide|square|narrow", num_args = 0..=1, default_missing_value = "wide", conflicts_with = "json")]
    pub svg: Option<draw::Layout>,
}

#[derive(Debug, Args)]
pub(crate) struct AnalyseArgs {
    /// The record of a finished game; findings are kept beside it, in FILE.analysis
    pub file: PathBuf,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// How hard to look
    #[arg(long, value_name = "quick|standard|deep", default_value = "standard")]
    pub depth: insight::Level,
    /// The same number gives the same analysis
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads (default: as many as the machine has)
    #[arg(long)]
    pub jobs: Option<usize>,
    /// JSON for programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct SimArgs {
    /// Which game (see `serai games`)
    pub game: String,
    /// Who plays each seat, commas between: a bot, or a program of your own, exec:COMMAND
    #[arg(long, value_name = "random,random,…")]
    pub seats: Option<String>,
    /// Seconds a program of your own may think about a decision
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    pub patience: f64,
    #[command(flatten)]
    pub options: OptionArgs,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// The number of the first game: part of a run that others play the rest of (see `serai merge`)
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub from: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads (default: as many as the machine has)
    #[arg(long)]
    pub jobs: Option<usize>,
    /// Keep every game: FILE.parquet or FILE.csv (a table of games; FILE.seats.… has the seats,
    /// FILE.counts.… what they did), or FILE.jsonl
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Go on with the games in --out
    #[arg(long, requires = "out")]
    pub resume: bool,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Change a printed value for this run, such as cards.1.copies=12; may be given several times
    #[arg(long, value_name = "path=value")]
    pub set: Vec<String>,
    /// Compare the game as printed with the changed one, on the same seeds; --out FILE.csv then
    /// writes FILE.printed.csv and FILE.changed.csv
    #[arg(long, requires = "set", conflicts_with = "resume")]
    pub versus: bool,
    /// JSON for programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct MergeArgs {
    /// Where the whole goes: FILE.parquet, FILE.csv or FILE.jsonl
    pub out: PathBuf,
    /// What `serai sim --out` wrote, in any order
    #[arg(required = true, value_name = "PART")]
    pub parts: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct RateArgs {
    /// Which game (see `serai games`)
    pub game: String,
    /// The bots to rate, two or more: random, easy, greedy, normal, hard, expert, master, search:4000,
    /// search:500ms, plain:4000, school:NAME, schools (all the game has), or a program of your own,
    /// exec:COMMAND
    #[arg(long, value_name = "hard,greedy,…", default_value = "random,easy,normal,hard")]
    pub bots: String,
    /// Seconds a program of your own may think about a decision
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    pub patience: f64,
    /// How many sit at a table
    #[arg(long, default_value_t = 2)]
    pub seats: u8,
    #[command(flatten)]
    pub options: OptionArgs,
    /// At most so many games; fewer, if the order is certain before
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// One of the first bot at each table, against copies of another, and no other line-ups
    #[arg(long)]
    pub first_alone: bool,
    /// Play all games, even when the order is certain
    #[arg(long)]
    pub all: bool,
    /// Every game as a row (FILE.csv or FILE.parquet): which bot sat where, and its rank
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Threads (default: as many as the machine has)
    #[arg(long)]
    pub jobs: Option<usize>,
    /// JSON for programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    /// Learn the weights of a game's evaluation by self-play
    Train(TrainArgs),
}

#[derive(Debug, Args)]
pub(crate) struct TrainArgs {
    /// Which game (see `serai games`)
    pub game: String,
    /// Numbers of seats to learn for (default: all the game allows)
    #[arg(long, value_delimiter = ',', value_name = "2,3,…")]
    pub seats: Option<Vec<u8>>,
    #[command(flatten)]
    pub options: OptionArgs,
    /// Self-play games for each number of seats
    #[arg(long, default_value_t = 20_000)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Learn from searching bots with so many simulations a decision instead of from greedy ones
    #[arg(long, value_name = "SIMULATIONS")]
    pub think: Option<u32>,
    /// Cells of a small network that bends the evaluation, at least as many as the weights to go on
    /// from have
    #[arg(long, default_value_t = 0, value_parser = cells)]
    pub cells: usize,
    /// Go on from these weights instead of from zero
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Write the weights here, at every checkpoint (default: print them at the end)
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// In every second game the game's schools play some of the seats, so that more is seen than bots
    /// of one's own kind
    #[arg(long)]
    pub schools: bool,
    /// Held-out games for each point of the strength curve
    #[arg(long, default_value_t = 400)]
    pub held_out: u64,
    /// Threads (default: as many as the machine has)
    #[arg(long)]
    pub jobs: Option<usize>,
}

fn cells(text: &str) -> Result<usize, String> {
    let most = bots::eval::CELLS;
    let cells = text.parse().ok().filter(|cells| *cells <= most);
    cells.ok_or_else(|| format!("a network has 0 to {most} cells"))
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// One game only
    pub game: Option<String>,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 1.0)]
    pub seconds: f64,
    /// Also measure OpenSpiel's pig, hearts and cribbage with its Python package, in the same run
    #[arg(long, value_name = "PYTHON", num_args = 0..=1, require_equals = true, default_missing_value = "python3")]
    pub peers: Option<String>,
    /// JSON for programs
    #[arg(long)]
    pub json: bool,
}
