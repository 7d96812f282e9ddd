//! Whatever happens to the terminal, neither the screen nor the match is lost.

use std::time::Duration;

use crate::tmux::{Tmux, plain, program};

const PLAY: &str = "play osaka --seats you:Anna,random --speed instant --seed 3";

/// At the table with the first decision open.
fn at_table(width: u16, height: u16) -> Option<Tmux> {
    let tmux = Tmux::open(width, height)?;
    tmux.serai(PLAY);
    tmux.wait_for("the first decision", |screen| screen.contains("▸1"));
    Some(tmux)
}

/// Decisions of the person that are written down.
fn decided(tmux: &Tmux) -> usize {
    let text = tmux.only_record();
    text.lines().filter(|line| line.contains(" seat 1: ")).count()
}

#[test]
fn resizing_down_and_up_again_keeps_the_table() {
    let Some(tmux) = at_table(100, 30) else {
        return;
    };
    let before = tmux.screen();
    tmux.run(&["resize-window", "-x", "60", "-y", "20"]);
    tmux.wait_for("the excuse", |screen| screen.contains("60 columns and 20 rows"));
    tmux.run(&["resize-window", "-x", "80", "-y", "24"]);
    let small = tmux.wait_for("tabs", |screen| screen.contains("▸1") && !screen.contains("excuse"));
    assert!(small.lines().nth(2).unwrap().contains("Players"), "{small}");
    tmux.run(&["resize-window", "-x", "100", "-y", "30"]);
    tmux.wait_for("the same screen", |screen| screen == before);
}

#[test]
fn pasted_garbage_chooses_nothing() {
    let Some(tmux) = at_table(100, 30) else {
        return;
    };
    let before = tmux.screen();
    let garbage = "4\n\n2\nq\nq\u{1b}[A\u{7}ünïcode 漢字 \u{0}uhr?/".replace('\0', "");
    tmux.run(&["set-buffer", &garbage.repeat(20)]);
    tmux.run(&["paste-buffer", "-p"]);
    tmux.keys(&["Down", "Up"]);
    tmux.wait_for("the same screen", |screen| screen == before);
    assert_eq!(decided(&tmux), 0);
}

#[test]
fn ctrl_z_gives_the_terminal_back_and_fg_goes_on() {
    let Some(tmux) = at_table(100, 30) else {
        return;
    };
    let before = tmux.screen();
    tmux.keys(&["C-z"]);
    tmux.wait_for("the shell", |screen| screen.contains("Stopped"));
    tmux.keys(&["-l", "echo alive-$((40 + 2))"]);
    tmux.keys(&["Enter"]);
    tmux.wait_for("an answer", |screen| screen.contains("alive-42"));
    tmux.keys(&["fg", "Enter"]);
    tmux.wait_for("the same screen", |screen| screen == before);
    tmux.keys(&["Enter"]);
    tmux.wait_for("the next decision", |screen| screen.contains("take a card"));
    assert_eq!(decided(&tmux), 1);
}

/// Two decisions, then the program is ended; the list of unfinished matches leads back to the same
/// table.
fn ended_and_continued(end: impl FnOnce(&Tmux)) {
    let Some(tmux) = at_table(100, 30) else {
        return;
    };
    let board = |screen: &str| screen.lines().skip(2).take(12).collect::<Vec<_>>().join("\n");
    tmux.keys(&["2", "Enter"]);
    let second = tmux.wait_for("the next decision", |screen| screen.contains("take a card"));
    tmux.keys(&["1", "Enter"]);
    tmux.wait_for("two decisions", |_| decided(&tmux) == 2);
    // What is decided is kept before it is drawn: the screen may still be one of before.
    // With ten choices and more the numbers are two digits wide.
    let asks = |screen: &str| screen.contains("▸ 1") || screen.contains("▸1");
    let mut before = tmux
        .wait_for("the third decision", |screen| asks(screen) && board(screen) != board(&second));
    loop {
        std::thread::sleep(std::time::Duration::from_secs(1));
        let now = tmux.wait_for("the third decision", asks);
        if std::mem::replace(&mut before, now.clone()) == now {
            break;
        }
    }
    end(&tmux);
    tmux.serai("continue --speed instant");
    let list = tmux.wait_for("the list", |screen| screen.contains("Unfinished"));
    assert!(list.contains("Traders of Osaka") && list.contains("Anna"), "{list}");
    tmux.keys(&["Enter"]);
    // It is drawn piece by piece.
    tmux.wait_for("the same table", |screen| asks(screen) && board(screen) == board(&before));
}

#[test]
fn a_killed_program_loses_nothing() {
    ended_and_continued(|tmux| {
        tmux.process().signal("KILL");
        tmux.hang_up();
    });
}

/// In the middle of a burst of keys, of bots' moves, of writing: what was written down stays.
#[test]
fn killed_at_any_moment_the_match_goes_on() {
    let Some(tmux) = at_table(80, 24) else {
        return;
    };
    let mut kept = 0;
    for pause in [0, 3, 11, 29, 67, 130] {
        (0..6).for_each(|_| tmux.keys(&["1", "Enter", "2", "Enter", "Enter"]));
        std::thread::sleep(Duration::from_millis(pause));
        tmux.process().signal("KILL");
        tmux.hang_up();
        let (good, verdict) = plain(&["verify"], &tmux.records()[0]);
        assert!(good, "{verdict}");
        assert!(decided(&tmux) >= kept, "a decision was lost");
        kept = decided(&tmux);
        tmux.serai("continue 1 --speed instant");
        tmux.wait_for("the table", |screen| screen.contains('┌') && screen.contains("Anna"));
    }
    assert!(kept > 6, "hardly anything was played");
}

#[test]
fn when_the_terminal_hangs_up_the_program_ends_at_once_and_loses_nothing() {
    ended_and_continued(|tmux| {
        let process = tmux.process();
        tmux.hang_up();
        process.wait_for_end(Duration::from_secs(5));
    });
}

#[test]
fn being_asked_to_end_restores_the_terminal() {
    let Some(tmux) = at_table(100, 30) else {
        return;
    };
    tmux.process().signal("TERM");
    tmux.wait_for("the shell", |screen| screen.contains("serai continue"));
    tmux.keys(&["-l", "stty -a | grep -o ' echo '"]);
    tmux.keys(&["Enter"]);
    tmux.wait_for("a terminal that echoes", |screen| {
        screen.contains("grep -o") && screen.lines().any(|line| line.trim() == "echo")
    });
}

#[test]
fn the_mouse_chooses_and_does() {
    let Some(tmux) = at_table(100, 30) else {
        return;
    };
    // A press at column 70, row 5: the second choice; then again.
    let click = "\u{1b}[<0;70;5M\u{1b}[<0;70;5m";
    tmux.keys(&["-l", click]);
    tmux.wait_for("the second choice", |screen| screen.contains("▸2"));
    assert_eq!(decided(&tmux), 0);
    tmux.keys(&["-l", click]);
    tmux.wait_for("the decision", |_| decided(&tmux) == 1);
    assert!(tmux.only_record().contains("seat 1: token b"));
}

#[test]
fn two_people_hand_the_keyboard_over() {
    let Some(tmux) = Tmux::open(80, 24) else {
        return;
    };
    tmux.serai("play osaka --seats you:Anna,you:Bert --seed 3 --speed instant");
    let screen = tmux.wait_for("the hand-over", |screen| screen.contains("Pass the keyboard on"));
    assert!(!screen.contains("hand"), "nothing of anybody is shown:\n{screen}");
    tmux.keys(&["Enter"]);
    tmux.wait_for("the first person's table", |screen| screen.contains("▸1"));
    tmux.keys(&["Enter"]);
    tmux.wait_for("the next hand-over", |screen| screen.contains("Pass the keyboard on"));
}

#[test]
fn without_a_game_a_start_screen_asks() {
    let Some(tmux) = Tmux::open(100, 30) else {
        return;
    };
    tmux.serai("play --speed instant");
    let screen = tmux.wait_for("the start screen", |screen| screen.contains("[ Play ]"));
    let kept = include_str!("../../../tui/tests/table/screens/start-en.txt");
    let trimmed: Vec<&str> = screen.lines().map(str::trim_end).collect();
    assert_eq!(trimmed.join("\n").trim_end(), kept.trim_end());
    tmux.keys(&["Down", "-l", "Zoe"]);
    tmux.keys(&["Enter"]);
    tmux.wait_for("the table", |screen| screen.contains("Zoe"));
    tmux.keys(&["q"]);
    tmux.wait_for("the shell", |screen| screen.contains("serai continue"));
}

#[test]
fn a_replay_steps_jumps_and_runs() {
    let Some(tmux) = Tmux::open(100, 30) else {
        return;
    };
    let file = tmux.data.0.join("bots.record");
    let bots = ["play", "osaka", "--seats", "random,random", "--seed", "7", "--record"];
    let made = std::process::Command::new(program()).args(bots).arg(&file).output().unwrap();
    assert!(made.status.success());
    let line = format!("{} replay {} --analyse", program(), file.display());
    tmux.keys(&["-l", &line]);
    tmux.keys(&["Enter"]);
    tmux.wait_for("the beginning", |screen| screen.contains("step 0 of"));
    tmux.keys(&["Right", "Right"]);
    tmux.wait_for("two steps", |screen| screen.contains("step 2 of"));
    tmux.keys(&["5", "0", "Enter"]);
    let middle = tmux.wait_for("a jump", |screen| screen.contains("step 50 of"));
    assert!(middle.contains('%') && middle.contains('▄'), "chances are drawn:\n{middle}");
    tmux.keys(&["s"]);
    tmux.wait_for("the first seat's eyes", |screen| screen.contains("as random-1 sees it"));
    tmux.keys(&["+", "+", "Space"]);
    tmux.wait_for("the end by itself", |screen| screen.contains("1. random-"));
    tmux.keys(&["q"]);
    tmux.wait_for("the shell", |screen| screen.trim_end().ends_with('$'));
}

#[test]
fn no_colour_and_ascii_are_honoured() {
    let Some(tmux) = Tmux::open(100, 30) else {
        return;
    };
    tmux.keys(&["-l", "export NO_COLOR=1 LC_ALL=C"]);
    tmux.keys(&["Enter"]);
    tmux.serai(&format!("{PLAY} --lang it"));
    let screen = tmux.wait_for("the table", |screen| screen.contains(">1"));
    assert!(screen.is_ascii(), "{screen}");
    let coloured = tmux.run(&["capture-pane", "-p", "-e"]);
    let codes: Vec<&str> = coloured.split("\u{1b}[").skip(1).collect();
    let colour = |code: &&&str| code.split('m').next().unwrap().split(';').any(|n| n.len() == 2);
    assert!(
        codes
            .iter()
            .find(colour)
            .is_none_or(|code| code.starts_with("39") || code.starts_with("49"))
    );
}
