//! The commands around a server: what `serai serve`, `backup` and `restore` say and do.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use testkit::Folder;

fn serai(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_serai"));
    command.args(["--lang", "en"]).args(arguments);
    command
}

/// A server and the line it opened with.
fn open(arguments: &[&str]) -> (Child, String) {
    let mut child = serai(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (child, line)
}

fn run(arguments: &[&str]) -> (bool, String) {
    let Output { status, stdout, stderr } = serai(arguments).output().unwrap();
    let text = [stdout, stderr].concat();
    (status.success(), String::from_utf8_lossy(&text).into_owned())
}

fn terminate(child: &Child) {
    let status = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(status.unwrap().success());
}

#[test]
fn a_taken_port_and_a_taken_folder_are_said_and_a_server_closes_when_told_to() {
    let folder = Folder::new();
    let data = folder.0.join("data");
    let data = data.to_str().unwrap();
    let (mut first, line) = open(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    let address = line.trim().strip_prefix("Serai is open at http://").unwrap().to_owned();

    let (good, said) = run(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    assert!(!good && said.contains("another server uses"), "{said}");
    let other = folder.0.join("other");
    let (good, said) = run(&["serve", "--listen", &address, "--data", other.to_str().unwrap()]);
    assert!(!good && said.contains("cannot listen on"), "{said}");

    terminate(&first);
    let mut said = String::new();
    first.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(first.wait().unwrap().success());
    assert!(said.contains("what was played is kept"), "{said}");
}

#[test]
fn without_a_wish_the_next_free_port_is_taken() {
    let folder = Folder::new();
    let open_at = |name: &str| {
        let data = folder.0.join(name);
        open(&["serve", "--data", data.to_str().unwrap()])
    };
    let (mut first, one) = open_at("one");
    let (mut second, two) = open_at("two");
    terminate(&first);
    terminate(&second);
    let mut said = String::new();
    second.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    first.wait().unwrap();
    second.wait().unwrap();
    assert_ne!(one, two);
    assert!(two.starts_with("Serai is open at http://127.0.0.1:"), "{two}");
    assert!(said.contains("is taken; trying"), "{said}");
}

#[test]
fn a_backup_is_made_and_restored_while_serving() {
    let folder = Folder::new();
    let path = |name: &str| -> String { folder.0.join(name).to_str().unwrap().to_owned() };
    let (data, file) = (path("data"), path("copy"));
    let (mut server, _) = open(&["serve", "--listen", "127.0.0.1:0", "--data", &data]);
    let (good, said) = run(&["backup", &file, "--data", &data]);
    assert!(good && said.contains("0 tables"), "{said}");
    assert!(Path::new(&file).exists());
    let (good, said) = run(&["backup", &file, "--data", &data]);
    assert!(!good && said.contains("exists"), "a backup is never overwritten: {said}");
    let (good, said) = run(&["restore", &file, "--data", &data]);
    assert!(good && said.contains("0 tables are back"), "{said}");
    terminate(&server);
    server.wait().unwrap();
}

#[test]
fn a_folder_without_tables_is_not_backed_up_and_stays_as_it_was() {
    let folder = Folder::new();
    let path = |name: &str| -> String { folder.0.join(name).to_str().unwrap().to_owned() };
    let (good, said) = run(&["backup", &path("copy"), "--data", &path("data")]);
    assert!(!good && said.contains("holds no tables"), "{said}");
    assert!(!folder.0.join("copy").exists() && !folder.0.join("data").exists());
}

#[test]
fn the_store_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let data = folder.0.join("data");
    let (mut server, _) =
        open(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
    for file in std::fs::read_dir(&data).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        let holds_something = file.metadata().unwrap().len() > 0;
        assert!(mode & 0o077 == 0 || !holds_something, "{:?}: {mode:o}", file.path());
    }
    terminate(&server);
    server.wait().unwrap();
}

#[test]
fn a_log_that_no_terminal_shows_has_no_colours() {
    let folder = Folder::new();
    let data = folder.0.join("data");
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--log-level", "debug", "--data"];
    let (mut child, line) = open(&[&arguments[..], &[data.to_str().unwrap()]].concat());
    let address = line.trim().strip_prefix("Serai is open at http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n").unwrap();
    stream.read_to_end(&mut Vec::new()).unwrap();
    terminate(&child);
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    child.wait().unwrap();
    assert!(said.contains("DEBUG") && said.contains("/healthz"), "{said}");
    assert!(!said.contains('\u{1b}'), "{said:?}");
}
