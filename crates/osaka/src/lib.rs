//! Traders of Osaka: the whole game as one value. Each file answers one question; this one only
//! shows the rooms to the house.

mod action;
mod apply;
mod bag;
mod cards;
mod chance;
mod content;
mod event;
mod flow;
mod legal;
mod score;
mod setup;
mod sound;
mod state;
mod view;
mod words;

use game::content::Printed;
use game::{
    Awaiting, Broken, Dealer, Game, Info, OptionInfo, Seat, Settings, Spot, Standings, Viewer,
    Witness,
};

pub use action::{Action, Chance, Outcome};
pub use bag::Bag;
pub use cards::{ByColour, Card, Colour, Colours, VALUES};
pub use content::{Components, Space, SpaceKind};
pub use event::Event;
pub use score::set_value;
pub use setup::Options;
pub use state::{DEPTH, Ending, Marker, Osaka, SEATS, Stalls, Task};
pub use view::{Counted, Player, View};

impl Game for Osaka {
    const INFO: Info = Info {
        key: "osaka",
        title: "Traders of Osaka",
        designer: "Susumu Kawasaki",
        min_seats: 2,
        max_seats: 4,
        minutes: 30,
        rules_version: 1,
        rule_letter: 'O',
        options: &[OptionInfo { key: "open_memory", values: &["false", "true"] }],
        endings: &["tokens", "passes"],
        content: Components::BUILT_IN,
        rules: include_str!("../RULES.md"),
    };
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn options(settings: &Settings) -> Result<Options, Broken> {
        Options::read(settings)
    }

    fn content_hash(options: &Options) -> &'static str {
        options.content.hash()
    }

    fn new(options: &Options, seats: u8) -> Result<Self, Broken> {
        Osaka::set_up(options, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn awaiting(&self) -> Awaiting<Chance> {
        match self.question() {
            _ if self.ending.is_some() => Awaiting::Nobody,
            Some(question) => Awaiting::Chance(question),
            None => Awaiting::Decision(self.decider()),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    fn is_legal(&self, action: Action) -> bool {
        self.allows(action)
    }

    fn spot(&self, action: Action) -> Spot {
        self.spot_of(action)
    }

    fn act(&mut self, action: Action, witness: &mut impl Witness<Event>) {
        self.carry_out(action, witness);
    }

    fn resolve(&mut self, outcome: Outcome, witness: &mut impl Witness<Event>) {
        self.answer(outcome, witness);
    }

    fn sample(&self, dealer: &mut impl Dealer) -> Outcome {
        self.draw(dealer)
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) -> bool {
        self.list_outcomes(out);
        true
    }

    fn is_possible(&self, outcome: Outcome) -> bool {
        self.can_come_up(outcome)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn shown(view: View) -> View {
        view.without_memory()
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event) // O41: all that happens is seen by all when it happens.
    }

    fn imagine(view: &View, dealer: &mut impl Dealer) -> Self {
        view.imagine(dealer)
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.points[seat])
    }

    fn standings(&self) -> Option<Standings> {
        self.ranking()
    }

    fn ending(&self) -> Option<&'static str> {
        Some(match self.ending? {
            Ending::Tokens => "tokens",
            Ending::Passes => "passes",
        })
    }

    fn check(&self) -> Result<(), Broken> {
        self.sound()
    }
}
