//! *Pig*: two players, one die; roll and add, or hold and keep; a one loses the turn's sum; first
//! to 100 wins. The smallest complete example of the trait, and a yardstick for the benchmark.

use std::fmt;
use std::str::FromStr;

use game::{
    Awaiting, Broken, Dealer, Game, Info, PerSeat, Seat, Settings, Spot, Standings, Viewer, Witness,
};
use serde::{Deserialize, Serialize};

const GOAL: u8 = 100;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pig {
    pub kept: PerSeat<u8, 2>,
    pub turn: Seat,
    pub sum: u8,
    pub rolling: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Roll,
    Hold,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct RollDie;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Face(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Rolled { seat: Seat, face: u8 },
    Kept { seat: Seat, points: u8 },
}

impl Game for Pig {
    const INFO: Info = Info {
        key: "pig",
        title: "Pig",
        designer: "folk game",
        min_seats: 2,
        max_seats: 2,
        minutes: 5,
        rules_version: 1,
        rule_letter: 'P',
        options: &[],
        endings: &["goal"],
        content: "",
        rules: ["", ""],
    };
    type Options = ();
    type Action = Action;
    type Chance = RollDie;
    type Outcome = Face;
    type Event = Event;
    type View = Pig; // Nothing is hidden.

    fn options(_settings: &Settings) -> Result<(), Broken> {
        Ok(())
    }

    fn content_hash(_options: &()) -> &'static str {
        ""
    }

    fn new(_options: &(), seats: u8) -> Result<Self, Broken> {
        match seats {
            2 => Ok(Pig { kept: PerSeat([0; 2]), turn: Seat::new(0), sum: 0, rolling: false }),
            other => Err(Broken::new(format!("pig is for 2 players, not {other}"))),
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn awaiting(&self) -> Awaiting<RollDie> {
        match self.rolling {
            _ if self.standings().is_some() => Awaiting::Nobody,
            true => Awaiting::Chance(RollDie),
            false => Awaiting::Decision(self.turn),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        out.push(Action::Roll);
        if self.sum > 0 {
            out.push(Action::Hold);
        }
    }

    fn is_legal(&self, action: Action) -> bool {
        action == Action::Roll || self.sum > 0
    }

    fn spot(&self, action: Action) -> Spot {
        match action {
            Action::Roll => Spot::new("die"),
            Action::Hold => Spot::at("score", self.turn.index() as u8),
        }
    }

    fn act(&mut self, action: Action, witness: &mut impl Witness<Event>) {
        match action {
            Action::Roll => self.rolling = true,
            Action::Hold => {
                self.kept[self.turn] += self.sum;
                witness.tell(Event::Kept { seat: self.turn, points: self.sum });
                if self.standings().is_none() {
                    self.pass();
                }
            }
        }
    }

    fn resolve(&mut self, Face(face): Face, witness: &mut impl Witness<Event>) {
        self.rolling = false;
        witness.tell(Event::Rolled { seat: self.turn, face });
        match face {
            1 => self.pass(),
            // More than what is missing to the goal is never needed, and so the sum stays small.
            _ => self.sum = (self.sum + face).min(GOAL),
        }
    }

    fn sample(&self, dealer: &mut impl Dealer) -> Face {
        Face(1 + dealer.below(6) as u8)
    }

    fn outcomes(&self, out: &mut Vec<(Face, u32)>) -> bool {
        out.extend((1..=6).map(|face| (Face(face), 1)));
        true
    }

    fn is_possible(&self, outcome: Face) -> bool {
        (1..=6).contains(&outcome.0)
    }

    fn view(&self, _viewer: Viewer) -> Pig {
        *self
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn imagine(view: &Pig, _dealer: &mut impl Dealer) -> Pig {
        *view
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.kept[seat])
    }

    fn standings(&self) -> Option<Standings> {
        let over = self.kept.0.iter().any(|&points| points >= GOAL);
        over.then(|| Standings::by(2, |seat| [self.score(seat), 0, 0]))
    }

    fn ending(&self) -> Option<&'static str> {
        self.standings().map(|_| "goal")
    }

    fn check(&self) -> Result<(), Broken> {
        let sound = self.turn.index() < 2 && self.kept.0.iter().all(|&kept| kept < 2 * GOAL);
        if sound && self.sum <= GOAL { Ok(()) } else { Err(Broken::new("more than can be kept")) }
    }
}

impl Pig {
    fn pass(&mut self) {
        self.sum = 0;
        self.turn = self.turn.next(2);
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Roll => "roll",
            Action::Hold => "hold",
        })
    }
}

impl FromStr for Action {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        match text {
            "roll" => Ok(Action::Roll),
            "hold" => Ok(Action::Hold),
            other => Err(Broken::new(format!("`{other}` is neither roll nor hold"))),
        }
    }
}

impl fmt::Display for RollDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("die")
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Face {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let found = (1..=6).map(Face).find(|face| face.to_string() == text);
        found.ok_or_else(|| Broken::new(format!("`{text}` is no face of a die")))
    }
}
