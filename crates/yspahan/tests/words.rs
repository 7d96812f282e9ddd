//! Every decision, choice, event and refusal has a sentence, and the table can be read as text.

mod common;

use common::*;
use game::{Arg, Game, Line, Spoken, Viewer};
use yspahan::Yspahan;

testkit::words! {
    Yspahan { modes: [(2, ""), (3, ""), (4, "")], rules: 50, others: |_| Vec::new() }
}

/// The letters of a line, with phrases as their keys' last word.
fn drawn(line: &Line) -> String {
    match line {
        Line::Say(phrase) => phrase.key.to_owned(),
        Line::Row(cells) => {
            let word = |arg: &Arg| match arg {
                Arg::Text(text) => text.clone(),
                Arg::Phrase(phrase) => phrase.key.rsplit('-').next().unwrap().to_owned(),
                other => panic!("{other:?}"),
            };
            let padded = cells.iter().map(|(arg, width)| format!("{:<width$}", word(arg)));
            padded.collect::<String>().trim_end().to_owned()
        }
    }
}

#[test]
fn the_city_the_tower_and_the_caravan_are_drawn() {
    let mut table = fresh(3);
    table.act("roll 2").chance("dice 113355666 yellow 12");
    cubes(&mut table, 1, &["sack-white-2", "sack-white-3"]);
    cubes(&mut table, 2, &["barrel-white-1", "chest-pink-3"]);
    cubes(&mut table, 3, &["chest-yellow-1"]);
    caravan(&mut table, &[1, 2, 3, 1]);
    supervisor(&mut table, "w2");
    let text = Yspahan::table(&table.state.view(Viewer::Seat(seat(1))));
    let lines: Vec<String> = text.board.iter().map(drawn).collect();
    let wanted = "
yspahan-table-tower
  gold      666
  vase      -
  chest     55
  barrel    33
  sack      +2
  camel     11+1

yspahan-table-street
yspahan-table-seats
                                      p. 4
                                         3  y.
    chest                             p. 2          vase
                                         1  b.
 y3      y.      y.      b.      b.          b.      o.      o.      o.
 10  9   8   7   6   5   4   3   @@  1   ++  1   2   3   4   5   6   7
     p.      y.      y.      w.      w1      w2  w.      y.      y.
                                      w1 1  w2
                                      w1 2
                                         3  b.
    sack                              b. 4          barrel
                                         5  p.
                                      b. 6
                                         7  p.

yspahan-table-souks
  sack    pink       8 [.|.....]  yellow     6 [..|...]   blue       4 [..|..]    white      3 [.11|]
  barrel  pink       8 [..|...]   yellow     6 [..|..]    blue       4 [.|..]     white      3 [2.|]
  chest   pink       8 [..|2.]    yellow     6 [3..|]     blue       4 [..|]
  vase    orange    12 [...|]     yellow     6 [.|.]      blue       4 [.|]

yspahan-table-caravan
  x3  +0  > . . .
  x2  +1  < . . 1
  x1  +2  > 1 2 3
";
    let wanted: Vec<&str> = wanted.trim_matches('\n').lines().collect();
    let start = lines.iter().position(|line| line == wanted[0]).unwrap();
    for (is, should) in lines[start..].iter().zip(wanted) {
        assert_eq!(is, should);
    }
}
