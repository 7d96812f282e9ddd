//! The laws every game obeys, for each seat count.

use game::{Dealer, Game, Quick, Seat, Viewer};
use testkit::laws;
use yspahan::{Action, Card, Event, Task, Yspahan};

testkit::laws! {
    Yspahan { most_steps: 2_000, scramble: scramble, recount: recount }
    two_players_obey_the_laws: 40 games of (2, "");
    three_players_obey_the_laws: 40 games of (3, "");
    four_players_obey_the_laws: 40 games of (4, "");
    a_named_first_player_obeys_the_laws: 10 games of (3, "first=2");
}

/// Exchanges hidden cards many times: between two hands, or between a hand and the deck. A card
/// that a seat held before the last shuffle cannot be in the deck, so only fresh ones go there.
/// Somebody who is about to build must stay able to: that much is known of their cards.
fn scramble(state: &Yspahan, viewer: Viewer, dealer: &mut Quick) -> Yspahan {
    let mut other = *state;
    let is_building = matches!(state.board.agenda.top(), Some(Task::Build { .. }));
    for _ in 0..40 {
        let before = other;
        let [here, there] = [0; 2].map(|_| Seat::new(dealer.below(state.board.seats.into()) as u8));
        let [a, b] = [0; 2].map(|_| Card::ALL[dealer.below(9) as usize]);
        if viewer.is(here) || viewer.is(there) || !other.hands[here].has(a) {
            continue;
        }
        if other.hands[there].has(b) && here != there {
            other.hands[here][a] -= 1;
            other.hands[there][a] += 1;
            other.hands[there][b] -= 1;
            other.hands[here][b] += 1;
        } else if other.deck.has(b) && other.drawn[here].has(a) {
            other.hands[here][a] -= 1;
            other.drawn[here][a] -= 1;
            other.deck[a] += 1;
            other.deck[b] -= 1;
            other.hands[here][b] += 1;
            other.drawn[here][b] += 1;
        }
        if is_building && other.check().is_err() {
            other = before;
        }
    }
    other
}

fn recount(events: &[Event], of: Seat) -> i32 {
    let points = |event: &Event| match *event {
        Event::CaravanJoined { seat, points, .. } if seat == of => i32::from(points),
        Event::CaravanScored { seat, points, .. } if seat == of => i32::from(points),
        Event::Sold { seat, points, .. } if seat == of => i32::from(points),
        Event::Built { seat, points, .. } if seat == of => i32::from(points),
        Event::SoukScored { seat, points, .. } if seat == of => i32::from(points),
        _ => 0,
    };
    events.iter().map(points).sum()
}

/// Y27, Y46: cards that are held but not offered at a moment when they could be played: for their
/// effect, or unused for one more die. What rules forbid (Y56, Y81) is not among them.
fn withheld(state: &Yspahan) -> Vec<Action> {
    let board = &state.board;
    let cards = Card::ALL.into_iter().filter(|&card| state.hands[board.active].has(card));
    let builds = |card| matches!(card, Card::WithoutCamels | Card::WithoutGold);
    let plus = |card| Action::UseRow { plus: Some(card) };
    let play = |card| Action::Play { card };
    match board.agenda.top() {
        Some(Task::Build { .. }) => cards.filter(|&card| builds(card)).map(play).collect(),
        Some(Task::Supply | Task::Take | Task::Next { .. } | Task::End | Task::Use { .. }) => {
            let forbidden = |card| builds(card) && (board.seats == 2 || board.built);
            let plays = cards.clone().filter(|&card| !forbidden(card)).map(play);
            let row = state.is_legal(Action::UseRow { plus: None });
            plays.chain(cards.filter(|_| row).map(plus)).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether the card would be gone and nothing else be different.
fn is_idle(state: &Yspahan, action: Action) -> bool {
    let mut after = *state;
    after.act(action, &mut ());
    match action {
        Action::UseRow { plus: Some(card) } => {
            let mut plain = *state;
            plain.act(Action::UseRow { plus: None }, &mut ());
            while let (Some(Task::Place { .. }), [first, ..]) =
                (after.board.agenda.top(), &plain.choices()[..])
            {
                assert_eq!(plain.choices(), after.choices());
                plain.act(*first, &mut ());
                after.act(*first, &mut ());
            }
            given_back(after, card) == plain
        }
        Action::Play { card } if matches!(state.board.agenda.top(), Some(Task::Build { .. })) => {
            let build = |world: &Yspahan, choice| {
                let mut world = *world;
                world.act(choice, &mut ());
                world
            };
            let built = |choice: &Action| matches!(choice, Action::Build { .. });
            let ways: Vec<Action> = after.choices().into_iter().filter(built).collect();
            ways == state.choices().into_iter().filter(built).collect::<Vec<_>>()
                && ways.iter().all(|&way| given_back(build(&after, way), card) == build(state, way))
        }
        // It asks for something, and there is no answer.
        _ => after.board.agenda.top() != state.board.agenda.top() && after.choices().is_empty(),
    }
}

fn given_back(mut state: Yspahan, card: Card) -> Yspahan {
    state.hands[state.board.active][card] += 1;
    state.board.discards[card] -= 1;
    state
}

#[test]
fn no_card_that_changes_anything_is_left_out() {
    let beginnings = [2, 3, 4].map(|seats| testkit::fresh(seats, ""));
    assert!(laws::left_out(&beginnings, testkit::games(40), withheld, is_idle) > 100);
}
