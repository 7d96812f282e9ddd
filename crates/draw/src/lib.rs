//! A viewer's frame → SVG. Pure functions for pages, replays, reports and the command line.
//!
//! What a page can rely on:
//! - Every piece or place a choice touches is a `<g data-spot="…">` named like the choice's spot, with
//!   the id `spot-…`; equal pieces are one spot, the second one's id ends in `.2`. While choices are
//!   open there it has the class `open`, `role="button"`, their numbers (from 1, spaces between) in
//!   `data-choice`, and says in `aria-label` and `<title>` what they do, or its own name where it is
//!   only a part of them.
//! - What has `data-with="…"` belongs to a piece in the hand and shows while that spot is taken up.
//! - Below an element with the class `afar`, which says that the board is small there, `when-far` shows
//!   instead of `when-near`, and words only within `in-short`.
//! - Pieces that travel are `<g class="piece" id="piece-…">`. Those without a name of their own carry
//!   `data-kind`: a piece that vanished and one of the same kind that appeared are the same piece.
//! - Positions are `transform` attributes, never `style`, so a strict content policy holds. Browsers
//!   that map the attribute to CSS glide by the transition in [`STYLE`]; in others a script can
//!   animate from the old place to the new one with `Element.animate`, which the policy allows too.
//! - Colours are CSS variables: dark by the system's wish, or by `data-theme` on it or any ancestor;
//!   the class `patterns` on an ancestor adds a pattern to everything told apart by colour.
//!
//! What is absent: full states, sentences (they come from `lang`), clicks, and anything hidden: the
//! drawing sees only what the frame shows.

mod art;
mod drawing;
pub mod figures;
mod generic;
mod panel;
pub mod plot;
pub mod sheet;

use catalog::is_in;
use game::Broken;
use lang::Speaker;
use maud::{Markup, PreEscaped, html};
use table::Frame;

use drawing::Drawing;
use panel::Panel;

/// How the parts of a board are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// One column, 360 units wide: for phones.
    Narrow,
    /// About as high as wide, 860 units: for windows of a middle size, whose text must not shrink.
    Square,
    /// Board beside players, 1200 units wide.
    #[default]
    Wide,
}

impl Layout {
    pub const ALL: [Layout; 3] = [Layout::Narrow, Layout::Square, Layout::Wide];

    pub(crate) const fn width(self) -> i32 {
        match self {
            Layout::Narrow => 360,
            Layout::Square => 860,
            Layout::Wide => 1200,
        }
    }
}

impl std::str::FromStr for Layout {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        match text {
            "narrow" => Ok(Layout::Narrow),
            "square" => Ok(Layout::Square),
            "wide" => Ok(Layout::Wide),
            _ => Err(Broken::new(format!("no layout `{text}`; there are: narrow, square, wide"))),
        }
    }
}

/// The board of a frame, to be put into a page that has [`STYLE`].
pub fn board(frame: &Frame, speaker: &Speaker, layout: Layout) -> Markup {
    picture(frame, speaker, layout, None, None)
}

/// One more board on a page that has one: without the names, of which a page may have only one each.
/// What the first board defines serves this one too.
pub fn further_board(frame: &Frame, speaker: &Speaker, layout: Layout) -> Markup {
    PreEscaped(board(frame, speaker, layout).into_string().replace(" id=\"", " data-id=\""))
}

/// The board as a file of its own, with its style.
pub fn standalone(frame: &Frame, speaker: &Speaker, layout: Layout) -> String {
    picture(frame, speaker, layout, Some(STYLE), None).into_string()
}

/// The same in a page's own theme: `light`, `dark`, or anything else for what the system wishes.
pub fn themed(frame: &Frame, speaker: &Speaker, layout: Layout, theme: &str) -> String {
    picture(frame, speaker, layout, Some(STYLE), Some(theme)).into_string()
}

/// What the viewer has, in short: a strip that stays in sight while a part of the board is shown. Nothing
/// on it can be chosen or has a name; it uses what the board beside it defines. Nothing for spectators.
pub fn strip(frame: &Frame, speaker: &Speaker) -> Option<Markup> {
    let panel = pinned(&Drawing::still(frame, speaker, Layout::Narrow))?;
    let art = panel.art.into_string().replace(" id=\"", " data-id=\"");
    Some(html! {
        svg class={ "board strip " (frame.game) } viewBox={ "0 0 " (panel.width) " " (panel.height) }
            aria-hidden="true" { (PreEscaped(art)) }
    })
}

fn picture(
    frame: &Frame,
    speaker: &Speaker,
    layout: Layout,
    style: Option<&str>,
    theme: Option<&str>,
) -> Markup {
    let drawing = Drawing::new(frame, speaker, layout);
    let (body, own_defs) = paint(&drawing);
    let (width, height) = (layout.width(), body.height);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class={ "board " (frame.game) } data-theme=[theme]
            viewBox={ "0 0 " (width) " " (height) } role="group"
            aria-label=(speaker.say(&frame.ask)) {
            @if let Some(style) = style { style { (style) } }
            defs { (art::defs(speaker)) (own_defs) }
            rect class="ground" width=(width) height=(height) rx="10" {}
            rect class="tiles" width=(width) height=(height) rx="10" fill="url(#tiles)" {}
            (body.art)
        }
    }
}

/// A line for each game with a board: its file here, named by the game's key, and its style.
macro_rules! boards {
    ($($game:ident),* $(,)?) => {
        $(mod $game;)*

        /// The one stylesheet of all boards.
        pub const STYLE: &str = concat!(
            include_str!("../style/base.css"),
            $(include_str!(concat!("../style/", stringify!($game), ".css"))),*
        );

        /// Every game that has a board of its own, by key.
        pub const BOARDS: &[&str] = &[$(stringify!($game)),*];

        /// The parts of the board and the definitions they use; a game without a board of its own
        /// gets a list.
        fn paint(drawing: &Drawing<'_>) -> (Panel, Markup) {
            match drawing.frame.game {
                $(stringify!($game) if const { is_in(stringify!($game)) } => match drawing.view() {
                    Ok(view) => ($game::paint(drawing, &view), $game::defs(drawing.speaker)),
                    Err(broken) => (generic::excuse(drawing, &broken), generic::defs()),
                },)*
                _ => (generic::paint(drawing), generic::defs()),
            }
        }

        /// What the viewer has, in short; only games with a board of their own know.
        fn pinned(drawing: &Drawing<'_>) -> Option<Panel> {
            match drawing.frame.game {
                $(stringify!($game) if const { is_in(stringify!($game)) } => {
                    $game::pinned(drawing, &drawing.view().ok()?)
                })*
                _ => None,
            }
        }

        /// The definitions that drawings of a game's pieces use.
        fn defs(game: &str, speaker: &Speaker) -> Markup {
            match game {
                $(stringify!($game) if const { is_in(stringify!($game)) } => $game::defs(speaker),)*
                _ => generic::defs(),
            }
        }
    };
}

boards![osaka, yspahan, istanbul, tabriz];
