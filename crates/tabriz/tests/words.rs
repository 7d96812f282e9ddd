//! Everything that can happen, be chosen or be refused has its sentence.

use game::{Awaiting, Dealer, Game, Quick, Seat, Share, Spoken, Viewer};
use tabriz::Tabriz;
use testkit::Scene;

#[test]
fn whole_matches_can_be_told() {
    let documents = Tabriz::INFO.rules.map(|text| game::rules::parse(text).unwrap());
    let known = |id: &str| documents.iter().all(|rules| rules.iter().any(|rule| rule.id == id));
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
                    let question = Tabriz::ask(&view).key;
                    assert!(question.starts_with("tabriz-ask"));
                    let advice = Tabriz::advise(question);
                    assert!(advice.is_some_and(|advice| known(advice.rule)), "{question}");
                    let legal = state.choices();
                    for place in legal.iter().map(|&action| state.spot(action).place) {
                        let rules = Tabriz::rules_about(place);
                        assert!(!rules.is_empty() && rules.iter().all(|id| known(id)), "{place}");
                    }
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
        assert!(scene.events.iter().all(|event| told(event).starts_with("tabriz-told-")));
        let shares: Vec<Share> = scene.events.iter().filter_map(Tabriz::share).collect();
        let sum = |side: Option<Seat>| -> i32 {
            shares.iter().filter(|share| share.seat == side).map(|share| share.points).sum()
        };
        for seat in Seat::all(seats) {
            assert_eq!(sum(Some(seat)), scene.state.score(seat), "the account adds up");
        }
        assert_eq!(sum(None), scene.state.rival_score().unwrap_or(0), "the Rival's too");
    }
}

#[test]
fn both_rule_texts_have_the_same_ids_and_rulings() {
    let [english, italian] = Tabriz::INFO.rules.map(|text| game::rules::parse(text).unwrap());
    let ids = |rules: &[game::rules::Rule]| -> Vec<(String, bool)> {
        rules.iter().map(|rule| (rule.id.clone(), rule.ruling)).collect()
    };
    assert_eq!(ids(&english), ids(&italian));
    assert_eq!(english.len(), 56);
}
