//! `serai content`: export a game's printed values, check a corrected file.

use std::process::ExitCode;

use catalog::Visitor;
use game::{Broken, Settings, Spoken};

use crate::args::ContentCommand;

pub(crate) fn run(command: &ContentCommand) -> Result<ExitCode, Broken> {
    match command {
        ContentCommand::Export { game } => print!("{}", catalog::info(game)?.content),
        ContentCommand::Check { file, game } => {
            let text = crate::read_file(file)?;
            let game = game.as_deref().map_or_else(|| closest(&text), Ok)?;
            let in_file = |error: Broken| Broken::new(format!("{}: {error}", file.display()));
            catalog::visit(game, Check(&text))?.map_err(in_file)?;
            let (title, hash) = (catalog::info(game)?.title, game::content::hash(&text)?);
            println!("{}: valid content for {title}, hash {hash}", file.display());
        }
    }
    Ok(ExitCode::SUCCESS)
}

struct Check<'a>(&'a str);

impl Visitor for Check<'_> {
    type Output = Result<(), Broken>;
    fn visit<G: Spoken>(self) -> Self::Output {
        let mut settings = Settings::default();
        settings.content = Some(self.0.to_owned());
        G::options(&settings.complete(&G::INFO)?)?;
        // A value that does not say where it is from could pass for a published one.
        game::content::rows(self.0).map(drop)
    }
}

/// The game whose built-in table has the most paths in common with this file.
fn closest(text: &str) -> Result<&'static str, Broken> {
    let paths = |text: &str| -> Vec<String> {
        let headings = text.lines().filter(|line| line.starts_with('['));
        headings.map(|line| line.trim_end().to_owned()).collect()
    };
    let mine = paths(text);
    let common = |content: &str| paths(content).iter().filter(|path| mine.contains(path)).count();
    let best = catalog::all().iter().max_by_key(|info| common(info.content));
    match best {
        Some(info) if common(info.content) > 0 => Ok(info.key),
        _ => Err(Broken::new("this file is like no game's content; say which with --game")),
    }
}
