//! Something drawn in text: styled lines, and which part of them belongs to which spot.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

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

    /// Puts another sheet to the right, from this column on.
    pub fn beside(&mut self, other: Sheet, column: usize) {
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
}

/// Breaks words into lines of at most this many columns; later lines are indented. A word longer
/// than a line is cut.
pub fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
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
}
