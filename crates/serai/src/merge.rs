//! `serai merge`: parts of a simulation become one.

use std::process::ExitCode;

use game::{Broken, say};
use lang::{Language, Speaker};

use crate::args::MergeArgs;

pub(crate) fn run(language: Language, args: &MergeArgs) -> Result<ExitCode, Broken> {
    let games = ::lab::merge(&args.out, &args.parts)?;
    let speaker = Speaker::new(language, Vec::new());
    let parts = args.parts.len();
    println!("{}", speaker.say(&say!("cli-merged", games = games.to_string(), parts = parts)));
    Ok(ExitCode::SUCCESS)
}
