//! Everything that can happen, be chosen or be refused has its sentence.

use game::{Awaiting, Dealer, Game, Quick, Spoken, Viewer};
use tabriz::Tabriz;
use testkit::Scene;

#[test]
fn whole_matches_can_be_told() {
    let rules = game::rules::parse(Tabriz::INFO.rules).unwrap();
    let known = |id: &str| rules.iter().any(|rule| rule.id == id);
    let modes = [
        (1, "rival=r1"),
        (1, "rival=r3,sides=random"),
        (2, "advanced=true,sides=random"),
        (4, "edition=prototype,sides=random"),
    ];
    for (seed, (seats, options)) in modes.into_iter().enumerate() {
        let mut scene = Scene::<Tabriz>::new(seats, options);
        let mut dealer = Quick::new(seed as u64);
        let mut seen = Vec::new();
        loop {
            let state = scene.state;
            match state.awaiting() {
                Awaiting::Decision(seat) => {
                    let view = state.view(Viewer::Seat(seat));
                    assert!(Tabriz::ask(&view).key.starts_with("tabriz-ask"));
                    let legal = state.choices();
                    let names: Vec<_> = legal.iter().map(|&a| Tabriz::name(&view, a)).collect();
                    let distinct = |i: usize| !names[..i].contains(&names[i]);
                    assert!((0..names.len()).all(distinct), "{names:?}");
                    for action in seen.iter().filter(|action| !legal.contains(action)) {
                        assert!(known(state.refuse(*action).rule), "{action}");
                    }
                    if seen.len() < 200 {
                        seen.extend(legal.iter().take(4));
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
            if dealer.below(20) == 0 {
                for viewer in Viewer::all(seats) {
                    let table = Tabriz::table(&state.view(viewer));
                    assert_eq!(table.you.is_empty(), viewer == Viewer::Spectator);
                    assert!(table.board.len() > 15);
                }
            }
        }
        let told = |event| Tabriz::tell(event).key;
        assert!(scene.events.iter().all(|event| told(event) != "tabriz-ask-nobody"));
    }
}
