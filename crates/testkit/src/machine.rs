//! What a test does where the machine lacks something: it says so. A missing thing is counted, never
//! silently green.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// Says that the calling test stops here, because the machine lacks something: the file that
/// `SERAI_SKIPPED` names gets a line with the missing thing and the test. Where `CI` is `true`
/// nothing may be missing.
pub fn skipped(what: &str) {
    let in_ci = std::env::var("CI").is_ok_and(|value| value == "true");
    assert!(!in_ci, "{what} is missing here; `cargo xtask needs` installs it");
    let Some(list) = std::env::var_os("SERAI_SKIPPED") else {
        return;
    };
    // The test harness names a test's thread after the test.
    let thread = std::thread::current();
    write_down(Path::new(&list), what, thread.name().unwrap_or_default());
}

fn write_down(list: &Path, what: &str, test: &str) {
    let file = OpenOptions::new().create(true).append(true).open(list);
    let line = format!("{what}\t{test}\n");
    file.and_then(|mut file| file.write_all(line.as_bytes())).expect("a list of skipped tests");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Folder;

    #[test]
    fn what_is_skipped_is_written_line_by_line() {
        let folder = Folder::new();
        let list = folder.0.join("skipped");
        write_down(&list, "tmux", "one");
        write_down(&list, "browser", "two");
        assert_eq!(std::fs::read_to_string(list).unwrap(), "tmux\tone\nbrowser\ttwo\n");
    }
}
