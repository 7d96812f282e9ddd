//! The pages as a folder of files, for hosts that hand out files and nothing else: everything one reads is
//! a file of its own in every language, everything one does leads to the one page that brings the engine.
//!
//! A page is drawn as for a server, with addresses from the root; `Place::lead` makes them relative, so
//! that the folder may lie below any address.

use draw::Layout;
use game::Info;
use lang::Language;
use maud::Markup;

use crate::rules::{example_board, example_places};
use crate::{Engine, Look, Offline, Reading, Visit, offline, rules, shell, tutorial};

/// What pages among files may load. Hosts of files send no such head, so every page says it itself;
/// workers are under no policy then, and need none.
pub const POLICY_OF_FILES: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'";

/// The page that brings the engine, beside the pages of its language.
const PLAY: &str = "play.html";

/// Every file that is drawn, by its place in the folder. `assets`: the folder of scripts and styles.
pub fn site(assets: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for language in Language::all() {
        let page = |path: &str, draw: &dyn Fn(&Visit) -> Markup| {
            let place = Place::of(language, path);
            (place.file(), place.page(draw, assets))
        };
        files.push(page("/", &|visit| {
            offline(visit, &Offline { alone: true, ..Offline::default() })
        }));
        files.push(page("/play", &|visit| shell(visit)));
        for &info in catalog::all() {
            let key = info.key;
            files.push(page(&format!("/rules/{key}"), &|visit| {
                rules(visit, info, &Reading::default())
            }));
            files.push(page(&format!("/tutorial/{key}"), &|visit| tutorial(visit, info, "")));
            files.extend(pictures(language, info));
        }
    }
    files
}

/// The boards beside the rules, for broad and for narrow windows.
fn pictures(language: Language, info: &Info) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for place in example_places(info.key) {
        for layout in [Layout::Wide, Layout::Narrow] {
            let board = example_board(language, info.key, place, layout, "system");
            let (key, layout) = (info.key, crate::table::layout_key(layout));
            let (number, stop) = place;
            let file = format!("{}rules/{key}/{number}-{stop}-{layout}.svg", folder(language));
            files.extend(board.map(|board| (file, board)));
        }
    }
    files
}

/// The folder of a language; the usual one has none.
fn folder(language: Language) -> String {
    match language == Language::default() {
        true => String::new(),
        false => format!("{}/", language.code()),
    }
}

/// Where a page lies.
struct Place<'a> {
    language: Language,
    /// Its address at a server.
    path: &'a str,
}

impl Place<'_> {
    fn of(language: Language, path: &str) -> Place<'_> {
        Place { language, path }
    }

    fn file(&self) -> String {
        format!("{}{}", folder(self.language), file_of(self.path).expect("pages are files"))
    }

    /// The way from here to the folder itself.
    fn up(&self) -> String {
        "../".repeat(self.file().matches('/').count())
    }

    fn page(&self, draw: &dyn Fn(&Visit) -> Markup, assets: &str) -> String {
        let mut look = Look::default();
        look.language = self.language;
        let visit = Visit {
            look,
            layout: Layout::Wide,
            assets: format!("{}{assets}", self.up()),
            path: self.path.to_owned(),
            name: None,
            engine: Engine::Beside,
        };
        let policy =
            format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY_OF_FILES}\">");
        let html = draw(&visit).into_string().replacen("<head>", &format!("<head>{policy}"), 1);
        self.relative(&html)
    }

    /// The page with every address from the root made relative.
    fn relative(&self, html: &str) -> String {
        let mut pieces = html.split("=\"/");
        let mut out = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            let (address, rest) = piece.split_once('"').unwrap_or((piece, ""));
            let address = format!("/{address}");
            match out.strip_suffix("method=\"post\" action") {
                // A form becomes a question to the page that brings the engine, which knows where it goes.
                Some(before) => {
                    let play = self.lead("/play");
                    let (tag, rest) = rest.split_once('>').unwrap_or((rest, ""));
                    out = format!("{before}method=\"get\" action=\"{play}\"{tag}>");
                    out +=
                        &format!("<input type=\"hidden\" name=\"post\" value=\"{address}\">{rest}");
                }
                None => out += &format!("=\"{}\"{rest}", self.lead(&address)),
            }
        }
        out
    }

    /// The way from here to what has this address at a server.
    fn lead(&self, address: &str) -> String {
        let inside = address.trim_start_matches('/');
        // A page in another language.
        if let Some((code, _)) = inside.split_once('/')
            && let Ok(language) = code.parse::<Language>()
        {
            let there = Place::of(language, &address[1 + code.len()..]);
            return format!("{}{}", self.up(), there.file());
        }
        let (path, mark) =
            address.split_once('#').map_or((address, None), |(path, mark)| (path, Some(mark)));
        let mark = mark.map(|mark| format!("#{mark}")).unwrap_or_default();
        let home = format!("{}{}", self.up(), folder(self.language));
        match (path, mark.as_str()) {
            _ if inside == "service.js" || inside.starts_with("offline/") => {
                format!("{}{inside}", self.up())
            }
            // The games that a browser keeps are known to the engine alone.
            ("/", "#mine") => format!("{home}{PLAY}?/{mark}"),
            _ => match file_of(path).or_else(|| picture_of(path)) {
                Some(file) => format!("{home}{file}{mark}"),
                None => format!("{home}{PLAY}?{path}{mark}"),
            },
        }
    }
}

/// The file of a page that is one; nothing for what only the engine answers.
fn file_of(path: &str) -> Option<String> {
    let game = |key: &str| catalog::info(key).is_ok();
    match path.trim_start_matches('/').split('/').collect::<Vec<_>>().as_slice() {
        [""] => Some("index.html".to_owned()),
        ["play"] => Some(PLAY.to_owned()),
        [room @ ("rules" | "tutorial"), key] if game(key) => Some(format!("{room}/{key}.html")),
        _ => None,
    }
}

/// The file of a board beside the rules: its address says how it looks.
fn picture_of(path: &str) -> Option<String> {
    let (picture, look) = path.split_once(".svg?")?;
    let layout = look.split("layout=").nth(1)?.split('&').next()?;
    let picture = picture.trim_start_matches('/').replace("/examples/", "/");
    Some(format!("{picture}-{layout}.svg"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::{Component, Path, PathBuf};

    use super::*;

    /// Where a relative address leads from a file.
    fn resolved(file: &str, address: &str) -> String {
        let mut path = PathBuf::from(file);
        path.pop();
        for part in Path::new(address).components() {
            match part {
                Component::ParentDir => {
                    assert!(path.pop(), "{file} leads out of the folder: {address}")
                }
                part => path.push(part),
            }
        }
        path.to_string_lossy().into_owned()
    }

    #[test]
    fn every_address_of_every_file_is_relative_and_leads_to_a_file() {
        let files = site("assets/1");
        let mut known: BTreeSet<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        known.extend(["service.js", "offline/manifest.json"]);
        for (name, text) in files.iter().filter(|(name, _)| name.ends_with(".html")) {
            for attribute in ["href", "src", "srcset", "action", "data-service"] {
                for piece in text.split(&format!(" {attribute}=\"")).skip(1) {
                    let address = piece.split(['"', '?', '#']).next().unwrap();
                    assert!(!address.starts_with('/'), "{name}: {address}");
                    let there = resolved(name, address);
                    let is_there = address.is_empty() || known.contains(there.as_str());
                    assert!(is_there || there.starts_with("assets/1/"), "{name}: {address}");
                }
            }
            assert!(!text.contains("method=\"post\""), "{name}: nobody answers that");
        }
    }

    #[test]
    fn what_one_reads_is_there_in_every_language_and_what_one_does_leads_to_the_engine() {
        let files = site("assets/1");
        let text = |name: &str| &files.iter().find(|(known, _)| known == name).unwrap().1;
        assert!(text("it/rules/osaka.html").contains("lang=\"it\""));
        assert!(text("it/rules/osaka.html").contains("href=\"../../rules/osaka.html\""));
        assert!(text("index.html").contains("href=\"it/index.html\""));
        assert!(text("index.html").contains("href=\"play.html?/replay\""));
        assert!(text("tutorial/tabriz.html").contains("action=\"../play.html\""));
        assert!(text("rules/tabriz.html").contains("tabriz/1-1-wide.svg"));
        assert!(text("index.html").contains("name=\"post\" value=\"/play\""));
    }
}
