//! Small plots as SVG: bars with intervals, distributions, balances and lines over time. Plain
//! numbers in, no statistics here. Narrow enough that their letters can be read on a phone; colours
//! come from the page (see [`crate::sheet`]).

use std::collections::BTreeSet;

use lang::Speaker;
use maud::{Markup, html};

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
) -> Markup {
    let height = ROW * rows.len() as f64 + 6.0;
    let x = |value: f64| (WIDTH - 60.0) * (value / most.max(1e-9)).clamp(0.0, 1.0);
    let row = |(index, Bar { name, low, value, high }): (usize, &Bar)| {
        let y = ROW * index as f64;
        let whisker = format!("M{:.1} {:.1}H{:.1}", x(*low), y + 26.0, x(*high));
        let end = x(*high).max(x(*value)) + 6.0;
        html! {
            text x="0" y=(at(y + 14.0)) { (name) }
            rect class="bar" x="0" y=(at(y + 19.0)) width=(at(x(*value))) height="14" {}
            path class="whisker" d=(whisker) {}
            text x=(at(end)) y=(at(y + 30.5)) { (number(*value)) }
        }
    };
    let mark = mark.map(|mark| format!("M{:.1} 0V{height:.1}", x(mark)));
    let body = html! {
        @for bar in rows.iter().enumerate() { (row(bar)) }
        @if let Some(mark) = mark { path class="mark" d=(mark) {} }
    };
    picture("img", height, label, body)
}

/// How often each value came up: one curve of steps for each list of parts, which begin with the
/// value `least` and are `step` wide.
pub fn distribution(spreads: &[(String, Vec<f64>)], least: i64, step: i64, label: &str) -> Markup {
    const HEIGHT: f64 = 200.0;
    const BASE: f64 = HEIGHT - 24.0;
    const LEFT: f64 = 12.0;
    let bins = spreads.iter().map(|(_, parts)| parts.len()).max().unwrap_or(0).max(1);
    let top = spreads.iter().flat_map(|(_, parts)| parts).copied().fold(1e-9, f64::max);
    let wide = (WIDTH - 2.0 * LEFT) / bins as f64;
    let steps = |parts: &[f64]| {
        let to = |(bin, part): (usize, &f64)| {
            let y = BASE - (BASE - 20.0) * part / top;
            format!("V{y:.1}H{:.1}", LEFT + wide * (bin + 1) as f64)
        };
        let path: String = parts.iter().enumerate().map(to).collect();
        format!("M{LEFT} {BASE}{path}V{BASE}")
    };
    // A value stands in the middle of its own part of a step.
    let tick = |value: i64| {
        let x = LEFT + wide * ((value - least) as f64 + 0.5) / step as f64;
        html! { text x=(at(x)) y=(BASE + 18.0) text-anchor="middle" { (value) } }
    };
    let last = step * bins as i64 - 1;
    let values: BTreeSet<i64> = (0..=4).map(|quarter| least + last * quarter / 4).collect();
    let body = html! {
        @for (index, (name, parts)) in spreads.iter().enumerate() {
            (curve(index, &steps(parts)))
            (legend(index, name, 16.0 + 17.0 * index as f64))
        }
        path class="axis" d={ "M" (LEFT) " " (BASE) "H" (WIDTH - LEFT) } {}
        @for value in values { (tick(value)) }
    };
    picture("img", HEIGHT, label, body)
}

/// Bars to the left and right of a middle line, their numbers written so.
pub fn balance(rows: &[(String, f64)], number: impl Fn(f64) -> String, label: &str) -> Markup {
    let (middle, half) = (WIDTH / 2.0, WIDTH / 2.0 - 56.0);
    let most = rows.iter().map(|(_, value)| value.abs()).fold(1e-9, f64::max);
    let row = |(index, (name, value)): (usize, &(String, f64))| {
        let y = ROW * index as f64;
        let length = half * value.abs() / most;
        let (from, beside, anchor, class) = match *value < 0.0 {
            true => (middle - length, middle - length - 6.0, "end", "less"),
            false => (middle, middle + length + 6.0, "start", "bar"),
        };
        html! {
            text x=(middle) y=(at(y + 14.0)) text-anchor="middle" { (name) }
            rect class=(class) x=(at(from)) y=(at(y + 19.0)) width=(at(length)) height="14" {}
            text x=(at(beside)) y=(at(y + 30.5)) text-anchor=(anchor) { (number(*value)) }
            path class="axis" d={ "M" (middle) " " (at(y + 17.0)) "v18" } {}
        }
    };
    let body = html! { @for one in rows.iter().enumerate() { (row(one)) } };
    picture("img", ROW * rows.len() as f64 + 6.0, label, body)
}

/// Lines over time on a scale of whole numbers from `least` to `most`, in four whole steps.
pub fn lines(curves: &[Curve], scale: [f64; 2], label: &str) -> Markup {
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
) -> Markup {
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let end = points().map(|point| point.0).fold(1.0, f64::max);
    let x = |at: f64| LEFT + (RIGHT - LEFT) * at / end;
    let y = |value: f64| BASE - (BASE - TOP) * (value - least) / (most - least).max(1e-9);
    let tick = |quarter: i32| {
        let value = least + (most - least) * f64::from(quarter) / 4.0;
        html! {
            path class="grid" d={ "M" (LEFT) " " (at(y(value))) "H" (RIGHT) } {}
            text x=(LEFT - 5.0) y=(at(y(value) + 4.0)) text-anchor="end" { (number(value)) }
        }
    };
    let times: BTreeSet<i64> = (0..=4).map(|quarter| end as i64 * quarter / 4).collect();
    let way = |points: &[(f64, f64)]| -> String {
        let to = |(step, point): (usize, &(f64, f64))| {
            let letter = if step == 0 { 'M' } else { 'L' };
            format!("{letter}{:.1} {:.1}", x(point.0), y(point.1))
        };
        points.iter().enumerate().map(to).collect()
    };
    let body = html! {
        @for quarter in 0..=4 { (tick(quarter)) }
        @for time in times {
            text x=(at(x(time as f64))) y=(BASE + 18.0) text-anchor="middle" { (time) }
        }
        @for (index, Curve { name, points }) in curves.iter().enumerate() {
            (curve(index, &way(points)))
            (legend(index, name, BASE + 36.0 + 18.0 * index as f64))
        }
        (clickable(links, x, end))
    };
    // The parts of an image cannot be reached, those of a group can.
    let role = if links.places.is_empty() { "img" } else { "group" };
    picture(role, BASE + 24.0 + 18.0 * curves.len() as f64, label, body)
}

/// Strips side by side over the whole plot, and the line one looks at. The strips are for the hand
/// that points; nobody wants to tab through hundreds of them.
fn clickable(links: &Links, x: impl Fn(f64) -> f64, end: f64) -> Markup {
    let ends = links.places.iter().skip(1).map(|place| place.0).chain([end]);
    html! {
        @if let Some(now) = links.now {
            path class="now" d={ "M" (at(x(now))) " " (TOP) "V" (BASE) } {}
        }
        @for ((from, to, name), until) in links.places.iter().zip(ends) {
            a href=(to) tabindex="-1" aria-label=(name) {
                rect class="hit" x=(at(x(*from))) y=(TOP)
                    width=(at((x(until) - x(*from)).max(1.0))) height=(at(BASE - TOP)) {
                    title { (name) }
                }
            }
        }
    }
}

fn curve(index: usize, path: &str) -> Markup {
    let dash = DASHES[index % DASHES.len()];
    html! { path class={ "curve c" (index) } stroke-dasharray=(dash) d=(path) {} }
}

/// A piece of the line and its name; nothing for a line without a name.
fn legend(index: usize, name: &str, y: f64) -> Markup {
    html! { @if !name.is_empty() {
        (curve(index, &format!("M{} {:.1}h34", WIDTH - 46.0, y - 4.0)))
        text x=(WIDTH - 54.0) y=(at(y)) text-anchor="end" { (name) }
    } }
}

fn picture(role: &str, height: f64, label: &str, body: Markup) -> Markup {
    html! {
        svg class="plot" viewBox={ "0 0 " (WIDTH) " " (height) } role=(role) aria-label=(label) {
            (body)
        }
    }
}

/// A place, with as many digits as can be seen.
fn at(place: f64) -> String {
    format!("{place:.1}")
}

/// Numbers with one digit behind the mark; large ones without.
pub fn short(speaker: &Speaker) -> impl Fn(f64) -> String {
    |value| speaker.decimal(value, if value.abs() >= 100.0 { 0 } else { 1 })
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
            let svg = svg.into_string();
            let read = roxmltree::Document::parse(&svg).expect("sound XML");
            let texts: Vec<&str> = read.descendants().filter_map(|node| node.text()).collect();
            assert!(texts.contains(&name.as_str()), "{svg}");
        }
    }

    /// The numbers below a plot and where they stand.
    fn ticks(svg: Markup, below: f64) -> Vec<(i64, f64)> {
        let svg = svg.into_string();
        let read = roxmltree::Document::parse(&svg).expect("sound XML");
        let number =
            |node: &roxmltree::Node<'_, '_>, name| node.attribute(name)?.parse::<f64>().ok();
        let texts = read.descendants().filter(|node| node.has_tag_name("text"));
        texts
            .filter(|node| number(node, "y") == Some(below))
            .map(|node| (node.text().unwrap().parse().unwrap(), number(&node, "x").unwrap()))
            .collect()
    }

    #[test]
    fn a_number_on_an_axis_stands_where_its_value_is() {
        // Seven values from -3 on, each in its own seventh of the axis.
        let seven = [(String::new(), vec![1.0 / 7.0; 7])];
        let found = ticks(distribution(&seven, -3, 1, ""), 194.0);
        assert_eq!(found.iter().map(|tick| tick.0).collect::<Vec<_>>(), [-3, -2, 0, 1, 3]);
        for (value, x) in found {
            let middle = 12.0 + 376.0 * ((value + 3) as f64 + 0.5) / 7.0;
            assert!((x - middle).abs() < 0.1, "{value} at {x}, not {middle}");
        }
        let curve = Curve { name: String::new(), points: vec![(0.0, 0.0), (10.0, 4.0)] };
        let found = ticks(lines(&[curve], [0.0, 4.0], ""), BASE + 18.0);
        assert_eq!(found.iter().map(|tick| tick.0).collect::<Vec<_>>(), [0, 2, 5, 7, 10]);
        for (time, x) in found {
            let there = LEFT + (RIGHT - LEFT) * time as f64 / 10.0;
            assert!((x - there).abs() < 0.1, "{time} at {x}, not {there}");
        }
    }
}
