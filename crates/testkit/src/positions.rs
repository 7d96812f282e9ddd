//! Texts and positions from outside: whatever passes `check` can be played to its end, whatever is
//! read as a notation prints itself.

use game::{Dealer, Game, Quick, Spoken, Viewer};

#[cfg(feature = "proptest")]
pub use crate::spoiled::{spoiled, texts};
use crate::{Mode, playout};

/// A position somewhere in a random match.
pub fn midway<G: Game>((seats, options): Mode, steps: u32, dealer: &mut Quick) -> G {
    let mut state: G = crate::fresh(seats, options);
    playout::wander(&mut state, steps, dealer);
    state
}

/// Changes positions of random matches by the game's own means; those that pass `check` must be
/// playable. Some must pass and some be refused, or the changes are no test.
pub fn disturbed<G: Spoken>(
    modes: &[Mode],
    games: u64,
    most_steps: u32,
    disturb: impl Fn(&mut G, &mut Quick),
) {
    let mut dealer = Quick::new(9);
    let (mut sound, mut refused) = (0, 0);
    for _ in 0..games {
        let (mode, steps) = (playout::any(modes, &mut dealer), dealer.below(300));
        let mut state: G = midway(mode, steps, &mut dealer);
        (0..1 + dealer.below(3)).for_each(|_| disturb(&mut state, &mut dealer));
        match state.check() {
            Ok(()) => {
                sound += 1;
                plays_on(state, most_steps, &mut dealer);
            }
            Err(_) => refused += 1,
        }
    }
    assert!(sound > refused / 10 && refused > sound / 10, "{sound} sound, {refused} refused");
}

/// A sound position can be seen and imagined by everybody, be said, and be played to its end.
pub fn plays_on<G: Spoken>(mut state: G, most_steps: u32, dealer: &mut Quick) {
    for viewer in Viewer::all(state.seats()) {
        let shown = G::shown(state.view(viewer));
        let world = G::imagine(&shown, dealer);
        assert_eq!(world.check(), Ok(()), "imagined by {viewer:?}: {state:?}");
        let _ = (G::ask(&shown), G::table(&shown));
    }
    playout::wander(&mut state, most_steps, dealer);
    assert!(state.standings().is_some(), "no end after {most_steps} steps: {state:?}");
    assert_eq!(state.check(), Ok(()));
}

/// The tests of what comes from outside that every game has: modes, the most steps of a match, and
/// how many positions are spoiled. `disturb` may follow, which changes a state by the game's own
/// means, and how many positions it is tried on: where JSON spoiled at random is nearly always
/// refused, it finds what is not.
///
/// ```text
/// testkit::positions! {
///     Osaka { modes: [(2, ""), (3, "")], most_steps: 6_000, spoiled: 1_000, disturbed: 4_000 by disturb }
/// }
/// ```
#[macro_export]
macro_rules! positions {
    ($game:ident {
        modes: $modes:expr,
        most_steps: $most:expr,
        spoiled: $spoiled:expr
        $(, disturbed: $games:literal by $disturb:expr)? $(,)?
    }) => {
        #[test]
        fn any_text_is_refused_or_prints_itself() {
            $crate::positions::texts::<$game>(&$modes);
        }

        #[test]
        fn spoiled_positions_are_refused_or_playable() {
            $crate::positions::spoiled::<$game>(&$modes, $crate::games($spoiled), $most);
        }

        $(#[test]
        fn whatever_passes_the_check_can_be_played_to_the_end() {
            let games = $crate::games($games);
            $crate::positions::disturbed::<$game>(&$modes, games, $most, $disturb);
        })?
    };
}
