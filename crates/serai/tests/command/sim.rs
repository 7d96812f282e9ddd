//! `serai sim`.

use serde_json::Value;

use testkit::Folder;

use crate::{code, problem, serai, text};

fn run(game: &str, jobs: &str) -> Value {
    let args = [
        "sim",
        game,
        "--seats",
        "random,random",
        "--games",
        "500",
        "--seed",
        "3",
        "--jobs",
        jobs,
        "--json",
    ];
    let output = serai(&args, "");
    assert_eq!(code(&output), 0, "{}", problem(&output));
    let mut json: Value = serde_json::from_slice(&output.stdout).unwrap();
    json["seconds"].take();
    json
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    for info in catalog::all() {
        assert_eq!(run(info.key, "1"), run(info.key, "5"), "{}", info.key);
    }
}

#[test]
fn the_summary_adds_up() {
    let json = run("osaka", "2");
    let wins: f64 = json["wins"].as_array().unwrap().iter().map(|w| w.as_f64().unwrap()).sum();
    assert!((wins - 500.0).abs() < 1e-9, "shared wins are fractions: {wins}");
    assert_eq!(json["games"], 500);
    assert_eq!(json["seats"], serde_json::json!(["random", "random"]));
    for key in ["score_mean", "decisions_mean"] {
        assert!(!json[key].is_null(), "{key}");
    }
}

#[test]
fn the_printed_summary_reads_in_both_languages() {
    let args = ["sim", "osaka", "--games", "50"];
    assert!(text(&serai(&args, "")).contains("50 games, seed 1"));
    let italian = [&args[..], &["--lang", "it"]].concat();
    assert!(text(&serai(&italian, "")).contains("50 partite, seme 1"));
}

const VERSUS: [&str; 10] = [
    "sim",
    "osaka",
    "--seats",
    "random,easy",
    "--games",
    "60",
    "--set",
    "end.tokens=4",
    "--versus",
    "--seed=1",
];

#[test]
fn a_comparison_names_its_bots_and_stands_in_groups_in_both_languages() {
    let english = text(&serai(&VERSUS, ""));
    assert!(english.starts_with("Traders of Osaka (random, easy): as printed"), "{english}");
    let groups = ["\nThe game\n", "\nSeats\n", "\nWhat happens\n"];
    let places: Vec<usize> = groups.iter().map(|group| english.find(group).unwrap()).collect();
    assert!(places.is_sorted(), "{english}");
    let italian = text(&serai(&[&VERSUS[..], &["--lang", "it"]].concat(), ""));
    assert!(italian.contains("\n* decisioni "), "{italian}");
    assert!(!italian.contains("decisions"), "{italian}");
}

#[test]
fn a_comparison_is_also_json_a_page_and_tables_of_both_variants() {
    let folder = Folder::new();
    let path = |name: &str| folder.0.join(name).to_string_lossy().into_owned();
    let (report, out) = (path("page.html"), path("games.csv"));
    let output =
        serai(&[&VERSUS[..], &["--json", "--report", &report, "--out", &out]].concat(), "");
    assert_eq!(code(&output), 0, "{}", problem(&output));
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["seats"], serde_json::json!(["random", "easy"]));
    assert_eq!((&json["games"], &json["level"]), (&60.into(), &0.95.into()));
    let first = &json["differences"][0];
    assert_eq!((&first["group"], &first["real"]), (&"game".into(), &true.into()), "{first}");
    assert!(first["change"]["high"].as_f64().unwrap() < 0.0, "{first}");
    let page = std::fs::read_to_string(&report).unwrap();
    assert!(page.contains("random, easy") && page.contains("--set end.tokens=4"), "{page}");
    for (name, lines) in [
        ("games.printed.csv", 61),
        ("games.changed.csv", 61),
        ("games.printed.seats.csv", 121),
        ("games.changed.seats.csv", 121),
    ] {
        assert_eq!(std::fs::read_to_string(path(name)).unwrap().lines().count(), lines, "{name}");
    }
}

/// Runs `sim` or `merge` of Osaka in a folder.
fn in_folder(folder: &Folder, args: &[&str]) -> std::process::Output {
    let in_it = |arg: &&str| match arg.starts_with("run") {
        true => folder.0.join(arg).to_string_lossy().into_owned(),
        false => (*arg).to_owned(),
    };
    let args: Vec<String> = args.iter().map(in_it).collect();
    serai(&args.iter().map(String::as_str).collect::<Vec<_>>(), "")
}

#[test]
fn runs_are_split_and_put_together_to_what_one_machine_writes() {
    let (apart, one) = (Folder::new(), Folder::new());
    let names = ["run.parquet", "run.seats.parquet", "run.counts.parquet"];
    let sim = |folder: &Folder, from: &str, games: &str, out: &str| {
        let output = in_folder(
            folder,
            &["sim", "osaka", "--seed", "5", "--from", from, "--games", games, "--out", out],
        );
        assert_eq!(code(&output), 0, "{}", problem(&output));
    };
    sim(&one, "0", "300", "run.parquet");
    sim(&apart, "0", "120", "run-a.parquet");
    sim(&apart, "120", "180", "run-b.csv");
    let gap = in_folder(&apart, &["merge", "run.parquet", "run-b.csv", "run-b.csv"]);
    assert_eq!(code(&gap), 2);
    assert!(problem(&gap).contains("another part holds too"), "{}", problem(&gap));
    let merged = in_folder(&apart, &["merge", "run.parquet", "run-b.csv", "run-a.parquet"]);
    assert_eq!(code(&merged), 0, "{}", problem(&merged));
    assert!(text(&merged).contains("300 games"), "{}", text(&merged));
    for name in names {
        let [merged, whole] = [&apart, &one].map(|folder| std::fs::read(folder.0.join(name)));
        assert_eq!(merged.unwrap(), whole.unwrap(), "{name}");
    }
    let mut left: Vec<_> =
        std::fs::read_dir(&one.0).unwrap().map(|f| f.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["run.counts.parquet", "run.parquet", "run.seats.parquet"], "nothing else");
}

#[test]
fn what_was_counted_stands_in_a_table_with_the_same_columns_for_every_game() {
    for info in catalog::all() {
        let folder = Folder::new();
        let output = in_folder(&folder, &["sim", info.key, "--games", "20", "--out", "run.csv"]);
        assert_eq!(code(&output), 0, "{}", problem(&output));
        let table = std::fs::read_to_string(folder.0.join("run.counts.csv")).unwrap();
        let mut lines = table.lines();
        assert_eq!(lines.next(), Some("game,seat,what,number"), "{}", info.key);
        assert!(lines.next().is_some_and(|line| line.starts_with("0,1,")), "{table}");
        let about = std::fs::read_to_string(folder.0.join("run.about.json")).unwrap();
        let about: Value = serde_json::from_str(&about).unwrap();
        assert_eq!((&about["simulation"], &about["seed"]), (&info.key.into(), &1.into()));
    }
}

#[test]
fn ratings_keep_their_games_as_a_table_and_name_their_level() {
    let folder = Folder::new();
    let out = folder.0.join("games.csv").to_string_lossy().into_owned();
    let args =
        ["rate", "osaka", "--bots", "random,random", "--games", "20", "--out", &out, "--json"];
    let output = serai(&args, "");
    assert_eq!(code(&output), 0, "{}", problem(&output));
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&json["certain"], &json["level"]), (&false.into(), &0.95.into()));
    let table = std::fs::read_to_string(&out).unwrap();
    assert!(table.starts_with("game,bot 1,rank 1,bot 2,rank 2\n1,random,"), "{table}");
    assert_eq!(table.lines().count(), 21);
    let wrong = out.replace(".csv", ".txt");
    let output = serai(&[&args[..7], &[&wrong]].concat(), "");
    assert_eq!(code(&output), 2);
    assert!(problem(&output).contains(".csv"), "{}", problem(&output));
}
