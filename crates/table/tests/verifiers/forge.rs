//! Records of matches by chance, and forgeries of them: what the verifiers are tried on.

use game::{Dealer, Quick, Settings};
use table::{AnyTable, Chain, Parts, Record, SeatDice, Setup, Waiting, open, with_link};

const GAMES: [&str; 4] = ["osaka", "yspahan", "istanbul", "tabriz"];

/// How often, one in so many decisions, a chain is lost, and a decision taken back where it can be.
const LOST: u32 = 300;
const REGRETTED: u32 = 20;

/// A match by chance to its end, with any number of seats and any options: some seats are absent from the
/// dice, a chain is lost now and then, decisions are taken back; every fifth by version 1.
pub(crate) fn record(number: usize) -> Record {
    let mut dealer = Quick::new(number as u64);
    let game = catalog::info(GAMES[number % 4]).unwrap();
    let chain = |seat: usize| Chain::new([1 + (8 * (number % 31) + seat) as u8; 32]);
    let mut table = opened(game, number, &chain, &mut dealer);
    while let Waiting::Decision(seat) = table.awaiting() {
        let choices = table.choices();
        let choice = &choices[dealer.below(choices.len() as u32) as usize].notation;
        let link = match table.seat_dice()[seat.index()] {
            SeatDice::Own { next, .. } if dealer.below(LOST) > 0 => chain(seat.index()).link(next),
            _ => None,
        };
        table.act(seat, &with_link(choice, link.as_ref())).unwrap();
        if dealer.below(REGRETTED) == 0 {
            // Where it told somebody something it stands.
            let _ = table.take_back(seat);
        }
    }
    table.record()
}

/// A table that can be: not every option goes with every number of seats.
fn opened(
    game: &game::Info,
    number: usize,
    chain: &dyn Fn(usize) -> Chain,
    dealer: &mut Quick,
) -> Box<dyn AnyTable> {
    loop {
        let more = u32::from(game.max_seats - game.min_seats);
        let seats = usize::from(game.min_seats) + dealer.below(more + 1) as usize;
        let names = (1..=seats).map(|seat| format!("Seat {seat}")).collect();
        let mut settings = Settings::default();
        for option in game.options.iter().filter(|_| number.is_multiple_of(3)) {
            settings
                .set(option.key, option.values[dealer.below(option.values.len() as u32) as usize]);
        }
        let mut setup = Setup::seeded(settings, names, number as u64);
        let absent: Vec<bool> = (0..seats).map(|_| dealer.below(4) == 0).collect();
        setup.parts = match number % 5 {
            4 => Parts::Nonces((0..seats).map(|seat| [seat as u8 + 1; 16]).collect()),
            _ => Parts::Chains(
                (0..seats).map(|seat| (!absent[seat]).then(|| chain(seat).opened())).collect(),
            ),
        };
        if let Ok(table) = open(game.key, setup) {
            return table;
        }
    }
}

/// How many ways of forging there are.
const WAYS: u32 = 14;

/// One forgery after the other: each of these records with a line changed or gone; two where links
/// change places.
pub(crate) fn forgeries(records: &[Record], count: usize) -> Vec<String> {
    let mut dealer = Quick::new(9);
    let tries = (0..).map(|number| &records[number % records.len()]);
    tries.filter_map(|record| forged(record, dealer.below(WAYS), &mut dealer)).take(count).collect()
}

/// A forged text; none where this record has nothing to forge in this way.
fn forged(record: &Record, way: u32, dealer: &mut Quick) -> Option<String> {
    let text = record.to_string();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut some = |fits: &dyn Fn(&str) -> bool| {
        let places: Vec<usize> = (0..lines.len()).filter(|at| fits(&lines[*at])).collect();
        (!places.is_empty()).then(|| places[dealer.below(places.len() as u32) as usize])
    };
    let entry = |line: &str| line.starts_with(|c: char| c.is_ascii_digit());
    let answer = |line: &str| entry(line) && !line.contains(" seat ");
    match way {
        0..=6 => {
            let fields =
                ["commitment: ", "secret: ", "table: ", "seal ", "link ", "nonce ", "content: "];
            let field = fields[way as usize];
            let at = some(&|line| line.starts_with(field) && !line.ends_with("none"))?;
            lines[at] = another_digit(&lines[at], ": ");
        }
        7 => {
            let at = some(&|line| entry(line) && line.contains(" / "))?;
            lines[at] = another_digit(&lines[at], " / ");
        }
        // A card, a tile or a roll that somebody would have liked better: one that the same match has elsewhere.
        8 | 9 => {
            let at = some(&answer)?;
            let (who, what) = lines[at].split_once(": ").unwrap();
            let kind = who.split_once(' ').unwrap().1;
            let asks = format!(" {kind}: ");
            let like = some(&|line| entry(line) && line.contains(&asks) && !line.ends_with(what))?;
            lines[at] = format!("{who}: {}", lines[like].split_once(": ").unwrap().1);
        }
        10 => {
            let at = some(&entry)?;
            entry(&lines[at + 1]).then(|| lines.remove(at))?;
        }
        11 => {
            let [one, two] =
                ["seal 1: ", "seal 2: "].map(|name| lines.iter().position(|l| l.starts_with(name)));
            let seal =
                lines[one?].strip_prefix("seal 1: ").filter(|seal| *seal != "none")?.to_owned();
            (!lines[two?].ends_with("none")).then_some(())?;
            lines[two?] = format!("seal 2: {seal}");
        }
        // A point more in the result.
        12 => {
            let at = some(&|line| line.starts_with("result: "))?;
            let (before, after) = lines[at].split_once(" score ")?;
            let (score, rest) = after.split_once(' ')?;
            lines[at] = format!("{before} score {} {rest}", score.parse::<i32>().ok()? + 1);
        }
        // Two links of one seat change places.
        _ => {
            let at: Vec<usize> = (0..lines.len())
                .filter(|at| lines[*at].contains(" seat 1: ") && lines[*at].contains(" / "))
                .collect();
            let (one, two) = (*at.first()?, *at.get(2)?);
            let link = |line: &str| line.split_once(" / ").unwrap().1.to_owned();
            let (first, third) = (link(&lines[one]), link(&lines[two]));
            lines[one] = lines[one].replace(&first, &third);
            lines[two] = lines[two].replace(&third, &first);
        }
    }
    Some(lines.join("\n") + "\n")
}

/// Another hexadecimal digit at the first place after this in the line.
fn another_digit(line: &str, after: &str) -> String {
    let place = line.find(after).unwrap() + after.len();
    let digit = if line[place..].starts_with('0') { "1" } else { "0" };
    format!("{}{digit}{}", &line[..place], &line[place + 1..])
}
