//! Tabriz alone: the Rival's mat with what it has, its three columns of dice, and what each does.

use game::{Line, Phrase, say};
use lang::Speaker;
use tabriz::{Colour, Material, Rival};

use super::tabriz::{faces, good, goods};
use crate::palette::{self, bold, faint, piece};
use crate::sheet::{Row, Sheet, wrap};

/// Columns of the words on the mat.
const WIDTH: usize = 57;

/// `others` is the text table's part about the Rival, which says what its rows do.
pub(super) fn mat(rival: &Rival, speaker: &Speaker, others: &[Line]) -> Sheet {
    let mut sheet = Sheet::new();
    let title =
        say!("tui-tabriz-rival", skill = rival.skill, prestige = rival.prestige, toll = rival.toll);
    let row = Row::new().put(piece("*", palette::GREY)).put(" ");
    sheet.row(row.put(bold(speaker.say(&title))));
    sheet.row(goods(Row::new().put(format!("  ¤{} ", rival.coins)), speaker, rival.goods));
    sheet.row(keepable(speaker));
    let mut colours = Colour::ALL.into_iter();
    for phrase in others.iter().filter_map(said) {
        match phrase.key {
            "tabriz-table-column" => {
                colours.next().into_iter().for_each(|of| sheet.row(column(rival, speaker, of)));
            }
            "tabriz-table-row" | "tabriz-table-default" => {
                let text = wrap(&format!("  {}", speaker.say(phrase)), WIDTH, 4);
                text.into_iter().for_each(|line| sheet.line(faint(line)));
            }
            _ => {}
        }
    }
    sheet
}

/// Where a choice about what the Rival keeps is pointed at.
fn keepable(speaker: &Speaker) -> Row {
    Material::ALL.into_iter().fold(Row::new().put("  "), |row, material| {
        row.at(format!("rival-{}", material.index()), good(speaker, material)).put(" ")
    })
}

fn column(rival: &Rival, speaker: &Speaker, colour: Colour) -> Row {
    let name = speaker.text(&format!("tabriz-{}", colour.name()));
    let row =
        faces(Row::new().put(bold(format!(" {name}: "))), speaker, colour, rival.under.of(colour));
    let aside = rival.aside.of(colour);
    match aside.total() {
        0 => row,
        _ => faces(row.put(" │ "), speaker, colour, aside),
    }
}

fn said(line: &Line) -> Option<&Phrase> {
    match line {
        Line::Say(phrase) => Some(phrase),
        Line::Row(_) => None,
    }
}
