//! `serai sim` with programs from outside: they play in all outputs, and what they do wrong is counted
//! and said.

use serde_json::{Value, json};
use testkit::Folder;

use crate::rate::FIRST;
use crate::{code, problem, read, serai, text};

/// Runs `sim` of Osaka, this program in the first seat.
fn sim(seats: &str, more: &[&str]) -> std::process::Output {
    let output = serai(&[&["sim", "osaka", "--seats", seats], more].concat(), "");
    assert_eq!(code(&output), 0, "{}", problem(&output));
    output
}

fn summary(seats: &str, more: &[&str]) -> Value {
    let mut json: Value =
        serde_json::from_slice(&sim(seats, &[more, &["--json"]].concat()).stdout).unwrap();
    json["seconds"].take();
    json
}

fn script(folder: &Folder, text: &str) -> String {
    let path = folder.file("program");
    std::fs::write(&path, text).unwrap();
    format!("exec:sh {path}")
}

#[test]
fn a_program_plays_its_seat_and_the_same_seed_plays_the_same() {
    let folder = Folder::new();
    let program = script(&folder, FIRST);
    let seats = format!("easy,{program}");
    let one = summary(&seats, &["--games", "4", "--jobs", "1"]);
    assert_eq!(one["seats"], json!(["easy", program]));
    let guest = &one["guests"][0];
    assert_eq!((&guest["seat"], &guest["bot"]), (&2.into(), &program.as_str().into()));
    assert!(guest["decisions"].as_u64() > Some(100), "{guest}");
    assert_eq!(guest["forfeits"], json!({"slow": 0, "gone": 0, "nonsense": 0, "illegal": 0}));
    assert!(one["wins"][0].as_f64() > one["wins"][1].as_f64(), "easy is better: {one}");
    assert_eq!(one, summary(&seats, &["--games", "4", "--jobs", "2"]));
    assert_eq!(summary("random,easy", &["--games", "4"])["guests"], json!([]));
}

#[test]
fn a_run_with_a_program_says_that_it_depends_on_it_wherever_it_is_written() {
    let folder = Folder::new();
    let program = script(&folder, FIRST);
    let seats = format!("{program},random");
    let [out, page] = ["run.csv", "page.html"].map(|name| folder.file(name));
    let args = ["--games", "2", "--out", &out, "--report", &page];
    let printed = text(&sim(&seats, &args));
    let depends = format!("{program} plays from outside");
    assert!(printed.contains(&depends), "{printed}");
    assert!(!printed.contains("left"), "it left nothing undone: {printed}");
    assert!(read(&page).contains(&depends));
    let about: Value = serde_json::from_str(&read(&folder.file("run.about.json"))).unwrap();
    assert_eq!(about["guests"], json!([program]));
    let seats_table = read(&folder.file("run.seats.csv"));
    assert!(seats_table.contains(&format!("0,1,{program},")), "{seats_table}");
    assert!(!read(&folder.file("run.counts.csv")).contains("forfeited"));
    let lines = folder.file("run.jsonl");
    sim(&seats, &["--games", "1", "--out", &lines]);
    assert!(read(&lines).lines().next().unwrap().contains(r#""guests":["#));
    let italian = text(&sim(&seats, &["--games", "1", "--lang", "it"]));
    assert!(italian.contains("gioca da fuori"), "{italian}");
}

#[test]
fn what_a_program_does_wrong_is_counted_by_its_reason() {
    let folder = Folder::new();
    let act = r#"echo '{"request":"act","number":'$number',"action":"no such thing"}'"#;
    let number =
        r#"number=$(printf '%s' "$line" | grep -o '"number":[0-9]*' | head -n 1 | cut -d : -f 2)"#;
    let illegal = format!(
        "while read -r line; do case $line in *'\"turn\"'*) {number}; {act} ;; esac; done\n"
    );
    let nonsense = "while read -r line; do echo what; done\n";
    for (reason, text) in [("illegal", illegal.as_str()), ("nonsense", nonsense)] {
        let forfeits = forfeits(&script(&folder, text), &[]);
        assert!(forfeits[reason].as_u64() > Some(30), "{reason}: {forfeits}");
        assert_eq!(forfeits.as_object().unwrap().values().filter(|n| **n != 0).count(), 1);
    }
    assert!(forfeits("exec:false", &[])["gone"].as_u64() > Some(30));
    // Nobody waits for it again in the same match.
    let slow = forfeits("exec:sleep 60", &["--patience", "0.2"]);
    assert_eq!(slow["slow"], 1, "{slow}");
    assert!(slow["gone"].as_u64() > Some(30), "{slow}");
}

/// What is forfeited in one match.
fn forfeits(program: &str, more: &[&str]) -> Value {
    let json = summary(&format!("{program},random"), &[&["--games", "1"], more].concat());
    json["guests"][0]["forfeits"].clone()
}

#[test]
fn what_a_program_leaves_undone_stands_in_words_in_tables_and_in_comparisons() {
    let folder = Folder::new();
    let out = folder.file("run.csv");
    let printed = text(&sim("exec:false,random", &["--games", "2", "--out", &out]));
    assert!(printed.contains("exec:false left ") && printed.contains("because it was gone"));
    let counts = read(&folder.file("run.counts.csv"));
    assert!(counts.contains("0,1,forfeited,") && counts.contains("1,1,forfeited.why=gone,"));
    assert!(!counts.contains(",2,forfeited"), "the other seat is no guest");
    let versus = ["--games", "2", "--set", "end.tokens=4", "--versus"];
    let compared = summary("exec:false,random", &versus);
    assert!(compared["guests"][0]["forfeits"]["gone"].as_u64() > Some(30), "{compared}");
    let missing = serai(&["sim", "osaka", "--seats", "exec:/no/such/program,random"], "");
    assert_eq!(code(&missing), 2);
    assert!(problem(&missing).contains("cannot start /no/such/program"), "{}", problem(&missing));
}
