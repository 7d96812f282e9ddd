//! Pending work as data: a small fixed stack of tasks inside a state.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A stack of tasks; the top one is what happens next. Overflow is a bug in the game, so it panics.
#[derive(Clone, Copy)]
pub struct Agenda<T, const N: usize> {
    len: u8,
    tasks: [Option<T>; N],
}

impl<T: Copy, const N: usize> Agenda<T, N> {
    /// An agenda with nothing to do.
    pub const fn new() -> Self {
        Agenda { len: 0, tasks: [None; N] }
    }

    /// Puts a task on top: it is done next.
    #[inline]
    pub fn push(&mut self, task: T) {
        self.tasks[self.len as usize] = Some(task);
        self.len += 1;
    }

    /// Takes the top task off. Popped places are cleared, so equal agendas compare equal.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let place = self.top_place();
        let top = self.tasks.get_mut(place)?.take();
        self.len -= 1;
        top
    }

    /// What happens next.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.tasks.get(self.top_place()).copied().flatten()
    }

    /// What happens next, to be changed in its place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        let place = self.top_place();
        self.tasks.get_mut(place)?.as_mut()
    }

    /// Where the top task lies; beyond all places if there is none.
    #[inline]
    const fn top_place(&self) -> usize {
        (self.len as usize).wrapping_sub(1)
    }

    /// How many tasks are pending.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing is pending.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Agenda::new();
    }

    /// All places from the top (done next) on, the empty ones last.
    #[inline]
    pub fn places(&self) -> impl Iterator<Item = Option<T>> + Clone + '_ {
        let len = self.len as usize;
        (1..=N).map(move |down| self.tasks[..len].get(len.wrapping_sub(down)).copied().flatten())
    }

    /// From the bottom (done last) to the top (done next).
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.tasks[..self.len as usize].iter().flatten().copied()
    }
}

impl<T: Copy, const N: usize> Default for Agenda<T, N> {
    fn default() -> Self {
        Agenda::new()
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Agenda<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.iter().eq(other.iter())
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Agenda<T, N> {}

impl<T: Copy + std::hash::Hash, const N: usize> std::hash::Hash for Agenda<T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.len.hash(state);
        self.iter().for_each(|task| task.hash(state));
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Agenda<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Agenda<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Agenda<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        if list.len() > N {
            return Err(serde::de::Error::custom(format!("an agenda holds at most {N} tasks")));
        }
        let mut agenda = Agenda::new();
        list.into_iter().for_each(|task| agenda.push(task));
        Ok(agenda)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_in_is_first_out_and_popped_places_leave_no_trace() {
        let mut agenda = Agenda::<u8, 4>::new();
        let empty = agenda;
        agenda.push(1);
        agenda.push(2);
        assert_eq!(agenda.top(), Some(2));
        assert!(agenda.places().eq([Some(2), Some(1), None, None]));
        assert_eq!((agenda.pop(), agenda.pop(), agenda.pop()), (Some(2), Some(1), None));
        assert_eq!(agenda, empty);
    }

    #[test]
    fn an_overfull_list_is_refused_not_a_panic() {
        assert!(serde_json::from_str::<Agenda<u8, 2>>("[1,2,3]").is_err());
    }
}
