//! How much a terminal can show: colours and letters. Screens are drawn in full colour and Unicode;
//! [`Palette::settle`] brings a drawn buffer down to what the terminal understands.

use game::{Broken, Seat};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// How many colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    True,
    Indexed,
    Sixteen,
    None,
}

impl std::str::FromStr for Depth {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        Ok(match text {
            "truecolor" => Depth::True,
            "256" => Depth::Indexed,
            "16" => Depth::Sixteen,
            "none" => Depth::None,
            _ => {
                let message = format!("no colours `{text}`; there are: truecolor, 256, 16, none");
                return Err(Broken::new(message));
            }
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    pub depth: Depth,
    /// False: letters, digits and signs of ASCII only.
    pub unicode: bool,
}

/// Colours that people with any colour vision tell apart (Okabe and Ito).
pub(crate) const ORANGE: Color = Color::Rgb(0xE6, 0x9F, 0x00);
pub(crate) const SKY: Color = Color::Rgb(0x56, 0xB4, 0xE9);
pub(crate) const GREEN: Color = Color::Rgb(0x00, 0x9E, 0x73);
pub(crate) const YELLOW: Color = Color::Rgb(0xF0, 0xE4, 0x42);
pub(crate) const BLUE: Color = Color::Rgb(0x00, 0x72, 0xB2);
pub(crate) const VERMILION: Color = Color::Rgb(0xD5, 0x5E, 0x00);
pub(crate) const PURPLE: Color = Color::Rgb(0xCC, 0x79, 0xA7);
pub(crate) const GREY: Color = Color::Rgb(0x88, 0x88, 0x88);
pub(crate) const BROWN: Color = Color::Rgb(0x8B, 0x5A, 0x2B);
pub(crate) const WHITE: Color = Color::Rgb(0xE8, 0xE4, 0xDA);

const SEAT_COLOURS: [Color; 5] = [VERMILION, SKY, GREEN, PURPLE, YELLOW];
const SEAT_SHAPES: [char; 5] = ['●', '■', '▲', '◆', '★'];

impl Palette {
    /// What the environment says of the terminal (`NO_COLOR`, `COLORTERM`, `TERM`, the locale).
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Palette {
        let value = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = value("TERM").unwrap_or_default();
        let depth = match value("COLORTERM").as_deref() {
            _ if value("NO_COLOR").is_some() || term == "dumb" => Depth::None,
            Some("truecolor" | "24bit") => Depth::True,
            _ if term.contains("direct") => Depth::True,
            _ if term.contains("256") => Depth::Indexed,
            _ => Depth::Sixteen,
        };
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| value(name));
        let locale = locale.unwrap_or_default().to_ascii_lowercase();
        let unicode = (locale.contains("utf-8") || locale.contains("utf8")) && term != "linux";
        Palette { depth, unicode }
    }

    /// Replaces what the terminal cannot show by what it can.
    pub fn settle(&self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            cell.fg = self.colour(cell.fg);
            cell.bg = self.colour(cell.bg);
            if !self.unicode && !cell.symbol().is_ascii() {
                let plain = cell.symbol().chars().next().map_or(' ', plain);
                cell.set_char(plain);
            }
        }
    }

    fn colour(&self, colour: Color) -> Color {
        let Color::Rgb(red, green, blue) = colour else {
            return colour;
        };
        match self.depth {
            Depth::True => colour,
            Depth::Indexed => Color::Indexed(cube(red, green, blue)),
            Depth::Sixteen => nearest(red, green, blue),
            Depth::None => Color::Reset,
        }
    }
}

/// The nearest colour of the 6 × 6 × 6 cube that terminals with 256 colours have.
fn cube(red: u8, green: u8, blue: u8) -> u8 {
    let step = |part: u8| match part {
        0..48 => 0,
        48..115 => 1,
        part => (part - 35) / 40,
    };
    16 + 36 * step(red) + 6 * step(green) + step(blue)
}

/// The nearest of the sixteen colours as most terminals mix them.
fn nearest(red: u8, green: u8, blue: u8) -> Color {
    const SIXTEEN: [(Color, [u8; 3]); 14] = [
        (Color::Black, [0, 0, 0]),
        (Color::Red, [205, 49, 49]),
        (Color::Green, [13, 150, 110]),
        (Color::Yellow, [200, 150, 0]),
        (Color::Blue, [36, 114, 200]),
        (Color::Magenta, [188, 63, 188]),
        (Color::Cyan, [17, 168, 205]),
        (Color::Gray, [229, 229, 229]),
        (Color::DarkGray, [102, 102, 102]),
        (Color::LightRed, [241, 76, 76]),
        (Color::LightGreen, [35, 209, 139]),
        (Color::LightYellow, [245, 245, 67]),
        (Color::LightMagenta, [214, 112, 180]),
        (Color::LightCyan, [90, 190, 240]),
    ];
    let distance = |[r, g, b]: [u8; 3]| {
        let part = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
        part(r, red) + part(g, green) + part(b, blue)
    };
    SIXTEEN.into_iter().min_by_key(|(_, mix)| distance(*mix)).expect("there are sixteen").0
}

/// The ASCII sign that stands for a letter or a drawn line.
fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'À' | 'Á' => 'A',
        'È' | 'É' => 'E',
        'Ì' => 'I',
        'Ò' | 'Ö' => 'O',
        'Ù' | 'Ü' => 'U',
        '─' | '━' | '–' | '—' | '−' | '┄' | '═' | '╌' => '-',
        '│' | '┃' | '║' | '┆' => '|',
        '‘' | '’' => '\'',
        '“' | '”' | '«' | '»' => '"',
        '×' => 'x',
        '·' | '∙' => '.',
        '…' => '.',
        '●' => 'o',
        '○' => 'o',
        '■' | '▪' | '█' => '#',
        '□' | '▫' => '.',
        '▲' | '△' | '↑' => '^',
        '◆' | '◇' | '⬥' => '*',
        '★' | '☆' => '*',
        '▸' | '▶' | '→' | '›' => '>',
        '◂' | '◀' | '←' | '‹' => '<',
        '▼' | '↓' => 'v',
        '≈' | '∿' => '~',
        '▁' | '▂' => '_',
        '▃' | '▄' => '-',
        '▅' | '▆' => '=',
        '▇' => '#',
        _ if ('\u{2500}'..='\u{257F}').contains(&letter) => '+',
        _ => '?',
    }
}

/// A piece: a letter or two on its colour, readable on dark and light terminals.
pub(crate) fn piece(text: impl Into<String>, colour: Color) -> Span<'static> {
    Span::styled(text.into(), Style::new().fg(ink(colour)).bg(colour))
}

/// Black or white, whatever stands out on a colour.
fn ink(colour: Color) -> Color {
    let Color::Rgb(red, green, blue) = colour else {
        return Color::Reset;
    };
    let light = 3 * u32::from(red) + 6 * u32::from(green) + u32::from(blue);
    if light > 1_000 { Color::Rgb(0, 0, 0) } else { Color::Rgb(255, 255, 255) }
}

pub(crate) fn seat_colour(seat: Seat) -> Color {
    SEAT_COLOURS[seat.index() % SEAT_COLOURS.len()]
}

/// A seat's shape and number on its colour, such as `■2`.
pub(crate) fn seat_mark(seat: Seat) -> Span<'static> {
    let shape = SEAT_SHAPES[seat.index() % SEAT_SHAPES.len()];
    piece(format!("{shape}{seat}"), seat_colour(seat))
}

pub(crate) fn bold(text: impl Into<String>) -> Span<'static> {
    Span::styled(text.into(), Modifier::BOLD)
}

pub(crate) fn faint(text: impl Into<String>) -> Span<'static> {
    Span::styled(text.into(), Style::new().fg(GREY))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::layout::Rect;

    fn look(pairs: &[(&str, &str)]) -> Palette {
        let find = |name: &str| pairs.iter().find(|(key, _)| *key == name);
        Palette::of_environment(|name| find(name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_environment_decides_what_is_shown() {
        let depth = |pairs| look(pairs).depth;
        assert_eq!(depth(&[("COLORTERM", "truecolor"), ("TERM", "xterm-256color")]), Depth::True);
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "xterm")]), Depth::Sixteen);
        assert_eq!(depth(&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]), Depth::None);
        assert!(look(&[("LANG", "it_IT.UTF-8")]).unicode);
        assert!(!look(&[("LC_ALL", "C"), ("LANG", "it_IT.UTF-8")]).unicode);
        assert!(!look(&[("LANG", "C")]).unicode);
    }

    #[test]
    fn a_plain_terminal_gets_no_colour_and_only_ascii() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 1));
        buffer.set_span(0, 0, &seat_mark(Seat::new(1)), 12);
        buffer.set_string(3, 0, "è così …", Style::new().fg(SKY));
        Palette { depth: Depth::None, unicode: false }.settle(&mut buffer);
        let text: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        assert_eq!(text, "#2 e cosi . ");
        assert!(
            buffer.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset)
        );
    }

    #[test]
    fn seats_differ_by_shape_number_and_colour_at_every_depth() {
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
            let look = Palette { depth, unicode: true };
            let colours: Vec<Color> = SEAT_COLOURS.iter().map(|&c| look.colour(c)).collect();
            for (index, colour) in colours.iter().enumerate() {
                assert!(!colours[..index].contains(colour), "{depth:?}: {colours:?}");
            }
        }
    }
}
