//! An analysis as one self-contained page: chances and expected points by move, each seat's account,
//! the turning points, and the biggest errors with their boards.

use draw::plot::{self, Curve, Links};
use draw::{Layout, sheet};
use game::{Broken, Phrase, Seat, Viewer, say};
use lang::Speaker;
use maud::{Markup, PreEscaped, html};
use table::AnyTable;

use crate::account::{Account, Analysis};
use crate::mistakes::{Alternative, Mistake, mistakes};
use crate::value::Pair;
use crate::words::{self, ERRORS, TURNS};

/// The whole page as HTML.
pub fn html(
    table: &dyn AnyTable,
    analysis: &Analysis,
    speaker: &Speaker,
) -> Result<String, Broken> {
    let title = speaker.say(&say!("insight-title", title = table.info().title.to_owned()));
    let turns = analysis.turning_points(TURNS);
    let mut errors = Vec::new();
    for seat in analysis.seats() {
        errors.push((seat, mistakes(table, analysis, seat, ERRORS)?));
    }
    let page = Page { table, analysis, speaker };
    let body = html! {
        style { (PreEscaped(draw::STYLE)) }
        (page.plots())
        @for (seat, account) in analysis.seats().zip(&analysis.accounts) {
            (page.account(seat, account))
        }
        section {
            h2 { (page.say(say!("insight-turns-title"))) }
            ul class="steps" { @for turn in &turns { li { (page.sentences(&words::turning_point(table, turn)?)) } } }
        }
        @for (seat, errors) in &errors { (page.errors(*seat, errors)?) }
        section {
            h2 { (page.say(say!("insight-notes-title"))) }
            @for note in words::notes(analysis) { p class="quiet" { (page.say(note)) } }
        }
    };
    Ok(sheet::page(speaker.language.code(), &title, &body.into_string()))
}

fn curves(analysis: &Analysis, speaker: &Speaker, of: fn(Pair) -> f64) -> Vec<Curve> {
    let curve = |seat: Seat| Curve {
        name: speaker.name(seat),
        points: analysis
            .moments
            .iter()
            .map(|moment| (moment.number as f64, of(moment.value.seat(seat))))
            .collect(),
    };
    analysis.seats().map(curve).collect()
}

/// The win-chance graph of all seats by move, as SVG for a page with [`draw::sheet::STYLE`].
pub fn win_graph(analysis: &Analysis, speaker: &Speaker) -> String {
    linked_win_graph(analysis, speaker, None, |_| None)
}

/// Places of a graph that can be clicked; more would be narrower than a finger's aim.
const MOST_PLACES: usize = 120;

/// The same graph with the position one looks at marked, and every place leading to a position:
/// `lead` says where, by the number of entries.
pub fn linked_win_graph(
    analysis: &Analysis,
    speaker: &Speaker,
    now: Option<usize>,
    lead: impl Fn(usize) -> Option<String>,
) -> String {
    let curves = curves(analysis, speaker, |pair| 100.0 * pair.win.number());
    let step = analysis.moments.len().div_ceil(MOST_PLACES).max(1);
    let place = |number: usize| {
        let name = speaker.say(&say!("insight-place", at = number));
        Some((number as f64, lead(number)?, name))
    };
    let numbers = analysis.moments.iter().step_by(step).map(|moment| moment.number);
    let links =
        Links { places: numbers.filter_map(place).collect(), now: now.map(|number| number as f64) };
    let label = speaker.say(&say!("insight-win-title"));
    let percent = |value: f64| speaker.percent(value / 100.0, 0);
    plot::linked_lines(&curves, [0.0, 100.0], percent, &label, &links)
}

/// What luck, own decisions and those of others gave in points, as SVG.
pub fn balance(account: &Account, label: &str, speaker: &Speaker) -> String {
    let row = |name: Phrase, pair: Pair| (speaker.say(&name), pair.points.number());
    let rows = [
        row(say!("insight-luck"), account.luck),
        row(say!("insight-own"), account.own),
        row(say!("insight-others"), account.others),
    ];
    plot::balance(&rows, |value| speaker.signed(value, 1), label)
}

struct Page<'a> {
    table: &'a dyn AnyTable,
    analysis: &'a Analysis,
    speaker: &'a Speaker,
}

impl Page<'_> {
    fn say(&self, phrase: Phrase) -> String {
        self.speaker.say(&phrase)
    }

    fn sentences(&self, phrases: &[Phrase]) -> String {
        let words: Vec<String> = phrases.iter().map(|phrase| self.speaker.say(phrase)).collect();
        words.join(" ")
    }

    fn plots(&self) -> Markup {
        let points = curves(self.analysis, self.speaker, |pair| pair.points.number());
        let values = || points.iter().flat_map(|curve| &curve.points).map(|point| point.1);
        let least = values().fold(f64::MAX, f64::min).floor();
        // Four steps of the scale, each a whole number of points.
        let step = ((values().fold(least, f64::max) - least) / 4.0).ceil().max(1.0);
        let label = self.say(say!("insight-points-title"));
        html! {
            section {
                h2 { (self.say(say!("insight-win-title"))) }
                (PreEscaped(win_graph(self.analysis, self.speaker)))
                p { (self.say(say!("insight-win-explained"))) }
            }
            section {
                h2 { (label) }
                (PreEscaped(plot::lines(&points, [least, least + 4.0 * step], &label)))
            }
        }
    }

    fn account(&self, seat: Seat, account: &Account) -> Markup {
        let title = self.say(say!("insight-account-title", seat = seat));
        html! {
            section {
                h2 { (title) }
                (PreEscaped(balance(account, &title, self.speaker)))
                @for line in words::account_lines(seat, account) { p { (self.say(line)) } }
            }
        }
    }

    fn errors(&self, seat: Seat, errors: &[Mistake]) -> Result<Markup, Broken> {
        let mut told = Vec::new();
        for error in errors {
            told.push(self.error(error)?);
        }
        Ok(html! {
            section {
                h2 { (self.say(say!("insight-errors-title", seat = seat))) }
                @if told.is_empty() { p { (self.say(say!("insight-errors-none"))) } }
                @for error in told { (error) }
            }
        })
    }

    fn error(&self, error: &Mistake) -> Result<Markup, Broken> {
        let frame = self.table.at(error.at)?.frame(Viewer::Seat(error.seat));
        let mut all = vec![&error.best, &error.played];
        all.extend(&error.others);
        Ok(html! {
            figure {
                p { (self.say(words::mistake(error))) }
                div class="scroll" { table {
                    tr {
                        th { (self.say(say!("insight-choice"))) }
                        th { (self.say(say!("insight-choice-win"))) }
                        th { (self.say(say!("insight-choice-points"))) }
                    }
                    @for alternative in all { (self.alternative(alternative)) }
                } }
                details {
                    summary { (self.say(say!("insight-board"))) }
                    (draw::board(&frame, self.speaker, Layout::Narrow))
                }
            }
        })
    }

    fn alternative(&self, Alternative { phrase, candidate }: &Alternative) -> Markup {
        html! {
            tr {
                td { (self.speaker.say(phrase)) }
                td { (self.speaker.percent(candidate.win.number(), 0)) }
                td { (self.speaker.decimal(candidate.points.number(), 1)) }
            }
        }
    }
}
