//! What the finger touches for each action.

use std::iter::repeat_n;

use game::{Game, Spot};

use crate::action::Action;
use crate::payment::Quad;
use crate::pieces::{Colour, Face, Kind, Market};
use crate::state::{Istanbul, Task};

/// `die-<face>` for each die, `stock-<kind>` for each piece of the own stock, `marker-<colour>` of the
/// supply; stalls, tiles, cards and plaques by name.
pub(crate) fn pieces(state: &Istanbul, action: Action) -> Vec<Spot> {
    let number = |place: Option<usize>| place.unwrap_or_default() as u8;
    vec![match action {
        Action::Income { from } => Spot::at("own-tile", from as u8),
        Action::Collect => Spot::new("income"),
        Action::Reroll => Spot::at("stock", Kind::Crystal as u8),
        Action::Roll { faces } => {
            let dice =
                faces.some().flat_map(|(face, count)| repeat_n(die(face as u8), count.into()));
            return dice.collect();
        }
        Action::Equal { colour } => Spot::at("equal", colour as u8),
        Action::Different { goods } => Spot::at("different", goods),
        Action::Lira => Spot::new("lira-dice"),
        Action::Cards { dice } => {
            let dice = repeat_n(die(Face::Card as u8), dice.into());
            return [Spot::new("deck")].into_iter().chain(dice).collect();
        }
        Action::Tile { code } => Spot::at("tile", number(state.content.tile_place(code))),
        Action::Ruby { market } => Spot::at("ruby", market as u8),
        Action::End => Spot::new("end"),
        Action::Pay { dice, markers, browns } => return paid(dice, markers, browns),
        Action::Use { code } => Spot::at("card", number(state.content.card_place(code))),
        Action::Take => Spot::new("take"),
        Action::TakeOther => Spot::new("take-other"),
        Action::Decline => Spot::new("decline"),
        Action::Markers { first, second } => {
            return [first, second].map(|colour| Spot::at("marker", colour as u8)).into();
        }
        Action::Give { effect } => Spot::at("own-tile", effect as u8),
    }]
}

fn die(face: u8) -> Spot {
    Spot::at("die", face)
}

/// I31: the dice and the pieces of stock that go; without any, the payment itself.
fn paid(dice: Quad, markers: Quad, browns: u8) -> Vec<Spot> {
    let goods = |quad: Quad| (0..4).map(move |colour| (colour as u8, quad.count(colour)));
    let dice = goods(dice).flat_map(|(colour, count)| repeat_n(die(colour), count.into()));
    let markers = goods(markers)
        .flat_map(|(colour, count)| repeat_n(Spot::at("stock", colour), count.into()));
    let browns = repeat_n(Spot::at("stock", Kind::Brown as u8), browns.into());
    let paid: Vec<Spot> = dice.chain(markers).chain(browns).collect();
    if paid.is_empty() { vec![Spot::new("payment")] } else { paid }
}

/// I12, I31: a crystal and the dice to roll, a thing and what is paid for it, are one gesture.
pub(crate) fn goes_on(state: &Istanbul, action: Action) -> bool {
    match action {
        Action::Reroll => true,
        _ => {
            let mut after = *state;
            after.act(action, &mut ());
            let seat = match state.agenda.top() {
                Some(Task::Others { seat, .. }) => seat,
                _ => state.turn,
            };
            matches!(after.agenda.top(), Some(Task::Pay { seat: payer, .. }) if payer == seat)
        }
    }
}

/// What a closed place would do in the open question.
pub(crate) fn tried(state: &Istanbul, spot: Spot) -> Option<Action> {
    let number = spot.at[0].map(usize::from);
    let colour = || Colour::ALL.into_iter().find(|colour| Some(colour.index()) == number);
    Some(match spot.place {
        "ruby" => {
            let market = Market::ALL.into_iter().find(|market| Some(market.index()) == number)?;
            Action::Ruby { market }
        }
        "tile" => {
            let mut shown = state.display.kinds().map(|(code, _)| code);
            Action::Tile { code: shown.find(|&code| state.content.tile_place(code) == number)? }
        }
        "equal" => Action::Equal { colour: colour()? },
        "different" => Action::Different { goods: spot.at[0]? },
        "lira-dice" => Action::Lira,
        "deck" => Action::Cards { dice: state.dice[Face::Card].max(1) },
        "stock" if number == Some(Kind::Crystal as usize) => Action::Reroll,
        "die" => Action::Reroll,
        _ => return None,
    })
}
