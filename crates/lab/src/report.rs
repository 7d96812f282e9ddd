//! A simulation as one self-contained page: plots with a sentence each.

use std::fmt::Write;

use draw::plot::{self, Bar, escape};
use draw::sheet;
use game::{Arg, Phrase, say};
use lang::Speaker;

use crate::sim::Plan;
use crate::{Interval, Spread, Summary};

/// The most content elements that are plotted; the table holds all.
const MOST_BARS: usize = 24;

/// The whole page as HTML.
pub fn html(speaker: &Speaker, title: &str, plan: &Plan, summary: &Summary) -> String {
    let names: Vec<String> =
        (1..).zip(&plan.seats).map(|(n, kind)| format!("{n} {kind}")).collect();
    let mut page = Page { text: String::new(), speaker };
    page.wins(summary, &names);
    page.scores(summary, &names);
    page.plot(
        say!("lab-report-margin-title"),
        &summary.margins,
        say!("lab-report-margin", mean = one(summary.margins.mean()), close = close(summary)),
    );
    let length = &summary.decisions;
    page.plot(
        say!("lab-report-length-title"),
        length,
        say!(
            "lab-report-length",
            mean = one(length.mean()),
            least = length.quantile(0.0),
            most = length.quantile(1.0)
        ),
    );
    let lead = &summary.lead_changes;
    page.plot(
        say!("lab-report-lead-title"),
        lead,
        say!("lab-report-lead", mean = one(lead.mean()), never = percent(lead, 0)),
    );
    page.usage(summary);
    let facts = speaker.say(&say!(
        "cli-sim-title",
        title = title.to_owned(),
        games = summary.games.to_string(),
        seed = plan.seed.to_string()
    ));
    let how = format!(
        "serai sim {} --seats {} --games {} --seed {}",
        plan.game,
        plan.seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
        summary.games,
        plan.seed
    );
    let body = format!(
        "<p><code>{}</code> {}</p>{}",
        escape(&how),
        escape(&plan.settings.to_string()),
        page.text
    );
    sheet::page(speaker.language.code(), &facts, &body)
}

struct Page<'a> {
    text: String,
    speaker: &'a Speaker,
}

impl Page<'_> {
    fn say(&self, phrase: Phrase) -> String {
        self.speaker.say(&phrase)
    }

    fn section(&mut self, title: Phrase, drawing: &str, sentence: Phrase) {
        let (title, sentence) = (self.say(title), self.say(sentence));
        let _ = write!(
            self.text,
            "<section><h2>{}</h2>{drawing}<p>{}</p></section>",
            escape(&title),
            escape(&sentence)
        );
    }

    fn wins(&mut self, summary: &Summary, names: &[String]) {
        let fair = 100.0 / summary.seats() as f64;
        let percent = |i: Interval| Interval {
            low: i.low * 100.,
            value: i.value * 100.,
            high: i.high * 100.,
        };
        let rates: Vec<Interval> =
            (0..summary.seats()).map(|seat| percent(summary.win_rate(seat))).collect();
        let favoured: Vec<String> = (1..)
            .zip(&rates)
            .filter(|(_, rate)| rate.low > fair)
            .map(|(seat, _): (u8, _)| seat.to_string())
            .collect();
        let most = rates.iter().map(|rate| rate.high).fold(fair, f64::max);
        let rows: Vec<Bar> = names.iter().zip(rates).map(|(name, rate)| bar(name, rate)).collect();
        let title = self.say(say!("lab-report-wins-title"));
        let drawing = plot::bars(&rows, most, Some(fair), plot::short(self.speaker), &title);
        let sentence = match favoured.as_slice() {
            [] => say!("lab-report-wins-even", fair = one(fair)),
            seats => say!("lab-report-wins", fair = one(fair), seats = seats.join(", ")),
        };
        self.section(say!("lab-report-wins-title"), &drawing, sentence);
    }

    fn scores(&mut self, summary: &Summary, names: &[String]) {
        let spreads: Vec<(String, &Spread)> = names.iter().cloned().zip(&summary.scores).collect();
        let title = self.say(say!("lab-report-scores-title"));
        let drawing = distribution(&spreads, &title);
        let means: Vec<String> =
            summary.scores.iter().map(|score| self.speaker.decimal(score.mean(), 1)).collect();
        self.section(
            say!("lab-report-scores-title"),
            &drawing,
            say!("lab-report-scores", means = means.join(", ")),
        );
    }

    fn plot(&mut self, title: Phrase, spread: &Spread, sentence: Phrase) {
        let label = self.say(title.clone());
        let drawing = distribution(&[(String::new(), spread)], &label);
        self.section(title, &drawing, sentence);
    }

    /// How often each thing was done, and what it has to do with winning.
    fn usage(&mut self, summary: &Summary) {
        let mut all: Vec<(&String, f64, f64)> = summary
            .usage
            .iter()
            .map(|(name, usage)| (name, summary.mean(usage), summary.correlation(usage)))
            .collect();
        if all.is_empty() {
            return;
        }
        let mut named: Vec<&(&String, f64, f64)> =
            all.iter().filter(|(name, ..)| name.contains('=')).collect();
        named.sort_by(|a, b| b.1.total_cmp(&a.1));
        named.truncate(MOST_BARS);
        let exact = |value: f64| Interval { low: value, value, high: value };
        let bars: Vec<Bar> = named.iter().map(|(name, mean, _)| bar(name, exact(*mean))).collect();
        let most = bars.first().map_or(1.0, |bar| bar.value);
        let label = self.say(say!("lab-report-usage-title"));
        self.section(
            say!("lab-report-usage-title"),
            &plot::bars(&bars, most, None, plot::short(self.speaker), &label),
            say!("lab-report-usage"),
        );
        named.sort_by(|a, b| b.2.total_cmp(&a.2));
        let balance: Vec<(String, f64)> =
            named.iter().map(|(name, _, corr)| ((*name).clone(), *corr)).collect();
        let label = self.say(say!("lab-report-corr-title"));
        self.section(
            say!("lab-report-corr-title"),
            &plot::balance(&balance, |value| self.speaker.signed(value, 2), &label),
            say!("lab-report-corr"),
        );
        all.sort_by(|a, b| a.0.cmp(b.0));
        let row = |(name, mean, corr): &(&String, f64, f64)| {
            let (mean, corr) = (self.speaker.decimal(*mean, 3), self.speaker.signed(*corr, 3));
            format!("<tr><td>{}</td><td>{mean}</td><td>{corr}</td></tr>", escape(name))
        };
        let rows: String = all.iter().map(row).collect();
        let heads =
            [say!("lab-report-what"), say!("lab-report-mean"), say!("lab-report-corr-head")];
        let heads: String =
            heads.into_iter().map(|head| format!("<th>{}</th>", escape(&self.say(head)))).collect();
        let _ = write!(
            self.text,
            "<details><summary>{}</summary><table><tr>{heads}</tr>{rows}</table></details>",
            escape(&self.say(say!("lab-report-all")))
        );
    }
}

fn bar(name: &str, Interval { low, value, high }: Interval) -> Bar {
    Bar { name: name.to_owned(), low, value, high }
}

fn distribution(spreads: &[(String, &Spread)], label: &str) -> String {
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
