//! Where in the text of a table a value stands, for messages. Reads headers and keys only.

use game::{Broken, content};

use super::raw::Count;

/// Dotted paths of headers and keys with their lines.
pub(super) struct Places(Vec<(String, usize)>);

impl Places {
    pub(super) fn new(text: &str) -> Self {
        let mut places = Vec::new();
        let mut header = String::new();
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
                header = name.0.trim().to_owned();
                places.push((header.clone(), number + 1));
            } else if let Some((key, _)) = line.split_once('=') {
                let key = key.trim();
                let plain = !key.is_empty()
                    && key.bytes().all(|b| b.is_ascii_alphanumeric() || b"_.-".contains(&b));
                if plain {
                    let dot = if header.is_empty() { "" } else { "." };
                    places.push((format!("{header}{dot}{key}"), number + 1));
                }
            }
        }
        Places(places)
    }

    /// The line of a path, or of the nearest thing above it.
    pub(super) fn line(&self, path: &str) -> usize {
        let mut path = path;
        loop {
            let beneath =
                |place: &str| place.strip_prefix(path).is_some_and(|r| r.starts_with('.'));
            let exact = self.0.iter().find(|(place, _)| place == path);
            if let Some((_, line)) = exact.or_else(|| self.0.iter().find(|(p, _)| beneath(p))) {
                return *line;
            }
            match path.rsplit_once('.') {
                Some((above, _)) => path = above,
                None => return 1,
            }
        }
    }

    /// The number at a key, if it lies in its range.
    pub(super) fn within(
        &self,
        path: &str,
        key: &str,
        Count(number): Count,
        least: u8,
        most: u8,
    ) -> Result<u8, Broken> {
        // Many tables have a key of this name: the line is that of the path.
        content::within("", key, number, least, most)
            .map_err(|broken| self.broken(&format!("{path}.{key}"), broken.message))
    }

    /// A complaint about the value at a path.
    pub(super) fn broken(&self, path: &str, message: impl Into<String>) -> Broken {
        Broken::at_line(self.line(path), message)
    }
}
