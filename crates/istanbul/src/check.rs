//! Can this position be? The door for positions from outside: whatever passes can be played on.

use game::{Awaiting, Broken, ensure};

use crate::bag::Bag;
use crate::content::MOST_DICE;
use crate::flow;
use crate::legal;
use crate::payment::Cost;
use crate::pieces::{Effect, Kind, Market};
use crate::state::{Istanbul, Player, Purpose, Task};

pub(crate) fn check(state: &Istanbul) -> Result<(), Broken> {
    ensure(
        (2..=4).contains(&state.seats) && state.has_seat(state.turn) && state.has_seat(state.first),
        "seats, first player and turn must be those of 2 to 4 players",
    )?;
    check_stock(state)?;
    check_rubies(state)?;
    check_bags(state)?;
    check_turn(state)?;
    check_agenda(state)?;
    check_going_on(state)
}

fn check_stock(state: &Istanbul) -> Result<(), Broken> {
    for kind in Kind::ALL {
        let out: u32 = state.players.0.iter().map(|player| u32::from(player.stock[kind])).sum();
        let enough = out <= u32::from(state.content.supply[kind]);
        ensure(enough, format!("players have more {kind} than there is"))?;
    }
    let idle = &state.players.0[state.seats as usize..];
    ensure(idle.iter().all(|&idle| idle == Player::default()), "an empty seat has pieces")
}

fn check_rubies(state: &Istanbul) -> Result<(), Broken> {
    let markets = state.markets();
    let sound = Market::ALL.into_iter().all(|market| state.taken[market] <= markets.size(market));
    ensure(sound, "more rubies are taken from a market than it had")?;
    let taken: u32 = state.taken.0.iter().map(|&count| u32::from(count)).sum();
    let owned: u32 = state.players.0.iter().map(|player| u32::from(player.rubies)).sum();
    ensure(taken == owned, "rubies taken and rubies owned differ")
}

/// Cards and tiles exist, and no more of them than were printed.
fn check_bags(state: &Istanbul) -> Result<(), Broken> {
    let content = &state.content;
    let mut cards = content.all_cards;
    ensure(
        take_out(&mut cards, &state.deck) && take_out(&mut cards, &state.revealed),
        "deck and revealed cards hold a card that is not there",
    )?;
    let mut tiles = content.all_tiles;
    ensure(
        take_out(&mut tiles, &state.display) && take_out(&mut tiles, &state.stack),
        "display and stack hold a tile that is not there",
    )?;
    ensure(state.display.len() <= usize::from(content.face_up), "too many tiles are face up")?;
    for effect in Effect::ALL {
        let free =
            tiles.codes().iter().filter(|&&code| content.tile(code).effect == effect).count();
        let owned: usize = state.players.0.iter().map(|p| usize::from(p.tiles[effect])).sum();
        ensure(owned <= free, format!("players have more {effect} tiles than there are"))?;
    }
    Ok(())
}

fn take_out<const N: usize, const M: usize>(from: &mut Bag<N>, what: &Bag<M>) -> bool {
    what.codes().iter().all(|&code| from.remove(code))
}

fn check_turn(state: &Istanbul) -> Result<(), Broken> {
    let content = &state.content;
    let dice: u32 = state.dice.0.iter().map(|&count| u32::from(count)).sum();
    let most = u32::from(content.common_dice + content.extra_dice);
    ensure(dice <= most, "more dice than there are")?;
    ensure(state.active().tiles.holds(&state.powers), "powers need tiles")?;
    ensure(
        state.actions <= 40 && state.round >= 1,
        "more actions than tiles could give, or no round",
    )
}

/// Tasks stand above each other as the rules stack them, and each can be carried out.
fn check_agenda(state: &Istanbul) -> Result<(), Broken> {
    let mut below = None;
    for task in state.agenda.iter() {
        let sound = stands_on(task, below) && is_sound(state, task, below);
        ensure(sound, format!("{task:?} cannot be next here"))?;
        below = Some(task);
    }
    let goal = state.goal();
    ensure(
        below.is_some() || state.everyone().iter().any(|player| player.rubies >= goal),
        "the game is over, but nobody has the goal",
    )
}

fn stands_on(task: Task, below: Option<Task>) -> bool {
    use Task::*;
    match task {
        Turn | Act => below.is_none(),
        First => below == Some(Display),
        Roll => below == Some(Act),
        Income => below == Some(Roll),
        Reroll | RollAgain { .. } => below == Some(Act),
        Reveal { .. } | Use | Discard => matches!(below, Some(Act | Income)),
        Others { .. } => below == Some(Discard),
        Half { .. } | Market | Give | Swap => matches!(below, Some(Discard | Others { .. })),
        Markers => matches!(below, Some(Act | Discard | Others { .. })),
        Pay { purpose, .. } if purpose.is_action() => below == Some(Act),
        Pay { purpose: Purpose::Others { .. }, .. } => matches!(below, Some(Others { .. })),
        Pay { .. } => matches!(below, Some(Discard | Others { .. })),
        Display => matches!(below, Some(Turn | Act | Discard | Others { .. })),
    }
}

fn is_sound(state: &Istanbul, task: Task, below: Option<Task>) -> bool {
    let content = &state.content;
    let known_card = |code| content.card_place(code).is_some();
    let free_cards = state.discards() + state.deck.len();
    match task {
        Task::First => state.display.is_empty() && state.taken.is_none(),
        Task::Reroll => legal::may_reroll(state),
        Task::RollAgain { count } => {
            let most = content.common_dice + content.extra_dice;
            count > 0 && count <= most.saturating_sub(state.dice.sum())
        }
        Task::Reveal { left } => {
            let room = MOST_DICE - state.revealed.len();
            left > 0 && usize::from(left) <= room.min(free_cards)
        }
        Task::Use | Task::Discard => !state.revealed.is_empty(),
        Task::Half { code } => known_card(code),
        Task::Others { code, seat } => known_card(code) && state.has_seat(seat),
        Task::Pay { seat, purpose, cost, colour } => {
            state.has_seat(seat)
                && pays_soundly(state, seat == state.turn, purpose, below)
                && fits(state, purpose, cost)
                && colour < 4
        }
        Task::Market => legal::open_markets(state).next().is_some(),
        Task::Give => !state.active().tiles.is_none() && !state.display.is_empty(),
        Task::Swap => !state.display.is_empty(),
        _ => true,
    }
}

/// Only the others' half is paid by somebody else than the active player.
fn pays_soundly(state: &Istanbul, active: bool, purpose: Purpose, below: Option<Task>) -> bool {
    match purpose {
        Purpose::Equal { .. } => active,
        Purpose::Different { goods } => active && (2..=4).contains(&goods),
        Purpose::Tile { code } => active && state.display.contains(code),
        Purpose::Ruby { market } => active && state.price(market).is_some(),
        Purpose::Half { code } => active && state.content.card_place(code).is_some(),
        Purpose::Others { code } => {
            !active && matches!(below, Some(Task::Others { code: open, .. }) if open == code)
        }
    }
}

/// What is left to pay is no more than the price.
fn fits(state: &Istanbul, purpose: Purpose, cost: Cost) -> bool {
    state.cost(purpose).is_some_and(|whole| {
        whole.each.holds(&cost.each) && cost.extra <= whole.extra && cost.total <= whole.total
    })
}

/// Nothing is left undone that needs no decision, and whoever decides has a choice.
fn check_going_on(state: &Istanbul) -> Result<(), Broken> {
    let mut after = *state;
    flow::advance(&mut after, &mut ());
    ensure(after == *state, "something is still to be carried out that needs no decision")?;
    let mut choices = Vec::new();
    legal::legal_actions(state, &mut choices);
    let decides = matches!(flow::awaiting(state), Awaiting::Decision(_));
    ensure(!decides || !choices.is_empty(), "somebody must decide but has no choice")
}
