//! Writes records of random matches, and forgeries of them, into two folders:
//! `cargo run -p table --example records -- FOLDER 1000`. `cargo xtask verifiers` lets three programs judge them.

use std::path::Path;

#[path = "../tests/verifiers/forge.rs"]
mod forge;

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, count] = args.as_slice() else { panic!("FOLDER COUNT") };
    let count: usize = count.parse().expect("a number of records");
    let records: Vec<table::Record> = (0..count).map(forge::record).collect();
    let sound: Vec<String> = records.iter().map(ToString::to_string).collect();
    write(&Path::new(folder).join("sound"), &sound)?;
    write(&Path::new(folder).join("forged"), &forge::forgeries(&records, count))
}

fn write(folder: &Path, texts: &[String]) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    texts.iter().enumerate().try_for_each(|(number, text)| {
        std::fs::write(folder.join(format!("{number:04}.record")), text)
    })
}
