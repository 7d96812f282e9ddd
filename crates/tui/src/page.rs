//! A frame as a page of words: for line mode, screen readers, copy and paste.

use game::{Seat, Standings, rules::Rule, say};
use lang::Speaker;
use table::Frame;
use table::wire::{Answer, Entering, Waiting};

/// The text table, then the decision with its choices, or the result.
pub fn page(speaker: &Speaker, frame: &Frame) -> String {
    let mut page = lang::table(speaker, &frame.text);
    page.push('\n');
    match &frame.scores {
        Some(standings) => {
            result(speaker, frame, standings).iter().for_each(|line| {
                page.push_str(line);
                page.push('\n');
            });
        }
        None => page.push_str(&format!("{}\n", asked(speaker, frame))),
    }
    let width = frame.choices.len().to_string().len();
    for (index, choice) in frame.choices.iter().enumerate() {
        let sentence = speaker.say(&choice.phrase);
        page.push_str(&format!("  {:>width$}  {sentence}  [{}]\n", index + 1, choice.notation));
    }
    page
}

/// The open question: put to whoever decides, told to everybody else.
pub(crate) fn asked(speaker: &Speaker, frame: &Frame) -> String {
    match frame.awaiting {
        Waiting::Decision(seat) if !frame.viewer.is(seat) => speaker.watch(&frame.ask),
        _ => speaker.say(&frame.ask),
    }
}

/// The question that people answer who roll and draw with their own hands, and whose secret the answer is.
pub fn entered(speaker: &Speaker, entering: &Entering) -> String {
    let ask = speaker.say(&entering.ask);
    match entering.secret_of {
        Some(seat) => format!("{ask} {}", speaker.say(&say!("play-enter-secret", seat = seat))),
        None => ask,
    }
}

/// What can be entered: a numbered list, or how it is written.
pub fn answers(speaker: &Speaker, entering: &Entering) -> Vec<String> {
    if entering.answers.is_empty() {
        return vec![speaker.say(&say!("play-enter-like", example = entering.example.clone()))];
    }
    let line = |(number, answer): (usize, &Answer)| match &answer.phrase {
        Some(phrase) => format!("{number:>4}  {}  [{}]", speaker.say(phrase), answer.notation),
        None => format!("{number:>4}  [{}]", answer.notation),
    };
    (1..).zip(&entering.answers).map(line).collect()
}

/// Why it is over, then the sides from first to last.
pub fn result(speaker: &Speaker, frame: &Frame, standings: &Standings) -> Vec<String> {
    let ending = frame.ending.map(|end| speaker.ending(frame.game, end));
    let mut sides: Vec<Seat> = Seat::all(standings.sides()).collect();
    sides.sort_by_key(|&seat| standings.rank(seat));
    let places = sides.into_iter().map(|seat| place(speaker, standings, seat));
    ending.into_iter().chain(places).collect()
}

fn place(speaker: &Speaker, standings: &Standings, seat: Seat) -> String {
    // A side that nobody sits at is the game's own opponent.
    let name = match speaker.names.get(seat.index()) {
        Some(name) => name.clone(),
        None => speaker.say(&say!("play-automatic")),
    };
    let [score, first, second] = standings.keys(seat);
    let rank = standings.rank(seat);
    speaker.say(&match (first, second) {
        (0, 0) => say!("play-result", rank = rank, name = name, score = score),
        _ => say!(
            "play-result-ties",
            rank = rank,
            name = name,
            score = score,
            first = first,
            second = second
        ),
    })
}

/// A rule as one paragraph, for a terminal.
pub fn one_rule(rule: &Rule) -> String {
    // The documents set rulings off by stars.
    format!("{} ({}): {}", rule.id, rule.heading, rule.text.replace('*', ""))
}
