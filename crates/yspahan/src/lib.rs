//! Yspahan: souks, a caravan and a tower of dice, for two to four players.
//!
//! Glossary: a *souk* is a group of shops of one colour inside a *quarter*; a *cube* is a player's
//! good; the *tower* holds the day's dice in rows; the *supervisor* walks the street and sends
//! cubes to the *caravan*; *Caravansary*, *Hoist* and the others are buildings on a player's plots.

mod action;
mod apply;
mod bag;
mod chance;
mod check;
pub mod content;
mod event;
mod flow;
mod legal;
pub mod pieces;
mod score;
mod setup;
mod spot;
mod state;
mod view;
pub mod words;

pub use action::Action;
pub use bag::Bag;
pub use chance::{Chance, Outcome};
pub use event::Event;
pub use setup::Options;
pub use state::{
    Board, Buildings, Caravan, Filled, Group, MOST_SEATS, Player, Stalls, Task, Tower, Yspahan,
};
pub use view::View;

use game::{
    Awaiting, Broken, Dealer, Game, Info, OptionInfo, Seat, Settings, Spot, Standings, Viewer,
    Witness,
};

impl Game for Yspahan {
    const INFO: Info = Info {
        key: "yspahan",
        title: "Yspahan",
        designer: "Sébastien Pauchon",
        min_seats: 2,
        max_seats: 4,
        minutes: 60,
        rules_version: 1,
        rule_letter: 'Y',
        options: &[OptionInfo { key: "first", values: &["random", "1", "2", "3", "4"] }],
        endings: &["weeks"],
        content: content::BUILT_IN,
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
        Yspahan::set_up(options, seats)
    }

    fn seats(&self) -> u8 {
        self.board.seats
    }

    fn awaiting(&self) -> Awaiting<Chance> {
        self.waits_for()
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    fn is_legal(&self, action: Action) -> bool {
        self.permits(action)
    }

    fn spot(&self, action: Action) -> Spot {
        spot::spot(&self.board, action)
    }

    fn act(&mut self, action: Action, witness: &mut impl Witness<Event>) {
        self.carry_out(action, witness);
    }

    fn resolve(&mut self, outcome: Outcome, witness: &mut impl Witness<Event>) {
        self.answer(outcome, witness);
    }

    fn sample(&self, dealer: &mut impl Dealer) -> Outcome {
        self.draw_outcome(dealer)
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) -> bool {
        self.list_outcomes(out)
    }

    fn is_possible(&self, outcome: Outcome) -> bool {
        self.could_come_up(outcome)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::cut(event, viewer))
    }

    fn imagine(view: &View, dealer: &mut impl Dealer) -> Self {
        Yspahan::imagined(view, dealer)
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.board.players[seat].score)
    }

    fn standings(&self) -> Option<Standings> {
        self.final_standings()
    }

    fn ending(&self) -> Option<&'static str> {
        self.board.agenda.is_empty().then_some("weeks")
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_position()
    }
}
