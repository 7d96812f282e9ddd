//! A folder for the files of one test.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// An empty folder of the test's own, removed at its end, and used like the path that it is. The path
/// is short, since sockets lie in it.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl Folder {
    #[allow(clippy::new_without_default)] // two of them are not the same folder
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("serai-{}-{count}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path); // of a test that was killed, long ago
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    /// The path of a file in it, as a word of a command line.
    pub fn file(&self, name: &str) -> String {
        self.join(name).to_str().expect("a plain path").to_owned()
    }
}

impl Deref for Folder {
    type Target = Path;
    fn deref(&self) -> &Path {
        &self.0
    }
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
