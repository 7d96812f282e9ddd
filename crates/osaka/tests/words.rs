//! Everything that can happen, be chosen or be refused has its sentence.

use osaka::{Action, Card, Colour, Osaka};

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

testkit::words! {
    Osaka { modes: [(2, ""), (3, ""), (4, "")], rules: 33, others: |_| every_action() }
}
