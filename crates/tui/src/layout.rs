//! Where the panels of a table are: side by side where there is room, else as tabs.

use ratatui::layout::Rect;

/// Smaller terminals cannot show a table.
pub(crate) const LEAST: (u16, u16) = (80, 24);
/// From here on everything is on the screen at once.
const WIDE: (u16, u16) = (100, 30);
/// The right column of a wide screen.
const RIGHT: u16 = 39;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Panel {
    Choices,
    /// What the chosen one brings.
    Details,
    Board,
    Players,
    Log,
}

impl Panel {
    pub(crate) const ALL: [Panel; 5] =
        [Panel::Choices, Panel::Details, Panel::Board, Panel::Players, Panel::Log];
    /// Those that share one place on a small screen.
    pub(crate) const TABS: [Panel; 3] = [Panel::Board, Panel::Players, Panel::Log];

    pub(crate) fn next(self, by: usize) -> Panel {
        Panel::ALL[(self as usize + by) % Panel::ALL.len()]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Layout {
    pub header: Rect,
    pub ask: Rect,
    /// Empty on a wide screen.
    pub tabs: Rect,
    pub choices: Rect,
    pub preview: Rect,
    pub board: Rect,
    pub players: Rect,
    pub log: Rect,
    pub keys: Rect,
}

/// What the panels would like to have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wishes {
    /// Columns and rows of the board.
    pub board: (u16, u16),
    /// Rows of the title with what stands beside it.
    pub header: u16,
    /// Rows of the question.
    pub ask: u16,
    /// Rows of the list of choices.
    pub choices: u16,
    /// Rows of the keys, or of a notice in their place.
    pub keys: u16,
    /// Which tab is open where there are tabs.
    pub tab: Panel,
}

fn is_wide(area: Rect) -> bool {
    area.width >= WIDE.0 && area.height >= WIDE.1
}

/// The columns a board can have.
pub(crate) fn board_room(area: Rect) -> usize {
    let beside = if is_wide(area) { RIGHT } else { 0 };
    usize::from(area.width.max(LEAST.0) - beside - 2)
}

/// Nothing if the terminal is too small.
pub(crate) fn layout(area: Rect, wishes: Wishes) -> Option<Layout> {
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return None;
    }
    let (ask, keys) = (wishes.ask.clamp(1, 3), wishes.keys.clamp(1, 3));
    let (header, rest) = top(area, wishes.header.clamp(1, 2));
    let (ask, rest) = top(rest, ask);
    let (body, keys) = top(rest, rest.height - keys);
    let frame = Layout { header, ask, keys, ..Layout::default() };
    Some(match is_wide(area) {
        true => wide(frame, body, wishes),
        false => tabbed(frame, body, wishes),
    })
}

fn wide(frame: Layout, body: Rect, wishes: Wishes) -> Layout {
    let left = (wishes.board.0 + 2).clamp(WIDE.0 - RIGHT, body.width - RIGHT);
    let (left, right) = side(body, left);
    let board = (wishes.board.1 + 2).min(left.height);
    let below = left.height - board;
    match below >= 7 {
        true => {
            let (board, players) = top(left, board);
            let (choices, log) = top(right, right.height - right.height / 4);
            let (choices, preview) = top(choices, choices.height - 7);
            Layout { board, players, choices, preview, log, ..frame }
        }
        false => {
            let low = 11 + right.height.saturating_sub(27) / 2;
            let (choices, bottom) = top(right, right.height - low);
            let (players, log) = top(bottom, low - low * 5 / 11);
            let (choices, preview) = top(choices, choices.height - 5);
            Layout { board: left, players, choices, preview, log, ..frame }
        }
    }
}

fn tabbed(frame: Layout, body: Rect, wishes: Wishes) -> Layout {
    let (tabs, rest) = top(body, 1);
    let least = rest.height.saturating_sub(wishes.board.1 + 2);
    let choices = (wishes.choices + 2).clamp(5, 8.max(least).min(rest.height - 8));
    let (content, choices) = top(rest, rest.height - choices);
    let (choices, preview) = side(choices, choices.width * 5 / 9);
    let mut layout = Layout { tabs, choices, preview, ..frame };
    match wishes.tab {
        Panel::Players => layout.players = content,
        Panel::Log => layout.log = content,
        Panel::Board | Panel::Choices | Panel::Details => layout.board = content,
    }
    layout
}

fn top(area: Rect, height: u16) -> (Rect, Rect) {
    let height = height.min(area.height);
    let rest = Rect { y: area.y + height, height: area.height - height, ..area };
    (Rect { height, ..area }, rest)
}

fn side(area: Rect, width: u16) -> (Rect, Rect) {
    let width = width.min(area.width);
    let rest = Rect { x: area.x + width, width: area.width - width, ..area };
    (Rect { width, ..area }, rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wishes(rows: u16) -> Wishes {
        Wishes { board: (58, rows), header: 1, ask: 1, choices: 12, keys: 1, tab: Panel::Board }
    }

    #[test]
    fn at_100_by_30_everything_is_on_the_screen_and_nothing_overlaps() {
        for (width, height, rows) in [(100, 30, 24), (100, 30, 12), (200, 60, 40), (117, 33, 22)] {
            let area = Rect::new(0, 0, width, height);
            for lines in [1, 2, 3] {
                check(area, Wishes { ask: lines, keys: lines, ..wishes(rows) });
            }
        }
    }

    fn check(area: Rect, wishes: Wishes) {
        let l = layout(area, wishes).unwrap();
        let parts = [l.header, l.ask, l.choices, l.preview, l.board, l.players, l.log, l.keys];
        let cells: u32 = parts.iter().map(|part| part.area()).sum();
        assert_eq!(cells, area.area(), "{area}: {l:?}");
        assert!(parts.iter().all(|part| part.area() > 0), "{l:?}");
        for (index, a) in parts.iter().enumerate() {
            assert!(parts[..index].iter().all(|b| !a.intersects(*b)), "{l:?}");
        }
    }

    #[test]
    fn at_80_by_24_there_are_tabs_and_below_that_nothing() {
        let l = layout(Rect::new(0, 0, 80, 24), wishes(20)).unwrap();
        assert!(l.tabs.area() > 0 && l.board.height >= 8 && l.players.area() == 0);
        assert_eq!(layout(Rect::new(0, 0, 79, 24), wishes(20)), None);
        assert_eq!(layout(Rect::new(0, 0, 80, 23), wishes(20)), None);
    }
}
