//! Small plots as SVG text: bars with intervals, and distributions. Colours come from the page.

use std::fmt::Write;

use crate::{Interval, Spread};

const WIDTH: f64 = 640.0;
const ROW: f64 = 26.0;
const LEFT: f64 = 190.0;

/// Horizontal bars with whiskers, one for each name. `mark` is a dashed line to compare with.
pub fn bars(rows: &[(String, Interval)], most: f64, mark: Option<f64>, label: &str) -> String {
    let height = ROW * rows.len() as f64 + 14.0;
    let x = |value: f64| LEFT + (WIDTH - LEFT - 90.0) * (value / most.max(1e-9)).clamp(0.0, 1.0);
    let mut svg = open(height, label);
    for (index, (name, Interval { low, value, high })) in rows.iter().enumerate() {
        let y = ROW * index as f64 + 6.0;
        let (bar, middle) = (x(*value) - LEFT, y + 9.0);
        let _ = write!(
            svg,
            r#"<text x="{}" y="{:.1}" text-anchor="end">{}</text><rect class="bar" x="{LEFT}" y="{y:.1}" width="{bar:.1}" height="18"/><path class="whisker" d="M{:.1} {middle:.1}H{:.1}"/><text x="{:.1}" y="{:.1}">{}</text>"#,
            LEFT - 8.0,
            y + 14.0,
            escape(name),
            x(*low),
            x(*high),
            x(*high).max(x(*value)) + 6.0,
            y + 14.0,
            short(*value),
        );
    }
    if let Some(mark) = mark {
        let at = x(mark);
        let _ = write!(svg, r#"<path class="mark" d="M{at:.1} 0V{height:.1}"/>"#);
    }
    svg.push_str("</svg>");
    svg
}

/// How often each value came up: one curve of steps for each spread.
pub fn distribution(spreads: &[(String, &Spread)], label: &str) -> String {
    const HEIGHT: f64 = 220.0;
    const BASE: f64 = HEIGHT - 30.0;
    let least = spreads.iter().map(|(_, spread)| spread.quantile(0.0)).min().unwrap_or(0);
    let most = spreads.iter().map(|(_, spread)| spread.quantile(1.0)).max().unwrap_or(0);
    // At most 60 steps, so that long ranges stay readable.
    let step = ((most - least) / 60 + 1).max(1);
    let bins = ((most - least) / step + 1) as usize;
    let counted: Vec<Vec<f64>> =
        spreads.iter().map(|(_, spread)| spread.parts(least, step, bins)).collect();
    let top = counted.iter().flatten().copied().fold(1e-9, f64::max);
    let wide = (WIDTH - 60.0) / bins as f64;
    let mut svg = open(HEIGHT, label);
    for (index, parts) in counted.iter().enumerate() {
        let mut path = format!("M40 {BASE}");
        for (bin, part) in parts.iter().enumerate() {
            let y = BASE - (BASE - 20.0) * part / top;
            let _ = write!(path, "V{y:.1}H{:.1}", 40.0 + wide * (bin + 1) as f64);
        }
        let _ = write!(path, "V{BASE}");
        let dash = ["", "6 3", "2 3", "9 3 2 3", "1 2"][index % 5];
        let _ = write!(
            svg,
            r#"<path class="curve c{index}" stroke-dasharray="{dash}" d="{path}"/><text class="t{index}" x="{}" y="{}" text-anchor="end">{}</text>"#,
            WIDTH - 10.0,
            16.0 + 16.0 * index as f64,
            escape(&spreads[index].0),
        );
    }
    let _ = write!(svg, r#"<path class="axis" d="M40 {BASE}H{}"/>"#, WIDTH - 20.0);
    for tick in 0..=4 {
        let value = least + (most + step - least) * tick / 4;
        let at = 40.0 + (WIDTH - 60.0) * tick as f64 / 4.0;
        let _ = write!(
            svg,
            r#"<text x="{at:.1}" y="{}" text-anchor="middle">{value}</text>"#,
            BASE + 18.0
        );
    }
    svg.push_str("</svg>");
    svg
}

/// Bars to the left and right of a middle line, from -1 to 1.
pub fn balance(rows: &[(String, f64)], label: &str) -> String {
    let height = ROW * rows.len() as f64 + 10.0;
    let middle = LEFT + 60.0 + (WIDTH - LEFT - 120.0) / 2.0;
    let most = rows.iter().map(|(_, value)| value.abs()).fold(0.05, f64::max);
    let mut svg = open(height, label);
    for (index, (name, value)) in rows.iter().enumerate() {
        let y = ROW * index as f64 + 4.0;
        let length = (WIDTH - LEFT - 120.0) / 2.0 * value.abs() / most;
        let from = if *value < 0.0 { middle - length } else { middle };
        let (at, anchor) = match *value < 0.0 {
            true => (from - 6.0, "end"),
            false => (from + length + 6.0, "start"),
        };
        let _ = write!(
            svg,
            r#"<text x="{LEFT}" y="{:.1}" text-anchor="end">{}</text><rect class="{}" x="{from:.1}" y="{y:.1}" width="{length:.1}" height="18"/><text x="{at:.1}" y="{:.1}" text-anchor="{anchor}">{value:+.2}</text>"#,
            y + 14.0,
            escape(name),
            if *value < 0.0 { "less" } else { "bar" },
            y + 14.0,
        );
    }
    let _ = write!(svg, r#"<path class="axis" d="M{middle} 0V{height}"/></svg>"#);
    svg
}

fn open(height: f64, label: &str) -> String {
    format!(r#"<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{}">"#, escape(label))
}

fn short(value: f64) -> String {
    if value.abs() >= 100.0 { format!("{value:.0}") } else { format!("{value:.1}") }
}

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
