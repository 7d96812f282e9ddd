//! Istanbul: The Dice Game, complete for 2 to 4 players. This file only introduces the rooms to
//! the house; each rule lives in the room its question belongs to.

mod action;
mod apply;
mod bag;
mod bill;
mod chance;
mod check;
mod content;
mod event;
mod flow;
mod legal;
mod payment;
mod pieces;
mod score;
mod setup;
mod state;
mod view;
pub mod words;

use game::content::{Content, Printed};
use game::{
    Awaiting, Broken, Dealer, Game, Info, OptionInfo, Seat, Settings, Spot, Standings, Viewer,
    Witness,
};

pub use action::Action;
pub use bag::{Bag, Code};
pub use bill::{Bill, Hand};
pub use chance::{Chance, Outcome};
pub use content::{Card, Cardboard, Half, Markets, Prices, Tile};
pub use event::Event;
pub use payment::{Cost, Payment, Purse, Quad};
pub use pieces::{
    Colour, Counts, Effect, Face, Faces, Goods, Kind, Market, Named, Rubies, RubyTable, Stock,
    Tiles,
};
pub use score::wealth;
pub use state::{Istanbul, Player, Purpose, Task};
pub use view::View;

/// What a table chooses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub content: Content<Cardboard>,
    pub table: RubyTable,
}

impl Game for Istanbul {
    const INFO: Info = Info {
        key: "istanbul",
        title: "Istanbul: The Dice Game",
        designer: "Rüdiger Dorn",
        min_seats: 2,
        max_seats: 4,
        minutes: 30,
        rules_version: 1,
        rule_letter: 'I',
        options: &[OptionInfo {
            key: "rubies",
            values: &["standard", "plateau", "tall", "far-end"],
        }],
        endings: &["goal"],
        content: Cardboard::BUILT_IN,
        rules: include_str!("../RULES.md"),
    };
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn options(settings: &Settings) -> Result<Options, Broken> {
        setup::options(settings)
    }

    fn content_hash(options: &Options) -> &'static str {
        options.content.hash()
    }

    fn new(options: &Options, seats: u8) -> Result<Self, Broken> {
        setup::new(options, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaiting(&self) -> Awaiting<Chance> {
        flow::awaiting(self)
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        legal::list(self, out);
    }

    fn is_legal(&self, action: Action) -> bool {
        legal::is_legal(self, action)
    }

    fn spot(&self, action: Action) -> Spot {
        spot(self, action)
    }

    fn act(&mut self, action: Action, witness: &mut impl Witness<Event>) {
        apply::act(self, action, witness);
    }

    fn resolve(&mut self, outcome: Outcome, witness: &mut impl Witness<Event>) {
        apply::resolve(self, outcome, witness);
    }

    fn sample(&self, dealer: &mut impl Dealer) -> Outcome {
        chance::sample(self, dealer)
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) -> bool {
        chance::outcomes(self, out)
    }

    fn is_possible(&self, outcome: Outcome) -> bool {
        chance::is_possible(self, outcome)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event) // I62
    }

    fn imagine(view: &View, _dealer: &mut impl Dealer) -> Self {
        view.table // I62: the bags have no order, so there is nothing to make up.
    }

    fn score(&self, seat: Seat) -> i32 {
        score::score(self, seat)
    }

    fn standings(&self) -> Option<Standings> {
        score::standings(self)
    }

    fn ending(&self) -> Option<&'static str> {
        self.agenda.is_empty().then_some("goal")
    }

    fn check(&self) -> Result<(), Broken> {
        check::check(self)
    }
}

/// Names of places on the board: stalls, dice, tiles, cards, the own stock.
fn spot(state: &Istanbul, action: Action) -> Spot {
    let number = |place: Option<usize>| place.unwrap_or_default() as u8;
    match action {
        Action::Income { from } => Spot::at("own-tile", from as u8),
        Action::Collect => Spot::new("income"),
        Action::Reroll => Spot::new("crystals"),
        Action::Roll { .. } => Spot::new("dice"),
        Action::Equal { colour } => Spot::at("equal", colour as u8),
        Action::Different { goods } => Spot::at("different", goods),
        Action::Lira => Spot::new("lira-dice"),
        Action::Cards { dice } => Spot::at("deck", dice),
        Action::Tile { code } => Spot::at("tile", number(state.content.tile_place(code))),
        Action::Ruby { market } => Spot::at("ruby", market as u8),
        Action::End => Spot::new("end"),
        Action::Pay { .. } => Spot::new("payment"),
        Action::Use { code } => Spot::at("card", number(state.content.card_place(code))),
        Action::Take => Spot::new("take"),
        Action::TakeOther => Spot::new("take-other"),
        Action::Decline => Spot::new("decline"),
        Action::Markers { first, second } => Spot::at2("markers", first as u8, second as u8),
        Action::Give { effect } => Spot::at("own-tile", effect as u8),
    }
}
