//! Small plots as SVG text: bars with intervals, distributions, balances and lines over time. Plain
//! numbers in, no statistics here. Narrow enough that their letters can be read on a phone; colours
//! come from the page (see [`crate::sheet`]).

use std::fmt::Write;

use lang::Speaker;

const WIDTH: f64 = 400.0;
/// A name and the bar below it.
const ROW: f64 = 38.0;
/// Lines are told apart by these as well as by colour.
const DASHES: [&str; 5] = ["", "6 3", "2 3", "9 3 2 3", "1 2"];

/// A number with its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    pub name: String,
    pub low: f64,
    pub value: f64,
    pub high: f64,
}

/// A line through points `(x, y)`.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    pub name: String,
    pub points: Vec<(f64, f64)>,
}

/// Places along the lines of a plot that lead somewhere.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Links {
    /// From which number on, where to, and what it is called; in order.
    pub places: Vec<(f64, String, String)>,
    /// The place one looks at now.
    pub now: Option<f64>,
}

/// Horizontal bars with whiskers, one for each name. `mark` is a dashed line to compare with, `number`
/// writes numbers.
pub fn bars(
    rows: &[Bar],
    most: f64,
    mark: Option<f64>,
    number: impl Fn(f64) -> String,
    label: &str,
) -> String {
    let height = ROW * rows.len() as f64 + 6.0;
    let x = |value: f64| (WIDTH - 60.0) * (value / most.max(1e-9)).clamp(0.0, 1.0);
    let mut svg = open(height, label);
    for (index, Bar { name, low, value, high }) in rows.iter().enumerate() {
        let y = ROW * index as f64;
        let _ = write!(
            svg,
            r#"<text x="0" y="{:.1}">{}</text><rect class="bar" x="0" y="{:.1}" width="{:.1}" height="14"/><path class="whisker" d="M{:.1} {:.1}H{:.1}"/><text x="{:.1}" y="{:.1}">{}</text>"#,
            y + 14.0,
            escape(name),
            y + 19.0,
            x(*value),
            x(*low),
            y + 26.0,
            x(*high),
            x(*high).max(x(*value)) + 6.0,
            y + 30.5,
            escape(&number(*value)),
        );
    }
    if let Some(mark) = mark {
        let at = x(mark);
        let _ = write!(svg, r#"<path class="mark" d="M{at:.1} 0V{height:.1}"/>"#);
    }
    svg.push_str("</svg>");
    svg
}

/// How often each value came up: one curve of steps for each list of parts, which begin with the
/// value `least` and are `step` wide.
pub fn distribution(spreads: &[(String, Vec<f64>)], least: i64, step: i64, label: &str) -> String {
    const HEIGHT: f64 = 200.0;
    const BASE: f64 = HEIGHT - 24.0;
    let bins = spreads.iter().map(|(_, parts)| parts.len()).max().unwrap_or(0).max(1);
    let top = spreads.iter().flat_map(|(_, parts)| parts).copied().fold(1e-9, f64::max);
    let (left, wide) = (12.0, (WIDTH - 24.0) / bins as f64);
    let mut svg = open(HEIGHT, label);
    for (index, (name, parts)) in spreads.iter().enumerate() {
        let mut path = format!("M{left} {BASE}");
        for (bin, part) in parts.iter().enumerate() {
            let y = BASE - (BASE - 20.0) * part / top;
            let _ = write!(path, "V{y:.1}H{:.1}", left + wide * (bin + 1) as f64);
        }
        let _ = write!(path, "V{BASE}");
        svg.push_str(&curve(index, &path));
        svg.push_str(&legend(index, name, 16.0 + 17.0 * index as f64));
    }
    let _ = write!(svg, r#"<path class="axis" d="M{left} {BASE}H{}"/>"#, WIDTH - left);
    for tick in 0..=4 {
        let value = least + step * bins as i64 * tick / 4;
        let at = left + (WIDTH - 2.0 * left) * tick as f64 / 4.0;
        let _ = write!(
            svg,
            r#"<text x="{at:.1}" y="{}" text-anchor="middle">{value}</text>"#,
            BASE + 18.0
        );
    }
    svg.push_str("</svg>");
    svg
}

/// Bars to the left and right of a middle line, their numbers written so.
pub fn balance(rows: &[(String, f64)], number: impl Fn(f64) -> String, label: &str) -> String {
    let height = ROW * rows.len() as f64 + 6.0;
    let (middle, half) = (WIDTH / 2.0, WIDTH / 2.0 - 56.0);
    let most = rows.iter().map(|(_, value)| value.abs()).fold(1e-9, f64::max);
    let mut svg = open(height, label);
    for (index, (name, value)) in rows.iter().enumerate() {
        let y = ROW * index as f64;
        let length = half * value.abs() / most;
        let (from, at, anchor, class) = match *value < 0.0 {
            true => (middle - length, middle - length - 6.0, "end", "less"),
            false => (middle, middle + length + 6.0, "start", "bar"),
        };
        let _ = write!(
            svg,
            r#"<text x="{middle}" y="{:.1}" text-anchor="middle">{}</text><rect class="{class}" x="{from:.1}" y="{:.1}" width="{length:.1}" height="14"/><text x="{at:.1}" y="{:.1}" text-anchor="{anchor}">{}</text><path class="axis" d="M{middle} {:.1}v18"/>"#,
            y + 14.0,
            escape(name),
            y + 19.0,
            y + 30.5,
            escape(&number(*value)),
            y + 17.0,
        );
    }
    svg.push_str("</svg>");
    svg
}

/// Lines over time on a scale of whole numbers from `least` to `most`.
pub fn lines(curves: &[Curve], scale: [f64; 2], label: &str) -> String {
    linked_lines(curves, scale, |value| format!("{value:.0}"), label, &Links::default())
}

const TOP: f64 = 8.0;
const BASE: f64 = 210.0;
const LEFT: f64 = 50.0;
const RIGHT: f64 = WIDTH - 14.0;

/// [`lines`] whose places can be clicked, with the numbers of the scale written so.
pub fn linked_lines(
    curves: &[Curve],
    [least, most]: [f64; 2],
    number: impl Fn(f64) -> String,
    label: &str,
    links: &Links,
) -> String {
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let end = points().map(|point| point.0).fold(1.0, f64::max);
    let x = |at: f64| LEFT + (RIGHT - LEFT) * at / end;
    let y = |value: f64| BASE - (BASE - TOP) * (value - least) / (most - least).max(1e-9);
    let mut svg = open(BASE + 24.0 + 18.0 * curves.len() as f64, label);
    if !links.places.is_empty() {
        // The parts of an image cannot be reached, those of a group can.
        svg = svg.replace(r#"role="img""#, r#"role="group""#);
    }
    for tick in 0..=4 {
        let part = f64::from(tick) / 4.0;
        let (value, at) = (least + (most - least) * part, end * part);
        let _ = write!(
            svg,
            r#"<path class="grid" d="M{LEFT} {0:.1}H{RIGHT}"/><text x="{1}" y="{2:.1}" text-anchor="end">{3}</text><text x="{4:.1}" y="{5}" text-anchor="middle">{at:.0}</text>"#,
            y(value),
            LEFT - 5.0,
            y(value) + 4.0,
            escape(&number(value)),
            x(at),
            BASE + 18.0,
        );
    }
    for (index, Curve { name, points }) in curves.iter().enumerate() {
        let mut path = String::new();
        for (step, (at, value)) in points.iter().enumerate() {
            let letter = if step == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{:.1} {:.1}", x(*at), y(*value));
        }
        svg.push_str(&curve(index, &path));
        svg.push_str(&legend(index, name, BASE + 36.0 + 18.0 * index as f64));
    }
    svg.push_str(&clickable(links, x, end));
    svg.push_str("</svg>");
    svg
}

/// Strips side by side over the whole plot, and the line one looks at. The strips are for the hand
/// that points; nobody wants to tab through hundreds of them.
fn clickable(links: &Links, x: impl Fn(f64) -> f64, end: f64) -> String {
    let mut svg = String::new();
    if let Some(now) = links.now {
        let _ = write!(svg, r#"<path class="now" d="M{:.1} {TOP}V{BASE}"/>"#, x(now));
    }
    let ends = links.places.iter().skip(1).map(|place| place.0).chain([end]);
    for ((from, to, name), until) in links.places.iter().zip(ends) {
        let (to, name, wide) = (escape(to), escape(name), (x(until) - x(*from)).max(1.0));
        let _ = write!(
            svg,
            r#"<a href="{to}" tabindex="-1" aria-label="{name}"><rect class="hit" x="{:.1}" y="{TOP}" width="{wide:.1}" height="{:.1}"><title>{name}</title></rect></a>"#,
            x(*from),
            BASE - TOP,
        );
    }
    svg
}

fn curve(index: usize, path: &str) -> String {
    let dash = DASHES[index % DASHES.len()];
    format!(r#"<path class="curve c{index}" stroke-dasharray="{dash}" d="{path}"/>"#)
}

/// A piece of the line and its name; nothing for a line without a name.
fn legend(index: usize, name: &str, y: f64) -> String {
    if name.is_empty() {
        return String::new();
    }
    let sample = curve(index, &format!("M{} {:.1}h34", WIDTH - 46.0, y - 4.0));
    let (x, name) = (WIDTH - 54.0, escape(name));
    format!(r#"{sample}<text x="{x}" y="{y:.1}" text-anchor="end">{name}</text>"#)
}

fn open(height: f64, label: &str) -> String {
    format!(
        r#"<svg class="plot" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{}">"#,
        escape(label)
    )
}

/// Numbers with one digit behind the mark; large ones without.
pub fn short(speaker: &Speaker) -> impl Fn(f64) -> String {
    |value| speaker.decimal(value, if value.abs() >= 100.0 { 0 } else { 1 })
}

/// Text as it may stand in HTML and SVG.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plot_is_sound_xml_and_shows_its_names_escaped() {
        let name = "a<b & \"c\"".to_owned();
        let plain = |value: f64| value.to_string();
        let bar = Bar { name: name.clone(), low: 1.0, value: 2.0, high: 3.0 };
        let curve = Curve { name: name.clone(), points: vec![(0.0, -1.0), (7.0, 3.0)] };
        for svg in [
            bars(&[bar], 3.0, Some(1.5), plain, &name),
            distribution(&[(name.clone(), vec![0.5, 0.5])], -3, 2, &name),
            balance(&[(name.clone(), -0.5), (name.clone(), 1.0)], plain, &name),
            lines(std::slice::from_ref(&curve), [-1.0, 4.0], &name),
            linked_lines(
                &[curve],
                [-1.0, 4.0],
                plain,
                &name,
                &Links { places: vec![(0.0, "?a=1&b=2".to_owned(), name.clone())], now: Some(3.0) },
            ),
        ] {
            let read = roxmltree::Document::parse(&svg).expect("sound XML");
            let texts: Vec<&str> = read.descendants().filter_map(|node| node.text()).collect();
            assert!(texts.contains(&name.as_str()), "{svg}");
        }
    }
}
