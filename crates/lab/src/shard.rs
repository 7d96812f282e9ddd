//! Part of a run in memory, for programs that split runs over processes and machines.

use game::Broken;

use crate::head::Head;
use crate::output::cannot;
use crate::parquet::Parquet;
use crate::row::Row;
use crate::sim::{self, Plan, Progress};
use crate::tables::{Part, Tables};

/// The three tables of some games, each a whole Parquet file. Tables of several shards have the same
/// columns and go together in any order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shard {
    pub games: Vec<u8>,
    pub seats: Vec<u8>,
    pub counts: Vec<u8>,
}

/// Plays the games of the plan (`plan.games`) and returns their rows, in order. The same games of the
/// same plan have the same rows wherever they are played.
pub fn simulate(plan: &Plan) -> Result<Vec<Row>, Broken> {
    let mut rows = Vec::new();
    sim::run(plan, &Progress::default(), &mut |row| {
        rows.push(row);
        Ok(())
    })?;
    Ok(rows)
}

/// The same as Parquet files, the bytes `serai sim --out` would write for these games.
pub fn parquet(plan: &Plan, progress: &Progress) -> Result<Shard, Broken> {
    let failed = |error: std::io::Error| cannot("write", "memory".as_ref(), &error);
    let head = Head::of(plan)?;
    let sheet = |part: Part| Parquet::new(Vec::new(), &part.columns(), Some(&head));
    let [games, seats, counts] = Part::ALL.map(sheet);
    let sheets = [games.map_err(failed)?, seats.map_err(failed)?, counts.map_err(failed)?];
    let mut tables = Tables::new(&head, sheets);
    sim::run(plan, progress, &mut |row| tables.add(&row).map_err(failed))?;
    tables.finish().map_err(failed)?;
    let [games, seats, counts] = tables.into_sheets().map(Parquet::into_bytes);
    Ok(Shard { games, seats, counts })
}
