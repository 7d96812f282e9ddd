//! A house in league with one player, who knows everything it knows, tries to have its way with the
//! dice wherever the scheme is meant to prevent it, and does no better than chance. With version 1
//! the same attack wins.

use game::{Dealer, Quick};
use table::{Chain, FairDice, Link, Opened, Parts, Secret, fits};

const TERMS: &str = "pig rules 1 seats 2";
/// Matches the cheats begin.
const MATCHES: u32 = 1_500;
/// What they can try out for each of them.
const TRIES: usize = 60;
/// So likely it is that the first two rolls are what they wish for.
const LUCK: f64 = 1.0 / 36.0;

fn bytes<const N: usize>(dealer: &mut Quick) -> [u8; N] {
    std::array::from_fn(|_| dealer.below(256) as u8)
}

fn link(dealer: &mut Quick) -> Link {
    bytes(dealer)
}

/// Two sixes at once.
fn suits(dice: &FairDice) -> bool {
    (0..2).all(|question| dice.dealer("die", question).below(6) == 5)
}

/// Only the openings turn the dice; their seals are shown before.
fn with_openings(secret: &Secret, openings: [Option<Link>; 2]) -> FairDice {
    let opened = |opening: Option<Link>| opening.map(|opening| Opened { seal: [0; 32], opening });
    FairDice::new(secret, &Parts::Chains(openings.map(opened).to_vec()), TERMS)
}

fn rate(mut cheat: impl FnMut(&mut Quick) -> bool) -> f64 {
    let mut dealer = Quick::new(26);
    f64::from((0..MATCHES).filter(|_| cheat(&mut dealer)).count() as u32) / f64::from(MATCHES)
}

/// Whether a rate is what luck gives, within four and a half standard deviations.
fn assert_luck(rate: f64, luck: f64) {
    let spread = (luck * (1.0 - luck) / f64::from(MATCHES)).sqrt();
    assert!((rate - luck).abs() < 4.5 * spread, "{rate:.4} instead of {luck:.4} ± {spread:.4}");
}

#[test]
fn with_version_1_the_last_nonce_gives_the_cheats_what_they_wish() {
    let won = rate(|dealer| {
        let (secret, honest) = (bytes(dealer), bytes(dealer));
        (0..TRIES).any(|_| {
            let nonces = Parts::Nonces(vec![honest, bytes(dealer)]);
            suits(&FairDice::new(&secret, &nonces, TERMS))
        })
    });
    assert!(won > 0.75, "{won}");
}

/// They choose the secret and their own chain before the honest seat opens; the best they can do is
/// to try them against a guess.
#[test]
fn whoever_has_sealed_cannot_choose_any_more() {
    let won = rate(|dealer| {
        let (honest, guess) = (link(dealer), link(dealer));
        let mut chosen = (bytes(dealer), link(dealer));
        for _ in 0..TRIES {
            let other = (bytes(dealer), link(dealer));
            if suits(&with_openings(&other.0, [Some(guess), Some(other.1)])) {
                chosen = other;
                break;
            }
        }
        suits(&with_openings(&chosen.0, [Some(honest), Some(chosen.1)]))
    });
    assert_luck(won, LUCK);
}

/// After the honest seat has opened, no other link than the sealed one is taken.
#[test]
fn another_link_than_the_sealed_one_is_refused() {
    let mut dealer = Quick::new(27);
    let chain = Chain::new(bytes(&mut dealer));
    let (seal, opening) = (chain.seal(), chain.link(0).unwrap());
    assert!(fits(&opening, &seal));
    assert!(
        (0..5_000).all(|_| !fits(&link(&mut dealer), &seal) && !fits(&link(&mut dealer), &opening))
    );
}

/// They see the first deal before the others and may stay silent: fresh seals, and no chain for
/// the one who was silent. That is two tries, and no third.
#[test]
fn silence_gives_a_second_throw_once_and_costs_the_chain() {
    let won = rate(|dealer| {
        let secret = bytes(dealer);
        let first = with_openings(&secret, [Some(link(dealer)), Some(link(dealer))]);
        suits(&first) || suits(&with_openings(&secret, [Some(link(dealer)), None]))
    });
    assert_luck(won, 1.0 - (1.0 - LUCK) * (1.0 - LUCK));
}

/// The house alone, before somebody's decision: it knows all but the link that comes with it.
#[test]
fn what_follows_a_decision_is_not_known_before_its_link() {
    let known = rate(|dealer| {
        let before = with_openings(&bytes(dealer), [Some(link(dealer)), Some(link(dealer))]);
        let guess = before.turned(Some(&link(dealer))).dealer("die", 3).below(6);
        guess == before.turned(Some(&link(dealer))).dealer("die", 3).below(6)
    });
    assert_luck(known, 1.0 / 6.0);
}

/// The link is known to the cheats with the first try of a decision; refusing it gives no other roll.
#[test]
fn a_refused_decision_is_followed_by_the_same_roll() {
    let mut dealer = Quick::new(28);
    let before = with_openings(&bytes(&mut dealer), [Some(link(&mut dealer)), None]);
    let due = link(&mut dealer);
    let roll = |dice: &FairDice| dice.turned(Some(&due)).dealer("die", 9).word();
    assert!((0..20).all(|_| roll(&before) == roll(&before.clone())));
}

/// The seed can be lost in the middle: once, between two rolls, and never again.
#[test]
fn a_lost_seed_is_one_choice_between_two_rolls() {
    let won = rate(|dealer| {
        let before = with_openings(&bytes(dealer), [Some(link(dealer)), Some(link(dealer))]);
        let six = |dice: FairDice| dice.dealer("die", 0).below(6) == 5;
        six(before.turned(Some(&link(dealer)))) || six(before.turned(None))
    });
    assert_luck(won, 1.0 - (5.0f64 / 6.0).powi(2));
}
