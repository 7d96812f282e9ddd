//! Opening tables: what was asked for becomes terms and rows, or a no.

use std::net::IpAddr;
use std::sync::Arc;

use bots::Kind;
use game::{Broken, Seat, say};
use store::{Hidden, Millis, Opening, Outcome, Person, SeatRow, Status, TableRow};
use table::wire::answer::Invite;
use table::wire::request::{NewTable, Player};
use table::wire::{DiceFrom, Terms, Visibility, content_name};
use table::{Setup, hex, unhex};

use super::House;
use super::error::{BadInput, Error, Result};
use super::fold::Folded;
use super::seating::Seating;
use super::terms::{bot, checked};
use super::tokens;

/// A table that was opened now, or when the same was asked before.
#[derive(Debug)]
pub(crate) struct Opened {
    pub fresh: bool,
    pub folded: Arc<Folded>,
    pub invites: Vec<Invite>,
}

/// Whose quotas a table counts for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Opener {
    /// The person's id, if the house knows them.
    person: Option<String>,
    /// A mark of where they ask from.
    address: Option<String>,
}

impl Opener {
    pub(crate) fn new(person: Option<&Person>, address: IpAddr) -> Self {
        let address = Some(tokens::mark(&household(address).to_string()));
        Opener { person: person.map(|person| person.id.clone()), address }
    }
}

/// One household has many IPv6 addresses; they count as one.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            [a, b, c, d, 0, 0, 0, 0].into()
        }
    }
}

impl House {
    /// Opens a table, once for each key.
    pub(crate) async fn open(&self, mut new: NewTable, opener: Opener) -> Result<Opened> {
        let key = new.key.clone().unwrap_or_else(tokens::fresh::<16>);
        let players =
            new.seats.iter().map(|one| player(one, &new.game)).collect::<Result<Vec<_>>>()?;
        let content = new.content.take();
        let terms = terms_of(new, content.as_deref())?;
        let (table, seats) = rows(&terms, &players, &key, opener, self.hall.clock.now());
        let (id, quota) = (table.id.clone(), self.hall.manners.quotas.of_one());
        let (fresh, id) =
            match self.hall.store.open(Opening { table, seats, content, quota }).await? {
                Outcome::Created => (true, id),
                Outcome::Known(id) => (false, id),
                Outcome::Refused(excess) => return Err(excess.into()),
            };
        let folded = self.hall.newest(&id).await?;
        if folded.terms != terms || players_of(&folded) != players {
            return Err(Error::key_used());
        }
        let invites = invites(&self.base, &folded, &key);
        Ok(Opened { fresh, folded, invites })
    }
}

/// The bot that shall sit on a seat; none for a person.
fn player(player: &Player, game: &str) -> Result<Option<Kind>> {
    match player {
        Player::Person => Ok(None),
        Player::Bot(level) => Ok(Some(bot(level, game).map_err(BadInput)?)),
    }
}

fn terms_of(new: NewTable, own: Option<&str>) -> Result<Terms> {
    let content = own.map(content_name);
    let NewTable { game, options, seats, pace, lapse, visibility, take_back, dice, .. } = new;
    let branch = new.branch;
    let rules = 0;
    let dice = match dice {
        DiceFrom::Fair => Terms::DICE,
        DiceFrom::Manual if seats.contains(&Player::Person) => Terms::BY_HAND,
        DiceFrom::Manual => return Err(BadInput(nobody_rolls()).into()),
    };
    let terms =
        Terms { game, rules, dice, options, content, pace, lapse, visibility, take_back, branch };
    let terms = checked(terms, own).map_err(BadInput)?;
    // Set up once without dice: refuses impossible options, content and numbers of seats.
    let names = seats.iter().map(|_| String::new()).collect();
    let settings = terms.settings(own);
    let trial = Setup { id: [0; 8], settings, names, secret: None, parts: table::Parts::default() };
    table::open(&terms.game, trial).map_err(BadInput)?;
    Ok(terms)
}

fn nobody_rolls() -> Broken {
    Broken::new("dice: somebody must sit there who rolls them")
}

/// A new table's rows. `key` is what its invitations follow from.
fn rows(
    terms: &Terms,
    players: &[Option<Kind>],
    key: &str,
    opener: Opener,
    now: Millis,
) -> (TableRow, Vec<SeatRow>) {
    let salt = tokens::fresh::<32>();
    let seating = |(index, bot): (usize, &Option<Kind>)| {
        let invite = tokens::derive(tokens::INVITE, &salt, &index.to_string(), key);
        Seating {
            seat: Seat::new(index as u8),
            bot: *bot,
            name: String::new(),
            person: None,
            token: None,
            invite: bot.is_none().then(|| tokens::hash(&invite)),
            nonce: None,
            part: None,
            stand_in: None,
        }
    };
    let seats: Vec<Seating> = players.iter().enumerate().map(seating).collect();
    let open_seats = seats.iter().filter(|seat| seat.is_free()).count() as i64;
    let table = TableRow {
        id: tokens::fresh::<8>(),
        epoch: 0,
        create_key: Some(tokens::hash(key)),
        created_at: now,
        game: terms.game.clone(),
        terms: serde_json::to_string(terms).expect("terms have a JSON form"),
        secret: Hidden(tokens::fresh::<32>()),
        salt: Hidden(salt),
        public: terms.visibility == Visibility::Public,
        status: Status::Open,
        open_seats,
        number: 0,
        deadline: None,
        due_at: (open_seats == 0).then_some(now),
        updated_at: now,
        content: terms.content.clone(),
        opener: opener.person,
        address: opener.address,
    };
    (table, seats.iter().map(Seating::row).collect())
}

/// The same table once more, for a rematch; it counts for whoever opened the first one.
pub(crate) fn again(folded: &Folded, key: &str, now: Millis) -> (TableRow, Vec<SeatRow>) {
    let (person, address) = (folded.table.opener.clone(), folded.table.address.clone());
    let dice = if folded.is_by_hand() { Terms::BY_HAND } else { Terms::DICE };
    let terms = Terms { dice, ..folded.terms.clone() };
    rows(&terms, &players_of(folded), key, Opener { person, address }, now)
}

/// The seats as they were asked for.
fn players_of(folded: &Folded) -> Vec<Option<Kind>> {
    folded.seats.iter().map(|seat| seat.bot).collect()
}

/// The ways to the seats of people; `base` is the start of their links.
pub(crate) fn invites(base: &str, folded: &Folded, key: &str) -> Vec<Invite> {
    let people = folded.seats.iter().filter(|seat| seat.bot.is_none());
    let one = |seating: &Seating| {
        let (salt, seat) = (&folded.table.salt.0, seating.seat);
        let invite = tokens::derive(tokens::INVITE, salt, &seat.index().to_string(), key);
        // After the `#` a browser keeps it to itself.
        let link = format!("{base}/join/{}/{}#{invite}", folded.table.id, seat.index());
        Invite { seat, invite, link }
    };
    people.map(one).collect()
}

/// A nonce as sent, or a fresh one.
pub(crate) fn nonce_of(sent: Option<String>) -> Result<String> {
    let Some(nonce) = sent else {
        return Ok(tokens::fresh::<16>());
    };
    let bytes = unhex::<16>(&nonce);
    let no = |broken: game::Broken| Error::invalid(say!("server-no-nonce", why = broken.message));
    bytes.map(|bytes| hex(&bytes)).map_err(no)
}

/// An idempotency key as it counts for whoever asks: a key that somebody else guesses is another
/// one. It never can be a cookie's, from which invitations follow: those hold no semicolon.
pub(crate) fn scoped(key: Option<String>, who: &str) -> Result<Option<String>> {
    let scope = |key: String| check_key(&key).map(|()| format!("{key};{who}"));
    key.map(scope).transpose()
}

/// Refuses an idempotency key that cannot be kept in a journal.
pub(crate) fn check_key(key: &str) -> Result<()> {
    let good = (1..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    match good {
        true => Ok(()),
        false => Err(Error::invalid(say!("server-no-key"))),
    }
}
