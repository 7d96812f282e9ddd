//! Checking the board: every space once, paths that connect all of them, distances.

use game::Broken;

use super::places::Places;
use super::raw::{self, Parsed};
use super::text::Path;
use super::{Board, MOST_MOVE};
use crate::space::{Place, SPACES, Space};

pub(super) fn both(table: &raw::Table, at: &Places) -> Result<[Board; 2], Broken> {
    let (x, y) = points(table, at)?;
    let all = (1 << SPACES) - 1;
    let duals: u32 =
        Space::all().filter(|space| space.place() == Place::Dual).map(Space::bit).sum();
    let two = board(&table.paths.two, "paths.two", all & !duals, at)?;
    let three = board(&table.paths.three, "paths.three", all, at)?;
    Ok([two, three].map(|board| Board { x, y, ..board }))
}

type Points = ([i8; SPACES], [i8; SPACES]);

fn points(table: &raw::Table, at: &Places) -> Result<Points, Broken> {
    let (mut x, mut y) = ([0; SPACES], [0; SPACES]);
    let mut seen = 0;
    for (key, point) in table.space.iter() {
        let path = format!("space.{key}");
        let space: Space =
            key.parse().map_err(|broken: Broken| at.broken(&path, broken.message))?;
        let taken = |other: &Space| x[other.index()] == point.x && y[other.index()] == point.y;
        if let Some(other) = Space::each(seen).find(taken) {
            return Err(at.broken(&path, format!("{space} lies on top of {other}")));
        }
        (x[space.index()], y[space.index()]) = (point.x, point.y);
        seen |= space.bit();
    }
    match Space::all().find(|space| seen & space.bit() == 0) {
        Some(missing) => Err(at.broken("space", format!("the space {missing} is missing"))),
        None => Ok((x, y)),
    }
}

fn board(paths: &[Parsed<Path>], key: &str, open: u32, at: &Places) -> Result<Board, Broken> {
    let mut near = [0u32; SPACES];
    for Parsed(Path(a, b)) in paths {
        if near[a.index()] & b.bit() != 0 {
            return Err(at.broken(key, format!("the path {a} {b} stands twice")));
        }
        if (a.bit() | b.bit()) & !open != 0 {
            let message = format!("the path {a} {b} leads to a space that is closed here");
            return Err(at.broken(key, message));
        }
        near[a.index()] |= b.bit();
        near[b.index()] |= a.bit();
    }
    let distance = distances(&near);
    let lost = |space: &Space| distance[Space::MEYDAN.index()][space.index()] == u8::MAX;
    if let Some(space) = Space::each(open).find(lost) {
        return Err(at.broken(key, format!("the board is not connected: no way leads to {space}")));
    }
    let mut within = [[0u32; SPACES]; MOST_MOVE + 1];
    for (steps, reach) in within.iter_mut().enumerate() {
        for (from, bits) in reach.iter_mut().enumerate() {
            let near = |to: &Space| usize::from(distance[from][to.index()]) <= steps;
            *bits = Space::all().filter(near).map(Space::bit).sum();
        }
    }
    let mut rings = [[0u32; SPACES]; SPACES];
    for (from, to) in
        Space::each(open).flat_map(|a| Space::each(open & !a.bit()).map(move |b| (a, b)))
    {
        let steps = distance[from.index()][to.index()];
        rings[from.index()][usize::from(steps) - 1] |= to.bit();
    }
    Ok(Board { open, x: [0; SPACES], y: [0; SPACES], distance, within, rings })
}

fn distances(near: &[u32; SPACES]) -> [[u8; SPACES]; SPACES] {
    let mut distance = [[u8::MAX; SPACES]; SPACES];
    for from in Space::all() {
        let (mut seen, mut edge) = (0u32, from.bit());
        for steps in 0.. {
            if edge == 0 {
                break;
            }
            seen |= edge;
            let mut next = 0;
            for space in Space::each(edge) {
                distance[from.index()][space.index()] = steps;
                next |= near[space.index()];
            }
            edge = next & !seen;
        }
    }
    distance
}
