//! Everybody's chance to win in the course of a record, as a small graph. Who works the chances out
//! is not known here.

use game::Seat;

/// Shares of victory by entry and seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Chances(Vec<Vec<f32>>);

impl Chances {
    /// From what is known after some of a record's `entries`, in order and beginning with 0; it holds
    /// until more is known.
    pub fn new(known: impl IntoIterator<Item = (usize, Vec<f32>)>, entries: usize) -> Self {
        let mut list: Vec<Vec<f32>> = Vec::new();
        for (number, shares) in known {
            let before = list.last().unwrap_or(&shares).clone();
            list.resize(number.min(entries), before);
            list.push(shares);
        }
        let last = list.last().cloned().unwrap_or_default();
        list.resize(entries + 1, last);
        Chances(list)
    }

    pub fn at(&self, number: usize, seat: Seat) -> f32 {
        self.0[number][seat.index()]
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// A seat's chances as a row of bars, the whole record in `width` columns; a mark where we are.
pub(crate) fn graph(chances: &Chances, seat: Seat, at: usize, width: usize) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let width = width.min(chances.len());
    let last = chances.len() - 1;
    let number = |column: usize| column * last / width.saturating_sub(1).max(1);
    let here = (0..width).rev().find(|&column| number(column) <= at).unwrap_or(0);
    let bar = |column: usize| match column == here {
        true => '│',
        false => BARS[((chances.at(number(column), seat) * 7.99) as usize).min(7)],
    };
    (0..width).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_graph_spans_the_record_and_marks_the_place() {
        let list = (0..100).map(|step| (step, vec![step as f32 / 99.0, 1.0 - step as f32 / 99.0]));
        let chances = Chances::new(list, 99);
        assert_eq!(graph(&chances, Seat::new(0), 0, 10), "│▁▂▃▄▅▆▇██");
        assert_eq!(graph(&chances, Seat::new(1), 99, 10), "██▇▆▅▄▃▂▁│");
    }

    #[test]
    fn what_is_known_holds_until_more_is_known() {
        let chances = Chances::new([(0, vec![0.5]), (3, vec![0.75]), (5, vec![1.0])], 6);
        let all: Vec<f32> = (0..=6).map(|number| chances.at(number, Seat::new(0))).collect();
        assert_eq!(all, [0.5, 0.5, 0.5, 0.75, 0.75, 1.0, 1.0]);
    }
}
