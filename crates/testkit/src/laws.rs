//! Laws every game obeys, checked along random matches.
//!
//! never stuck · list and predicate agree · an action drawn without the list is one of it · names unique, order stable · no effect listed twice ·
//! no two choices touch the same pieces · samples lie in the listed support · a replayed journal gives the same position · every
//! serialised type round-trips · `check` after every step · score equals a recount · bounded
//! length · nobody learns what is hidden (scramble, imagine, told). What a game leaves out as idle is
//! looked at by [`left_out`].
//!
//! At every step: `check`, a choice if one is due, the chosen action is legal. The other laws are
//! costly and checked at every so-many-th step, see [`Laws::every`].

use std::collections::{HashMap, HashSet};
use std::fmt::Debug;

use game::{Awaiting, Dealer, Encoded, Game, Piece, Quick, Seat, Viewer, Witness, fingerprint};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::playout;

/// What to play and what only the game's own tests can know.
pub struct Laws<G: Game> {
    pub seats: u8,
    /// Options as `key=value,…`.
    pub options: &'static str,
    pub games: u64,
    pub seed: u64,
    /// No match may take more decisions and chance events than this.
    pub most_steps: usize,
    /// Redeals on the true state all that the rulebook hides from the viewer.
    pub scramble: fn(&G, Viewer, &mut Quick) -> G,
    /// A seat's score from the events alone.
    pub recount: fn(&[G::Event], Seat) -> i32,
}

impl<G: Game> Debug for Laws<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Laws of {} for {} seats, {}", G::INFO.key, self.seats, self.options)
    }
}

impl<G: Encoded> Laws<G> {
    /// Plays `games` matches and panics at the first broken law, naming game and step.
    pub fn hold(&self) {
        let first: G = crate::fresh(self.seats, self.options);
        for index in 0..self.games {
            self.one_match(first, index);
        }
    }

    /// Costly laws are checked at every so-many-th step. The more games are played, the rarer in
    /// each of them, and always at another step than in the game before, so that in a long run every
    /// step of a match has been the one many times.
    fn every(&self) -> usize {
        (self.games / 40).clamp(13, 251) as usize
    }

    fn one_match(&self, first: G, index: u64) {
        let mut dealer = Quick::stream(self.seed, index);
        let mut walk = Walk::<G>::start(first, format!("{self:?}, game {index}"));
        loop {
            let steps = walk.journal.len();
            assert!(steps <= self.most_steps, "{}: longer than {}", walk.name, self.most_steps);
            let heavy = (steps + index as usize).is_multiple_of(self.every());
            walk.check_position(self, heavy, &mut dealer);
            let Some(step) = walk.choose(&mut dealer) else {
                break;
            };
            if heavy {
                walk.check_told(step, &mut dealer);
            }
            walk.take(step, heavy);
        }
        walk.check_end(self);
        let mut replay = first;
        walk.journal.iter().for_each(|&step| step.apply(&mut replay, &mut ()));
        assert_eq!(replay, walk.state, "{}: the journal leads elsewhere", walk.name);
        assert_eq!(fingerprint(&replay), fingerprint(&walk.state));
    }
}

#[derive(Clone, Copy, Debug)]
enum Step<A, O> {
    Act(A),
    Resolve(O),
}

impl<A: Copy, O: Copy> Step<A, O> {
    fn apply<G: Game<Action = A, Outcome = O>>(
        self,
        state: &mut G,
        witness: &mut impl Witness<G::Event>,
    ) {
        match self {
            Step::Act(action) => state.act(action, witness),
            Step::Resolve(outcome) => state.resolve(outcome, witness),
        }
    }
}

struct Walk<G: Game> {
    name: String,
    state: G,
    journal: Vec<Step<G::Action, G::Outcome>>,
    events: Vec<G::Event>,
    legal: Vec<G::Action>,
    /// Actions seen earlier, to ask the predicate about things that may no longer be legal.
    seen: Vec<G::Action>,
}

impl<G: Encoded> Walk<G> {
    fn start(state: G, name: String) -> Self {
        let (journal, events, legal, seen) = Default::default();
        Walk { name, state, journal, events, legal, seen }
    }

    fn here(&self) -> String {
        format!("{}, after step {}", self.name, self.journal.len())
    }

    fn check_position(&mut self, laws: &Laws<G>, heavy: bool, dealer: &mut Quick) {
        if let Err(broken) = self.state.check() {
            panic!("{}: {broken}\n{:?}", self.here(), self.state);
        }
        match self.state.awaiting() {
            Awaiting::Decision(seat) => {
                assert!(seat.index() < laws.seats as usize, "{}: no such seat", self.here());
                self.check_choices(heavy);
            }
            Awaiting::Chance(_) if heavy => self.check_chance(dealer),
            Awaiting::Chance(_) => {}
            Awaiting::Nobody => {}
        }
        if heavy {
            round_trip(&self.state, &self.here());
            for viewer in Viewer::all(laws.seats) {
                self.check_scramble(laws, viewer, dealer);
                self.check_imagine(viewer, dealer);
            }
        }
    }

    fn check_choices(&mut self, heavy: bool) {
        self.legal.clear();
        self.state.legal_actions(&mut self.legal);
        assert!(!self.legal.is_empty(), "{}: stuck", self.here());
        self.check_any();
        if heavy {
            self.check_predicate();
            self.check_names_and_effects();
        }
        if self.seen.len() < 256 {
            self.seen.extend(self.legal.iter().take(8));
        }
    }

    /// An action drawn without the list stands where the same number points to in the list.
    fn check_any(&self) {
        for seed in 0..3 {
            let [mut one, mut other] =
                [0; 2].map(|_| Quick::stream(seed, self.journal.len() as u64));
            let drawn = self.state.any_action(&mut one, &mut Vec::new());
            assert_eq!(drawn, playout::any(&self.legal, &mut other), "{}: drawn", self.here());
            assert_eq!(one.word(), other.word(), "{}: one number is drawn", self.here());
        }
    }

    /// The predicate agrees with the list, also about actions that were legal some time ago.
    fn check_predicate(&self) {
        for &action in &self.legal {
            assert!(self.state.is_legal(action), "{}: {action} refused", self.here());
        }
        for &action in &self.seen {
            let listed = self.legal.contains(&action);
            assert_eq!(self.state.is_legal(action), listed, "{}: {action}", self.here());
        }
    }

    fn check_names_and_effects(&self) {
        assert!(size_of::<G::Action>() <= 8, "actions are at most 8 bytes");
        assert_eq!(self.legal, self.state.choices(), "{}: unstable order", self.here());
        let mut names = HashSet::new();
        let mut effects: Vec<(G, G::Action)> = Vec::new();
        let mut touched = HashMap::new();
        for &action in &self.legal {
            assert!(names.insert(action.to_string()), "{}: {action} twice", self.here());
            let parsed = action.to_string().parse::<G::Action>();
            assert_eq!(parsed.as_ref(), Ok(&action), "{}: notation", self.here());
            round_trip(&action, &self.here());
            let mut pieces = self.state.pieces(action);
            pieces.sort_unstable();
            assert!(!pieces.is_empty(), "{}: {action} touches nothing", self.here());
            if let Some(twin) = touched.insert(pieces, action) {
                panic!("{}: {action} and {twin} touch the same pieces", self.here());
            }
            let mut after = self.state;
            after.act(action, &mut ());
            if let Some((_, twin)) = effects.iter().find(|(other, _)| *other == after) {
                panic!("{}: {action} and {twin} have the same effect", self.here());
            }
            effects.push((after, action));
        }
    }

    fn check_chance(&self, dealer: &mut Quick) {
        let outcome = self.state.sample(dealer);
        assert!(self.state.is_possible(outcome), "{}: {outcome} cannot be", self.here());
        let parsed = outcome.to_string().parse::<G::Outcome>();
        assert_eq!(parsed.as_ref(), Ok(&outcome), "{}: notation", self.here());
        round_trip(&outcome, &self.here());
        let mut listed = Vec::new();
        if !self.state.outcomes(&mut listed) {
            return;
        }
        let support: HashSet<G::Outcome> = listed.iter().map(|&(outcome, _)| outcome).collect();
        assert_eq!(support.len(), listed.len(), "{}: outcome listed twice", self.here());
        assert!(support.contains(&outcome), "{}: {outcome} not listed", self.here());
        for &(outcome, weight) in &listed {
            assert!(weight > 0, "{}: {outcome} has no weight", self.here());
            assert!(self.state.is_possible(outcome), "{}: {outcome}", self.here());
        }
    }

    /// Redealing what is hidden changes nothing that the viewer gets.
    fn check_scramble(&self, laws: &Laws<G>, viewer: Viewer, dealer: &mut Quick) {
        let other = (laws.scramble)(&self.state, viewer, dealer);
        let here = format!("{}, scrambled for {viewer:?}", self.here());
        other.check().unwrap_or_else(|broken| panic!("{here}: {broken}"));
        let json = |state: &G| serde_json::to_string(&G::shown(state.view(viewer))).unwrap();
        assert_eq!(json(&self.state), json(&other), "{here}: the view differs");
        let observed = |state: &G| {
            let mut out = vec![0.0; state.observation().iter().map(Piece::len).sum()];
            G::observe(&G::shown(state.view(viewer)), &mut out);
            out
        };
        assert_eq!(observed(&self.state), observed(&other), "{here}: the numbers differ");
        self.check_same_question(&other, viewer, &here);
    }

    /// A world imagined from a view is valid and looks the same.
    fn check_imagine(&self, viewer: Viewer, dealer: &mut Quick) {
        let here = format!("{}, imagined by {viewer:?}", self.here());
        let view = self.state.view(viewer);
        let shown = G::shown(view.clone());
        round_trip(&view, &here);
        let world = G::imagine(&view, dealer);
        world.check().unwrap_or_else(|broken| panic!("{here}: {broken}"));
        assert_eq!(world.view(viewer), view, "{here}: looks different");
        self.check_same_question(&world, viewer, &here);
        let world = G::imagine(&shown, dealer);
        world.check().unwrap_or_else(|broken| panic!("{here}, from what is shown: {broken}"));
        assert_eq!(G::shown(world.view(viewer)), shown, "{here}: shown differently");
    }

    fn check_same_question(&self, other: &G, viewer: Viewer, here: &str) {
        assert_eq!(self.state.awaiting(), other.awaiting(), "{here}: another question");
        if let Awaiting::Decision(seat) = self.state.awaiting()
            && viewer.is(seat)
        {
            assert_eq!(self.state.choices(), other.choices(), "{here}: other choices");
        }
    }

    fn choose(&self, dealer: &mut Quick) -> Option<Step<G::Action, G::Outcome>> {
        match self.state.awaiting() {
            Awaiting::Decision(_) => {
                let action = playout::any(&self.legal, dealer);
                assert!(self.state.is_legal(action), "{}: {action} refused", self.here());
                Some(Step::Act(action))
            }
            Awaiting::Chance(_) => Some(Step::Resolve(self.state.sample(dealer))),
            Awaiting::Nobody => None,
        }
    }

    /// If two worlds look alike to a seat before and after a step, it is told the same.
    fn check_told(&self, step: Step<G::Action, G::Outcome>, dealer: &mut Quick) {
        for viewer in Viewer::all(self.state.seats()) {
            let mut here = self.state;
            let mut there = G::imagine(&self.state.view(viewer), dealer);
            let possible = match step {
                Step::Act(action) => there.is_legal(action),
                Step::Resolve(outcome) => there.is_possible(outcome),
            };
            if !possible {
                continue;
            }
            let (mut told_here, mut told_there) = (Vec::new(), Vec::new());
            step.apply(&mut here, &mut told_here);
            step.apply(&mut there, &mut told_there);
            if here.view(viewer) == there.view(viewer) {
                let redact = |events: &[G::Event]| -> Vec<G::Event> {
                    events.iter().filter_map(|event| G::redact(event, viewer)).collect()
                };
                let (here, there) = (redact(&told_here), redact(&told_there));
                assert_eq!(here, there, "{}: {viewer:?} is told too much", self.here());
            }
        }
    }

    fn take(&mut self, step: Step<G::Action, G::Outcome>, heavy: bool) {
        let before = self.events.len();
        step.apply(&mut self.state, &mut self.events);
        self.journal.push(step);
        if heavy {
            self.events[before..].iter().for_each(|event| round_trip(event, &self.name));
        }
    }

    fn check_end(&self, laws: &Laws<G>) {
        let standings = self.state.standings().expect("a finished game has standings");
        let ending = self.state.ending().expect("a finished game says why");
        assert!(G::INFO.endings.contains(&ending), "{}: unknown ending {ending}", self.name);
        for seat in Seat::all(laws.seats) {
            let score = self.state.score(seat);
            assert_eq!(standings.score(seat), score, "{}: seat {seat}", self.name);
            let recount = (laws.recount)(&self.events, seat);
            assert_eq!(recount, score, "{}: seat {seat} recounted", self.name);
        }
    }
}

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, here: &str) {
    let json = serde_json::to_string(value).unwrap();
    let back: T = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{here}: {e}\n{json}"));
    assert_eq!(&back, value, "{here}: JSON changes it");
}

/// Nothing that would change anything is left out: along random matches from these beginnings, every
/// action that `withheld` names (it could be paid and carried out, but is not listed) leaves the world
/// as it was, apart from what is spent on it, which `idle` judges. Returns how many were looked at.
pub fn left_out<G: Game>(
    beginnings: &[G],
    games: u64,
    withheld: impl Fn(&G) -> Vec<G::Action>,
    idle: impl Fn(&G, G::Action) -> bool,
) -> u64 {
    let (mut seen, mut buffer) = (0, Vec::new());
    for (place, first) in (0..).zip(beginnings) {
        for index in 0..games {
            let (mut state, mut dealer) = (*first, Quick::stream(place, index));
            while state.awaiting() != Awaiting::Nobody {
                if let Awaiting::Decision(_) = state.awaiting() {
                    for action in withheld(&state).into_iter().filter(|&it| !state.is_legal(it)) {
                        assert!(idle(&state, action), "{action} is left out of {state:?}");
                        seen += 1;
                    }
                }
                playout::step(&mut state, &mut dealer, &mut buffer, &mut ());
            }
        }
    }
    seen
}

/// That listed weights and drawn samples agree: a chi-square test on the open question of chance.
/// Returns the statistic in standard deviations from its mean; beyond 5 something is wrong.
pub fn chi_square<G: Game>(state: &G, draws: u32, seed: u64) -> f64 {
    let mut listed = Vec::new();
    assert!(state.outcomes(&mut listed), "outcomes must be listed");
    let mut dealer = Quick::new(seed);
    let mut seen = HashMap::new();
    for _ in 0..draws {
        *seen.entry(state.sample(&mut dealer)).or_insert(0u32) += 1;
    }
    let total: f64 = listed.iter().map(|&(_, weight)| f64::from(weight)).sum();
    let statistic: f64 = listed
        .iter()
        .map(|(outcome, weight)| {
            let expected = f64::from(draws) * f64::from(*weight) / total;
            let found = f64::from(seen.get(outcome).copied().unwrap_or(0));
            (found - expected).powi(2) / expected
        })
        .sum();
    let freedom = (listed.len() - 1) as f64;
    if freedom == 0.0 { 0.0 } else { (statistic - freedom) / (2.0 * freedom).sqrt() }
}

/// The laws as tests: what only the game can know, then one test a line with its routine number of
/// games in each of some modes.
///
/// ```text
/// testkit::laws! {
///     Osaka { most_steps: 3_000, scramble: scramble, recount: recount }
///     two_players_obey_the_laws: 120 games of (2, "");
///     alone_obeys_the_laws: 10 games of (1, "rival=r1"), (1, "rival=r2");
/// }
/// ```
#[macro_export]
macro_rules! laws {
    (
        $game:ident { most_steps: $most:expr, scramble: $scramble:expr, recount: $recount:expr }
        $($test:ident: $games:literal games of $(($seats:literal, $options:literal)),+;)*
    ) => {$(
        #[test]
        fn $test() {
            $($crate::laws::Laws::<$game> {
                seats: $seats,
                options: $options,
                games: $crate::games($games),
                seed: 2,
                most_steps: $most,
                scramble: $scramble,
                recount: $recount,
            }
            .hold();)+
        }
    )*};
}
