//! Which file of a game answers which question: the same in every game.

/// Implements [`Game`](crate::Game), [`Encoded`](crate::Encoded) and [`Spoken`](crate::Spoken) for a state by the house's plan:
/// each question is a function of the same name in the file that answers it. What is missing, or stands in another file, does not
/// compile.
///
/// | file | holds |
/// |---|---|
/// | `setup.rs` | `Options`; `options`, `content_hash`, `new`, `under` |
/// | `content.rs` | `older_contents` |
/// | `state.rs` | the state itself; `seats` |
/// | `flow.rs` | `awaiting` |
/// | `action.rs` | `Action` |
/// | `legal.rs` | `legal_actions`, `any_action`, `is_legal` |
/// | `spot.rs` | `pieces`, `goes_on`, `tried` |
/// | `apply.rs` | `act` |
/// | `chance.rs` | `Chance`, `Outcome`; `resolve`, `sample`, `outcomes`, `is_possible` |
/// | `event.rs` | `Event` |
/// | `view.rs` | `View`; `view`, `shown`, `redact`, `imagine` |
/// | `score.rs` | `score`, `standings`, `ending` |
/// | `check.rs` | `check` |
/// | `number.rs` | `numbers`, `number`, `numbered`, `legal_mask` |
/// | `observe.rs` | `observe`, from which the layout comes too |
/// | `words.rs` | `ask`, `by_hand`, `name`, `tell`, `table`, `refuse`, `rules_about`, `advise`, `share` |
///
/// The crate `pig` is the smallest example.
#[macro_export]
// The rooms are those of the game that calls this, not of this crate.
#[allow(clippy::crate_in_macro_def)]
macro_rules! rooms {
    ($game:ty, $info:expr) => {
        impl $crate::Game for $game {
            const INFO: $crate::Info = $info;

            type Options = crate::setup::Options;
            type Action = crate::action::Action;
            type Chance = crate::chance::Chance;
            type Outcome = crate::chance::Outcome;
            type Event = crate::event::Event;
            type View = crate::view::View;

            fn options(settings: &$crate::Settings) -> Result<Self::Options, $crate::Broken> {
                crate::setup::options(settings)
            }

            fn content_hash(options: &Self::Options) -> &'static str {
                crate::setup::content_hash(options)
            }

            fn older_contents() -> &'static [&'static str] {
                crate::content::older_contents()
            }

            fn new(options: &Self::Options, seats: u8) -> Result<Self, $crate::Broken> {
                crate::setup::new(options, seats)
            }

            fn under(self, rules: u32) -> Result<Self, $crate::Broken> {
                crate::setup::under(self, rules)
            }

            #[inline]
            fn seats(&self) -> u8 {
                crate::state::seats(self)
            }

            #[inline]
            fn awaiting(&self) -> $crate::Awaiting<Self::Chance> {
                crate::flow::awaiting(self)
            }

            #[inline]
            fn legal_actions(&self, out: &mut Vec<Self::Action>) {
                crate::legal::legal_actions(self, out);
            }

            #[inline]
            fn any_action(
                &self,
                dealer: &mut impl $crate::Dealer,
                buffer: &mut Vec<Self::Action>,
            ) -> Self::Action {
                crate::legal::any_action(self, dealer, buffer)
            }

            #[inline]
            fn is_legal(&self, action: Self::Action) -> bool {
                crate::legal::is_legal(self, action)
            }

            fn pieces(&self, action: Self::Action) -> Vec<$crate::Spot> {
                crate::spot::pieces(self, action)
            }

            fn goes_on(&self, action: Self::Action) -> bool {
                crate::spot::goes_on(self, action)
            }

            fn tried(&self, spot: $crate::Spot) -> Option<Self::Action> {
                crate::spot::tried(self, spot)
            }

            #[inline]
            fn act(
                &mut self,
                action: Self::Action,
                witness: &mut impl $crate::Witness<Self::Event>,
            ) {
                crate::apply::act(self, action, witness);
            }

            #[inline]
            fn resolve(
                &mut self,
                outcome: Self::Outcome,
                witness: &mut impl $crate::Witness<Self::Event>,
            ) {
                crate::chance::resolve(self, outcome, witness);
            }

            #[inline]
            fn sample(&self, dealer: &mut impl $crate::Dealer) -> Self::Outcome {
                crate::chance::sample(self, dealer)
            }

            fn outcomes(&self, out: &mut Vec<(Self::Outcome, u32)>) -> bool {
                crate::chance::outcomes(self, out)
            }

            fn is_possible(&self, outcome: Self::Outcome) -> bool {
                crate::chance::is_possible(self, outcome)
            }

            fn view(&self, viewer: $crate::Viewer) -> Self::View {
                crate::view::view(self, viewer)
            }

            fn shown(view: Self::View) -> Self::View {
                crate::view::shown(view)
            }

            fn redact(event: &Self::Event, viewer: $crate::Viewer) -> Option<Self::Event> {
                crate::view::redact(event, viewer)
            }

            fn imagine(view: &Self::View, dealer: &mut impl $crate::Dealer) -> Self {
                crate::view::imagine(view, dealer)
            }

            #[inline]
            fn score(&self, seat: $crate::Seat) -> i32 {
                crate::score::score(self, seat)
            }

            fn standings(&self) -> Option<$crate::Standings> {
                crate::score::standings(self)
            }

            fn ending(&self) -> Option<&'static str> {
                crate::score::ending(self)
            }

            fn check(&self) -> Result<(), $crate::Broken> {
                crate::check::check(self)
            }
        }

        impl $crate::Encoded for $game {
            fn numbers(&self) -> usize {
                crate::number::numbers(self)
            }

            #[inline]
            fn number(&self, action: Self::Action) -> Option<u16> {
                crate::number::number(self, action)
            }

            fn numbered(&self, number: u16) -> Option<Self::Action> {
                crate::number::numbered(self, number)
            }

            #[inline]
            fn legal_mask(&self, words: &mut [u64]) {
                words.fill(0);
                if let $crate::Awaiting::Decision(_) = crate::flow::awaiting(self) {
                    crate::number::legal_mask(self, words);
                }
            }

            fn observation(&self) -> Vec<$crate::Piece> {
                let mut layout = $crate::encoded::Layout::default();
                let view = crate::view::view(self, $crate::Viewer::Spectator);
                crate::observe::observe(&view, &mut layout);
                layout.0
            }

            fn observe(view: &Self::View, out: &mut [f32]) {
                crate::observe::observe(view, &mut $crate::encoded::Numbers(out));
            }
        }

        impl $crate::Spoken for $game {
            fn ask(view: &Self::View) -> $crate::Phrase {
                crate::words::ask(view)
            }

            fn name(view: &Self::View, action: Self::Action) -> $crate::Phrase {
                crate::words::name(view, action)
            }

            fn tell(event: &Self::Event) -> $crate::Phrase {
                crate::words::tell(event)
            }

            fn by_hand(&self) -> $crate::Phrase {
                crate::words::by_hand(self)
            }

            fn table(view: &Self::View) -> $crate::TextTable {
                crate::words::table(view)
            }

            fn refuse(&self, action: Self::Action) -> $crate::Refusal {
                crate::words::refuse(self, action)
            }

            fn rules_about(place: &str) -> &'static [&'static str] {
                crate::words::rules_about(place)
            }

            fn advise(question: &str) -> Option<$crate::Advice> {
                crate::words::advise(question)
            }

            fn share(event: &Self::Event) -> Option<$crate::Share> {
                crate::words::share(event)
            }
        }
    };
}
