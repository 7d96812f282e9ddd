//! Positions from outside: what `check` lets in can be played on, whatever it is.

use game::{Awaiting, Dealer, Game, Quick, Viewer};
use serde_json::Value;
use tabriz::Tabriz;
use testkit::Scene;

/// A position somewhere in a random match.
fn midway(dealer: &mut Quick) -> Tabriz {
    let modes = ["", "advanced=true,sides=random", "edition=prototype,sides=random", "rival=r4"];
    let seats = [1, 1, 2, 3, 5][dealer.below(5) as usize];
    let mut state = Scene::<Tabriz>::new(seats, modes[dealer.below(4) as usize]).state;
    for _ in 0..dealer.below(400) {
        if !step(&mut state, dealer) {
            break;
        }
    }
    state
}

fn step(state: &mut Tabriz, dealer: &mut Quick) -> bool {
    match state.awaiting() {
        Awaiting::Decision(_) => {
            let legal = state.choices();
            assert!(!legal.is_empty(), "stuck: {:?} {:?}", state.open.step, state.open.agenda);
            state.act(legal[dealer.below(legal.len() as u32) as usize], &mut ());
        }
        Awaiting::Chance(_) => {
            let mut listed = Vec::new();
            state.outcomes(&mut listed);
            assert!(!listed.is_empty(), "no answer: {:?} {:?}", state.open.step, state.open.agenda);
            let outcome = state.sample(dealer);
            state.resolve(outcome, &mut ());
        }
        Awaiting::Nobody => return false,
    }
    true
}

/// All places in a JSON tree.
fn paths(value: &Value, path: String, out: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, inner)| paths(inner, format!("{path}/{i}"), out));
        }
        Value::Object(map) => {
            map.iter().for_each(|(key, inner)| paths(inner, format!("{path}/{key}"), out));
        }
        _ => {}
    }
    out.push(path);
}

/// Writes another value of the same tree, or a small or large number, over some place.
fn spoil(json: &mut Value, dealer: &mut Quick) {
    let mut all = Vec::new();
    paths(json, String::new(), &mut all);
    all.retain(|path| !path.is_empty());
    let mut any = || all[dealer.below(all.len() as u32) as usize].clone();
    let (from, to) = (any(), any());
    let other = match dealer.below(4) {
        0 => Value::from(dealer.below(4)),
        1 => Value::from(dealer.below(300)),
        2 => Value::Null,
        _ => json.pointer(&from).unwrap().clone(),
    };
    *json.pointer_mut(&to).unwrap() = other;
}

#[test]
fn spoiled_positions_are_refused_or_playable() {
    let mut dealer = Quick::new(17);
    let (mut read, mut played) = (0, 0);
    for _ in 0..testkit::games(30) {
        let state = midway(&mut dealer);
        let json = serde_json::to_value(state).unwrap();
        for _ in 0..40 {
            let mut spoiled = json.clone();
            for _ in 0..=dealer.below(2) {
                spoil(&mut spoiled, &mut dealer);
            }
            let Ok(mut state) = serde_json::from_value::<Tabriz>(spoiled.clone()) else { continue };
            read += 1;
            if state.check().is_err() {
                continue;
            }
            played += 1;
            for viewer in Viewer::all(state.seats()) {
                let _ = <Tabriz as game::Spoken>::table(&state.view(viewer));
            }
            for _ in 0..120 {
                if !step(&mut state, &mut dealer) {
                    break;
                }
            }
        }
    }
    assert!(read > 50 && played > 5, "{read} read, {played} played");
}

#[test]
fn impossible_positions_are_refused() {
    let start = Scene::<Tabriz>::new(2, "").any_chance(1).state;
    let refused = |change: fn(&mut Tabriz)| {
        let mut state = start;
        change(&mut state);
        assert!(state.check().is_err());
    };
    refused(|state| state.open.seats = 6);
    refused(|state| state.open.pool[0] += 1);
    refused(|state| state.open.stalls[1].stock[0] = 9);
    refused(|state| state.open.stalls[1].tile = state.open.stalls[2].tile);
    refused(|state| state.hidden.decks = tabriz::Cards::NONE);
    refused(|state| state.open.players.0[0].skill = 15);
    refused(|state| state.open.agenda.clear());
    refused(|state| state.open.rival = None.or(Scene::<Tabriz>::new(1, "").state.open.rival));
    refused(|state| state.open.players.0[4].coins = 1);
}
