//! What is learned from: games played with the weights as they are, and who shows how to play them.

use bots::eval::{Borders, Judge, Knowledge, Numbers, WIDTH};
use bots::{Alone, Bot, Budget, Glimpse, Greedy, Search, Style};
use game::{Awaiting, Dealer, Game, MAX_SEATS, Quick, Seat, Spoken};

use super::company::Company;

/// Out of 256 decisions, how many are random.
const WHIMS: u32 = 8;
/// The difference in outlook that makes one action e times as likely as another.
const HEAT: f32 = 0.01;
/// One decision of so many is kept to learn first sight from.
const KEEP_CHOICE: u32 = 4;
/// A lonely player's position is looked at every so many decisions.
const LONELY_STEP: u32 = 8;

/// What one game teaches.
pub(super) struct Lesson {
    pub moments: Vec<Moment>,
    pub choices: Vec<Choice>,
    pub win: [f32; MAX_SEATS],
    pub score: [f32; MAX_SEATS],
}

/// A position, seat by seat.
pub(super) struct Moment {
    pub numbers: [Numbers; MAX_SEATS],
    pub score: [f32; MAX_SEATS],
    /// Left by a random move, which says nothing about how good the position was.
    pub whim: bool,
}

/// A decision: the traits of each action and how likely the teacher would choose it.
pub(super) struct Choice {
    pub traits: Vec<Numbers>,
    pub chances: Vec<f32>,
}

/// Plays a game with these weights and keeps what it teaches.
pub(super) fn teach<G: Spoken>(
    mut state: G,
    judge: &Judge<G>,
    think: Option<u32>,
    mut company: Company<G>,
    mut dealer: Quick,
) -> Lesson {
    let knowledge = judge.knowledge();
    let mut teacher = Teacher::new(judge, think, Quick::new(u64::from(dealer.word())));
    let (mut moments, mut choices) = (Vec::new(), Vec::new());
    let (mut last, mut decisions) = (None, 0);
    let mut borders = Borders::new(knowledge);
    loop {
        // Where playouts are judged there, it must be learned there.
        let passed = std::mem::take(&mut borders.passed) > 0 && judge.is_network();
        if passed && state.awaiting() != Awaiting::Nobody {
            moments.push(Moment::of(&state, judge));
        }
        match state.awaiting() {
            Awaiting::Decision(seat) => {
                if last != Some(seat) || judge.seats() == 1 && decisions % LONELY_STEP == 0 {
                    moments.push(Moment::of(&state, judge));
                    last = Some(seat);
                }
                decisions += 1;
                let glimpse = Glimpse::new(&state).expect("a seat decides");
                if let Some(action) = company.choose(&glimpse) {
                    state.act(action, &mut borders);
                    continue;
                }
                let (legal, chances) = teacher.advise(&glimpse);
                let whim = dealer.below(256) < WHIMS;
                let chosen = match whim {
                    true => dealer.below(legal.len() as u32) as usize,
                    false => draw(&chances, &mut dealer),
                };
                let action = legal[chosen];
                if legal.len() > 1 && dealer.below(KEEP_CHOICE) == 0 {
                    choices.push(Choice::of(&state, knowledge, &legal, chances));
                }
                if let Some(moment) = moments.last_mut() {
                    moment.whim |= whim;
                }
                state.act(action, &mut borders);
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(&mut dealer);
                state.resolve(outcome, &mut borders);
            }
            Awaiting::Nobody => break,
        }
    }
    let result = judge.judge(&state);
    Lesson { moments, choices, win: result.win, score: result.score }
}

/// Who shows how to play with the weights as they are.
pub(super) enum Teacher<G: Spoken> {
    Looks(Greedy<G>),
    Thinks(Search<'static, G>),
}

impl<G: Spoken> Teacher<G> {
    pub(super) fn new(judge: &Judge<G>, think: Option<u32>, dealer: Quick) -> Self {
        match think {
            None => Teacher::Looks(Greedy::with(judge.clone(), dealer)),
            Some(simulations) => {
                let budget = Budget::Iterations(simulations);
                let (tuned, seats) = (Style::tuned::<G>(judge.seats(), budget), judge.seats());
                let style = if judge.is_network() { tuned.with_network::<G>(seats) } else { tuned };
                Teacher::Thinks(Search::with(judge.clone(), style, &Alone, dealer))
            }
        }
    }

    /// Actions, and how likely each is to be the right one.
    fn advise(&mut self, glimpse: &Glimpse<'_, G>) -> (Vec<G::Action>, Vec<f32>) {
        let mut legal = Vec::new();
        glimpse.legal_actions(&mut legal);
        if legal.len() == 1 {
            return (legal, vec![1.0]);
        }
        match self {
            Teacher::Looks(greedy) => {
                let (legal, values) = greedy.look(glimpse);
                (legal.to_vec(), heated(values))
            }
            Teacher::Thinks(search) => {
                let mut chances = vec![0.0; legal.len()];
                for thought in search.think(glimpse) {
                    let at = legal.iter().position(|action| *action == thought.action);
                    chances[at.expect("a legal action")] = thought.weight;
                }
                (legal, chances)
            }
        }
    }

    pub(super) fn bot(&mut self) -> &mut dyn Bot<G> {
        match self {
            Teacher::Looks(greedy) => greedy,
            Teacher::Thinks(search) => search,
        }
    }
}

impl Moment {
    fn of<G: Spoken>(state: &G, judge: &Judge<G>) -> Self {
        let (numbers, mut score) = (judge.describe(state), [0.0; MAX_SEATS]);
        for seat in Seat::all(judge.seats()) {
            score[seat.index()] = state.score(seat) as f32;
        }
        Moment { numbers, score, whim: false }
    }
}

impl Choice {
    fn of<G: Game>(
        state: &G,
        knowledge: &dyn Knowledge<G>,
        legal: &[G::Action],
        chances: Vec<f32>,
    ) -> Self {
        let traits = legal.iter().map(|&action| {
            let mut numbers = [0.0; WIDTH];
            knowledge.consider(state, action, &mut numbers);
            numbers
        });
        Choice { traits: traits.collect(), chances }
    }
}

/// Chances that follow the values; equal values give equal chances.
fn heated(values: &[f32]) -> Vec<f32> {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    let mut chances: Vec<f32> = values.iter().map(|value| ((value - most) / HEAT).exp()).collect();
    let sum: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

fn draw(chances: &[f32], dealer: &mut Quick) -> usize {
    let mut left = dealer.below(1 << 24) as f32 / (1 << 24) as f32;
    for (index, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return index;
        }
    }
    chances.len() - 1
}
