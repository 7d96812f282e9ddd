//! Something drawn in text: styled lines, and which part of them belongs to which spot.

use std::borrow::Cow;

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Blanks before what goes on below its line.
const INDENT: usize = 2;

/// A drawing that a panel shows. It may be larger than the panel.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    pub lines: Vec<Line<'static>>,
    pub spots: Vec<Region>,
}

/// Where a spot is drawn, in columns and rows of its sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    pub spot: String,
    pub area: Rect,
}

impl Sheet {
    pub fn new() -> Self {
        Sheet::default()
    }

    pub fn width(&self) -> usize {
        self.lines.iter().map(Line::width).max().unwrap_or(0)
    }

    pub fn height(&self) -> usize {
        self.lines.len()
    }

    /// Adds a line without spots.
    pub fn line(&mut self, line: impl Into<Line<'static>>) {
        self.lines.push(line.into());
    }

    /// Adds a line made piece by piece.
    pub fn row(&mut self, row: Row) {
        let y = self.lines.len() as u16;
        for (spot, from, to) in row.spots {
            let area = Rect::new(from as u16, y, (to - from) as u16, 1);
            self.spots.push(Region { spot, area });
        }
        self.lines.push(Line::from(row.spans));
    }

    /// Puts another sheet below this one.
    pub fn below(&mut self, other: Sheet) {
        let shift = self.lines.len() as u16;
        self.lines.extend(other.lines);
        self.spots.extend(other.spots.into_iter().map(|mut region| {
            region.area.y += shift;
            region
        }));
    }

    /// Puts another sheet to the right, from this column on, or where there is room.
    pub fn beside(&mut self, other: Sheet, column: usize) {
        let column = column.max(self.width());
        for (index, line) in other.lines.into_iter().enumerate() {
            if index >= self.lines.len() {
                self.lines.push(Line::default());
            }
            let own = &mut self.lines[index];
            let gap = column.saturating_sub(own.width());
            own.spans.push(Span::raw(" ".repeat(gap)));
            own.spans.extend(line.spans);
        }
        self.spots.extend(other.spots.into_iter().map(|mut region| {
            region.area.x += column as u16;
            region
        }));
    }

    /// Marks an area of lines that are already there.
    pub fn mark(&mut self, spot: impl Into<String>, area: Rect) {
        self.spots.push(Region { spot: spot.into(), area });
    }

    /// The same in so many columns: what is too wide goes on below, and its spots with it.
    pub fn within(&self, width: usize) -> Cow<'_, Sheet> {
        if self.width() <= width {
            return Cow::Borrowed(self);
        }
        let mut sheet = Sheet::new();
        let rows: Vec<Vec<Part>> =
            self.lines.iter().map(|line| sheet.broken(line, width)).collect();
        for Region { spot, area } in &self.spots {
            let parts = &rows[usize::from(area.y)..usize::from(area.bottom())];
            match parts.iter().all(|parts| parts.len() == 1) {
                true => sheet.mark(&**spot, Rect { y: parts[0][0].y, ..*area }),
                false => parts
                    .iter()
                    .flatten()
                    .filter_map(|part| part.of(*area, width as u16))
                    .for_each(|area| sheet.mark(&**spot, area)),
            }
        }
        Cow::Owned(sheet)
    }

    /// Adds a line in as many parts as it needs.
    fn broken(&mut self, line: &Line<'static>, width: usize) -> Vec<Part> {
        let y = self.lines.len() as u16;
        let whole = Part { from: 0, to: u16::MAX, y, x: 0 };
        if line.width() <= width {
            self.line(line.clone());
            return vec![whole];
        }
        let (mut parts, mut row, mut column) = (vec![whole], Row::new(), 0);
        for word in words(line, width - INDENT) {
            let wide: usize = word.iter().map(Span::width).sum();
            let blank = word.last().filter(|span| span.style.bg.is_none());
            let blank = usize::from(blank.is_some_and(|span| span.content.ends_with(' ')));
            if row.width() + wide - blank > width {
                self.row(std::mem::take(&mut row).trimmed());
                row = row.to(INDENT);
                parts.last_mut().expect("there is one").to = column;
                let y = self.lines.len() as u16;
                parts.push(Part { from: column, to: u16::MAX, y, x: INDENT as u16 });
            }
            row = word.into_iter().fold(row, Row::put);
            column += wide as u16;
        }
        self.row(row.trimmed());
        parts
    }
}

/// Columns of a line and where they are when it was too wide.
struct Part {
    from: u16,
    to: u16,
    y: u16,
    x: u16,
}

impl Part {
    /// What is here of an area of that line, but for the blank at the end.
    fn of(&self, area: Rect, width: u16) -> Option<Rect> {
        let end = self.to.min(self.from.saturating_add(width - self.x));
        let (from, to) = (self.from.max(area.left()), end.min(area.right()));
        (from < to).then(|| Rect::new(self.x + from - self.from, self.y, to - from, 1))
    }
}

/// A line between its blanks; what has a ground of its own is one piece.
fn words(line: &Line<'static>, width: usize) -> Vec<Vec<Span<'static>>> {
    let mut words = vec![Vec::new()];
    for span in &line.spans {
        let parts = match span.style.bg {
            Some(_) if span.width() <= width => vec![&*span.content],
            _ => span.content.split_inclusive(' ').collect(),
        };
        for part in parts.into_iter().flat_map(|part| pieces(part, width)) {
            let word = words.last_mut().expect("there is one");
            word.push(Span::styled(part.to_owned(), span.style));
            if part.ends_with(' ') {
                words.push(Vec::new());
            }
        }
    }
    words
}

/// One line in the making.
#[derive(Clone, Debug, Default)]
pub struct Row {
    spans: Vec<Span<'static>>,
    spots: Vec<(String, usize, usize)>,
    width: usize,
}

impl Row {
    pub fn new() -> Self {
        Row::default()
    }

    pub fn put(mut self, span: impl Into<Span<'static>>) -> Self {
        let span = span.into();
        self.width += span.width();
        self.spans.push(span);
        self
    }

    /// A piece that belongs to a spot.
    pub fn at(mut self, spot: impl Into<String>, span: impl Into<Span<'static>>) -> Self {
        let from = self.width;
        self = self.put(span);
        self.spots.push((spot.into(), from, self.width));
        self
    }

    /// Everything put since this column belongs to the spot, too.
    pub fn since(mut self, from: usize, spot: impl Into<String>) -> Self {
        self.spots.push((spot.into(), from, self.width));
        self
    }

    /// Blanks up to a column.
    pub fn to(self, column: usize) -> Self {
        let gap = column.saturating_sub(self.width);
        self.put(" ".repeat(gap))
    }

    pub fn width(&self) -> usize {
        self.width
    }

    /// Without the blank after the last word.
    fn trimmed(mut self) -> Self {
        if let Some(last) = self.spans.last_mut().filter(|span| span.style.bg.is_none()) {
            last.content = last.content.trim_end().to_owned().into();
        }
        self
    }
}

/// Breaks words into lines of at most this many columns; later lines are indented. A word longer
/// than a line is cut.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let width = width.max(indent + 8);
    let words = text.trim_start_matches(' ');
    let mut line = " ".repeat(text.len() - words.len());
    let (mut lines, mut empty) = (Vec::new(), true);
    for word in words.split(' ').flat_map(|word| pieces(word, width - indent)) {
        let columns = Span::raw(&*line).width() + usize::from(!empty) + Span::raw(word).width();
        if !empty && columns > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
        } else if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    lines
}

/// A word, or its parts of so many letters.
fn pieces(word: &str, most: usize) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = word;
    while let Some((place, _)) = rest.char_indices().nth(most) {
        let (part, other) = rest.split_at(place);
        parts.push(part);
        rest = other;
    }
    parts.push(rest);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_broken_between_them_and_nothing_is_lost() {
        let text = "Buy red 5, blue 3 and yellow 2 for 10 (red sails 1)";
        let lines = wrap(text, 20, 2);
        assert!(lines.iter().all(|line| line.chars().count() <= 20), "{lines:?}");
        let words: Vec<&str> = lines.iter().flat_map(|line| line.split_whitespace()).collect();
        assert_eq!(words.join(" "), text);
        assert!(lines[1].starts_with("  "));
        assert_eq!(wrap(" 2  Take it", 40, 4), [" 2  Take it"]);
        assert_eq!(wrap(&"é".repeat(30), 16, 2).join("").matches('é').count(), 30);
    }

    #[test]
    fn spots_move_with_their_sheet() {
        let mut right = Sheet::new();
        right.row(Row::new().put("x").at("a-1", "here"));
        let mut sheet = Sheet::new();
        sheet.line("left");
        sheet.beside(right, 10);
        let mut page = Sheet::new();
        page.line("title");
        page.below(sheet);
        assert_eq!(page.spots[0].area, Rect::new(11, 1, 4, 1));
        assert_eq!(page.lines[1].to_string(), "left      xhere");
    }

    #[test]
    fn what_is_too_wide_goes_on_below_with_its_spots() {
        let mut sheet = Sheet::new();
        sheet.line("top");
        sheet.row(Row::new().put("one ").at("a", "two three ").at("b", "four").since(0, "all"));
        sheet.line("end");
        sheet.mark("last", Rect::new(0, 2, 3, 1));
        let narrow = sheet.within(10);
        let text: Vec<String> = narrow.lines.iter().map(Line::to_string).collect();
        assert_eq!(text, ["top", "one two", "  three", "  four", "end"]);
        let place = |spot: &str| -> Vec<Rect> {
            let there = narrow.spots.iter().filter(|region| region.spot == spot);
            there.map(|region| region.area).collect()
        };
        assert_eq!(place("a"), [Rect::new(4, 1, 4, 1), Rect::new(2, 2, 6, 1)]);
        assert_eq!(place("b"), [Rect::new(2, 3, 4, 1)]);
        assert_eq!(place("all").len(), 3);
        assert_eq!(place("last"), [Rect::new(0, 4, 3, 1)]);
        assert!(matches!(sheet.within(18), Cow::Borrowed(_)));
    }
}
