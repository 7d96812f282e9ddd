//! A comparison as one self-contained page: plots of the largest effects, and all lines.

use draw::plot;
use draw::sheet;
use game::{Phrase, say};
use lang::Speaker;
use maud::{Markup, html};

use super::{Difference, Group, Measure};
use crate::Guest;
use crate::certain::LEAST;
use crate::sim::Plan;

/// The most lines of a group that are plotted; the table holds all.
const MOST_BARS: usize = 24;

/// The whole page as HTML; `set` are the changes, `games` were played of each variant.
pub fn html(
    speaker: &Speaker,
    title: &str,
    plan: &Plan,
    set: &[String],
    games: u64,
    differences: &[Difference],
) -> String {
    let page = Page { speaker, differences };
    let bots = plan.seats.iter().map(ToString::to_string).collect::<Vec<_>>();
    let facts = page.say(say!(
        "lab-versus-title",
        title = title.to_owned(),
        bots = bots.join(", "),
        set = set.join(", "),
        games = games.to_string()
    ));
    let explained = say!("lab-versus-explained", all = differences.len(), least = LEAST as i64);
    let body = html! {
        p { code {
            "serai sim " (plan.game) " --seats " (bots.join(",")) " --games " (games)
            " --seed " (plan.seed) @for change in set { " --set " (change) } " --versus"
        } }
        p { @if differences.is_empty() { (page.say(say!("lab-versus-same"))) }
            @else { (page.say(explained)) } }
        @for remark in plan.guests().flat_map(Guest::remarks) { p { (page.say(remark)) } }
        @for group in Group::ALL { (page.group(group)) }
    };
    sheet::page(speaker.language.code(), &facts, &body)
}

struct Page<'a> {
    speaker: &'a Speaker,
    differences: &'a [Difference],
}

impl Page<'_> {
    fn say(&self, phrase: Phrase) -> String {
        self.speaker.say(&phrase)
    }

    fn name(&self, measure: &Measure) -> String {
        measure.phrase().map_or_else(str::to_owned, |phrase| self.say(phrase))
    }

    fn group(&self, group: Group) -> Markup {
        let lines: Vec<&Difference> =
            self.differences.iter().filter(|line| line.group == group).collect();
        if lines.is_empty() {
            return html! {};
        }
        let title = self.say(group.phrase());
        let row = |line: &&Difference| {
            let star = if line.real { " *" } else { "" };
            (format!("{}{star}", self.name(&line.measure)), line.effect)
        };
        let bars: Vec<(String, f64)> = lines.iter().take(MOST_BARS).map(row).collect();
        html! { section {
            h2 { (title) }
            (plot::balance(&bars, |value| self.speaker.signed(value, 2), &title))
            (self.table(&lines))
        } }
    }

    fn table(&self, lines: &[&Difference]) -> Markup {
        let heads = [
            say!("lab-versus-measure"),
            say!("lab-versus-printed"),
            say!("lab-versus-changed"),
            say!("lab-versus-change"),
            say!("lab-versus-effect"),
        ];
        let signed = |number| self.speaker.signed(number, 3);
        html! { details {
            summary { (self.say(say!("lab-report-all"))) }
            table {
                tr { @for head in heads { th { (self.say(head)) } } }
                @for line in lines { tr {
                    td { (self.name(&line.measure)) @if line.real { " *" } }
                    td { (self.speaker.decimal(line.first, 3)) }
                    td { (self.speaker.decimal(line.second, 3)) }
                    td {
                        (signed(line.change.value))
                        " (" (signed(line.change.low)) " … " (signed(line.change.high)) ")"
                    }
                    td { (self.speaker.signed(line.effect, 2)) }
                } }
            }
        } }
    }
}
