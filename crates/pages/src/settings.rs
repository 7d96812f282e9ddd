//! The settings: look, sound, speed, language; and the visitor's key to take along.

mod notices;

use game::{Phrase, say};
use lang::{Language, Speaker};
use maud::{Markup, html};

use crate::look::{LANGUAGE, SETTINGS, Setting};
use crate::shell::{Page, own_name, whole};
use crate::{Notice, Visit};

pub use notices::{LastNotice, Notices};

/// What the page shows besides the look.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The visitor's own key, which opens their games on another device.
    pub key: Option<String>,
    /// Every key of theirs.
    pub keys: Vec<KeyShown>,
    /// A further key that was made just now, which is shown this once.
    pub further: Option<String>,
    pub notice: Option<Notice>,
    /// How they are told of their turn; nothing for strangers.
    pub notices: Option<Notices>,
}

/// One of a visitor's keys in the list of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyShown {
    pub id: String,
    /// What they call it; nothing for the one they came with.
    pub name: String,
    /// Whether this browser has it.
    pub current: bool,
}

pub fn settings(visit: &Visit, settings: &Settings) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let body = html! {
        main #main .page.narrow {
            h1 { (say(say!("pages-nav-settings"))) }
            @if let Some(notice) = &settings.notice { p #notice role="alert" { (notice.text) } }
            form.settings method="post" action="/settings" {
                input type="hidden" name="back" value="/settings";
                (languages(visit, &speaker))
                @for setting in &SETTINGS { (choose(visit, &speaker, setting)) }
                p #notify-refused role="alert" hidden { (say(say!("pages-set-notify-refused"))) }
                button.main { (say(say!("pages-save"))) }
            }
            @if let Some(notices) = &settings.notices { (notices::section(&speaker, notices)) }
            @if !visit.is_offline() { section.settings {
                h2 { (say(say!("pages-key-title"))) }
                @match &settings.key {
                    Some(key) => {
                        p { (say(say!("pages-key-why"))) }
                        label for="key" { (say(say!("pages-key-yours"))) }
                        input #key readonly value=(key) autocomplete="off" spellcheck="false";
                        (keys(&speaker, settings))
                        form method="post" action="/me/forget" {
                            p.soft { (say(say!("pages-forget-why"))) }
                            button { (say(say!("pages-forget"))) }
                        }
                    }
                    None => p.soft { (say(say!("pages-key-none"))) }
                }
                form method="post" action="/me/sign-in" {
                    label for="other-key" { (say(say!("pages-key-other"))) }
                    input #other-key name="key" autocomplete="off" spellcheck="false" required;
                    button { (say(say!("pages-sign-in"))) }
                }
            } }
        }
    };
    whole(
        visit,
        &Page {
            title: say(say!("pages-nav-settings")),
            game: None,
            table: false,
            refresh: false,
            body,
        },
    )
}

/// The list of keys, each with a way to take it away, and a way to a further one.
fn keys(speaker: &Speaker, settings: &Settings) -> Markup {
    let say = |phrase: Phrase| speaker.say(&phrase);
    html! {
        h3 #keys { (say(say!("pages-my-keys"))) }
        p.soft { (say(say!("pages-my-keys-why"))) }
        @if let Some(further) = &settings.further {
            label for="further-key" { (say(say!("pages-my-keys-further"))) }
            input #further-key readonly value=(further) autocomplete="off" spellcheck="false";
        }
        ul.keys {
            @for key in &settings.keys {
                li {
                    form.row method="post" action="/me/keys" {
                        span { (key_name(speaker, key)) }
                        button name="revoke" value=(key.id) disabled[settings.keys.len() == 1] {
                            (say(say!("pages-my-keys-revoke")))
                        }
                    }
                }
            }
        }
        form.row method="post" action="/me/keys" {
            label for="key-name" { (say(say!("pages-my-keys-name"))) }
            input #key-name name="name" maxlength="40" autocomplete="off" required;
            button { (say(say!("pages-my-keys-make"))) }
        }
    }
}

fn key_name(speaker: &Speaker, key: &KeyShown) -> String {
    let name = match key.name.as_str() {
        "" => speaker.say(&say!("pages-my-keys-first")),
        name => name.to_owned(),
    };
    match key.current {
        true => speaker.say(&say!("pages-my-keys-current", name = name)),
        false => name,
    }
}

fn choose(visit: &Visit, speaker: &Speaker, setting: &Setting) -> Markup {
    html! {
        fieldset {
            legend { (speaker.say(&title(setting.key))) }
            @for value in setting.values {
                label {
                    input type="radio" name=(setting.key) value=(value)
                        checked[visit.look.get(setting.key) == *value];
                    span { (speaker.say(&words(setting.key, value))) }
                }
            }
        }
    }
}

fn languages(visit: &Visit, speaker: &Speaker) -> Markup {
    html! {
        fieldset {
            legend { (speaker.say(&say!("pages-set-lang"))) }
            @for language in Language::all() {
                label {
                    input type="radio" name=(LANGUAGE) value=(language.code())
                        checked[visit.language() == language];
                    span lang=(language.code()) { (own_name(language)) }
                }
            }
        }
    }
}

fn title(key: &str) -> Phrase {
    match key {
        "theme" => say!("pages-set-theme"),
        "size" => say!("pages-set-size"),
        "patterns" => say!("pages-set-patterns"),
        "speed" => say!("pages-set-speed"),
        "motion" => say!("pages-set-motion"),
        "confirm" => say!("pages-set-confirm"),
        "notify" => say!("pages-set-notify"),
        _ => say!("pages-set-sound"),
    }
}

fn words(key: &str, value: &str) -> Phrase {
    match (key, value) {
        ("theme", "light") => say!("pages-set-theme-light"),
        ("theme", "dark") => say!("pages-set-theme-dark"),
        ("size", "beside") => say!("pages-set-size-beside"),
        ("size", _) => say!("pages-set-size-full"),
        ("speed", "brisk") => say!("pages-set-speed-brisk"),
        ("speed", "calm") => say!("pages-set-speed-calm"),
        ("speed", _) => say!("pages-set-speed-instant"),
        ("motion", "less") => say!("pages-set-motion-less"),
        ("confirm", "touch") => say!("pages-set-confirm-touch"),
        ("confirm", "always") => say!("pages-set-confirm-always"),
        ("confirm", _) => say!("pages-set-confirm-never"),
        (_, "on") => say!("pages-set-on"),
        (_, "off") => say!("pages-set-off"),
        _ => say!("pages-set-system"),
    }
}
