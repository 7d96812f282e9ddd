//! `serai analyse`: accounts that add up, a page, and an interruption that loses nothing.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use testkit::Folder;

use crate::{code, command, finished_match, problem, read, serai, text};

fn json(output: &std::process::Output) -> Value {
    serde_json::from_str(&text(output)).unwrap_or_else(|_| panic!("{}", problem(output)))
}

#[test]
fn every_account_adds_up_and_the_page_stands_alone() {
    let folder = Folder::new();
    for game in ["osaka", "istanbul"] {
        let (file, page) = (finished_match(&folder, game), folder.file("page.html"));
        let args = ["analyse", &file, "--depth", "quick", "--json", "--report", &page];
        let output = serai(&args, "");
        assert_eq!(code(&output), 0, "{}", problem(&output));
        for account in json(&output)["accounts"].as_array().unwrap() {
            for what in ["win", "points"] {
                let part = |name: &str| account[name][what].as_f64().unwrap();
                let sum = part("start") + part("luck") + part("own") + part("others");
                assert!((sum - part("result")).abs() < 1e-9, "{account}");
            }
        }
        let page = read(&page);
        assert!(page.contains("Chance to win by move") && !page.contains("<script"));
        let words = serai(&["--lang", "it", "analyse", &file, "--depth", "quick"], "");
        assert!(text(&words).contains("Le svolte della partita"), "{}", text(&words));
        assert!(!text(&words).contains('⟨'), "{}", text(&words));
    }
}

#[test]
fn an_interrupted_analysis_goes_on_and_ends_as_if_nothing_had_happened() {
    let folder = Folder::new();
    let file = finished_match(&folder, "osaka");
    let copy = folder.file("copy.record");
    std::fs::copy(&file, &copy).unwrap();
    let args = |file| ["analyse", file, "--depth", "quick", "--json", "--jobs", "1"];
    let child = command(&args(&file)).spawn().unwrap();
    let kept = format!("{file}.analysis");
    let lines = || std::fs::read_to_string(&kept).unwrap_or_default().lines().count();
    let begin = Instant::now();
    while lines() < 4 {
        assert!(begin.elapsed() < Duration::from_secs(60), "nothing is kept");
        std::thread::sleep(Duration::from_millis(2));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let stopped = child.wait_with_output().unwrap();
    assert_eq!(code(&stopped), 130, "{}", problem(&stopped));
    assert!(problem(&stopped).contains("Nothing is lost"), "{}", problem(&stopped));
    let before = read(&kept);
    let resumed = serai(&args(&file), "");
    assert_eq!(code(&resumed), 0, "{}", problem(&resumed));
    assert!(read(&kept).starts_with(&before), "what was found stays");
    assert_eq!(json(&resumed), json(&serai(&args(&copy), "")));
}

#[test]
fn an_unfinished_match_is_not_analysed() {
    let folder = Folder::new();
    let file = finished_match(&folder, "osaka");
    let whole = read(&file);
    let cut = whole.find("\n40 ").unwrap();
    std::fs::write(&file, &whole[..=cut]).unwrap();
    let output = serai(&["analyse", &file], "");
    assert_eq!(code(&output), 2);
    assert!(problem(&output).contains("would tell secrets"), "{}", problem(&output));
}
