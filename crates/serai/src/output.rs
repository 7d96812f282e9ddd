//! Standard output that cannot be written: a reader that has gone away is a normal end, anything
//! else is said and ends the program with an error.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Something went wrong that is not the input's fault.
pub(crate) const FAILED: u8 = 1;

/// `print!` panics where nothing can be printed. `serai rules osaka | head` closes the pipe early,
/// which is no bug to report; a full disk is none either, but whoever waits for the text must know.
pub(crate) fn watch() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let message = panic.payload_as_str().unwrap_or_default();
        match message.strip_prefix("failed printing to stdout: ") {
            Some(why) if why.starts_with("Broken pipe") => std::process::exit(0),
            Some(why) => {
                complain(why);
                std::process::exit(FAILED.into());
            }
            None => usual(panic),
        }
    }));
}

/// Writes out what is left; the code to end with.
pub(crate) fn finish(code: ExitCode) -> ExitCode {
    ended(io::stdout().flush()).unwrap_or(code)
}

/// How the program ends if this could not be written; nothing if it could.
pub(crate) fn ended(written: io::Result<()>) -> Option<ExitCode> {
    match written {
        Ok(()) => None,
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Some(ExitCode::SUCCESS),
        Err(error) => {
            complain(error);
            Some(ExitCode::from(FAILED))
        }
    }
}

fn complain(why: impl std::fmt::Display) {
    eprintln!("serai: cannot write to standard output: {why}");
}
