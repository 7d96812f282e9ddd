//! What goes over the wire, declared once: a match and a served table as one viewer may see them
//! (here), what is asked of a server (`request`), what it answers (`answer`), what a table agreed
//! on (`terms`). Written and read by these types alone; the API's description is made from them.

pub mod answer;
mod dice;
pub mod request;
mod terms;
mod value;

use catalog::Visitor;
use game::{
    Awaiting, Broken, Game, Phrase, Seat, Settings, Spoken, Spot, Standings, TextTable, Viewer,
};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

pub use dice::{Adds, Answer, Asked, Entering, OwnChain, SeatPart, TableDice};
pub use terms::{Branch, DiceFrom, Lapse, Pace, TakeBack, Terms, Visibility, content_name};
pub use value::GameValue;

/// A game's key in the catalog.
pub type GameKey = &'static str;
/// Why a match is over: one of its game's `endings`.
pub type Ending = &'static str;

/// A position as one viewer may see it; complete, so that the newest frame is always enough.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Play"))]
pub struct Frame {
    /// The game's key.
    #[serde(deserialize_with = "known_game")]
    pub game: GameKey,
    /// Whose eyes it is for.
    pub viewer: Viewer,
    /// Whom the match waits for.
    pub awaiting: Waiting,
    /// The open decision in one sentence.
    pub ask: Phrase,
    /// What the viewer may choose now; empty unless it is their decision.
    pub choices: Vec<Choice>,
    /// What they may do in one go: choices that follow one another and belong together. Each can also
    /// be made step by step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gestures: Vec<Gesture>,
    /// Whether the viewer may take their last decision back.
    pub can_take_back: bool,
    /// All the table shows this viewer, in the game's own words.
    pub view: GameValue,
    /// The same as text.
    pub text: TextTable,
    /// The result, once the match is over.
    pub scores: Option<Standings>,
    /// Why it is over.
    #[serde(deserialize_with = "known_ending")]
    pub ending: Option<Ending>,
}

/// A match at a table without a server, as the engine protocol shows it to one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// The position.
    #[serde(flatten)]
    pub frame: Frame,
    /// How many entries the journal has; a command names the number it answers.
    pub number: usize,
    /// What each seat is called.
    pub names: Vec<String>,
    /// The seal on the dice; none where they are dictated.
    pub commitment: Option<String>,
    /// What happened since the entry the viewer had seen.
    pub told: Vec<Told>,
}

/// What a match waits for, without the game's types.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Waiting {
    /// A seat decides.
    Decision(Seat),
    /// A question to chance, by its kind.
    Chance(String),
    /// It is over.
    Nobody,
}

impl Waiting {
    pub(crate) fn of<G: Game>(state: &G) -> Self {
        match state.awaiting() {
            Awaiting::Decision(seat) => Waiting::Decision(seat),
            Awaiting::Chance(kind) => Waiting::Chance(kind.to_string()),
            Awaiting::Nobody => Waiting::Nobody,
        }
    }
}

/// One legal action, ready for a button or a program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// As it is written in records.
    pub notation: String,
    /// The same, structured.
    pub action: GameValue,
    /// The pieces and places the finger touches on a drawn board; equal ones as often as they are
    /// touched. No two choices touch the same.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub pieces: Vec<Spot>,
    /// What it does, in words.
    pub phrase: Phrase,
}

impl Choice {
    /// What it is about.
    pub fn spot(&self) -> Option<Spot> {
        self.pieces.first().copied()
    }
}

/// Choices in a row that the hand makes at once, such as all the cards of a payment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Gesture {
    /// The choices, one after the other, as they are written in records.
    pub notations: Vec<String>,
    /// The pieces and places of all of them.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub pieces: Vec<Spot>,
    /// What each of them does, in words.
    pub phrases: Vec<Phrase>,
}

/// What a viewer is told of one row of a table's journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// The row's number; where there is no server, the entry's.
    pub number: usize,
    /// What kind of row it is.
    pub kind: RowKind,
    /// The seat it is about; nobody for chance.
    pub seat: Option<Seat>,
    /// What happened, in the game's own words.
    pub events: Vec<GameValue>,
    /// What happened, as sentences.
    pub phrases: Vec<Phrase>,
}

/// What a row of a table's journal says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RowKind {
    /// All seats are taken; the first chance is drawn.
    Start,
    /// A seat has decided.
    Decision,
    /// Dice fell, cards were drawn.
    Chance,
    /// The last decision never happened.
    TakeBack,
    /// Who sits where has changed.
    Seat,
    /// Another table goes on from here.
    Rematch,
}

impl RowKind {
    const ALL: [RowKind; 6] = [
        RowKind::Start,
        RowKind::Decision,
        RowKind::Chance,
        RowKind::TakeBack,
        RowKind::Seat,
        RowKind::Rematch,
    ];

    /// The word for it, in JSON and in stores.
    pub const fn key(self) -> &'static str {
        match self {
            RowKind::Start => "start",
            RowKind::Decision => "decision",
            RowKind::Chance => "chance",
            RowKind::TakeBack => "take_back",
            RowKind::Seat => "seat",
            RowKind::Rematch => "rematch",
        }
    }

    /// The kind with this word.
    pub fn read(text: &str) -> Result<RowKind, Broken> {
        let found = RowKind::ALL.into_iter().find(|kind| kind.key() == text);
        found.ok_or_else(|| Broken::new(format!("no row is of kind `{text}`")))
    }

    /// Whether the position on the table changes, and a decision made before is stale.
    pub const fn moves(self) -> bool {
        !matches!(self, RowKind::Seat | RowKind::Rematch)
    }
}

/// A table as its server shows it to one viewer; complete, so that the newest one is always enough.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Frame"))]
pub struct Served {
    /// The table's name.
    pub table: String,
    /// The newest row of the journal; a decision names the number it answers.
    pub number: i64,
    /// How far it is.
    pub status: Status,
    /// Whose eyes it is for.
    pub viewer: Viewer,
    /// What was agreed on.
    pub terms: Terms,
    /// Who sits where.
    pub seats: Vec<Chair>,
    /// The seal on the dice, published before anybody acts.
    pub commitment: String,
    /// The secret under the seal; revealed when the match is over.
    pub secret: Option<String>,
    /// Who has a part in the dice.
    #[serde(default)]
    pub dice: TableDice,
    /// What the viewer may enter, where people roll and draw with their own hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entering: Option<Entering>,
    /// When the open decision's clock runs out, or the time to seal and open chains, in milliseconds
    /// since 1970.
    pub deadline: Option<i64>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// The match, once it has begun.
    pub play: Option<Frame>,
    /// What happened since the number the viewer had seen.
    pub told: Vec<Told>,
    /// The sentences in one language, where that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<Words>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are free; nothing is drawn yet.
    Open,
    /// Somebody decides.
    Running,
    /// The match has its result.
    Over,
}

/// A seat of a table and who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chair {
    /// The seat, counted from 0.
    pub seat: Seat,
    /// The person's name; empty where nobody sits.
    pub name: String,
    /// The bot that sits here by agreement.
    pub bot: Option<String>,
    /// The bot that keeps the seat while its owner is away.
    pub stand_in: Option<String>,
    /// Whether it waits for somebody.
    pub free: bool,
}

impl Chair {
    /// The bot that decides here, if any.
    pub fn keeper(&self) -> Option<&str> {
        self.bot.as_deref().or(self.stand_in.as_deref())
    }
}

/// A served table's sentences in one language, for programs that do not carry them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Words {
    /// The open decision.
    pub ask: String,
    /// Each choice.
    pub choices: Vec<String>,
    /// What happened.
    pub told: Vec<String>,
    /// The whole table as text.
    pub table: String,
}

/// Makes an own content table known to this program, before frames that name it are read.
pub fn furnish(terms: &Terms, text: &str) -> Result<(), Broken> {
    catalog::visit(&terms.game, Furnish(terms.settings(Some(text))))?
}

struct Furnish(Settings);

impl Visitor for Furnish {
    type Output = Result<(), Broken>;

    fn visit<G: Spoken>(self) -> Self::Output {
        G::options(&self.0.complete(&G::INFO)?).map(drop)
    }
}

impl Served {
    /// Reads what a server shows.
    pub fn read(json: &str) -> Result<Served, Broken> {
        let served: Served = serde_json::from_str(json).map_err(foreign)?;
        served.understood()
    }

    /// With the game's own values as this program's rules know them; refuses what they do not know.
    pub fn understood(mut self) -> Result<Served, Broken> {
        let game = self.terms.game.clone();
        catalog::visit(&game, Understand(&mut self))??;
        Ok(self)
    }
}

fn foreign(error: impl std::fmt::Display) -> Broken {
    Broken::new(format!("the server speaks differently, it may be newer or older: {error}"))
}

struct Understand<'a>(&'a mut Served);

impl Visitor for Understand<'_> {
    type Output = Result<(), Broken>;

    fn visit<G: Spoken>(self) -> Self::Output {
        if let Some(frame) = &mut self.0.play {
            frame.view.know::<G::View>().map_err(foreign)?;
            for choice in &mut frame.choices {
                choice.action.know::<G::Action>().map_err(foreign)?;
            }
        }
        let events = self.0.told.iter_mut().flat_map(|told| &mut told.events);
        events.into_iter().try_for_each(|event| event.know::<G::Event>().map_err(foreign))
    }
}

fn known_game<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GameKey, D::Error> {
    let key = String::deserialize(deserializer)?;
    catalog::info(&key).map(|info| info.key).map_err(D::Error::custom)
}

/// Nothing for an ending that this program's games do not have.
fn known_ending<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Ending>, D::Error> {
    let read = Option::<String>::deserialize(deserializer)?;
    let mut all = catalog::all().iter().flat_map(|info| info.endings).copied();
    Ok(all.find(|ending| read.as_deref() == Some(*ending)))
}
