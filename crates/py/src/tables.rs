//! Many tables of one game side by side, stepped together: the states, and the rules of stepping.
//! Nothing here knows Python; the buffers it fills belong to somebody else.

use bots::{Alone, Glimpse, Kind};
use game::encoded::mask_words;
use game::{Awaiting, Broken, Dealer, Encoded, MAX_SEATS, Quick, Seat, Spoken, Viewer};
use serde::{Deserialize, Serialize};

use crate::typed::{bits, returns};

/// What everybody reads, one row for each table.
pub(crate) struct Buffers<'a> {
    /// The view of the seat to decide.
    pub observation: &'a mut [f32],
    /// What that seat may do.
    pub mask: &'a mut [bool],
    /// Who decides.
    pub seat: &'a mut [u8],
    /// What the seats of a table whose match has just ended have got.
    pub reward: &'a mut [f32],
    /// Whether a match has just ended there.
    pub done: &'a mut [bool],
    /// The last view of the seat that acted last in a match that has just ended.
    pub last: &'a mut [f32],
}

/// What to do at each table.
pub(crate) enum Step<'a> {
    /// Nothing: only tell.
    Look,
    /// One action each.
    Act(&'a [i64]),
    /// A bot decides once where one of these seats does.
    Bot(Kind, u8),
}

/// Many tables with their game's type erased.
pub(crate) trait AnyTables: Send + Sync {
    /// Steps every table and tells what is there now. Refuses before anything is changed.
    fn step(&mut self, step: &Step<'_>, buffers: Buffers<'_>) -> Result<(), Broken>;
    /// One legal action for each table, each as likely.
    fn sample(&self, salt: u64, out: &mut [i64]);
    /// The number of the match at each table.
    fn games(&self) -> Vec<u64>;
    /// The position at a table.
    fn position(&self, at: usize) -> Option<serde_json::Value>;
    /// Everything needed to go on.
    fn save(&self) -> String;
    /// Goes on from what was saved by tables like these.
    fn load(&mut self, text: &str) -> Result<(), Broken>;
}

/// How tables are set up.
#[derive(Clone)]
pub(crate) struct Plan {
    pub tables: usize,
    pub seed: u64,
    pub threads: usize,
    /// Who plays for a seat besides the caller.
    pub opponents: [Option<Kind>; MAX_SEATS],
}

pub(crate) struct Tables<G: game::Game> {
    plan: Plan,
    first: G,
    numbers: usize,
    words: usize,
    size: usize,
    tables: Vec<Table<G>>,
    /// What is legal at each table, as the buffers told it.
    legal: Vec<u64>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(bound = "")]
struct Table<G: game::Game> {
    state: G,
    /// Number of the match: no two of these tables ever play the same one.
    game: u64,
    /// Decisions in it so far.
    step: u64,
}

/// Seeds for bots and for dice are drawn apart.
const BOTS: u64 = 0xB075;

impl<G: Spoken + Encoded> Tables<G> {
    pub(crate) fn new(first: G, plan: Plan) -> Self {
        let numbers = first.numbers();
        let size = first.observation().iter().map(game::Piece::len).sum();
        let words = mask_words(numbers);
        let begin = |index: usize| Table::begin(&first, &plan, index as u64);
        let tables = (0..plan.tables).map(begin).collect();
        let legal = vec![0; words * plan.tables];
        Tables { plan, first, numbers, words, size, tables, legal }
    }

    /// The tables in runs of `each`, with their parts of the buffers.
    fn desks<'a>(&'a mut self, buffers: Buffers<'a>, each: usize) -> Vec<Desk<'a, G>> {
        let (numbers, words, size) = (self.numbers, self.words, self.size);
        let seats = usize::from(self.first.seats());
        let mut legal = self.legal.chunks_mut(each * words);
        let mut observation = buffers.observation.chunks_mut(each * size);
        let mut mask = buffers.mask.chunks_mut(each * numbers);
        let mut seat = buffers.seat.chunks_mut(each);
        let mut reward = buffers.reward.chunks_mut(each * seats);
        let mut done = buffers.done.chunks_mut(each);
        let mut last = buffers.last.chunks_mut(each * size);
        let parts = self.tables.chunks_mut(each).map_while(|tables| {
            let buffers = Buffers {
                observation: observation.next()?,
                mask: mask.next()?,
                seat: seat.next()?,
                reward: reward.next()?,
                done: done.next()?,
                last: last.next()?,
            };
            Some(Desk { tables, legal: legal.next()?, buffers, numbers, words, size })
        });
        parts.collect()
    }

    fn check(&self, step: &Step<'_>) -> Result<(), Broken> {
        let Step::Act(actions) = step else { return Ok(()) };
        if actions.len() != self.tables.len() {
            let (tables, found) = (self.tables.len(), actions.len());
            return Err(Broken::new(format!("there are {tables} tables, but {found} actions")));
        }
        let masks = self.legal.chunks_exact(self.words);
        for (at, (&action, mask)) in actions.iter().zip(masks).enumerate() {
            let number = usize::try_from(action).ok().filter(|number| *number < self.numbers);
            if number.is_none_or(|number| mask[number / 64] >> (number % 64) & 1 == 0) {
                let name = number.and_then(|number| self.first.numbered(number as u16));
                let name = name.map(|action| format!(" (`{action}`)")).unwrap_or_default();
                return Err(Broken::new(format!(
                    "action {action}{name} is not legal at table {at}; nothing was changed"
                )));
            }
        }
        Ok(())
    }
}

impl<G: Spoken + Encoded> AnyTables for Tables<G> {
    fn step(&mut self, step: &Step<'_>, buffers: Buffers<'_>) -> Result<(), Broken> {
        self.check(step)?;
        let each = self.tables.len().div_ceil(self.plan.threads).max(1);
        let (first, plan) = (self.first, self.plan.clone());
        let mut desks = self.desks(buffers, each);
        let work =
            |(at, desk): (usize, &mut Desk<'_, G>)| desk.step(&first, &plan, at * each, step);
        std::thread::scope(|scope| {
            let mut desks = desks.iter_mut().enumerate();
            let own = desks.next();
            desks.for_each(|desk| drop(scope.spawn(move || work(desk))));
            own.map(work)
        });
        Ok(())
    }

    fn sample(&self, salt: u64, out: &mut [i64]) {
        let masks = self.legal.chunks_exact(self.words);
        for ((table, mask), action) in self.tables.iter().zip(masks).zip(out) {
            let seed = self.plan.seed ^ salt.rotate_left(32) ^ table.game.rotate_left(16);
            let count: u32 = mask.iter().map(|word| word.count_ones()).sum();
            let place = Quick::stream(seed, table.step).below(count.max(1));
            *action = nth(mask, place) as i64;
        }
    }

    fn games(&self) -> Vec<u64> {
        self.tables.iter().map(|table| table.game).collect()
    }

    fn position(&self, at: usize) -> Option<serde_json::Value> {
        let state = &self.tables.get(at)?.state;
        Some(serde_json::to_value(state).expect("states have a JSON form"))
    }

    fn save(&self) -> String {
        serde_json::to_string(&Saved { seed: self.plan.seed, tables: &self.tables[..] })
            .expect("states have a JSON form")
    }

    fn load(&mut self, text: &str) -> Result<(), Broken> {
        let saved: Saved<Vec<Table<G>>> = serde_json::from_str(text)
            .map_err(|error| Broken::new(format!("these are no saved tables: {error}")))?;
        let (wanted, found) = (self.tables.len(), saved.tables.len());
        if wanted != found {
            return Err(Broken::new(format!("{found} tables were saved, these are {wanted}")));
        }
        for table in &saved.tables {
            if table.state.seats() != self.first.seats() || table.state.numbers() != self.numbers {
                return Err(Broken::new("these tables were saved with other seats or options"));
            }
            table.state.check()?;
        }
        self.plan.seed = saved.seed;
        self.tables = saved.tables;
        Ok(())
    }
}

#[derive(Serialize, Deserialize)]
struct Saved<T> {
    seed: u64,
    tables: T,
}

/// The place of the set bit with this number.
fn nth(mask: &[u64], mut place: u32) -> usize {
    for (at, &word) in mask.iter().enumerate() {
        if place < word.count_ones() {
            return at * 64 + game::nth_bit(word, place) as usize;
        }
        place -= word.count_ones();
    }
    0
}

impl<G: Spoken + Encoded> Table<G> {
    fn begin(first: &G, plan: &Plan, game: u64) -> Self {
        let mut table = Table { state: *first, game, step: 0 };
        table.settle(plan);
        table
    }

    /// A number of its own for every match and step.
    fn seed(&self, plan: &Plan) -> u64 {
        plan.seed ^ self.game.wrapping_add(1).wrapping_mul(0xD134_2543_DE82_EF95)
    }

    fn settle(&mut self, plan: &Plan) {
        if let Awaiting::Chance(_) = self.state.awaiting() {
            let mut dealer = Quick::stream(self.seed(plan), self.step);
            self.state.settle(&mut dealer, &mut ());
        }
    }

    fn act(&mut self, action: G::Action, plan: &Plan) {
        self.state.act(action, &mut ());
        self.step += 1;
        self.settle(plan);
    }

    /// A bot is seated anew for every decision, so that what was saved is all there is.
    fn let_bot(&mut self, kind: Kind, plan: &Plan) {
        let Some(glimpse) = Glimpse::new(&self.state) else { return };
        let mut dealer = Quick::stream(self.seed(plan) ^ BOTS, self.step);
        let seed = u64::from(dealer.word()) << 32 | u64::from(dealer.word());
        let action = kind.sit::<G>(seed, &Alone).choose(&glimpse);
        self.act(action, plan);
    }

    fn decider(&self) -> Option<Seat> {
        match self.state.awaiting() {
            Awaiting::Decision(seat) => Some(seat),
            _ => None,
        }
    }
}

/// The tables of one thread with their part of the buffers.
struct Desk<'a, G: game::Game> {
    tables: &'a mut [Table<G>],
    legal: &'a mut [u64],
    buffers: Buffers<'a>,
    numbers: usize,
    words: usize,
    size: usize,
}

impl<G: Spoken + Encoded> Desk<'_, G> {
    fn step(&mut self, first: &G, plan: &Plan, from: usize, step: &Step<'_>) {
        let seats = usize::from(first.seats());
        for at in 0..self.tables.len() {
            if self.buffers.done[at] {
                self.buffers.reward[at * seats..(at + 1) * seats].fill(0.0);
                self.buffers.done[at] = false;
            }
            let Some(seat) = self.tables[at].decider() else { continue };
            match *step {
                Step::Look => {}
                Step::Act(actions) => {
                    let number = actions[from + at] as u16;
                    let action = first.numbered(number).expect("it was checked");
                    self.tables[at].act(action, plan);
                }
                Step::Bot(kind, who) if who >> seat.index() & 1 == 1 => {
                    self.tables[at].let_bot(kind, plan);
                }
                Step::Bot(..) => continue,
            }
            self.go_on(first, plan, at, seat);
            self.tell(at);
        }
    }

    /// Matches that are over begin anew, and opponents play, until the caller decides.
    fn go_on(&mut self, first: &G, plan: &Plan, at: usize, acted: Seat) {
        loop {
            match self.tables[at].decider() {
                None => {
                    self.finish(at, acted);
                    let next = self.tables[at].game + plan.tables as u64;
                    self.tables[at] = Table::begin(first, plan, next);
                }
                Some(seat) => match plan.opponents[seat.index()] {
                    Some(kind) => self.tables[at].let_bot(kind, plan),
                    None => return,
                },
            }
        }
    }

    fn finish(&mut self, at: usize, acted: Seat) {
        let state = &self.tables[at].state;
        let seats = usize::from(state.seats());
        let reward = &mut self.buffers.reward[at * seats..(at + 1) * seats];
        returns(state).zip(reward).for_each(|(value, to)| *to = value as f32);
        self.buffers.done[at] = true;
        let last = &mut self.buffers.last[at * self.size..(at + 1) * self.size];
        G::observe(&state.view(Viewer::Seat(acted)), last);
    }

    /// What is there now. Of the mask only what has changed is written.
    fn tell(&mut self, at: usize) {
        let state = &self.tables[at].state;
        let Awaiting::Decision(seat) = state.awaiting() else { return };
        self.buffers.seat[at] = seat.index() as u8;
        let row = &mut self.buffers.observation[at * self.size..(at + 1) * self.size];
        G::observe(&state.view(Viewer::Seat(seat)), row);
        let legal = &mut self.legal[at * self.words..(at + 1) * self.words];
        let row = &mut self.buffers.mask[at * self.numbers..(at + 1) * self.numbers];
        bits(legal).for_each(|number| row[number] = false);
        state.legal_mask(legal);
        bits(legal).for_each(|number| row[number] = true);
    }
}
