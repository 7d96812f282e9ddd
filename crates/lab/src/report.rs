//! A simulation as one self-contained page: plots with a sentence each.

use draw::plot::{self, Bar};
use draw::sheet;
use game::{Arg, Phrase, say};
use lang::Speaker;
use maud::{Markup, html};

use crate::sim::Plan;
use crate::{Guest, Interval, Spread, Summary};

/// The most content elements that are plotted; the table holds all.
const MOST_BARS: usize = 24;

/// The whole page as HTML.
pub fn html(speaker: &Speaker, title: &str, plan: &Plan, summary: &Summary) -> String {
    let names: Vec<String> =
        (1..).zip(&plan.seats).map(|(n, kind)| format!("{n} {kind}")).collect();
    let page = Page { summary, speaker };
    let facts = speaker.say(&say!(
        "cli-sim-title",
        title = title.to_owned(),
        games = summary.games.to_string(),
        seed = plan.seed.to_string()
    ));
    let seats = plan.seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let body = html! {
        p {
            code {
                "serai sim " (plan.game) " --seats " (seats) " --games " (summary.games)
                " --seed " (plan.seed)
                @if plan.games.start > 0 { " --from " (plan.games.start) }
            }
            " " (plan.settings)
        }
        @for remark in plan.guests().flat_map(Guest::remarks) { p { (speaker.say(&remark)) } }
        (page.wins(&names))
        (page.scores(&names))
        (page.margins())
        (page.length())
        (page.lead())
        @if !summary.usage().is_empty() { (page.usage()) }
    };
    sheet::page(speaker.language.code(), &facts, &body)
}

struct Page<'a> {
    summary: &'a Summary,
    speaker: &'a Speaker,
}

/// A thing that was done: how often in a game, and what it has to do with winning.
type Use = (&'static str, f64, f64);

impl Page<'_> {
    fn say(&self, phrase: Phrase) -> String {
        self.speaker.say(&phrase)
    }

    fn section(
        &self,
        title: Phrase,
        drawing: impl FnOnce(&str) -> Markup,
        sentence: Phrase,
    ) -> Markup {
        let title = self.say(title);
        html! { section { h2 { (title) } (drawing(&title)) p { (self.say(sentence)) } } }
    }

    fn wins(&self, names: &[String]) -> Markup {
        let fair = 100.0 / self.summary.seats() as f64;
        let percent = |i: Interval| Interval {
            low: i.low * 100.,
            value: i.value * 100.,
            high: i.high * 100.,
        };
        let rates: Vec<Interval> =
            self.summary.win_rates_together().into_iter().map(percent).collect();
        let favoured: Vec<String> = (1..)
            .zip(&rates)
            .filter(|(_, rate)| rate.low > fair)
            .map(|(seat, _): (u8, _)| seat.to_string())
            .collect();
        let most = rates.iter().map(|rate| rate.high).fold(fair, f64::max);
        let rows: Vec<Bar> = names.iter().zip(rates).map(|(name, rate)| bar(name, rate)).collect();
        let sentence = match favoured.as_slice() {
            [] => say!("lab-report-wins-even", fair = one(fair)),
            seats => say!("lab-report-wins", fair = one(fair), seats = seats.join(", ")),
        };
        let drawing =
            |label: &str| plot::bars(&rows, most, Some(fair), plot::short(self.speaker), label);
        self.section(say!("lab-report-wins-title"), drawing, sentence)
    }

    fn scores(&self, names: &[String]) -> Markup {
        let scores = &self.summary.scores;
        let spreads: Vec<(String, &Spread)> = names.iter().cloned().zip(scores).collect();
        let means: Vec<String> =
            scores.iter().map(|score| self.speaker.decimal(score.mean(), 1)).collect();
        let sentence = say!("lab-report-scores", means = means.join(", "));
        let drawing = |label: &str| distribution(&spreads, label);
        self.section(say!("lab-report-scores-title"), drawing, sentence)
    }

    fn spread(&self, title: Phrase, spread: &Spread, sentence: Phrase) -> Markup {
        self.section(title, |label| distribution(&[(String::new(), spread)], label), sentence)
    }

    fn margins(&self) -> Markup {
        let margins = &self.summary.margins;
        let mean = one(margins.mean());
        let sentence = say!("lab-report-margin", mean = mean, close = close(self.summary));
        self.spread(say!("lab-report-margin-title"), margins, sentence)
    }

    fn length(&self) -> Markup {
        let length = &self.summary.decisions;
        let (least, most) = (length.quantile(0.0), length.quantile(1.0));
        let mean = one(length.mean());
        let sentence = say!("lab-report-length", mean = mean, least = least, most = most);
        self.spread(say!("lab-report-length-title"), length, sentence)
    }

    fn lead(&self) -> Markup {
        let lead = &self.summary.lead_changes;
        let sentence = say!("lab-report-lead", mean = one(lead.mean()), never = percent(lead, 0));
        self.spread(say!("lab-report-lead-title"), lead, sentence)
    }

    fn usage(&self) -> Markup {
        let summary = self.summary;
        let used = summary.usage().into_iter();
        let all: Vec<Use> = used
            .map(|(name, usage)| (name, summary.mean(usage), summary.correlation(usage)))
            .collect();
        let mut named: Vec<Use> =
            all.iter().filter(|(name, ..)| name.contains('=')).copied().collect();
        named.sort_by(|a, b| b.1.total_cmp(&a.1));
        named.truncate(MOST_BARS);
        html! { (self.often(&named)) (self.with_victory(named)) (self.table(&all)) }
    }

    /// How often each thing was done.
    fn often(&self, named: &[Use]) -> Markup {
        let exact = |value: f64| Interval { low: value, value, high: value };
        let bars: Vec<Bar> = named.iter().map(|(name, mean, _)| bar(name, exact(*mean))).collect();
        let most = bars.first().map_or(1.0, |bar| bar.value);
        let drawing = |label: &str| plot::bars(&bars, most, None, plot::short(self.speaker), label);
        self.section(say!("lab-report-usage-title"), drawing, say!("lab-report-usage"))
    }

    /// What doing it has to do with winning.
    fn with_victory(&self, mut named: Vec<Use>) -> Markup {
        named.sort_by(|a, b| b.2.total_cmp(&a.2));
        let rows: Vec<(String, f64)> =
            named.iter().map(|(name, _, corr)| (self.starred(name, *corr), *corr)).collect();
        let drawing =
            |label: &str| plot::balance(&rows, |value| self.speaker.signed(value, 2), label);
        let all = self.summary.usage().len();
        let sentence = say!("lab-report-corr", all = all);
        self.section(say!("lab-report-corr-title"), drawing, sentence)
    }

    /// A star stands where the correlation is no chance.
    fn starred(&self, name: &str, correlation: f64) -> String {
        let star = if correlation.abs() > self.summary.sure_correlation() { " *" } else { "" };
        format!("{name}{star}")
    }

    fn table(&self, all: &[Use]) -> Markup {
        let heads =
            [say!("lab-report-what"), say!("lab-report-mean"), say!("lab-report-corr-head")];
        html! {
            details {
                summary { (self.say(say!("lab-report-all"))) }
                table {
                    tr { @for head in heads { th { (self.say(head)) } } }
                    @for (name, mean, corr) in all { tr {
                        td { (self.starred(name, *corr)) }
                        td { (self.speaker.decimal(*mean, 3)) }
                        td { (self.speaker.signed(*corr, 3)) }
                    } }
                }
            }
        }
    }
}

fn bar(name: &str, Interval { low, value, high }: Interval) -> Bar {
    Bar { name: name.to_owned(), low, value, high }
}

fn distribution(spreads: &[(String, &Spread)], label: &str) -> Markup {
    let least = spreads.iter().map(|(_, spread)| spread.quantile(0.0)).min().unwrap_or(0);
    let most = spreads.iter().map(|(_, spread)| spread.quantile(1.0)).max().unwrap_or(0);
    // At most 60 steps, so that long ranges stay readable.
    let step = ((most - least) / 60 + 1).max(1);
    let bins = ((most - least) / step + 1) as usize;
    let parts =
        |(name, spread): &(String, &Spread)| (name.clone(), spread.parts(least, step, bins));
    plot::distribution(&spreads.iter().map(parts).collect::<Vec<_>>(), least, step, label)
}

fn one(number: f64) -> Arg {
    Arg::decimal(number, 1)
}

fn percent(spread: &Spread, value: i64) -> Arg {
    one(spread.parts(value, 1, 1)[0] * 100.0)
}

/// How many games, in percent, were decided by at most two points.
fn close(summary: &Summary) -> Arg {
    one(summary.margins.parts(0, 1, 3).iter().sum::<f64>() * 100.0)
}
