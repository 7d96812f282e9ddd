//! What is printed on a game's components, grouped for people, with the origin of each value.

use game::Info;
use game::content::{Origin, Row};
use game::say;
use lang::Speaker;
use maud::{Markup, html};

/// More columns than this are told line by line.
const MOST_COLUMNS: usize = 6;
/// Stands between the names that lead to a line.
const BETWEEN: &str = " · ";

/// Values of one kind: `souk.3.value` is the column `value` of line `3` in the group `souk`.
struct Group<'a> {
    name: &'a str,
    lines: Vec<Line<'a>>,
}

struct Line<'a> {
    name: String,
    cells: Vec<(&'a str, &'a Row)>,
}

fn groups(rows: &[Row]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for row in rows {
        let mut parts = row.path.split('.');
        let name = parts.next().unwrap_or_default();
        let column = row.path.rsplit('.').next().unwrap_or_default();
        let middle: Vec<&str> = parts.collect();
        let line = middle[..middle.len().saturating_sub(1)].join(BETWEEN);
        if groups.last().is_none_or(|group| group.name != name) {
            groups.push(Group { name, lines: Vec::new() });
        }
        let lines = &mut groups.last_mut().expect("just made").lines;
        if lines.last().is_none_or(|last| last.name != line) {
            lines.push(Line { name: line, cells: Vec::new() });
        }
        lines.last_mut().expect("just made").cells.push((column, row));
    }
    groups
}

impl Group<'_> {
    fn columns(&self) -> Vec<&str> {
        let mut columns: Vec<&str> = Vec::new();
        for (column, _) in self.lines.iter().flat_map(|line| &line.cells) {
            if !columns.contains(column) {
                columns.push(column);
            }
        }
        columns
    }

    fn rows(&self) -> impl Iterator<Item = &Row> {
        self.lines.iter().flat_map(|line| line.cells.iter().map(|(_, row)| *row))
    }
}

/// Nothing for a game without printed values.
pub(super) fn section(speaker: &Speaker, info: &Info, open: bool) -> Markup {
    let rows = game::content::rows(info.content).unwrap_or_default();
    if rows.is_empty() {
        return html! {};
    }
    let ours = rows.iter().filter(|row| row.origin == Origin::Reconstructed).count();
    html! {
        section #printed {
            h2 { (speaker.say(&say!("pages-printed"))) }
            p { (speaker.say(&say!("pages-printed-how"))) }
            ul.legend {
                @for origin in [Origin::Rulebook, Origin::Public, Origin::Reconstructed] {
                    li { (mark(origin)) " " (speaker.say(&words(origin))) }
                }
            }
            p { (speaker.say(&say!("pages-printed-ours", n = ours, of = rows.len()))) }
            @for group in groups(&rows) { (one(speaker, info, &group, open)) }
        }
    }
}

fn one(speaker: &Speaker, info: &Info, group: &Group<'_>, open: bool) -> Markup {
    let ours = group.rows().filter(|row| row.origin == Origin::Reconstructed).count();
    let title = speaker.text(&title_key(info, group));
    html! {
        details.printed id={ "printed-" (group.name) } open[open] {
            summary {
                (title) " "
                @if ours > 0 { span.chip { (speaker.say(&say!("pages-printed-some-ours", n = ours))) } }
            }
            @if group.lines.len() == 1 || group.columns().len() > MOST_COLUMNS {
                (told(speaker, info, group))
            } @else {
                div.wide tabindex="0" role="region" aria-label=(title) { (table(speaker, info, group)) }
            }
        }
    }
}

fn title_key(info: &Info, group: &Group<'_>) -> String {
    format!("{}-printed-{}", info.key, group.name.replace('_', "-"))
}

/// A line for each thing, a column for each of its values.
fn table(speaker: &Speaker, info: &Info, group: &Group<'_>) -> Markup {
    let word = |name: &str| words_for(speaker, info, name);
    let columns = group.columns();
    let named = columns.contains(&"name");
    html! {
        table {
            thead { tr {
                @if !named { th {} }
                @for column in &columns { th scope="col" { (word(column)) } }
            } }
            tbody { @for line in &group.lines { tr {
                @if !named { th scope="row" { (word(&line.name)) } }
                @for column in &columns {
                    td { @for (_, row) in line.cells.iter().filter(|(name, _)| name == column) {
                        (value(speaker, row))
                    } }
                }
            } } }
        }
    }
}

/// A list for each thing, where tables would mostly be empty.
fn told(speaker: &Speaker, info: &Info, group: &Group<'_>) -> Markup {
    let word = |name: &str| words_for(speaker, info, name);
    html! {
        @for line in &group.lines {
            @if !line.name.is_empty() { h3 { (word(&line.name)) } }
            dl { @for (column, row) in &line.cells {
                dt { (word(column)) }
                dd { (value(speaker, row)) }
            } }
        }
    }
}

fn value(speaker: &Speaker, row: &Row) -> Markup {
    html! {
        span translate="no" class=[(row.origin == Origin::Reconstructed).then_some("ours")] {
            (row.value.replace(['[', ']', '"'], ""))
        }
        " " span title=(speaker.say(&words(row.origin))) { (mark(row.origin)) }
    }
}

fn mark(origin: Origin) -> Markup {
    html! { @match origin {
        Origin::Rulebook => { span.mark-rulebook aria-hidden="true" { "§" } }
        Origin::Public => { span.mark-public aria-hidden="true" { "◦" } }
        Origin::Reconstructed => { span.mark-ours aria-hidden="true" { "✎" } }
    } }
}

fn words(origin: Origin) -> game::Phrase {
    match origin {
        Origin::Rulebook => say!("cli-origin-rulebook"),
        Origin::Public => say!("cli-origin-public"),
        Origin::Reconstructed => say!("cli-origin-reconstructed"),
    }
}

/// Names of the content table in the reader's words; numbers of cards and spaces as they stand there.
fn words_for(speaker: &Speaker, info: &Info, names: &str) -> String {
    let one = |name: &str| {
        let key = format!("{}-word-{}", info.key, name.replace('_', "-"));
        if speaker.knows(&key) { speaker.text(&key) } else { name.to_owned() }
    };
    names.split(BETWEEN).map(one).collect::<Vec<_>>().join(BETWEEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_game_is_in_a_group_with_a_title() {
        for info in catalog::all() {
            let rows = game::content::rows(info.content).unwrap();
            let groups = groups(&rows);
            assert_eq!(groups.iter().map(|group| group.rows().count()).sum::<usize>(), rows.len());
            for language in lang::Language::all() {
                let speaker = Speaker::new(language, Vec::new());
                for group in &groups {
                    let key = title_key(info, group);
                    assert!(speaker.knows(&key), "{key}");
                }
            }
        }
    }
}
