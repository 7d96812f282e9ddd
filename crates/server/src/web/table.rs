//! The table page: what the visitor may see of it, whole or the changing part alone.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::{Seat, Share, Viewer};
use maud::{Markup, html};
use pages::{Invite, Notice, Stage, TablePage, Teller};
use serde::Deserialize;
use store::Status;
use table::wire::answer::Invite as Invitation;
use table::wire::{TakeBack, Visibility};
use table::{Frame, Told};

use super::answer::{page_with, see, trouble};
use super::coach::coached;
use super::reading::check;
use super::seating::seats_of;
use super::visitor::Visitor;
use crate::http::body::Asked;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::analyst::Study;
use crate::tables::dice;
use crate::tables::error::{Error, Result};
use crate::tables::fold::Folded;
use crate::tables::opening::invites;
use crate::tables::part::Gathering;
use crate::tables::presence::Presence;
use crate::tables::shown::{self, commitment, told};
use crate::tables::tokens;

/// Lines of the log on the table's page; the text table has all.
const LOG: usize = 60;
/// Rows that nearly always tell as many lines.
const FAR: i64 = 120;
/// Earlier steps that come along with the newest one, for a script to show one after the other; after
/// longer absences only the newest position is shown, and the log has the rest.
const ALONG: usize = 24;

/// What one may ask of a table's page.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(super) struct Glance {
    /// As which of my seats, where several people share this device.
    pub seat: Option<u8>,
    /// The newest row the page has shown.
    pub since: Option<i64>,
    /// The position after this row instead of the newest.
    pub at: Option<i64>,
}

/// A visitor at a table.
#[derive(Clone, Debug)]
pub(super) struct Stand {
    pub folded: Arc<Folded>,
    /// Their seats; several where people share a device.
    pub mine: Vec<Seat>,
    /// The one they look from.
    pub seat: Option<Seat>,
    presence: Arc<Presence>,
    /// The time of the table's clocks.
    now: i64,
    /// Links to the free chairs, for whoever opened the table.
    invites: Vec<Invite>,
    watch_link: String,
}

impl Stand {
    pub(super) async fn find(
        house: &House,
        id: &str,
        visitor: &Visitor,
        wish: Option<u8>,
    ) -> Result<Stand> {
        let folded = house.hall.newest(id).await?;
        let mine = seats_of(&folded, visitor.person.as_ref());
        if folded.terms.visibility == Visibility::Private && mine.is_empty() {
            return Err(Error::private());
        }
        let among = |seat: &Seat| mine.contains(seat);
        let wished = wish.map(Seat::new).filter(among);
        let seat = wished.or(folded.decider().filter(among)).or(mine.first().copied());
        let invites =
            visitor.host_key.as_deref().map(|key| invitations(&visitor.origin, &folded, key));
        Ok(Stand {
            mine,
            seat,
            presence: house.presence.clone(),
            now: house.hall.clock.now(),
            invites: invites.unwrap_or_default(),
            watch_link: format!("{}/t/{id}", visitor.origin),
            folded,
        })
    }

    /// The seat they speak for, or why they cannot.
    pub(super) fn seated(&self) -> Result<Seat> {
        self.seat.ok_or_else(Error::not_seated)
    }

    /// Their page of this table.
    pub(super) fn address(&self) -> String {
        let id = &self.folded.table.id;
        match self.seat.filter(|_| self.mine.len() > 1) {
            Some(seat) => format!("/t/{id}?seat={}", seat.index()),
            None => format!("/t/{id}"),
        }
    }

    /// Their text table.
    pub(super) fn text_address(&self) -> String {
        let id = &self.folded.table.id;
        self.address().replacen(id, &format!("{id}/text"), 1)
    }

    /// Another of their seats decides, or enters what is its secret: the device must change hands first.
    fn next_hand(&self, wish: Option<u8>) -> Option<Seat> {
        let enters = || self.folded.play.as_deref()?.entering()?.secret_of;
        let decider = self.folded.decider().or_else(enters);
        let decider = decider.filter(|seat| self.mine.contains(seat))?;
        (self.mine.len() > 1 && wish.map(Seat::new) != Some(decider)).then_some(decider)
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The page of the newest position.
    pub(super) fn page(&self, since: i64, notice: Option<Notice>) -> TablePage {
        let folded = &self.folded;
        let frame = folded.play.as_deref().map(|play| play.frame(self.viewer()));
        let log = self.recent(since);
        let steps = log.iter().map(|line| line.number).filter(|number| *number > since).collect();
        let allowed = folded.terms.take_back == TakeBack::Allowed;
        let can_take_back = allowed && frame.as_ref().is_some_and(|frame| frame.can_take_back);
        let page = self.page_with(frame, newest(log));
        let entering = folded.entering(self.viewer());
        TablePage { steps, can_take_back, entering, notice, shares: self.shares(), ..page }
    }

    /// The page as it stood after an earlier row, as far as that can still be told.
    fn page_at(&self, row: i64) -> Option<TablePage> {
        let entries = self.folded.entries_at(row)?;
        let mut frame = self.folded.play.as_deref()?.at(entries).ok()?.frame(self.viewer());
        frame.choices.clear();
        let mut log = self.recent(row);
        log.retain(|line| line.number <= row);
        let page = self.page_with(Some(frame), newest(log));
        Some(TablePage { number: row, past: true, stage: Stage::Running, ..page })
    }

    fn page_with(&self, frame: Option<Frame>, log: Vec<Teller>) -> TablePage {
        let folded = &self.folded;
        let branch = folded.terms.branch.as_ref();
        TablePage {
            id: folded.table.id.clone(),
            number: folded.number(),
            steps: Vec::new(),
            game: catalog::info(&folded.terms.game).expect("its journal was read"),
            stage: stage(folded.status()),
            me: self.seat,
            chairs: folded.seats.iter().map(shown::chair).collect(),
            present: self.present(),
            can_take_back: false,
            entering: None,
            frame,
            past: false,
            log,
            notice: None,
            hint: Vec::new(),
            coach: None,
            invites: self.invites.clone(),
            public: folded.terms.visibility == Visibility::Public,
            watch_link: self.watch_link.clone(),
            deadline: folded.table.deadline,
            now: self.now,
            commitment: commitment(folded),
            dice: self.dice(),
            branch: branch.map(|branch| (branch.table.clone(), branch.number)),
            rematch: folded.rematch.clone(),
            shares: Vec::new(),
            turns: None,
            checked: None,
        }
    }

    /// Who looks at the table right now.
    fn present(&self) -> Vec<Seat> {
        let seats = self.folded.seats.iter().map(|seating| seating.seat);
        seats.filter(|seat| self.presence.is_here(&self.folded.table.id, *seat)).collect()
    }

    /// Who has a part in the dice, and the chains of all seats at this device: each is asked for its
    /// seal and its opening, whoever looks.
    fn dice(&self) -> pages::Dice {
        let chain = |seat: &Seat| pages::Chain {
            seat: *seat,
            asked: dice::asked(&self.folded, *seat),
            own: dice::own(&self.folded, *seat),
        };
        pages::Dice {
            table: dice::dice(&self.folded, Viewer::Spectator),
            mine: self.mine.iter().map(chain).collect(),
            waits: self.folded.gathering() != Gathering::Company,
        }
    }

    /// Where the points of a finished match came from; before the end nobody counts.
    fn shares(&self) -> Vec<Share> {
        let play = self.folded.play.as_ref().filter(|_| self.folded.status() == Status::Over);
        play.map(|play| play.shares(self.viewer())).unwrap_or_default()
    }

    /// Everything the visitor was told, row by row.
    pub(super) fn told(&self) -> Vec<Teller> {
        self.told_after(0)
    }

    /// What they were told after this row, and before it as much as the page's log shows.
    fn recent(&self, since: i64) -> Vec<Teller> {
        let from = since.min(self.folded.number() - FAR).max(0);
        let told = self.told_after(from);
        if told.len() >= LOG { told } else { self.told() }
    }

    fn told_after(&self, row: i64) -> Vec<Teller> {
        let (notes, entries) = self.folded.since(row);
        let last = self.last_decision();
        let line = |line: Told| Teller {
            recent: last.is_some_and(|last| line.number as i64 > last),
            number: line.number as i64,
            seat: line.seat,
            phrases: line.phrases,
        };
        told(&self.folded, self.viewer(), notes, entries).into_iter().map(line).collect()
    }

    /// The row of the visitor's own last decision.
    fn last_decision(&self) -> Option<i64> {
        let (seat, play) = (self.seat?, self.folded.play.as_deref()?);
        let own = |entry: &usize| play.entry(*entry).seat() == Some(seat);
        let last = (1..=play.number()).rev().find(own)?;
        Some(self.folded.row_of(last))
    }
}

/// The links, if this is the key the table was opened with.
fn invitations(origin: &str, folded: &Folded, key: &str) -> Vec<Invite> {
    let own = folded.table.create_key.as_deref() == Some(&tokens::hash(key));
    let links = if own { invites(origin, folded, key) } else { Vec::new() };
    let link = |one: Invitation| Invite { seat: one.seat, link: one.link };
    links.into_iter().map(link).collect()
}

fn newest(mut log: Vec<Teller>) -> Vec<Teller> {
    log.split_off(log.len().saturating_sub(LOG))
}

fn stage(status: Status) -> Stage {
    match status {
        Status::Open => Stage::Open,
        Status::Running => Stage::Running,
        Status::Over => Stage::Over,
    }
}

pub(super) async fn page(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    Asked(glance): Asked<Glance>,
) -> Response {
    show(&house, &id, &visitor, glance).await
}

async fn show(house: &House, id: &str, visitor: &Visitor, glance: Glance) -> Response {
    let stand = match Stand::find(house, id, visitor, glance.seat).await {
        Ok(stand) => stand,
        Err(error) => return trouble(visitor, &error),
    };
    if let Some(next) = stand.next_hand(glance.seat) {
        return page_with(
            StatusCode::OK,
            pages::hand_over(&visitor.visit, &stand.page(0, None), next),
        );
    }
    if let Some(past) = glance.at.and_then(|row| stand.page_at(row)) {
        return send(visitor, StatusCode::OK, &past);
    }
    let since = glance.since.unwrap_or(stand.folded.number());
    let page = coached(house, visitor, &stand, stand.page(since, None)).await;
    let page = concluded(house, &stand, page).await;
    match visitor.part {
        true => page_with(StatusCode::OK, with_steps(visitor, &stand, &page)),
        false => send(visitor, StatusCode::OK, &page),
    }
}

/// The page of a finished match with what is known about it: whether the dice were fair, and what
/// turned the game once that was found out.
async fn concluded(house: &House, stand: &Stand, mut page: TablePage) -> TablePage {
    let Some(play) = stand.folded.finished() else { return page };
    if !stand.folded.is_by_hand() {
        page.checked = check(&stand.folded).ok().map(|verified| verified.result);
    }
    if let Ok(Study::Ready(analysis)) = house.analyst.study(&stand.folded).await {
        page.turns = pages::turning_points(play, &analysis).ok();
    }
    page
}

/// After a change: the script gets what has changed, everybody else the way back to the page.
pub(super) async fn after(
    house: &House,
    visitor: &Visitor,
    stand: &Stand,
    since: Option<i64>,
) -> Response {
    let seat = stand.seat.filter(|_| stand.mine.len() > 1);
    if visitor.part {
        let seat = seat.map(|seat| seat.index() as u8);
        let glance = Glance { seat, since, at: None };
        return show(house, &stand.folded.table.id, visitor, glance).await;
    }
    let address = stand.address();
    let mark = if address.contains('?') { '&' } else { '?' };
    match since {
        Some(since) => see(&format!("{address}{mark}since={since}")),
        None => see(&address),
    }
}

/// The part that changes, and before it the steps that led there, where people want to see them.
fn with_steps(visitor: &Visitor, stand: &Stand, page: &TablePage) -> Markup {
    let [before @ .., _] = page.steps.as_slice() else {
        return pages::part(&visitor.visit, page);
    };
    let wanted = before.len() <= ALONG && visitor.visit.look.get("speed") != "instant";
    let before = if wanted { before } else { &[] };
    let past = before.iter().filter_map(|row| stand.page_at(*row));
    html! {
        @for past in past { template { (pages::part(&visitor.visit, &past)) } }
        (pages::part(&visitor.visit, page))
    }
}

/// The whole page; for the script only the part that changes, which it always can show.
pub(super) fn send(visitor: &Visitor, status: StatusCode, page: &TablePage) -> Response {
    match visitor.part {
        true => page_with(StatusCode::OK, pages::part(&visitor.visit, page)),
        false => page_with(status, pages::table(&visitor.visit, page)),
    }
}
