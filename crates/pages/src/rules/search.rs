//! Finding words in rules, whatever their case and accents. The page's script does the same.

use game::rules::Item;

/// All of these words must be there.
pub(super) struct Search(Vec<String>);

impl Search {
    pub(super) fn new(words: &str) -> Self {
        Search(plain(words).split_whitespace().map(str::to_owned).collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn finds(&self, item: &Item) -> bool {
        let text = plain(&format!("{} {}", item.id.as_deref().unwrap_or_default(), item.text));
        self.0.iter().all(|word| text.contains(word))
    }
}

/// Lower case, without accents.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().replace(['*', '_'], "").chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_words_are_found_whatever_their_case_and_accents() {
        let item = Item { id: Some("O31".into()), text: "Ogni *merce* è più cara".into() };
        for found in ["", "o31", "PIU merce", "e cara", "mer"] {
            assert!(Search::new(found).finds(&item), "{found}");
        }
        assert!(!Search::new("merce nave").finds(&item));
    }
}
