//! Tabriz: apprentices, carpets and commissions in the Grand Bazaar, for 2 to 5 players, and alone
//! against a Rival. Two editions, advanced workshops. The rooms answer one question each.

pub mod action;
mod apply;
pub mod card;
pub mod chance;
mod check;
pub mod code;
pub mod content;
pub mod dice;
pub mod event;
mod flow;
pub mod goods;
pub mod legal;
mod score;
pub mod setup;
pub mod space;
pub mod state;
pub mod task;
pub mod view;
mod words;

pub use action::Action;
pub use chance::{Chance, Outcome};
pub use event::Event;
pub use setup::Options;
pub use state::Tabriz;
pub use view::View;

use game::content::Printed;
use game::{
    Awaiting, Broken, Dealer, Game, Info, OptionInfo, Seat, Settings, Spot, Standings, Viewer,
    Witness,
};

use state::Step;

impl Game for Tabriz {
    const INFO: Info = Info {
        key: "tabriz",
        title: "Tabriz",
        designer: "Randy Flynn",
        min_seats: 1,
        max_seats: 5,
        minutes: 75,
        rules_version: 1,
        rule_letter: 'T',
        options: &[
            OptionInfo { key: "edition", values: &["final", "prototype"] },
            OptionInfo { key: "advanced", values: &["false", "true"] },
            OptionInfo { key: "sides", values: &["first", "random"] },
            OptionInfo { key: "layout", values: &["fixed", "random"] },
            OptionInfo { key: "rival", values: &["r1", "r2", "r3", "r4", "r5"] },
        ],
        endings: &["commissions", "skill", "rival"],
        content: content::Bazaar::BUILT_IN,
        rules: [include_str!("../RULES.md"), include_str!("../RULES.it.md")],
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

    fn older_contents() -> &'static [&'static str] {
        content::OLDER
    }

    fn new(options: &Options, seats: u8) -> Result<Self, Broken> {
        Tabriz::set_up(options, seats)
    }

    fn seats(&self) -> u8 {
        self.open.seats
    }

    #[inline]
    fn awaiting(&self) -> Awaiting<Chance> {
        match chance::question(self) {
            Some(question) => Awaiting::Chance(question),
            None if self.open.step == Step::Over => Awaiting::Nobody,
            None => Awaiting::Decision(self.open.current),
        }
    }

    #[inline]
    fn legal_actions(&self, out: &mut Vec<Action>) {
        legal::each(self, &mut |action| out.push(action));
    }

    fn is_legal(&self, action: Action) -> bool {
        let mut found = false;
        legal::each(self, &mut |legal| found |= legal == action);
        found
    }

    fn spot(&self, action: Action) -> Spot {
        view::spot(&self.open, action)
    }

    #[inline]
    fn act(&mut self, action: Action, witness: &mut impl Witness<Event>) {
        self.carry_out(action, witness);
        self.run(witness);
    }

    #[inline]
    fn resolve(&mut self, outcome: Outcome, witness: &mut impl Witness<Event>) {
        self.answer(outcome, witness);
        self.run(witness);
    }

    #[inline]
    fn sample(&self, dealer: &mut impl Dealer) -> Outcome {
        chance::sample(self, dealer)
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) -> bool {
        chance::outcomes(self, out);
        true
    }

    fn is_possible(&self, outcome: Outcome) -> bool {
        chance::is_possible(self, outcome)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn imagine(view: &View, dealer: &mut impl Dealer) -> Self {
        view::imagine(view, dealer)
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.open.players[seat].prestige)
    }

    fn standings(&self) -> Option<Standings> {
        self.result()
    }

    fn ending(&self) -> Option<&'static str> {
        let ending = self.open.ending.filter(|_| self.open.step == Step::Over)?;
        Some(ending.name())
    }

    fn check(&self) -> Result<(), Broken> {
        check::position(self)
    }
}
