//! How it begins: options, the empty table, tiles, first dice, first goods.

use game::content::Content;
use game::{Agenda, Broken, PerSeat, Seat, Settings, Witness, ensure};

use crate::card::{Cards, Deck};
use crate::code::Bundle;
use crate::content::{Bazaar, MOST_ACTIONS};
use crate::dice::{Colour, DiceSet};
use crate::event::Event;
use crate::goods::Goods;
use crate::space::{Face, Space, Tile};
use crate::state::{
    Edition, Hidden, Open, Player, Rival, RivalName, Since, Stall, Tabriz, Uses, Yard,
};
use crate::task::{Step, Task, Why};

/// A table's checked choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub content: Content<Bazaar>,
    pub edition: Edition,
    pub advanced: bool,
    pub random_sides: bool,
    pub random_layout: bool,
    pub rival: RivalName,
    /// Who begins; nobody named means that chance decides.
    pub first: Option<Seat>,
}

pub(crate) fn options(settings: &Settings) -> Result<Options, Broken> {
    let value = |key: &str| settings.get(key).unwrap_or_default();
    let edition = value("edition").parse()?;
    let first = Seat::all(5).find(|seat| seat.to_string() == value("first"));
    Ok(Options {
        content: Content::of(settings)?,
        edition,
        advanced: value("advanced") == "true",
        random_sides: value("sides") == "random",
        // T03: the prototype shuffles its tiles.
        random_layout: match value("layout") {
            "edition" => edition == Edition::Prototype,
            layout => layout == "random",
        },
        rival: value("rival").parse()?,
        first: match value("first") {
            "random" => None,
            _ => Some(first.unwrap_or(Seat::new(0))),
        },
    })
}

pub(crate) fn content_hash(options: &Options) -> &'static str {
    options.content.hash()
}

/// The table before the first tile is laid, run on to the first question.
pub(crate) fn new(options: &Options, seats: u8) -> Result<Tabriz, Broken> {
    // T01: one to five players.
    ensure((1..=5).contains(&seats), format_args!("Tabriz is for 1 to 5 players, not {seats}"))?;
    let first = options.first.unwrap_or(Seat::new(0));
    ensure(
        first.index() < usize::from(seats),
        format_args!("seat {first} cannot begin: there are only {seats} players"),
    )?;
    let content = options.content;
    let stalls =
        std::array::from_fn(|index| Stall::new(Tile::usual(Space::new(index as u8)), Face::A));
    let mut state = Tabriz {
        open: Open {
            content,
            edition: options.edition,
            advanced: options.advanced,
            random_sides: options.random_sides,
            random_layout: options.random_layout,
            seats,
            round: 1,
            turn: 0,
            marker: first,
            current: first,
            step: Step::LayTiles { next: 1 },
            at: Space::MEYDAN,
            players: PerSeat([Player::default(); 5]),
            stalls,
            yards: [Yard::default(); 4],
            pool: Colour::ALL.map(|colour| content.die(colour).count),
            air: [0; 3],
            rolled: DiceSet::default(),
            discards: Cards::NONE,
            shuffles: [0; 3],
            bonus: None,
            ending: None,
            last_turns: 0,
            uses: Uses([0; MOST_ACTIONS]),
            rival: (seats == 1).then(|| Rival::new(options)),
            agenda: Agenda::new(),
        },
        hidden: Hidden {
            hands: PerSeat::default(),
            offer: Cards::NONE,
            decks: Cards::ALL,
            since: Since::NONE,
            dealt: [None; 2],
            refused: PerSeat::default(),
        },
    };
    if options.advanced {
        state.open.stalls[0].face = Face::B; // T80: Meydan's back.
    }
    if options.first.is_none() && seats > 1 {
        state.open.agenda.push(Task::First);
    }
    state.advance(&mut ());
    Ok(state)
}

/// A position from outside is played by the rules of its match.
pub(crate) fn under(mut state: Tabriz, rules: u32) -> Result<Tabriz, Broken> {
    state.open.content = state.open.content.under(rules)?;
    Ok(state)
}

impl Tabriz {
    /// T03: tiles shuffled within their kind, sides chosen, where the table wants it.
    pub(crate) fn lay_tiles(&mut self, next: u8, witness: &mut impl Witness<Event>) {
        if usize::from(next) >= crate::space::SPACES {
            return self.stock_tiles(witness);
        }
        self.open.step = Step::LayTiles { next: next + 1 };
        let space = Space::new(next);
        if !self.open.is_open(space) {
            return; // T02: no dual shops with two players.
        }
        if self.open.random_sides {
            self.open.agenda.push(Task::TurnTile { space });
        }
        if self.open.random_layout && self.unlaid(space).nth(1).is_some() {
            self.open.agenda.push(Task::LayTile { space });
        }
    }

    /// The tiles that may still come to a space: those that lie on it and on later ones of its kind.
    pub(crate) fn unlaid(&self, space: Space) -> impl Iterator<Item = Tile> + Clone + '_ {
        let later = Space::all().filter(move |other| other.place() == space.place());
        later.filter(move |&other| other >= space).map(|other| self.open.stalls[other.index()].tile)
    }

    pub(crate) fn lay(&mut self, space: Space, tile: Tile) {
        let stalls = &mut self.open.stalls;
        let from = stalls.iter().position(|stall| stall.tile == tile).expect("every tile is laid");
        stalls[from].tile = stalls[space.index()].tile;
        stalls[space.index()].tile = tile;
    }

    /// T06: the first goods on the shops.
    fn stock_tiles(&mut self, witness: &mut impl Witness<Event>) {
        let content = self.open.content;
        for space in Space::each(self.open.board().open) {
            let Stall { tile, face, .. } = self.open.stalls[space.index()];
            witness.tell(Event::Laid { at: self.open.address(space), tile, face });
            if let crate::content::Side::Shop(shop) = content.side(self.open.edition, tile, face) {
                for (index, lane) in shop.lanes.iter().enumerate() {
                    self.add_to_lane(space, index, lane, &lane.start);
                    // T06: "3+" icons count from three players on.
                    let more = if self.open.seats >= 3 { lane.start_three } else { 0 };
                    for _ in 0..more {
                        self.add_to_lane(space, index, lane, &lane.materials[..1]);
                    }
                }
                let goods = self.open.pieces(space);
                if !goods.is_empty() {
                    witness.tell(Event::Restocked { at: self.open.address(space), goods });
                }
            }
        }
        self.open.step = Step::FirstDice { yard: 0 };
    }

    /// T06: a rolled die of the colour shown on each marked space.
    pub(crate) fn first_dice(&mut self, yard: u8) {
        let Some(&space) = Space::YARDS.get(usize::from(yard)) else { return self.after_dice() };
        self.open.step = Step::FirstDice { yard: yard + 1 };
        let content = self.open.content;
        let stall = self.open.stalls[space.index()];
        for &colour in content.side(self.open.edition, stall.tile, stall.face).dice() {
            self.open.pool[colour.index()] -= 1;
            self.open.air[colour.index()] += 1;
        }
        self.roll_air(Why::Tile { space });
    }

    fn after_dice(&mut self) {
        let most = self.open.content.rules.rival_pool;
        if self.open.rival.is_some() {
            // T91: at most three of each colour stay; the pool is rolled under the columns.
            self.open.pool = self.open.pool.map(|count| count.min(most));
            self.open.step = Step::RollPool { colour: 0 };
        } else {
            self.open.step = Step::DealWorkshops { left: self.open.seats };
        }
    }

    /// T08, T80: what each seat begins with.
    pub(crate) fn deal_workshops(&mut self, left: u8, witness: &mut impl Witness<Event>) {
        let seats = self.open.seats;
        if left == 0 {
            self.open.step = Step::DealHands { left: seats };
            return;
        }
        self.open.step = Step::DealWorkshops { left: left - 1 };
        let seat = self.in_turn(seats - left);
        self.open.current = seat;
        if self.open.advanced {
            self.open.agenda.push(Task::KeepAdvanced);
            self.open.agenda.push(Task::DealAdvanced);
            return;
        }
        let start = self.start_of(seats - left);
        let player = self.open.me_mut();
        player.coins = start.coins;
        player.goods = start.goods;
        witness.tell(Event::Started { seat, coins: start.coins, goods: start.goods });
    }

    /// The seat that plays after so many others.
    fn in_turn(&self, place: u8) -> Seat {
        let mut seats = self.open.marker.clockwise(self.open.seats);
        seats.nth(place.into()).expect("so many sit at the table")
    }

    /// T08: what whoever plays after so many others begins with.
    fn start_of(&self, place: u8) -> Bundle {
        let (content, newer) = (self.open.content, self.open.content.rules() >= 2);
        // T90: alone one gets what the first of two gets. The first version had a number of its own.
        let seats = if newer { self.open.seats.max(2) } else { self.open.seats };
        let start = *content.start_of(Seat::new(place), seats);
        // T08 [P]: coins only, which the first version did not know.
        let coins_only = newer && self.open.edition == Edition::Prototype;
        Bundle { goods: if coins_only { Goods::NONE } else { start.goods }, ..start }
    }

    /// T08: in turn order draw four karmandan, keep two.
    pub(crate) fn deal_hands(&mut self, left: u8) {
        if left == 0 {
            self.open.current = self.open.marker;
            return self.begin_turns();
        }
        self.open.step = Step::DealHands { left: left - 1 };
        self.open.current = self.in_turn(self.open.seats - left);
        let rules = self.open.content.rules;
        self.open.agenda.push(Task::Keep { count: rules.start_keep });
        let deck = Deck::Karmandan;
        self.open.agenda.push(Task::Draw { deck, count: rules.start_draw, offer: true });
    }
}

impl Rival {
    /// T90: no coins, no cards; one skill with advanced workshops.
    fn new(options: &Options) -> Rival {
        let rules = &options.content.rules;
        let mut apprentices = rules.rival_start;
        apprentices.sort_unstable();
        Rival {
            name: options.rival,
            goods: crate::goods::Goods::NONE,
            coins: 0,
            prestige: 0,
            skill: if options.advanced { rules.rival_advanced_skill } else { 0 },
            toll: rules.rival_toll,
            apprentices,
            under: DiceSet::default(),
            aside: DiceSet::default(),
            turns: 0,
        }
    }
}
