//! A game as numbers, for programs that learn: every action has a number, every view is a row of
//! numbers with names. Nothing here knows what is done with them.
//!
//! Both are made for a match: they depend on the game's content, options and seats, never on the
//! position, and within a version of the rules they stay as they are.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::ops::RangeInclusive;

use crate::{Game, Seat, Viewer};

/// A game whose actions and views are numbers too.
pub trait Encoded: Game {
    /// How many numbers actions have; the same in every position of a match.
    fn numbers(&self) -> usize;
    /// The number of an action; none of one that this game never offers. It is the action's own,
    /// wherever that stands in a list.
    fn number(&self, action: Self::Action) -> Option<u16>;
    /// The action with this number; none beyond them.
    fn numbered(&self, number: u16) -> Option<Self::Action>;
    /// Sets the bits of what is legal now and clears all others: number 0 is the lowest bit of the first
    /// word. All are clear where nobody decides. `words` has [`mask_words`] of the numbers.
    fn legal_mask(&self, words: &mut [u64]);

    /// The pieces that an observation is made of, one after the other; the same in every position of a
    /// match.
    fn observation(&self) -> Vec<Piece>;
    /// A view as numbers, piece by piece; `out` is as long as all pieces together. What differs between
    /// two views of a match differs here too.
    fn observe(view: &Self::View, out: &mut [f32]);
}

/// How many words of 64 bits a mask of so many numbers has.
pub const fn mask_words(numbers: usize) -> usize {
    numbers.div_ceil(64)
}

/// A named part of an observation.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// Its name, by which programs find it.
    pub name: &'static str,
    /// What it says.
    pub about: &'static str,
    /// Where it begins.
    pub offset: usize,
    /// How many numbers it has along each axis, the last one running fastest.
    pub shape: Vec<usize>,
    /// No number of it is less.
    pub low: f32,
    /// No number of it is more.
    pub high: f32,
}

impl Piece {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Actions in the order of their numbers, for games where what is printed says which there are.
#[derive(Clone, Debug)]
pub struct Numbering<A> {
    actions: Vec<A>,
    numbers: HashMap<A, u16, BuildHasherDefault<Mix>>,
}

/// Mixes the few bytes of an action; nobody chooses them to collide.
#[derive(Clone, Copy, Debug, Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    #[inline]
    fn write_u8(&mut self, part: u8) {
        self.write_u64(part.into());
    }

    #[inline]
    fn write_u16(&mut self, part: u16) {
        self.write_u64(part.into());
    }

    #[inline]
    fn write_isize(&mut self, part: isize) {
        self.write_u64(part as u64);
    }

    #[inline]
    fn write_u64(&mut self, part: u64) {
        self.0 = (self.0.rotate_left(5) ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl<A: Copy + Eq + Hash> Numbering<A> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The number of an action.
    #[inline]
    pub fn number(&self, action: A) -> Option<u16> {
        self.numbers.get(&action).copied()
    }

    /// The action with a number.
    pub fn numbered(&self, number: u16) -> Option<A> {
        self.actions.get(usize::from(number)).copied()
    }
}

/// What comes again keeps its first number.
impl<A: Copy + Eq + Hash> FromIterator<A> for Numbering<A> {
    fn from_iter<I: IntoIterator<Item = A>>(list: I) -> Self {
        let (mut actions, mut numbers) = (Vec::new(), HashMap::default());
        for action in list {
            numbers.entry(action).or_insert_with(|| {
                actions.push(action);
                u16::try_from(actions.len() - 1).expect("far fewer actions")
            });
        }
        Numbering { actions, numbers }
    }
}

/// Takes an observation down. A game tells each piece once, and from that come both the layout and the
/// numbers.
pub trait Pen {
    /// The next piece: its name, what it says, its axes, the least and the most, and who fills it.
    fn piece<const AXES: usize>(
        &mut self,
        name: &'static str,
        about: &'static str,
        shape: [usize; AXES],
        range: RangeInclusive<u16>,
        fill: impl FnOnce(&mut Values),
    );
}

/// The numbers of one piece while they are written.
#[derive(Debug)]
pub struct Values<'a>(std::slice::IterMut<'a, f32>);

impl Values<'_> {
    /// The next number.
    #[inline]
    pub fn put(&mut self, value: impl Into<f32>) {
        *self.0.next().expect("a piece has as many numbers as its shape says") = value.into();
    }

    /// The next numbers.
    #[inline]
    pub fn each<T: Into<f32>>(&mut self, values: impl IntoIterator<Item = T>) {
        values.into_iter().for_each(|value| self.put(value));
    }

    /// So many zeros, but a one at this place, if there is any.
    #[inline]
    pub fn one_of(&mut self, many: usize, place: Option<usize>) {
        let here = self.next(many);
        here.fill(0.0);
        if let Some(place) = place {
            here[place] = 1.0;
        }
    }

    /// So many counts: how often each place comes up.
    #[inline]
    pub fn counts(&mut self, many: usize, places: impl IntoIterator<Item = usize>) {
        let here = self.next(many);
        here.fill(0.0);
        places.into_iter().for_each(|place| here[place] += 1.0);
    }

    /// So many bits of a set, the lowest first.
    #[inline]
    pub fn bits(&mut self, many: usize, mut set: u64) {
        let here = self.next(many);
        here.fill(0.0);
        while set != 0 {
            here[set.trailing_zeros() as usize] = 1.0;
            set &= set - 1;
        }
    }

    #[inline]
    fn next(&mut self, many: usize) -> &mut [f32] {
        let (here, rest) = std::mem::take(&mut self.0).into_slice().split_at_mut(many);
        self.0 = rest.iter_mut();
        here
    }
}

/// Only the layout.
#[derive(Debug, Default)]
pub struct Layout(pub Vec<Piece>);

impl Pen for Layout {
    fn piece<const AXES: usize>(
        &mut self,
        name: &'static str,
        about: &'static str,
        shape: [usize; AXES],
        range: RangeInclusive<u16>,
        _fill: impl FnOnce(&mut Values),
    ) {
        let offset = self.0.last().map_or(0, |piece| piece.offset + piece.len());
        let (low, high) = (f32::from(*range.start()), f32::from(*range.end()));
        self.0.push(Piece { name, about, offset, shape: shape.into(), low, high });
    }
}

/// Only the numbers.
#[derive(Debug)]
pub struct Numbers<'a>(pub &'a mut [f32]);

impl Pen for Numbers<'_> {
    #[inline]
    fn piece<const AXES: usize>(
        &mut self,
        name: &'static str,
        _about: &'static str,
        shape: [usize; AXES],
        _range: RangeInclusive<u16>,
        fill: impl FnOnce(&mut Values),
    ) {
        let (here, rest) = std::mem::take(&mut self.0).split_at_mut(shape.iter().product());
        self.0 = rest;
        let mut values = Values(here.iter_mut());
        fill(&mut values);
        debug_assert!(values.0.next().is_none(), "{name} is not full");
    }
}

/// The seats as an observation names them: clockwise from who looks; from the first one for somebody who
/// only looks on.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    first: Seat,
    seats: u8,
}

impl Round {
    /// The seats of a table, from this viewer on.
    pub fn of(viewer: Viewer, seats: u8) -> Self {
        Round { first: viewer.seat().unwrap_or(Seat::new(0)), seats }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.seats.into()
    }

    /// Whether nobody sits there.
    pub fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// Every seat, the viewer's first.
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        self.first.clockwise(self.seats)
    }

    /// How far from the viewer a seat is.
    pub fn place(&self, seat: Seat) -> usize {
        self.first.steps_to(seat, self.seats).into()
    }

    /// The first piece of every observation: whose it is. All else is told from there.
    #[inline]
    pub fn tell(&self, viewer: Viewer, pen: &mut impl Pen) {
        pen.piece("seat", "the viewer's seat; nothing if looking on", [self.len()], 0..=1, |to| {
            to.one_of(self.len(), viewer.seat().map(Seat::index));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(pen: &mut impl Pen) {
        let round = Round::of(Viewer::Seat(Seat::new(2)), 3);
        round.tell(Viewer::Seat(Seat::new(2)), pen);
        pen.piece("places", "how far", [3], 0..=2, |to| {
            to.each(Seat::all(3).map(|seat| round.place(seat) as u8));
        });
        pen.piece("grid", "a set", [2, 2], 0..=1, |to| to.bits(4, 0b1010));
        pen.piece("bag", "how many", [2], 0..=9, |to| to.counts(2, [1, 1]));
    }

    #[test]
    fn actions_are_numbered_in_the_order_they_come() {
        let numbering: Numbering<char> = "abacab".chars().collect();
        assert_eq!(numbering.len(), 3);
        assert_eq!((numbering.number('c'), numbering.numbered(2)), (Some(2), Some('c')));
        assert_eq!((numbering.number('x'), numbering.numbered(3)), (None, None));
    }

    #[test]
    fn layout_and_numbers_come_from_the_same_telling() {
        let mut layout = Layout::default();
        told(&mut layout);
        let ends = layout.0.iter().map(|piece| piece.offset + piece.len());
        assert_eq!(ends.collect::<Vec<_>>(), [3, 6, 10, 12]);
        assert_eq!((layout.0[1].low, layout.0[1].high), (0.0, 2.0));
        let mut out = [9.0; 12];
        told(&mut Numbers(&mut out));
        assert_eq!(out, [0.0, 0.0, 1.0, 1.0, 2.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 2.0]);
    }
}
