//! `serai play` line by line: the table as text, numbered choices, one line of input at a time.

use std::collections::BTreeMap;
use std::io::{BufRead, IsTerminal, Write};
use std::process::ExitCode;

use ::lab::Machine;
use bots::{Budget, Kind};
use game::{Broken, Phrase, Seat, Viewer, say};
use lang::{Language, Speaker};
use table::{AnyTable, Frame, Waiting};

use crate::args::PlayArgs;
use crate::exec::{Fault, Outside};
use crate::keeper::Keeper;
use crate::opening;
use crate::rules::one_rule;
use crate::seats::{self, Sitter};

pub fn run(language: Language, args: &PlayArgs) -> Result<ExitCode, Broken> {
    let mut evening = match &args.resume {
        Some(path) => {
            let (keeper, record, table) = Keeper::resume(path)?;
            Evening::new(language, table, seats::from_names(&record.names), Some(keeper))?
        }
        None => {
            let game = args.game.as_deref().expect("clap asks for a game or a record");
            let sitters = seats::parse(args.seats.as_deref(), catalog::info(game)?)?;
            let names = seats::names(&sitters, &Speaker::new(language, Vec::new()));
            let keeper = args.record.as_deref().map(Keeper::create).transpose()?;
            let table = opening::open(game, args.options.settings()?, names, args.seed)?;
            Evening::new(language, table, sitters, keeper)?
        }
    };
    evening.play()
}

/// How long a hint is thought about, in milliseconds.
const HINT_TIME: u32 = 1500;

/// A match at one keyboard.
struct Evening {
    table: Box<dyn AnyTable>,
    sitters: Vec<Sitter>,
    speaker: Speaker,
    keeper: Option<Keeper>,
    /// How much of the journal each person has been told.
    told: BTreeMap<Seat, usize>,
    outside: BTreeMap<Seat, Outside>,
    /// Whose secrets may be on the screen.
    at_keyboard: Option<Seat>,
}

/// What a person wants.
enum Wish {
    Choose(usize),
    Notation(String),
    TakeBack,
    Stop,
}

impl Evening {
    fn new(
        language: Language,
        table: Box<dyn AnyTable>,
        sitters: Vec<Sitter>,
        keeper: Option<Keeper>,
    ) -> Result<Self, Broken> {
        let speaker = Speaker::new(language, table.names().to_vec());
        let people = (0u8..)
            .zip(&sitters)
            .filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)))
            .map(|(index, _)| (Seat::new(index), 0));
        let told: BTreeMap<Seat, usize> = people.collect();
        let outside = outside_bots(&sitters)?;
        Ok(Evening { table, sitters, speaker, keeper, told, outside, at_keyboard: None })
    }

    fn play(&mut self) -> Result<ExitCode, Broken> {
        self.welcome();
        self.keep();
        let mut shown = 0;
        loop {
            match self.table.awaiting() {
                Waiting::Nobody => break,
                Waiting::Chance(kind) => {
                    return Err(Broken::new(format!("nobody answers the dice ({kind})")));
                }
                Waiting::Decision(seat) => match self.sitters[seat.index()] {
                    Sitter::Bot(kind) => self.let_bot_play(seat, kind),
                    Sitter::Outside(_) => self.let_outside_play(seat),
                    Sitter::Person(_) => {
                        if !self.ask(seat) {
                            return Ok(self.stop());
                        }
                    }
                },
            }
            self.keep();
            if self.told.is_empty() {
                self.tell(Viewer::Spectator, shown);
                shown = self.table.number();
            }
        }
        self.finish();
        Ok(ExitCode::SUCCESS)
    }

    fn let_bot_play(&mut self, seat: Seat, kind: Kind) {
        let choice =
            bots::choose_with(self.table.as_ref(), kind, self.bot_seed(), &Machine::whole());
        let choice = choice.expect("a seat decides");
        self.table.act(seat, &choice).expect("bots choose legal actions");
    }

    /// Asks the program; what it does wrong is said, and a bot of the house moves instead.
    fn let_outside_play(&mut self, seat: Seat) {
        let outside = self.outside.get_mut(&seat).expect("every outside seat has its program");
        match outside.choose(self.table.as_ref(), seat) {
            Ok(choice) => self.table.act(seat, &choice).expect("the choice was checked"),
            Err(fault) => {
                let why = match fault {
                    Fault::TooSlow => say!("play-outside-slow"),
                    Fault::Gone => say!("play-outside-gone"),
                    Fault::Nonsense(text) => say!("play-outside-nonsense", text = text),
                    Fault::Illegal(text) => say!("play-outside-illegal", text = text),
                };
                let bot = seats::FALLBACK.to_string();
                self.say(say!("play-outside-forfeits", seat = seat, why = why, bot = bot));
                self.let_bot_play(seat, seats::FALLBACK);
            }
        }
    }

    /// What a strong bot thinks of the open decision.
    fn hint(&self, frame: &Frame) {
        let budget = Budget::Milliseconds(HINT_TIME);
        let advice = bots::explain(self.table.as_ref(), budget, self.bot_seed(), &Machine::whole());
        let sentence = |notation: &str| {
            let choice = frame.choices.iter().find(|choice| choice.notation == notation);
            choice.map(|choice| self.speaker.say(&choice.phrase)).unwrap_or_default()
        };
        for advice in advice.iter().flatten().take(3) {
            let percent = |part: f32| format!("{:.0}", part * 100.0);
            let line = match frame.names.len() {
                1 => say!(
                    "play-hint-alone",
                    choice = sentence(&advice.notation),
                    win = percent(advice.win),
                    score = format!("{:.0}", advice.score),
                    belief = percent(advice.weight),
                ),
                _ => say!(
                    "play-hint",
                    choice = sentence(&advice.notation),
                    win = percent(advice.win),
                    score = format!("{:.0}", advice.score),
                    other = format!("{:.0}", advice.best_other),
                    belief = percent(advice.weight),
                ),
            };
            self.say(line);
        }
    }

    /// Reproducible with the table: the same match, the same bots.
    fn bot_seed(&self) -> u64 {
        u64::from_le_bytes(self.table.id()) ^ (self.table.number() as u64) << 20
    }

    fn welcome(&self) {
        self.say(say!("play-welcome", title = self.table.info().title.to_owned()));
        if let Some(commitment) = self.table.frame(Viewer::Spectator, 0).commitment {
            self.say(say!("play-commitment", commitment = commitment));
        }
        if !self.told.is_empty() {
            self.say(say!("play-how"));
        }
        println!();
    }

    /// Asks a person until the decision is made; false if they want to stop.
    fn ask(&mut self, seat: Seat) -> bool {
        self.hand_over(seat);
        self.show(seat);
        loop {
            let frame = self.table.frame(Viewer::Seat(seat), self.table.number());
            let Some(wish) = self.listen(&frame) else {
                return false;
            };
            let done = match wish {
                Wish::Stop => return false,
                Wish::TakeBack => self.table.take_back(seat).map(|()| self.keep()),
                Wish::Choose(index) => self.table.act(seat, &frame.choices[index].notation),
                Wish::Notation(text) => self.table.act(seat, &text),
            };
            match done {
                Err(refused) => {
                    let sentence = self.speaker.say(&refused.phrase);
                    match refused.rule {
                        Some(rule) => println!("{sentence} ({rule})"),
                        None => println!("{sentence}"),
                    }
                }
                Ok(()) if self.table.number() < frame.number => {
                    self.say(say!("play-taken-back"));
                    self.told.insert(seat, self.table.number());
                    self.show(seat);
                }
                Ok(()) => {
                    self.tell_person(seat);
                    return true;
                }
            }
        }
    }

    /// With several people at one keyboard nobody sees another's cards.
    fn hand_over(&mut self, seat: Seat) {
        if self.told.len() > 1 && self.at_keyboard != Some(seat) {
            if std::io::stdout().is_terminal() {
                print!("\x1b[2J\x1b[3J\x1b[H"); // screen and scroll-back
            } else {
                println!("\n{}\n", "=".repeat(72));
            }
            self.say(say!("play-hand-over", seat = seat));
            let _ = std::io::stdout().flush();
            let _ = std::io::stdin().lock().read_line(&mut String::new());
        }
        self.at_keyboard = Some(seat);
    }

    /// What happened since this person last looked, then the table and the choices.
    fn show(&mut self, seat: Seat) {
        self.tell_person(seat);
        let frame = self.table.frame(Viewer::Seat(seat), self.table.number());
        print!("\n{}", page(&self.speaker, &frame));
    }

    fn tell_person(&mut self, seat: Seat) {
        let since = self.told.insert(seat, self.table.number()).unwrap_or(0);
        self.tell(Viewer::Seat(seat), since);
    }

    fn tell(&self, viewer: Viewer, since: usize) {
        for number in since + 1..=self.table.number() {
            for phrase in self.table.told(number, viewer).iter().flat_map(|told| &told.phrases) {
                println!("  · {}", self.speaker.say(phrase));
            }
        }
    }

    /// Reads lines until one is a wish; nothing at the end of input.
    fn listen(&self, frame: &Frame) -> Option<Wish> {
        loop {
            print!("> ");
            let _ = std::io::stdout().flush();
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line).unwrap_or(0) == 0 {
                println!();
                return None;
            }
            match line.trim() {
                "" if frame.choices.len() == 1 => return Some(Wish::Choose(0)),
                "" => self.say(say!("play-choose", most = frame.choices.len())),
                "u" => return Some(Wish::TakeBack),
                "q" => return Some(Wish::Stop),
                "?" => self.say(say!("play-help")),
                "t" => print!("{}", page(&self.speaker, frame)),
                "l" => self.tell(frame.viewer, 0),
                "h" | "hint" => self.hint(frame),
                text => match text.parse::<usize>() {
                    Ok(number) if (1..=frame.choices.len()).contains(&number) => {
                        return Some(Wish::Choose(number - 1));
                    }
                    Ok(_) => self.say(say!("play-choose", most = frame.choices.len())),
                    Err(_) if self.is_rule(text) => self.rule(text),
                    Err(_) => return Some(Wish::Notation(text.to_owned())),
                },
            }
        }
    }

    fn is_rule(&self, text: &str) -> bool {
        let letter = text.chars().next().map(|c| c.to_ascii_uppercase());
        letter == Some(self.table.info().rule_letter)
            && text.len() == 3
            && text[1..].bytes().all(|byte| byte.is_ascii_digit())
    }

    fn rule(&self, id: &str) {
        let document = self.table.info().rules[self.speaker.language.index()];
        let rules = game::rules::parse(document).expect("the rules can be read");
        match rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id)) {
            Some(rule) => println!("{}", one_rule(rule)),
            None => self.say(say!("play-no-rule", id = id.to_uppercase())),
        }
    }

    /// A disk that is full does not end the match; it is tried again at the next step.
    fn keep(&self) {
        if let Some(Err(problem)) = self.keeper.as_ref().map(|k| k.save(self.table.as_ref())) {
            eprintln!("{}", self.speaker.say(&say!("play-not-kept", why = problem.to_string())));
        }
    }

    fn stop(&self) -> ExitCode {
        self.say(match &self.keeper {
            Some(_) => say!("play-stopped-kept"),
            None => say!("play-stopped"),
        });
        ExitCode::SUCCESS
    }

    fn finish(&mut self) {
        let people: Vec<Seat> = self.told.keys().copied().collect();
        match people.as_slice() {
            [only] => self.tell_person(*only),
            _ => {
                let since = self.told.values().copied().min().unwrap_or(self.table.number());
                self.tell(Viewer::Spectator, since);
            }
        }
        let viewer = match people.as_slice() {
            [only] => Viewer::Seat(*only),
            _ => Viewer::Spectator,
        };
        print!("\n{}", page(&self.speaker, &self.table.frame(viewer, self.table.number())));
        if let Some(secret) = self.table.record().secret {
            self.say(say!("play-secret", secret = table::hex(&secret)));
        }
    }

    fn say(&self, phrase: Phrase) {
        println!("{}", self.speaker.say(&phrase));
    }
}

/// Starts the programs that play.
fn outside_bots(sitters: &[Sitter]) -> Result<BTreeMap<Seat, Outside>, Broken> {
    let commands = (0u8..).zip(sitters).filter_map(|(index, sitter)| match sitter {
        Sitter::Outside(command) => Some((Seat::new(index), command)),
        _ => None,
    });
    commands.map(|(seat, command)| Ok((seat, Outside::start(command)?))).collect()
}

/// The text table: decision, you, others, board, then the choices or the result.
pub fn page(speaker: &Speaker, frame: &Frame) -> String {
    let mut page = lang::table(speaker, &frame.text);
    page.push('\n');
    match &frame.scores {
        Some(standings) => page.push_str(&result(speaker, frame, standings)),
        None => page.push_str(&format!("{}\n", speaker.say(&frame.ask))),
    }
    let width = frame.choices.len().to_string().len();
    for (index, choice) in frame.choices.iter().enumerate() {
        let sentence = speaker.say(&choice.phrase);
        page.push_str(&format!("  {:>width$}  {sentence}  [{}]\n", index + 1, choice.notation));
    }
    page
}

fn result(speaker: &Speaker, frame: &Frame, standings: &game::Standings) -> String {
    let mut text = String::new();
    if let Some(ending) = frame.ending {
        text.push_str(&format!("{}\n", speaker.text(&format!("{}-ending-{ending}", frame.game))));
    }
    let mut sides: Vec<Seat> = Seat::all(standings.sides()).collect();
    sides.sort_by_key(|&seat| standings.rank(seat));
    for seat in sides {
        // A side that nobody sits at is the game's own opponent.
        let name = match frame.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => speaker.say(&say!("play-automatic")),
        };
        let [score, first, second] = standings.keys(seat);
        let rank = standings.rank(seat);
        let phrase = match (first, second) {
            (0, 0) => say!("play-result", rank = rank, name = name, score = score),
            _ => say!(
                "play-result-ties",
                rank = rank,
                name = name,
                score = score,
                first = first,
                second = second
            ),
        };
        text.push_str(&format!("{}\n", speaker.say(&phrase)));
    }
    text
}
