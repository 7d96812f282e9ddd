//! The table page, one frame per screen: a bar, the stage with the board, the dock with the decision,
//! and a drawer with everything else.
//!
//! [`part`] is the changing part alone, which the page's script fetches after every step and brings
//! in piece by piece.

mod bar;
mod beside;
pub(crate) mod choices;
pub(crate) mod coach;
pub(crate) mod decision;
pub(crate) mod dice;
mod drawer;
mod ending;
pub(crate) mod entering;
mod hint;
mod log;
mod more;
mod players;
mod recap;
mod waiting;

use game::{Info, Phrase, Seat, Share, say};
use lang::Speaker;
use maud::{Markup, html};
use table::wire::answer::Expectation;
use table::wire::{Chair, Entering};
use table::{Frame, Waiting};

use crate::Visit;
use crate::shell::{Page, whole};

pub use choices::preview;
pub use dice::{Chain, Dice};
pub(crate) use players::{badge, level_words, school};

/// Everything one viewer may see of a table.
#[derive(Clone, Debug)]
pub struct TablePage {
    pub id: String,
    /// The newest row of the journal; a decision names the number it answers.
    pub number: i64,
    /// Rows since the one the visitor had seen that told something, in order.
    pub steps: Vec<i64>,
    pub game: &'static Info,
    pub stage: Stage,
    pub me: Option<Seat>,
    pub chairs: Vec<Chair>,
    /// Who looks at the table right now.
    pub present: Vec<Seat>,
    /// The match, once it has begun.
    pub frame: Option<Frame>,
    /// The position of an earlier row: shown, but nothing can be decided.
    pub past: bool,
    pub can_take_back: bool,
    /// What the visitor may enter, where people roll and draw with their own hands.
    pub entering: Option<Entering>,
    pub log: Vec<Teller>,
    pub notice: Option<Notice>,
    /// What a bot thinks of the open decision, the best choice first; empty unless asked.
    pub hint: Vec<Expectation>,
    /// The visitor's coach; none for those who only watch.
    pub coach: Option<Coach>,
    /// Links to the free chairs, for whoever opened the table.
    pub invites: Vec<Invite>,
    /// Anybody may take a free chair.
    pub public: bool,
    /// Where anybody may look on.
    pub watch_link: String,
    /// When the open decision's clock runs out (milliseconds since 1970), and what time it is.
    pub deadline: Option<i64>,
    pub now: i64,
    /// The seal on the dice.
    pub commitment: String,
    /// Who has a part in them.
    pub dice: Dice,
    /// The table and step it branched off from, for a what-if.
    pub branch: Option<(String, usize)>,
    /// The table of the rematch, once somebody asked for it.
    pub rematch: Option<String>,
    /// Once the match is over: where the points came from, as far as the visitor was told.
    pub shares: Vec<Share>,
    /// Once it was analysed: the step after which the game turned, and what happened.
    pub turns: Option<Vec<(usize, Vec<Phrase>)>>,
    /// Once it is over: the steps whose dice were checked, or that they do not fit their seal.
    pub checked: Option<Result<usize, String>>,
}

/// The way to one chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invite {
    pub seat: Seat,
    pub link: String,
}

/// What the coach says to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coach {
    pub on: bool,
    pub tip: Option<Tip>,
    /// Where a tutorial is.
    pub step: Option<Step>,
    pub warning: Option<Warning>,
}

/// A step of a tutorial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The coach leads: this decision, of so many.
    Led { number: usize, of: usize },
    /// From here on the visitor leads.
    Over,
}

/// What to keep in mind at the open decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tip {
    /// The kind of decision, and the rule to read.
    pub kind: String,
    pub rule: String,
    pub phrase: Phrase,
}

/// Said before a choice that loses much; it is made only when confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    pub notation: String,
    pub phrase: Phrase,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are free.
    Open,
    Running,
    Over,
}

/// What was told in one row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Teller {
    pub number: i64,
    pub seat: Option<Seat>,
    pub phrases: Vec<Phrase>,
    /// Happened since the visitor last decided.
    pub recent: bool,
}

/// Something the visitor must know about what they just tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    pub text: String,
    pub rule: Option<String>,
}

impl TablePage {
    /// Bots without a name get one from the house.
    pub(crate) fn speaker(&self, visit: &Visit) -> Speaker {
        speaker_of(visit, &self.chairs)
    }

    /// The seat that decides now.
    fn decider(&self) -> Option<Seat> {
        match self.frame.as_ref()?.awaiting {
            Waiting::Decision(seat) => Some(seat),
            _ => None,
        }
    }

    fn my_turn(&self) -> bool {
        self.me.is_some() && self.decider() == self.me && !self.past
    }

    pub(crate) fn waits_for_others(&self) -> bool {
        // Whoever types is not interrupted.
        self.stage != Stage::Over && !self.my_turn() && self.entering.is_none()
    }

    /// What it waits for before the match: people, or their part in the dice.
    pub(crate) fn gathering(&self) -> Phrase {
        match self.dice.waits {
            true => say!("server-waits-for-dice"),
            false => say!("server-waits-for-people"),
        }
    }

    pub(crate) fn path(&self, what: &str) -> String {
        format!("/t/{}{what}", self.id)
    }
}

/// Speaks of these chairs in the visitor's language.
pub(crate) fn speaker_of(visit: &Visit, chairs: &[Chair]) -> Speaker {
    let house = visit.speaker();
    let names = chairs.iter().map(|chair| name(&house, chair)).collect();
    Speaker::new(visit.language(), names)
}

/// What a chair is called on the pages.
pub(crate) fn name(speaker: &Speaker, chair: &Chair) -> String {
    if chair.bot.is_some() {
        return speaker.say(&bot_name(chair.seat));
    }
    match chair.name.is_empty() {
        true => speaker.say(&say!("house-seat", number = chair.seat.number())),
        false => chair.name.clone(),
    }
}

/// Bots are regulars of the inn; everyone has their chair.
fn bot_name(seat: Seat) -> Phrase {
    match seat.index() {
        0 => say!("pages-bot-1"),
        1 => say!("pages-bot-2"),
        2 => say!("pages-bot-3"),
        3 => say!("pages-bot-4"),
        _ => say!("pages-bot-5"),
    }
}

pub fn table(visit: &Visit, page: &TablePage) -> Markup {
    let title = title(&visit.speaker(), page);
    let body = html! {
        (part(visit, page))
        (beside::beside(&visit.speaker()))
    };
    whole(
        visit,
        &Page {
            title,
            game: Some(page.game.key),
            table: true,
            refresh: page.waits_for_others(),
            body,
        },
    )
}

/// What a tab says: whose turn it is comes first.
fn title(speaker: &Speaker, page: &TablePage) -> String {
    match page.my_turn() && page.stage == Stage::Running {
        true => speaker.say(&say!("pages-title-turn", game = page.game.title.to_owned())),
        false => page.game.title.to_owned(),
    }
}

/// The part of the page that changes with every step.
pub fn part(visit: &Visit, page: &TablePage) -> Markup {
    let speaker = page.speaker(visit);
    html! {
        main #main {
            div #table data-table=(page.id) data-number=(page.number)
                data-steps=(numbers(&page.steps)) data-stage=(stage_key(page.stage))
                data-seat=[page.me.map(Seat::index)] data-decides=[page.decider().map(Seat::index)]
                data-title=(title(&speaker, page)) data-past=[page.past.then_some("")] data-layout=(layout_key(visit.layout)) {
                h1.visually-hidden { (page.game.title) }
                (dice::chains(page))
                (bar::bar(visit, page, &speaker))
                (stage(visit, page, &speaker))
                (own(visit, page, &speaker))
                div #dock {
                    input.pull #pull type="checkbox" aria-label=(speaker.say(&say!("pages-pull")));
                    (ending::ending(visit, page, &speaker))
                    (decision::decision(page, &speaker))
                    (entering::entering(page, &speaker, "table"))
                    div #offers {
                        (coach::coach(page, &speaker, "table"))
                        (hint::hint(page, &speaker))
                        (choices::choices(page, &speaker, "table"))
                    }
                }
                (drawer::drawer(visit, page, &speaker))
            }
        }
    }
}

/// The board, scaled to the room it has; before the match begins, the free chairs.
fn stage(visit: &Visit, page: &TablePage, speaker: &Speaker) -> Markup {
    html! {
        div #stage {
            (what_if(page, speaker))
            (waiting::waiting(visit, page, speaker))
            @if let Some(frame) = &page.frame {
                section #board tabindex="0" aria-label=(speaker.say(&say!("house-board"))) {
                    (draw::board(frame, speaker, visit.layout))
                }
                (view(speaker))
            }
        }
    }
}

/// What the visitor has, pinned where only a part of the board is in sight; it leads to the place where
/// all of it lies.
fn own(visit: &Visit, page: &TablePage, speaker: &Speaker) -> Markup {
    let frame = page.frame.as_ref().filter(|_| visit.layout != draw::Layout::Wide);
    html! {
        @if let Some(strip) = frame.and_then(|frame| draw::strip(frame, speaker)) {
            a #own href="#own-place" aria-label=(speaker.say(&say!("pages-own"))) { (strip) }
        }
    }
}

/// What a script needs to show a part of the board larger, and where that part is. It stays as it
/// is when the part comes anew.
fn view(speaker: &Speaker) -> Markup {
    let tool = |id: &str, sign: &str, words| {
        let words = speaker.say(&words);
        html! { button.plain id=(id) type="button" title=(words) aria-label=(words) { (sign) } }
    };
    html! {
        div.scripted #view data-own {
            (tool("zoom-out", "−", say!("pages-zoom-out")))
            (tool("zoom-fit", "⤢", say!("pages-zoom-fit")))
            (tool("zoom-in", "+", say!("pages-zoom-in")))
        }
        button.main #skip data-own type="button" hidden { (speaker.say(&say!("pages-skip-steps"))) }
        button.plain #overview data-own type="button" hidden aria-label=(speaker.say(&say!("pages-overview"))) {}
    }
}

/// Where a what-if comes from.
fn what_if(page: &TablePage, speaker: &Speaker) -> Markup {
    let Some((table, number)) = &page.branch else {
        return html! {};
    };
    html! {
        p #what-if {
            strong { (speaker.say(&say!("pages-what-if"))) } " "
            (speaker.say(&say!("pages-what-if-why"))) " "
            a href={ "/t/" (table) "/replay?at=" (number) } { (speaker.say(&say!("pages-what-if-root"))) }
        }
    }
}

fn numbers(list: &[i64]) -> String {
    list.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}

fn stage_key(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Running => "running",
        Stage::Over => "over",
    }
}

pub(crate) fn layout_key(layout: draw::Layout) -> &'static str {
    match layout {
        draw::Layout::Narrow => "narrow",
        draw::Layout::Square => "square",
        draw::Layout::Wide => "wide",
    }
}
