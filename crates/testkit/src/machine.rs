//! What a test wants of the machine it runs on: a folder of its own, and a way to say that
//! something is missing. A missing thing is counted, never silently green.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// An empty folder of the test's own, removed at its end. Its path is short, since sockets lie in it.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl Folder {
    #[allow(clippy::new_without_default)] // two of them are not the same folder
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("serai-{}-{count}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path); // of a test that was killed, long ago
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    /// The path of a file in it, as an argument of a program.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

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

    #[test]
    fn folders_are_apart_and_gone_afterwards() {
        let (one, other) = (Folder::new(), Folder::new());
        assert_ne!(one.0, other.0);
        std::fs::write(one.file("a"), "something").unwrap();
        let path = one.0.clone();
        drop(one);
        assert!(!path.exists() && other.0.exists());
    }

    #[test]
    fn what_is_skipped_is_written_line_by_line() {
        let folder = Folder::new();
        let list = folder.0.join("skipped");
        write_down(&list, "tmux", "one");
        write_down(&list, "browser", "two");
        assert_eq!(std::fs::read_to_string(list).unwrap(), "tmux\tone\nbrowser\ttwo\n");
    }
}
