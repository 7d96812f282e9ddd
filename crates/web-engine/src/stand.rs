//! A visitor at a kept table: the page of it, whole or the changing part alone, as a server's.

use game::{Seat, Viewer, say};
use maud::{Markup, html};
use pages::{Dice, Notice, Stage, TablePage, Teller, Visit};
use table::Frame;
use table::wire::TableDice;

use crate::kept::Table;
use crate::letter::{Letter, Reply};

/// Lines of the log on the table's page; the text table has all.
const LOG: usize = 60;
/// Earlier steps that come along with the newest one; after longer ones only the newest is shown.
const ALONG: usize = 24;

pub(crate) struct Stand<'a> {
    pub table: &'a Table,
    /// The people's seats.
    pub mine: Vec<Seat>,
    /// The one they look from.
    pub seat: Option<Seat>,
}

impl<'a> Stand<'a> {
    pub(crate) fn at(table: &'a Table, wish: Option<u8>) -> Stand<'a> {
        let mine = table.mine();
        let among = |seat: &Seat| mine.contains(seat);
        let wished = wish.map(Seat::new).filter(among);
        let seat = wished.or(table.decider().filter(among)).or(mine.first().copied());
        Stand { table, seat, mine }
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Their page of this table.
    pub(crate) fn address(&self) -> String {
        let id = &self.table.kept.id;
        match self.seat.filter(|_| self.mine.len() > 1) {
            Some(seat) => format!("/t/{id}?seat={}", seat.index()),
            None => format!("/t/{id}"),
        }
    }

    /// Another of their seats decides: the device must change hands first.
    pub(crate) fn next_hand(&self, wish: Option<u8>) -> Option<Seat> {
        let decider = self.table.decider().filter(|seat| self.mine.contains(seat))?;
        (self.mine.len() > 1 && wish.map(Seat::new) != Some(decider)).then_some(decider)
    }

    /// Whether the decision is the visitor's.
    pub(crate) fn decides(&self) -> bool {
        self.seat.is_some() && self.table.decider() == self.seat
    }

    /// The page of the newest position, for somebody who has seen everything up to `since`.
    pub(crate) fn page(&self, since: i64, notice: Option<Notice>) -> TablePage {
        let table = self.table;
        let frame = table.play.frame(self.viewer());
        let can_take_back = table.kept.take_back && frame.can_take_back;
        let log = self.told();
        let steps = log.iter().map(|line| line.number).filter(|number| *number > since).collect();
        let shares = match table.is_over() {
            true => table.play.shares(self.viewer()),
            false => Vec::new(),
        };
        TablePage { steps, can_take_back, notice, shares, ..self.page_with(frame, newest(log)) }
    }

    /// The page as it stood after an earlier step.
    pub(crate) fn page_at(&self, number: i64) -> Option<TablePage> {
        let entries = self.table.entries_at(number);
        let mut frame = self.table.play.at(entries).ok()?.frame(self.viewer());
        frame.choices.clear();
        let mut log = self.told();
        log.retain(|line| line.number <= number);
        let page = self.page_with(frame, newest(log));
        Some(TablePage { number, past: true, stage: Stage::Running, ..page })
    }

    fn page_with(&self, frame: Frame, log: Vec<Teller>) -> TablePage {
        let table = self.table;
        let commitment = table.play.commitment().map(|bytes| table::hex(&bytes));
        TablePage {
            id: table.kept.id.clone(),
            number: table.kept.number,
            steps: Vec::new(),
            game: table.play.info(),
            stage: if table.is_over() { Stage::Over } else { Stage::Running },
            me: self.seat,
            chairs: table.chairs(),
            present: self.mine.clone(),
            frame: Some(frame),
            past: false,
            can_take_back: false,
            entering: None,
            log,
            notice: None,
            hint: Vec::new(),
            coach: None,
            invites: Vec::new(),
            public: false,
            watch_link: String::new(),
            deadline: None,
            now: 0,
            commitment: commitment.unwrap_or_default(),
            dice: Dice { table: TableDice::default(), mine: Vec::new(), waits: false },
            branch: None,
            rematch: None,
            shares: Vec::new(),
            turns: None,
            checked: None,
        }
    }

    /// Everything the visitor was told, step by step.
    pub(crate) fn told(&self) -> Vec<Teller> {
        let kept = &self.table.kept;
        let last = self.last_decision();
        let moves = (1..=self.table.play.number()).filter_map(|entry| {
            let told = self.table.play.told(entry, self.viewer())?;
            let number = kept.rows[entry - 1];
            let recent = last.is_some_and(|last| number > last);
            Some(Teller { number, seat: told.seat, phrases: told.phrases, recent })
        });
        let asides = kept.taken_back.iter().map(|&(number, seat)| Teller {
            number,
            seat: Some(seat),
            phrases: vec![say!("server-takes-back", seat = seat)],
            recent: false,
        });
        let mut told: Vec<Teller> = moves.chain(asides).collect();
        told.sort_by_key(|line| line.number);
        told
    }

    /// The number of the visitor's own last decision.
    fn last_decision(&self) -> Option<i64> {
        let seat = self.seat?;
        let own = |entry: &usize| self.table.play.entry(*entry).seat() == Some(seat);
        let last = (1..=self.table.play.number()).rev().find(own)?;
        Some(self.table.kept.rows[last - 1])
    }

    /// The part that changes, and before it the steps that led there, where people want to see them.
    pub(crate) fn with_steps(&self, visit: &Visit, page: &TablePage) -> Markup {
        let [before @ .., _] = page.steps.as_slice() else {
            return pages::part(visit, page);
        };
        let wanted = before.len() <= ALONG && visit.look.get("speed") != "instant";
        let before = if wanted { before } else { &[] };
        let past = before.iter().filter_map(|number| self.page_at(*number));
        html! {
            @for past in past { template { (pages::part(visit, &past)) } }
            (pages::part(visit, page))
        }
    }
}

fn newest(mut log: Vec<Teller>) -> Vec<Teller> {
    log.split_off(log.len().saturating_sub(LOG))
}

/// The whole page; for the script only the part that changes.
pub(crate) fn send(letter: &Letter, status: u16, page: &TablePage) -> Reply {
    let visit = letter.visit();
    match letter.part {
        true => Reply::page(200, pages::part(&visit, page)),
        false => Reply::page(status, pages::table(&visit, page)),
    }
}
