//! How somebody likes the pages: a few settings with a few values each, kept as one short text.

use lang::Language;

/// What the language is called among the settings.
pub(crate) const LANGUAGE: &str = "lang";

/// One thing that can be chosen. The first value is the usual one.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub key: &'static str,
    pub values: &'static [&'static str],
}

/// In the order people see them; the language comes before them all.
pub const SETTINGS: [Setting; 8] = [
    Setting { key: "theme", values: &["system", "light", "dark"] },
    Setting { key: "size", values: &["beside", "full"] },
    Setting { key: "patterns", values: &["off", "on"] },
    Setting { key: "speed", values: &["brisk", "calm", "instant"] },
    Setting { key: "motion", values: &["system", "less"] },
    Setting { key: "confirm", values: &["touch", "always", "never"] },
    Setting { key: "sound", values: &["off", "on"] },
    Setting { key: "notify", values: &["off", "on"] },
];

/// The chosen language, and the chosen value of each setting as its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    pub language: Language,
    chosen: [usize; SETTINGS.len()],
}

impl Look {
    /// Reads what [`Look::to_text`] wrote; what makes no sense is left at its usual value.
    pub fn read(text: &str) -> Look {
        let mut look = Look::default();
        for (key, value) in text.split('.').filter_map(|pair| pair.split_once('-')) {
            look.set(key, value);
        }
        look
    }

    pub fn to_text(self) -> String {
        let pair = |setting: &Setting| format!("{}-{}", setting.key, self.get(setting.key));
        let language = format!("{LANGUAGE}-{}", self.language);
        std::iter::once(language).chain(SETTINGS.iter().map(pair)).collect::<Vec<_>>().join(".")
    }

    /// Changes one setting; unknown keys and values change nothing.
    pub fn set(&mut self, key: &str, value: &str) {
        if key == LANGUAGE {
            self.language = value.parse().unwrap_or(self.language);
        }
        let Some(place) = SETTINGS.iter().position(|setting| setting.key == key) else {
            return;
        };
        if let Some(chosen) = SETTINGS[place].values.iter().position(|known| *known == value) {
            self.chosen[place] = chosen;
        }
    }

    pub fn get(self, key: &str) -> &'static str {
        let place = SETTINGS.iter().position(|setting| setting.key == key);
        place.map_or("", |place| SETTINGS[place].values[self.chosen[place]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_read_back_and_nonsense_changes_nothing() {
        let mut look = Look::default();
        look.set("lang", "it");
        look.set("theme", "dark");
        look.set("theme", "<script>");
        look.set("nothing", "on");
        assert_eq!(Look::read(&look.to_text()), look);
        assert_eq!((look.get("theme"), look.language.code()), ("dark", "it"));
        let read = Look::read("theme-;x.lang-fr.sound-on");
        assert_eq!(
            (read.get("theme"), read.language.code(), read.get("sound")),
            ("system", "en", "on")
        );
    }
}
