//! Everything that can happen, be chosen or be refused has its sentence.

use istanbul::{Action, Colour, Effect, Faces, Istanbul, Market, Quad};
use testkit::Scene;

/// A wide choice of actions, legal or not.
fn many_actions(state: &Istanbul) -> Vec<Action> {
    let quad = |text| Quad::parse(text).unwrap();
    let mut all = vec![
        Action::Collect,
        Action::Reroll,
        Action::Lira,
        Action::End,
        Action::Take,
        Action::TakeOther,
        Action::Decline,
        Action::Roll { faces: Faces::NONE },
        Action::Roll { faces: Faces::of([1, 0, 0, 0, 0, 1]) },
        Action::Pay { dice: Quad::NONE, markers: Quad::NONE, browns: 0 },
        Action::Pay { dice: quad("ry"), markers: Quad::NONE, browns: 0 },
        Action::Pay { dice: Quad::NONE, markers: quad("rr"), browns: 1 },
        Action::Pay { dice: quad("b"), markers: Quad::NONE, browns: 15 },
    ];
    all.extend((0..=5).map(|goods| Action::Different { goods }));
    all.extend((0..=4).map(|dice| Action::Cards { dice }));
    all.extend(Colour::ALL.into_iter().map(|colour| Action::Equal { colour }));
    all.extend(Market::ALL.into_iter().map(|market| Action::Ruby { market }));
    for effect in Effect::ALL {
        all.extend([Action::Income { from: effect }, Action::Give { effect }]);
    }
    for first in Colour::ALL {
        all.extend(Colour::ALL.into_iter().map(|second| Action::Markers { first, second }));
    }
    for code in ["zz", "a1"] {
        let code = code.parse().unwrap();
        all.extend([Action::Tile { code }, Action::Use { code }]);
    }
    all.extend(state.content.tiles().iter().map(|tile| Action::Tile { code: tile.code }));
    all.extend(state.content.cards().iter().map(|card| Action::Use { code: card.code }));
    all
}

testkit::words! {
    Istanbul { modes: [(2, ""), (3, ""), (4, "")], rules: 38, others: many_actions }
}

/// The reason a player gets is the one that applies.
#[test]
fn refusals_name_the_rule_that_applies() {
    let mut scene = Scene::<Istanbul>::new(2, "");
    for code in ["lr", "cy", "bg", "ab", "gr", "dx"] {
        scene.chance(&format!("tile {code}"));
    }
    scene.chance("dice rrygc");
    let why = |scene: &Scene<Istanbul>, notation: &str| {
        let refusal = scene.refused(notation);
        (refusal.rule, refusal.phrase.key)
    };
    assert_eq!(why(&scene, "equal blue"), ("I20", "istanbul-no-equal"));
    assert_eq!(why(&scene, "different 4"), ("I23", "istanbul-no-different"));
    assert_eq!(why(&scene, "lira"), ("I24", "istanbul-no-lira"));
    assert_eq!(why(&scene, "cards 2"), ("I25", "istanbul-no-cards"));
    assert_eq!(why(&scene, "tile lr"), ("I26", "istanbul-no-tile"));
    assert_eq!(why(&scene, "tile ly"), ("I26", "istanbul-no-tile-hidden"));
    assert_eq!(why(&scene, "ruby mosque"), ("I27", "istanbul-no-mosque"));
    assert_eq!(why(&scene, "ruby red"), ("I28", "istanbul-no-ruby"));
    assert_eq!(why(&scene, "ruby carpet"), ("I29", "istanbul-no-ruby"));
    assert_eq!(why(&scene, "ruby lira"), ("I30", "istanbul-no-ruby"));
    scene.act("different 2");
    assert_eq!(why(&scene, "pay dice rr"), ("I31", "istanbul-no-pay"));
    assert_eq!(why(&scene, "pay markers ry"), ("I31", "istanbul-no-pay-missing"));
    scene.act("pay dice ry");
    assert_eq!(why(&scene, "reroll"), ("I12", "istanbul-no-reroll-late"));
}
