//! Is this a sound position? The truths that hold in every reachable one, and the door for positions
//! from outside: whatever could make the rules stumble is refused here.

use game::{Broken, Game, Seat, ensure};

use crate::card::{Card, Cards};
use crate::content::Side;
use crate::dice::Colour;
use crate::legal;
use crate::space::{Face, Place, Space, Tile};
use crate::state::{Edition, Party, Player, Tabriz};
use crate::task::{Stage, Step, Task, Why};

type Verdict = Result<(), Broken>;

pub(crate) fn check(state: &Tabriz) -> Verdict {
    frame(state)?;
    tiles(state)?;
    players(state)?;
    cards(state)?;
    dice(state)?;
    rival(state)?;
    agenda(state)?;
    settled(state)
}

/// Seats, turn, end.
fn frame(state: &Tabriz) -> Verdict {
    let open = &state.open;
    let seats = open.seats;
    ensure((1..=5).contains(&seats), format_args!("{seats} seats"))?;
    let here = |seat: Seat| seat.index() < usize::from(seats);
    ensure(here(open.current) && here(open.marker), "somebody acts who is not there")?;
    ensure(open.rival.is_some() == (seats == 1), "a Rival plays against one player only")?;
    ensure(open.is_open(open.at), format_args!("nobody can be on {}", open.at))?;
    let playing = matches!(open.step, Step::Turn | Step::RivalTurn);
    ensure(open.turn < 3 || (open.turn == 3 && !playing), format_args!("turn {}", open.turn))?;
    ensure(open.round >= 1, "rounds count from 1")?;
    ensure(open.bonus.is_some() == open.ending.is_some(), "bonus and ending disagree")?;
    let winner = match open.bonus {
        Some(Party::Seat(seat)) => here(seat),
        Some(Party::Rival) => open.rival.is_some(),
        None => true,
    };
    ensure(winner, "nobody there can hold the bonus")?;
    ensure(open.last_turns < seats.max(2), "too many last turns")?;
    let step = match open.step {
        Step::LayTiles { next } => (1..=17).contains(&next) && open.round == 1,
        Step::FirstDice { yard } => yard <= 4 && open.round == 1,
        Step::RollPool { colour } => colour <= 3 && open.rival.is_some(),
        Step::DealWorkshops { left } | Step::DealHands { left } => left < seats && open.round == 1,
        Step::LastTurn => {
            open.edition == Edition::Final && matches!(open.bonus, Some(Party::Seat(_)))
        }
        Step::RivalTurn => open.rival.is_some(),
        Step::Reroll { yard } => yard <= 4,
        Step::Workshops { left } => left < seats,
        Step::Over => open.ending.is_some() && open.agenda.is_empty(),
        Step::Turn => true,
    };
    ensure(step, format_args!("{:?} cannot be now", open.step))
}

fn tiles(state: &Tabriz) -> Verdict {
    let open = &state.open;
    let mut seen = 0u32;
    for space in Space::all() {
        let stall = &open.stalls[space.index()];
        ensure(
            stall.tile.place() == space.place(),
            format_args!("{} does not fit {space}", stall.tile),
        )?;
        ensure(
            open.random_layout || stall.tile == Tile::usual(space),
            format_args!("{} does not lie on {space} in the fixed layout", stall.tile),
        )?;
        ensure(
            seen & 1 << stall.tile.index() == 0,
            format_args!("{} lies there twice", stall.tile),
        )?;
        seen |= 1 << stall.tile.index();
        let lanes = match open.side(space) {
            Side::Shop(shop) if open.is_open(space) => &shop.lanes[..],
            _ => &[],
        };
        let fits = |index: usize| stall.stock[index] <= lanes.get(index).map_or(0, |l| l.spaces);
        ensure(fits(0) && fits(1), format_args!("too much lies on {space}"))?;
        let mixed = lanes.first().is_some_and(|lane| lane.is_mixed());
        let room = if mixed { (1u16 << stall.stock[0]) - 1 } else { 0 };
        ensure(
            u16::from(stall.second) & !room == 0,
            format_args!("{space} has second pieces it cannot have"),
        )?;
    }
    for (yard, space) in open.yards.iter().zip(Space::YARDS) {
        let caravanserai = matches!(open.side(space), Side::Caravanserai { .. });
        ensure(caravanserai || yard.goods.is_empty(), format_args!("loose goods on {space}"))?;
    }
    let back = open.stalls[0].face == Face::B;
    ensure(back == open.advanced, "Meydan shows the wrong side")
}

fn players(state: &Tabriz) -> Verdict {
    let open = &state.open;
    for empty in Seat::all(Tabriz::INFO.max_seats).skip(open.seats.into()) {
        ensure(open.players[empty] == Player::default(), "an empty seat owns something")?;
        ensure(state.hidden.hands[empty].is_empty(), "an empty seat holds cards")?;
    }
    for seat in Seat::all(open.seats) {
        let player = &open.players[seat];
        let max = open.content.rules.skill;
        ensure(player.skill <= max, format_args!("skill goes to {max}"))?;
        let places = player.apprentices.iter().all(|a| open.is_open(a.space));
        ensure(places, "an apprentice stands on a closed space")?;
        ensure(player.apprentices.is_sorted(), "apprentices must be sorted")?;
        let refused = state.hidden.refused[seat];
        let dealt = player.advanced.is_some() == refused.is_some();
        ensure(
            dealt && (open.advanced || refused.is_none()),
            "advanced workshop cards do not add up",
        )?;
    }
    let mut workshops: Vec<_> =
        open.players.0.iter().filter_map(|player| player.advanced).collect();
    workshops.extend(state.hidden.refused.0.iter().chain(&state.hidden.dealt).flatten());
    let count = workshops.len();
    workshops.sort_unstable();
    workshops.dedup();
    ensure(workshops.len() == count, "a workshop card is there twice")
}

/// T07: every card is in exactly one place.
fn cards(state: &Tabriz) -> Verdict {
    let Tabriz { open, hidden } = state;
    let mut places = vec![hidden.decks, open.discards, hidden.offer];
    places.extend(hidden.hands.0);
    places.extend(open.players.0.iter().map(|player| player.done));
    let mut all = Cards::NONE;
    for place in places {
        ensure(!all.meets(place), "a commission is in two places")?;
        all = all.union(place);
    }
    ensure(all == Cards::ALL, "a commission is missing")?;
    let held = hidden.hands.0.iter().fold(hidden.offer, |all, &hand| all.union(hand));
    let aged = |card: Card| {
        let most = if held.has(card) { open.shuffles[card.deck().index()] } else { 0 };
        hidden.since.of(card) <= most
    };
    ensure(Card::all().all(aged), "a card is older than its deck")?;
    let choosing = open.agenda.iter().any(|task| matches!(task, Task::Keep { .. }));
    ensure(choosing || hidden.offer.is_empty(), "nobody chooses from the offer")?;
    let dealing = open.agenda.iter().any(|task| matches!(task, Task::KeepAdvanced));
    let order = hidden.dealt[0].is_some() || hidden.dealt[1].is_none();
    ensure(order && (dealing || hidden.dealt == [None; 2]), "workshops dealt to nobody")
}

/// T05: dice on tiles, in the pool and in the air add up.
fn dice(state: &Tabriz) -> Verdict {
    let open = &state.open;
    let laying = matches!(open.step, Step::LayTiles { .. } | Step::FirstDice { .. });
    for colour in Colour::ALL {
        let on_tiles: u32 =
            open.yards.iter().map(|yard| u32::from(yard.dice.of(colour).total())).sum();
        let [pool, air] = [open.pool, open.air].map(|dice| u32::from(dice[colour.index()]));
        let there = on_tiles + pool + air + u32::from(open.rolled.of(colour).total());
        let printed = |space: &Space| {
            open.side(*space).dice().iter().filter(|&&die| die == colour).count() as u32
        };
        let first: u32 = Space::YARDS.iter().map(printed).sum();
        let all = u32::from(open.content.die(colour).count);
        // T91: alone, only some stay in the pool.
        let most = u32::from(open.content.rules.rival_pool);
        let expected = match open.rival.is_some() && !laying {
            true => first + most.min(all - first),
            false => all,
        };
        ensure(there == expected, format_args!("{there} {colour} dice, not {expected}"))?;
    }
    for (index, (yard, space)) in open.yards.iter().zip(Space::YARDS).enumerate() {
        let not_yet = match open.step {
            Step::LayTiles { .. } => true,
            Step::FirstDice { yard } => usize::from(yard) <= index,
            _ => false,
        };
        let coming = open.agenda.iter().any(|task| match task {
            Task::Roll { why: Why::Tile { space: on }, .. } => on == space,
            Task::NewDie { .. } | Task::TakeUp { .. } => open.at == space,
            _ => false,
        });
        let (there, wanted) = (usize::from(yard.dice.total()), open.side(space).dice().len());
        let right = there == wanted || (there < wanted && coming) || (there == 0 && not_yet);
        ensure(right, format_args!("{there} dice on {space}, not {wanted}"))?;
    }
    let lying = open.rolled.total() > 0;
    let at_gita = open.agenda.iter().any(|t| matches!(t, Task::Act { stage: Stage::Gita }));
    ensure(!lying || at_gita, "dice lie at Gita's and nobody is there")?;
    let flying = open.air != [0; 3];
    let awaited = open.agenda.iter().any(|task| {
        use Task::{ConMan, Merchant, NewDie, Roll};
        matches!(task, Roll { .. } | ConMan { .. } | Merchant { .. } | NewDie { .. })
    });
    ensure(!flying || awaited, "dice are in the air for no reason")
}

fn rival(state: &Tabriz) -> Verdict {
    let open = &state.open;
    let Some(rival) = &open.rival else { return Ok(()) };
    let places = rival.apprentices.iter().all(|&space| open.is_open(space));
    ensure(places && rival.apprentices.is_sorted(), "the Rival's apprentices are lost")?;
    ensure(rival.skill <= open.content.rules.skill, "the Rival knows too much")?;
    ensure(rival.turns <= 3, "a Rival has three turns")?;
    for colour in Colour::ALL {
        let shown = rival.under.of(colour).total() + rival.aside.of(colour).total();
        let pool = open.pool[colour.index()];
        let setting_up = matches!(
            open.step,
            Step::LayTiles { .. } | Step::FirstDice { .. } | Step::RollPool { .. }
        );
        let right = shown == pool || (shown == 0 && setting_up);
        ensure(right, format_args!("{shown} {colour} dice at the Rival's mat, not {pool}"))?;
    }
    Ok(())
}

/// Tasks that add others must lie low, so that the agenda never overflows.
const LOW: usize = 5;
const MOST_TASKS: usize = 10;

fn agenda(state: &Tabriz) -> Verdict {
    let open = &state.open;
    ensure(open.agenda.len() <= MOST_TASKS, "too much is pending")?;
    for (depth, task) in open.agenda.iter().enumerate() {
        use Task::{Draw, DrawFrom, Keep, Roll, TakeUp};
        let leaf =
            matches!(task, Draw { .. } | Keep { .. } | Roll { .. } | TakeUp { .. } | DrawFrom);
        ensure(leaf || depth < LOW, "too much is pending")?;
        ensure(fits(state, task), format_args!("{task:?} cannot be pending now"))?;
    }
    let workshop = open.agenda.iter().any(|task| matches!(task, Task::Workshop));
    let known = open.content.actions.len();
    let uses = &open.uses.0;
    ensure(uses[known..].iter().all(|&left| left == 0), "an unknown workshop action")?;
    ensure(workshop || uses.iter().all(|&left| left == 0), "no workshop is open")
}

fn fits(state: &Tabriz, task: Task) -> bool {
    let open = &state.open;
    let alone = open.rival.is_some();
    match task {
        Task::First => open.step == Step::LayTiles { next: 1 } && !alone,
        Task::LayTile { space } | Task::TurnTile { space } => {
            matches!(open.step, Step::LayTiles { .. }) && space.place() != Place::Meydan
        }
        Task::DealAdvanced | Task::KeepAdvanced => {
            matches!(open.step, Step::DealWorkshops { .. }) && open.me().advanced.is_none()
        }
        Task::Draw { count, .. } => count <= 81,
        Task::Keep { count } => (1..=2).contains(&count),
        Task::Roll { why, .. } => match why {
            Why::Tile { space } => space.yard().is_some() && !open.side(space).dice().is_empty(),
            Why::Gita => matches!(state.here(), Side::Gita { .. }),
            Why::Pool | Why::Swapped | Why::RivalSwapped => alone,
            Why::Gain | Why::Match { .. } => true,
        },
        Task::Stand => open.me().standing().next().is_none(),
        Task::Move => {
            let stands = open.me().standing().next().is_some();
            stands || open.agenda.top() == Some(Task::Stand)
        }
        Task::Act { stage } => stage_fits(state, stage),
        Task::ConMan { picked, .. } => {
            let chosen: u32 = open.air.iter().map(|&dice| u32::from(dice)).sum();
            matches!(state.here(), Side::ConMan { .. }) && chosen == u32::from(picked)
        }
        Task::Merchant { left, .. } => {
            let pool: u32 = open.pool.iter().map(|&dice| u32::from(dice)).sum();
            matches!(state.here(), Side::Merchant { .. }) && (1..=pool).contains(&left.into())
        }
        Task::NewDie { .. } => matches!(state.here(), Side::Bargain { .. }),
        Task::Complete { done } => done <= 2,
        Task::Workshop | Task::DrawFrom => true,
        Task::Discard { action } => usize::from(action) < open.content.actions.len(),
        Task::PickDie { .. } => alone,
        Task::TakeUp { colour, face } => match (&open.rival, face) {
            (_, None) => open.pool[colour.index()] > 0,
            (Some(rival), Some(face)) => {
                rival.under.count(colour, face) + rival.aside.count(colour, face) > 0
            }
            (None, Some(_)) => false,
        },
        _ => rival_task_fits(state, task),
    }
}

fn stage_fits(state: &Tabriz, stage: Stage) -> bool {
    let open = &state.open;
    match (stage, state.here()) {
        (Stage::Fresh, _) => true,
        (Stage::RightTrack, Side::Shop(shop)) => shop.lanes.len() == 2,
        (Stage::Trading { trade, left }, Side::Trader(trades)) => {
            usize::from(trade) < trades.len() && left > 0
        }
        (Stage::Swapped, Side::Bargain { .. }) => state.may_keep_new_die(),
        (Stage::Rolled, side) => !side.dice().is_empty(),
        (Stage::Gita, Side::Gita { price, .. }) => {
            legal::tiles::cost_of(&open.rolled, price) <= open.me().coins
        }
        _ => false,
    }
}

fn rival_task_fits(state: &Tabriz, task: Task) -> bool {
    let open = &state.open;
    let Some(rival) = &open.rival else { return false };
    if open.step != Step::RivalTurn {
        return false;
    }
    let columns = &open.content.rivals[rival.name as usize].columns;
    let rows = |column: Colour| &columns[column.index()].rows;
    match task {
        Task::RivalColumn { column, row } => usize::from(row) <= rows(column).len(),
        Task::RivalRow { column, row, .. } => {
            row.is_none_or(|row| usize::from(row) < rows(column).len())
        }
        Task::RivalDefaults { left, .. } => left <= 9,
        Task::RivalSwap { column, row, .. } => usize::from(row) < rows(column).len(),
        Task::RivalTake { space, left, .. } => {
            open.is_open(space) && u32::from(left) <= open.piece_count(space)
        }
        _ => true,
    }
}

/// Nothing happens by itself any more, and whoever must decide can.
fn settled(state: &Tabriz) -> Verdict {
    let mut later = *state;
    later.advance(&mut ());
    ensure(later == *state, "this position would change by itself")?;
    if let game::Awaiting::Decision(_) = state.awaiting() {
        ensure(!matches!(legal::only(state), legal::Few::None), "nothing can be done")?;
    }
    Ok(())
}
