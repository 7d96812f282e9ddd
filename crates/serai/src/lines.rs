//! A match line by line: the table as text, numbered choices, one line of input at a time.

use std::io::{BufRead, IsTerminal, Write};
use std::process::ExitCode;

use game::{Broken, Phrase, Seat, Viewer, say};
use lang::{Language, Speaker};
use table::{Frame, Refused, hex};
use tui::{Evening, Turn, one_rule, page};

use crate::play::left;

pub(crate) fn play(language: Language, evening: Evening) -> Result<ExitCode, Broken> {
    let speaker = Speaker::new(language, evening.table.names().to_vec());
    Lines { evening, speaker }.play()
}

struct Lines {
    evening: Evening,
    speaker: Speaker,
}

/// What a person wants.
enum Wish {
    Choose(usize),
    Notation(String),
    TakeBack,
    /// The answer that was entered last was wrong.
    Correct,
    Stop,
}

impl Lines {
    fn play(&mut self) -> Result<ExitCode, Broken> {
        self.welcome();
        self.keep();
        let mut shown = 0;
        loop {
            match self.evening.turn()? {
                Turn::Over => break,
                Turn::Bot(seat) => self.let_bot_play(seat),
                Turn::Enter => {
                    if !self.enter() {
                        return left(&self.speaker, &self.evening);
                    }
                }
                Turn::Person(seat) => {
                    if !self.ask(seat) {
                        return left(&self.speaker, &self.evening);
                    }
                }
            }
            self.keep();
            if self.evening.people().len() == 0 {
                self.tell(self.evening.happened(Viewer::Spectator, shown));
                shown = self.evening.table.number();
            }
        }
        self.finish();
        left(&self.speaker, &self.evening)
    }

    fn let_bot_play(&mut self, seat: Seat) {
        let choice = self.evening.mover(seat).choose(self.evening.table.as_ref());
        choice.complaint.into_iter().for_each(|complaint| self.say(complaint));
        self.evening.act(seat, &choice.notation).expect("bots choose legal actions");
    }

    /// What a strong bot thinks of the open decision.
    fn hint(&self, frame: &Frame) {
        let advice = tui::think_of_hint(self.evening.table.as_ref(), self.evening.bot_seed());
        advice.iter().for_each(|advice| {
            println!("{}", tui::hint_sentence(&self.speaker, frame, advice));
        });
    }

    fn welcome(&self) {
        let table = self.evening.table.as_ref();
        self.say(say!("play-welcome", title = table.info().title.to_owned()));
        if let Some(commitment) = table.commitment() {
            self.say(say!("play-commitment", commitment = hex(&commitment)));
        }
        if self.evening.is_by_hand() {
            self.say(say!("play-by-hand"));
        }
        if self.evening.people().len() > 0 {
            self.say(say!("play-how"));
        }
        println!();
    }

    fn frame(&self, viewer: Viewer) -> Frame {
        self.evening.table.frame(viewer)
    }

    /// Asks a person until the decision is made; false if they want to stop.
    fn ask(&mut self, seat: Seat) -> bool {
        self.hand_over(seat);
        self.show(seat);
        loop {
            let (frame, before) = (self.frame(Viewer::Seat(seat)), self.evening.table.number());
            let Some(wish) = self.listen(&frame) else {
                return false;
            };
            let done = match wish {
                Wish::Stop => return false,
                Wish::TakeBack => self.evening.take_back(seat).map(|()| self.keep()),
                Wish::Correct => self.evening.correct(),
                Wish::Choose(index) => self.evening.act(seat, &frame.choices[index].notation),
                Wish::Notation(text) => self.evening.act(seat, &text),
            };
            match done {
                Err(refused) => self.refuse(&refused),
                Ok(()) if self.evening.table.number() < before => {
                    self.say(say!("play-taken-back"));
                    // Before the question of chance, or of somebody else.
                    if self.evening.turn() != Ok(Turn::Person(seat)) {
                        return true;
                    }
                    self.show(seat);
                }
                Ok(()) => {
                    self.tell_person(seat);
                    return true;
                }
            }
        }
    }

    fn refuse(&self, refused: &Refused) {
        let sentence = self.speaker.say(&refused.phrase);
        match refused.rule {
            Some(rule) => println!("{sentence} ({rule})"),
            None => println!("{sentence}"),
        }
    }

    /// Asks what fell until somebody has entered it; false if they want to stop.
    fn enter(&mut self) -> bool {
        if let Some(seat) = self.evening.enters() {
            self.hand_over(seat);
        }
        let Some(entering) = self.evening.table.entering() else { return true };
        println!("\n{}", tui::entered(&self.speaker, &entering));
        tui::answers(&self.speaker, &entering).iter().for_each(|line| println!("{line}"));
        loop {
            let Some(line) = read_line() else { return false };
            let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let listed = number.and_then(|index| entering.answers.get(index));
            let done = match line.as_str() {
                "q" => return false,
                "" | "?" => {
                    self.say(say!("play-enter-how"));
                    continue;
                }
                "u" | "U" => self.evening.correct(),
                _ => self.evening.enter(listed.map_or(&*line, |answer| &answer.notation)),
            };
            match done {
                Ok(()) if matches!(line.as_str(), "u" | "U") => {
                    self.say(say!("play-corrected"));
                    return true;
                }
                Ok(()) => return true,
                Err(refused) => self.refuse(&refused),
            }
        }
    }

    /// With several people at one keyboard nobody sees another's cards.
    fn hand_over(&mut self, seat: Seat) {
        if self.evening.must_hand_over(seat) {
            if std::io::stdout().is_terminal() {
                print!("\x1b[2J\x1b[3J\x1b[H"); // screen and scroll-back
            } else {
                println!("\n{}\n", "=".repeat(72));
            }
            self.say(say!("play-hand-over", seat = seat));
            let _ = std::io::stdout().flush();
            let _ = std::io::stdin().lock().read_line(&mut String::new());
        }
        self.evening.hand_over(seat);
    }

    /// What happened since this person last looked, then the table and the choices.
    fn show(&mut self, seat: Seat) {
        self.tell_person(seat);
        print!("\n{}", page(&self.speaker, &self.frame(Viewer::Seat(seat))));
    }

    fn tell_person(&mut self, seat: Seat) {
        let news = self.evening.news(seat);
        self.tell(news);
    }

    fn tell(&self, news: Vec<Phrase>) {
        for phrase in news {
            println!("  · {}", self.speaker.say(&phrase));
        }
    }

    /// Reads lines until one is a wish; nothing at the end of input.
    fn listen(&self, frame: &Frame) -> Option<Wish> {
        loop {
            let line = read_line()?;
            match line.as_str() {
                "" if frame.choices.len() == 1 => return Some(Wish::Choose(0)),
                "" => self.say(say!("play-choose", most = frame.choices.len())),
                "u" => return Some(Wish::TakeBack),
                "U" => return Some(Wish::Correct),
                "q" => return Some(Wish::Stop),
                "?" => self.say(say!("play-help")),
                "t" => print!("{}", page(&self.speaker, frame)),
                "l" => self.tell(self.evening.happened(frame.viewer, 0)),
                "h" | "hint" => self.hint(frame),
                text => match text.parse::<usize>() {
                    Ok(number) if (1..=frame.choices.len()).contains(&number) => {
                        return Some(Wish::Choose(number - 1));
                    }
                    Ok(_) => self.say(say!("play-choose", most = frame.choices.len())),
                    Err(_) if is_rule(text) => self.rule(text),
                    Err(_) => return Some(Wish::Notation(text.to_owned())),
                },
            }
        }
    }

    fn rule(&self, id: &str) {
        let document = lang::rules(self.evening.table.info(), self.speaker.language);
        let rules = game::rules::parse(document).expect("the rules can be read");
        match rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id)) {
            Some(rule) => println!("{}", one_rule(rule)),
            None => self.say(say!("play-no-rule", id = id.to_uppercase())),
        }
    }

    /// A disk that is full does not end the match; it is tried again at the next step.
    fn keep(&mut self) {
        if let Err(problem) = self.evening.keep() {
            eprintln!("{}", self.speaker.say(&say!("play-not-kept", why = problem.to_string())));
        }
    }

    fn finish(&mut self) {
        let people: Vec<Seat> = self.evening.people().collect();
        match people.as_slice() {
            [only] => self.tell_person(*only),
            _ => {
                let since = self.evening.told_to_all();
                self.tell(self.evening.happened(Viewer::Spectator, since));
            }
        }
        print!("\n{}", page(&self.speaker, &self.frame(self.evening.viewer())));
        if let Some(secret) = self.evening.table.record().secret {
            self.say(say!("play-secret", secret = table::hex(&secret)));
        }
    }

    fn say(&self, phrase: Phrase) {
        println!("{}", self.speaker.say(&phrase));
    }
}

/// A line that somebody typed; nothing at the end of input.
fn read_line() -> Option<String> {
    print!("> ");
    let _ = std::io::stdout().flush();
    let mut line = String::new();
    if std::io::stdin().lock().read_line(&mut line).unwrap_or(0) == 0 {
        println!();
        return None;
    }
    Some(line.trim().to_owned())
}

/// Whether this is an id as rules have them, such as O31; in any game, in any case.
fn is_rule(text: &str) -> bool {
    match text.as_bytes() {
        [letter, digits @ ..] if digits.len() == 2 => {
            letter.is_ascii_alphabetic() && digits.iter().all(u8::is_ascii_digit)
        }
        _ => false,
    }
}
