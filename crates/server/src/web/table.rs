//! The table page: what the visitor may see of it, whole or the changing part alone.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::{Seat, Share, Viewer};
use pages::{Invite, Notice, Stage, TablePage, Teller};
use serde::Deserialize;
use store::{SeatRow, Status};
use table::Told;
use table::wire::answer::Invite as Invitation;
use table::wire::{RowKind, TakeBack, Visibility};

use super::answer::{page_with, trouble};
use super::coach::coached;
use super::seating::chairs_of;
use super::visitor::Visitor;
use crate::House;
use crate::api::tables::invites;
use crate::api::{Id, Shared};
use crate::http::body::Asked;
use crate::tables::clock::now;
use crate::tables::error::{Error, Result};
use crate::tables::fold::{Folded, is_free};
use crate::tables::presence::Presence;
use crate::tables::shown::{commitment, told};
use crate::tables::tokens;

/// Lines of the log on the table's page; the text table has all.
const LOG: usize = 60;

/// What one may ask of a table's page.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct Glance {
    /// As which of my seats, where several people share this device.
    pub seat: Option<u8>,
    /// The newest row the page has shown.
    pub since: Option<i64>,
    /// The position after this row instead of the newest.
    pub at: Option<i64>,
}

/// A visitor at a table.
#[derive(Clone, Debug)]
pub struct Stand {
    pub folded: Arc<Folded>,
    /// Their seats; several where people share a device.
    pub mine: Vec<Seat>,
    /// The one they look from.
    pub seat: Option<Seat>,
    presence: Arc<Presence>,
    /// Links to the free chairs, for whoever opened the table.
    invites: Vec<Invite>,
    watch_link: String,
}

impl Stand {
    pub async fn find(
        house: &House,
        id: &str,
        visitor: &Visitor,
        wish: Option<u8>,
    ) -> Result<Stand> {
        let folded = house.hall.table(id).await?.now.borrow().clone();
        let mine = chairs_of(&folded, visitor.person.as_ref());
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
            invites: invites.unwrap_or_default(),
            watch_link: format!("{}/t/{id}", visitor.origin),
            folded,
        })
    }

    /// The seat they speak for, or why they cannot.
    pub fn seated(&self) -> Result<Seat> {
        self.seat.ok_or_else(Error::not_seated)
    }

    /// Their page of this table.
    pub fn address(&self) -> String {
        let id = &self.folded.table.id;
        match self.seat.filter(|_| self.mine.len() > 1) {
            Some(seat) => format!("/t/{id}?seat={}", seat.index()),
            None => format!("/t/{id}"),
        }
    }

    /// Another of their seats decides: the device must change hands first.
    fn next_hand(&self, wish: Option<u8>) -> Option<Seat> {
        let decider = self.folded.decider().filter(|seat| self.mine.contains(seat))?;
        (self.mine.len() > 1 && wish.map(Seat::new) != Some(decider)).then_some(decider)
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The page of the newest position.
    pub fn page(&self, since: i64, notice: Option<Notice>) -> TablePage {
        let folded = &self.folded;
        let frame = folded.play.as_deref().map(|play| play.frame(self.viewer()));
        let log = self.told();
        let steps = log.iter().map(|line| line.number).filter(|number| *number > since).collect();
        let allowed = folded.terms.take_back == TakeBack::Allowed;
        let branch = folded.terms.branch.as_ref();
        TablePage {
            id: folded.table.id.clone(),
            number: folded.number(),
            steps,
            game: catalog::info(&folded.terms.game).expect("its journal was read"),
            stage: stage(folded.status()),
            me: self.seat,
            chairs: folded.seats.iter().map(|seat| self.chair(seat)).collect(),
            can_take_back: allowed && frame.as_ref().is_some_and(|frame| frame.can_take_back),
            frame,
            past: false,
            log: newest(log),
            notice,
            hint: Vec::new(),
            coach: None,
            invites: self.invites.clone(),
            public: folded.terms.visibility == Visibility::Public,
            watch_link: self.watch_link.clone(),
            deadline: folded.table.deadline,
            now: now(),
            commitment: commitment(folded),
            branch: branch.map(|branch| (branch.table.clone(), branch.number)),
            rematch: folded.rematch.clone(),
            shares: self.shares(),
        }
    }

    /// The page as it stood after an earlier row, as far as that can still be told.
    fn page_at(&self, row: i64) -> Option<TablePage> {
        let entries = self.folded.entries_at(row)?;
        let then = self.folded.play.as_deref()?.at(entries).ok()?;
        let mut page = self.page(row, None);
        page.log.retain(|line| line.number <= row);
        page.frame = Some(then.frame(self.viewer()));
        (page.number, page.past, page.can_take_back) = (row, true, false);
        page.stage = Stage::Running;
        page.frame.iter_mut().for_each(|frame| frame.choices.clear());
        Some(page)
    }

    fn chair(&self, row: &SeatRow) -> pages::Chair {
        chair(row, self.presence.is_here(&self.folded.table.id, Seat::new(row.seat as u8)))
    }

    /// Where the points of a finished match came from; before the end nobody counts.
    fn shares(&self) -> Vec<Share> {
        let play = self.folded.play.as_ref().filter(|_| self.folded.status() == Status::Over);
        play.map(|play| play.shares(self.viewer())).unwrap_or_default()
    }

    /// Everything the visitor was told, row by row.
    pub fn told(&self) -> Vec<Teller> {
        let (notes, _) = self.folded.since(0);
        let told = told(&self.folded, self.viewer(), notes, 0);
        let own = |line: &&Told| {
            line.seat.is_some() && line.seat == self.seat && line.kind == RowKind::Decision
        };
        let last = told.iter().rfind(own).map_or(usize::MAX, |line| line.number);
        let line = |line: Told| Teller {
            recent: line.number > last,
            number: line.number as i64,
            seat: line.seat,
            phrases: line.phrases,
        };
        told.into_iter().map(line).collect()
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

/// A chair as pages show it.
pub fn chair(row: &SeatRow, present: bool) -> pages::Chair {
    pages::Chair {
        seat: Seat::new(row.seat as u8),
        name: row.name.clone(),
        bot: row.level.clone(),
        stand_in: row.stand_in.clone(),
        free: is_free(row),
        present,
    }
}

fn stage(status: Status) -> Stage {
    match status {
        Status::Open => Stage::Open,
        Status::Running => Stage::Running,
        Status::Over => Stage::Over,
    }
}

pub async fn page(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    Asked(glance): Asked<Glance>,
) -> Response {
    match Stand::find(&house, &id, &visitor, glance.seat).await {
        Ok(stand) => {
            if let Some(next) = stand.next_hand(glance.seat) {
                return page_with(
                    &visitor,
                    StatusCode::OK,
                    pages::hand_over(&visitor.visit, &stand.page(0, None), next),
                );
            }
            let since = glance.since.unwrap_or(stand.folded.number());
            let past = glance.at.and_then(|row| stand.page_at(row));
            match past {
                Some(page) => send(&visitor, StatusCode::OK, &page),
                None => {
                    let page = coached(&house, &visitor, &stand, stand.page(since, None)).await;
                    send(&visitor, StatusCode::OK, &page)
                }
            }
        }
        Err(error) => trouble(&visitor, &error),
    }
}

/// The whole page; for the script only the part that changes, which it always can show.
pub fn send(visitor: &Visitor, status: StatusCode, page: &TablePage) -> Response {
    match visitor.part {
        true => page_with(visitor, StatusCode::OK, pages::part(&visitor.visit, page)),
        false => page_with(visitor, status, pages::table(&visitor.visit, page)),
    }
}
