//! What a person did, in the words of the screens: keys, clicks, pasted text.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    Letter(char),
    Enter,
    Escape,
    Backspace,
    Tab,
    BackTab,
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Click(Position),
    /// The wheel over a place; positive is towards the end.
    Wheel(Position, i32),
    /// Text from the clipboard, which is never taken for keys.
    Paste(String),
    /// Ctrl-C.
    Break,
}

/// Reads an event of the terminal; nothing where it means nothing to us.
pub(crate) fn read(event: Event) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => read_key(key),
        Event::Mouse(mouse) => read_mouse(mouse),
        Event::Paste(text) => Some(Input::Paste(text)),
        _ => None,
    }
}

fn read_key(key: KeyEvent) -> Option<Input> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char('c') if control => Input::Break,
        KeyCode::Char(letter) if !control && !key.modifiers.contains(KeyModifiers::ALT) => {
            Input::Letter(letter)
        }
        KeyCode::Enter => Input::Enter,
        KeyCode::Esc => Input::Escape,
        KeyCode::Backspace => Input::Backspace,
        KeyCode::Tab => Input::Tab,
        KeyCode::BackTab => Input::BackTab,
        KeyCode::Up => Input::Up,
        KeyCode::Down => Input::Down,
        KeyCode::Left => Input::Left,
        KeyCode::Right => Input::Right,
        KeyCode::PageUp => Input::PageUp,
        KeyCode::PageDown => Input::PageDown,
        KeyCode::Home => Input::Home,
        KeyCode::End => Input::End,
        _ => return None,
    })
}

fn read_mouse(mouse: MouseEvent) -> Option<Input> {
    let at = Position::new(mouse.column, mouse.row);
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(at)),
        MouseEventKind::ScrollUp => Some(Input::Wheel(at, -3)),
        MouseEventKind::ScrollDown => Some(Input::Wheel(at, 3)),
        _ => None,
    }
}
