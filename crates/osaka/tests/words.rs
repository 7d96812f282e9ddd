//! Everything that can happen, be chosen or be refused has its sentence.

use game::{Awaiting, Dealer, Game, Quick, Spoken, Viewer};
use osaka::{Action, Card, Colour, Osaka};
use testkit::Scene;

fn every_action() -> Vec<Action> {
    let tokens = Colour::ALL.into_iter().map(|colour| Action::Token { colour });
    let of_card = |card| {
        [
            Action::Pay { card },
            Action::Take { card },
            Action::TakeReserved { card },
            Action::Reserve { card },
            Action::ReserveProduction { card },
            Action::Discard { card },
            Action::Insure { card },
        ]
    };
    let single = [Action::Buy, Action::Pass, Action::Done];
    tokens.chain(Card::all().flat_map(of_card)).chain(single).collect()
}

#[test]
fn whole_matches_can_be_told() {
    let rules = game::rules::parse(Osaka::INFO.rules).unwrap();
    let known = |id: &str| rules.iter().any(|rule| rule.id == id);
    for seed in 0..6 {
        let mut scene = Scene::<Osaka>::new(2 + (seed % 3) as u8, "");
        let mut dealer = Quick::new(seed);
        loop {
            let state = scene.state;
            for viewer in Viewer::all(state.seats) {
                let table = Osaka::table(&Osaka::shown(state.view(viewer)));
                assert_eq!(table.you.is_empty(), viewer == Viewer::Spectator);
            }
            match state.awaiting() {
                Awaiting::Decision(seat) => {
                    let view = Osaka::shown(state.view(Viewer::Seat(seat)));
                    assert!(Osaka::ask(&view).key.starts_with("osaka-ask"));
                    let legal = state.choices();
                    let names: Vec<_> = legal.iter().map(|&a| Osaka::name(&view, a)).collect();
                    let distinct = |i: usize| !names[..i].contains(&names[i]);
                    assert!((0..names.len()).all(distinct), "{names:?}");
                    for action in every_action() {
                        let listed = legal.contains(&action);
                        assert_eq!(state.is_legal(action), listed, "{action}");
                        assert!(listed || known(state.refuse(action).rule), "{action}");
                    }
                    let choice = legal[dealer.below(legal.len() as u32) as usize];
                    scene.state.act(choice, &mut scene.events);
                }
                Awaiting::Chance(_) => {
                    let outcome = state.sample(&mut dealer);
                    scene.state.resolve(outcome, &mut scene.events);
                }
                Awaiting::Nobody => break,
            }
        }
        assert!(scene.events.iter().all(|event| Osaka::tell(event).key.starts_with("osaka-")));
    }
}
