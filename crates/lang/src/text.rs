//! Text tables: a view's lines as letters on a page, for terminals, screen readers, copy and paste.

use game::{Line, TextTable, say};

use crate::Speaker;

/// A heading and its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    pub heading: String,
    pub lines: Vec<String>,
}

/// The parts of a text table in their fixed order; empty parts are left out.
pub fn columns(speaker: &Speaker, table: &TextTable) -> Vec<Column> {
    let parts = [
        (say!("house-you"), &table.you),
        (say!("house-others"), &table.others),
        (say!("house-board"), &table.board),
    ];
    parts
        .iter()
        .filter(|(_, part)| !part.is_empty())
        .map(|(heading, part)| Column {
            heading: speaker.say(heading),
            lines: lines(speaker, part),
        })
        .collect()
}

/// The whole table below one another.
pub fn table(speaker: &Speaker, table: &TextTable) -> String {
    let mut page = String::new();
    for column in columns(speaker, table) {
        page.push_str(&format!("── {} ──\n", column.heading));
        for line in column.lines {
            page.push_str(&format!("{line}\n"));
        }
    }
    page
}

pub fn lines(speaker: &Speaker, lines: &[Line]) -> Vec<String> {
    lines.iter().map(|line| one_line(speaker, line)).collect()
}

fn one_line(speaker: &Speaker, line: &Line) -> String {
    match line {
        Line::Say(phrase) => speaker.say(phrase),
        Line::Row(cells) => {
            let padded: Vec<String> = cells
                .iter()
                .map(|(arg, width)| format!("{:<width$}", speaker.word(arg), width = *width))
                .collect();
            padded.concat().trim_end().to_owned()
        }
    }
}
