//! A position played by hand: dictated chance, actions by notation. For worked examples.

use std::fmt::Debug;

use game::{Awaiting, Game, Quick, Refusal, Seat, Spoken};

/// A game in the hands of a test. Every step panics with a readable message where it is not allowed.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    pub state: G,
    /// Everything that happened, in order.
    pub events: Vec<G::Event>,
}

impl<G: Game> Scene<G> {
    /// A fresh game with options such as `"edition=final"`.
    pub fn new(seats: u8, options: &str) -> Self {
        Scene { state: crate::fresh(seats, options), events: Vec::new() }
    }

    /// Goes on from a position; it must pass the game's own check.
    pub fn from_state(state: G) -> Self {
        state.check().expect("a sound position");
        Scene { state, events: Vec::new() }
    }

    /// Changes the position by hand; it must stay sound.
    pub fn set_up(&mut self, change: impl FnOnce(&mut G)) -> &mut Self {
        change(&mut self.state);
        self.state.check().expect("a sound position");
        self
    }

    /// Carries out an action given in notation.
    pub fn act(&mut self, notation: &str) -> &mut Self {
        let action: G::Action = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        assert!(
            matches!(self.state.awaiting(), Awaiting::Decision(_)),
            "`{notation}`: nobody decides, waiting for {:?}",
            self.state.awaiting()
        );
        assert!(self.allows(notation), "`{notation}` is not among {:?}", self.legal());
        self.state.act(action, &mut self.events);
        self.checked()
    }

    /// Answers the open question of chance with an outcome given in notation.
    pub fn chance(&mut self, notation: &str) -> &mut Self {
        let outcome: G::Outcome = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        assert!(
            matches!(self.state.awaiting(), Awaiting::Chance(_)),
            "`{notation}`: chance is not asked, waiting for {:?}",
            self.state.awaiting()
        );
        assert!(self.state.is_possible(outcome), "`{notation}` cannot come up now");
        self.state.resolve(outcome, &mut self.events);
        self.checked()
    }

    /// Answers questions of chance in any possible way until somebody decides or it is over.
    pub fn any_chance(&mut self, seed: u64) -> &mut Self {
        self.state.settle(&mut Quick::new(seed), &mut self.events);
        self.checked()
    }

    /// The notations of the legal actions.
    pub fn legal(&self) -> Vec<String> {
        self.state.choices().iter().map(ToString::to_string).collect()
    }

    pub fn allows(&self, notation: &str) -> bool {
        let listed = self.legal().iter().any(|legal| legal == notation);
        if let (Ok(action), Awaiting::Decision(_)) =
            (notation.parse::<G::Action>(), self.state.awaiting())
        {
            assert_eq!(
                listed,
                self.state.is_legal(action),
                "list and predicate differ: {notation}"
            );
        }
        listed
    }

    /// Who decides now.
    pub fn to_move(&self) -> Seat {
        match self.state.awaiting() {
            Awaiting::Decision(seat) => seat,
            other => panic!("nobody decides, waiting for {other:?}"),
        }
    }

    /// How often something like this was told.
    pub fn told(&self, wish: impl Fn(&G::Event) -> bool) -> usize {
        self.events.iter().filter(|event| wish(event)).count()
    }

    fn checked(&mut self) -> &mut Self {
        self.state.check().expect("a sound position after every step");
        self
    }
}

impl<G: Spoken> Scene<G> {
    /// Why a choice is refused.
    pub fn refused(&self, notation: &str) -> Refusal {
        assert!(!self.allows(notation), "{notation} is allowed");
        self.state.refuse(notation.parse().unwrap_or_else(|error| panic!("{error}")))
    }
}
