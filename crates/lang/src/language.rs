//! The languages there are: those found when the program was built, and those handed in while it
//! runs. Reads no files by itself.

use std::fmt;
use std::str::FromStr;
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use game::{Broken, Info};
use unic_langid::LanguageIdentifier;

type Texts = &'static [(&'static str, &'static str)];
type Bundle = FluentBundle<FluentResource>;

/// A language as it was found when the program was built: Fluent files and games' rules by name.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn {
    pub code: &'static str,
    pub files: Texts,
    pub rules: Texts,
}

include!(concat!(env!("OUT_DIR"), "/built_in.rs"));

/// One of the languages. English is the usual one, and speaks where another is silent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Language(usize);

/// Texts of a language. What is handed in later speaks first.
struct Layer {
    texts: BuiltIn,
    bundle: OnceLock<Bundle>,
}

/// The layers of each language, newest first. They stay until the program ends.
static LANGUAGES: LazyLock<RwLock<Vec<Vec<&'static Layer>>>> = LazyLock::new(|| {
    let layer = |texts: &BuiltIn| vec![Layer::kept(*texts, OnceLock::new())];
    RwLock::new(BUILT_IN.iter().map(layer).collect())
});

/// Hands in a language, or more words for one that is there: Fluent files and games' rules by name.
pub fn add(
    code: &str,
    files: &[(String, String)],
    rules: &[(String, String)],
) -> Result<Language, Broken> {
    let texts = BuiltIn { code: kept(code), files: all_kept(files), rules: all_kept(rules) };
    let layer = Layer::kept(texts, OnceLock::from(bundle(&texts)?));
    let mut languages = LANGUAGES.write().unwrap_or_else(PoisonError::into_inner);
    let known = languages.iter().position(|layers| layers[0].texts.code == code);
    let place = known.unwrap_or(languages.len());
    match known {
        Some(place) => languages[place].insert(0, layer),
        None => languages.push(vec![layer]),
    }
    Ok(Language(place))
}

/// The rules of a game in a language, or in English where nobody has written them.
pub fn rules(info: &Info, language: Language) -> &'static str {
    let texts = language.layers().into_iter().flat_map(|layer| layer.texts.rules);
    texts.filter(|(game, _)| *game == info.key).map(|(_, text)| *text).next().unwrap_or(info.rules)
}

impl Language {
    pub const ENGLISH: Language = Language(0);

    /// English first, then the others by code, then those that were handed in.
    pub fn all() -> Vec<Language> {
        let languages = LANGUAGES.read().unwrap_or_else(PoisonError::into_inner);
        (0..languages.len()).map(Language).collect()
    }

    pub fn code(self) -> &'static str {
        self.layers()[0].texts.code
    }

    /// The one after it; after the last comes English.
    pub fn next(self) -> Language {
        Language((self.0 + 1) % Language::all().len())
    }

    /// The language for a wish such as `it-CH` or `it_IT.UTF-8`.
    pub fn wanted(wish: &str) -> Option<Language> {
        let tag = wish.split(['.', '@', ';']).next()?.trim().replace('_', "-");
        let first = tag.split('-').next()?;
        let called = |name: &str| {
            Language::all().into_iter().find(|one| one.code().eq_ignore_ascii_case(name))
        };
        called(&tag).or_else(|| called(first))
    }

    fn layers(self) -> Vec<&'static Layer> {
        LANGUAGES.read().unwrap_or_else(PoisonError::into_inner)[self.0].clone()
    }

    /// Where a message is written: in the language itself, otherwise in English.
    pub(crate) fn bundle_with(self, key: &str) -> Option<&'static Bundle> {
        let languages = LANGUAGES.read().unwrap_or_else(PoisonError::into_inner);
        let layers = languages[self.0].iter().chain(&languages[Language::ENGLISH.0]);
        layers.map(|layer| layer.bundle()).find(|bundle| bundle.has_message(key))
    }
}

impl FromStr for Language {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let all = Language::all();
        let known = || all.iter().map(|one| one.code()).collect::<Vec<_>>().join(", ");
        let found = all.iter().find(|one| one.code() == text);
        found
            .copied()
            .ok_or_else(|| Broken::new(format!("no language `{text}`; there are: {}", known())))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({self})")
    }
}

impl Layer {
    fn kept(texts: BuiltIn, bundle: OnceLock<Bundle>) -> &'static Layer {
        Box::leak(Box::new(Layer { texts, bundle }))
    }

    fn bundle(&self) -> &Bundle {
        self.bundle.get_or_init(|| bundle(&self.texts).unwrap_or_else(|error| panic!("{error}")))
    }
}

fn bundle(texts: &BuiltIn) -> Result<Bundle, Broken> {
    let code = texts.code;
    let locale: LanguageIdentifier =
        code.parse().map_err(|_| Broken::new(format!("`{code}` is no code of a language")))?;
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // The invisible marks around arguments are for mixed writing directions; terminals show them.
    bundle.set_use_isolating(false);
    for (name, text) in texts.files {
        let wrong = |errors: &dyn fmt::Debug| Broken::new(format!("{code}/{name}.ftl: {errors:?}"));
        let resource =
            FluentResource::try_new((*text).to_owned()).map_err(|(_, errors)| wrong(&errors))?;
        bundle.add_resource(resource).map_err(|errors| wrong(&errors))?;
    }
    Ok(bundle)
}

fn kept(text: &str) -> &'static str {
    text.to_owned().leak()
}

fn all_kept(texts: &[(String, String)]) -> Texts {
    texts.iter().map(|(name, text)| (kept(name), kept(text))).collect::<Vec<_>>().leak()
}
