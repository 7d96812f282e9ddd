//! Tables as comma-separated text, for spreadsheets.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use serde::{Serialize, Serializer};

use crate::names::Name;
use crate::read::Reader;
use crate::tables::{Cell, Column, Holds, Sheet};

pub(crate) struct Csv(csv::Writer<BufWriter<File>>);

impl Csv {
    pub(crate) fn new(file: BufWriter<File>, columns: &[Column]) -> io::Result<Self> {
        let mut csv = csv::WriterBuilder::new().has_headers(false).from_writer(file);
        csv.write_record(columns.iter().map(|column| &column.name))?;
        Ok(Csv(csv))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Cell::Whole(number) => serializer.serialize_i64(*number),
            Cell::Real(number) => serializer.collect_str(number),
            Cell::Text(text) => serializer.serialize_str(text.text()),
        }
    }
}

impl Sheet for Csv {
    fn row(&mut self, cells: &[Cell]) -> io::Result<()> {
        Ok(self.0.serialize(cells)?)
    }

    fn finish(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Such a table, row by row.
pub(crate) struct CsvReader {
    rows: csv::Reader<File>,
    columns: Vec<Column>,
    record: csv::StringRecord,
}

impl CsvReader {
    pub(crate) fn open(path: &Path, columns: Vec<Column>) -> io::Result<Self> {
        let mut rows = csv::Reader::from_path(path)?;
        if !rows.headers()?.iter().eq(columns.iter().map(|column| &column.name)) {
            return Err(io::Error::other("its columns are not those of a simulation"));
        }
        Ok(CsvReader { rows, columns, record: csv::StringRecord::new() })
    }
}

impl Reader for CsvReader {
    fn next(&mut self, cells: &mut Vec<Cell>) -> io::Result<bool> {
        cells.clear();
        if !self.rows.read_record(&mut self.record)? {
            return Ok(false);
        }
        for (column, text) in self.columns.iter().zip(&self.record) {
            let wrong = || io::Error::other(format!("`{text}` is no number"));
            cells.push(match column.holds {
                Holds::Whole | Holds::Rising => Cell::Whole(text.parse().map_err(|_| wrong())?),
                Holds::Real => Cell::Real(text.parse().map_err(|_| wrong())?),
                Holds::Text => Cell::Text(Name::of(text)),
            });
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_with_commas_quotes_and_newlines_stays_in_its_cell() {
        let folder = testkit::Folder::new();
        let path = folder.0.join("cells.csv");
        let columns = [Column::new("bot", Holds::Text), Column::new("win", Holds::Real)];
        let mut csv = Csv::new(BufWriter::new(File::create(&path).unwrap()), &columns).unwrap();
        let mad = "a \"b\", c\nd\r\ne";
        csv.row(&[Cell::Text(Name::of(mad)), Cell::Real(0.5)]).unwrap();
        csv.row(&[Cell::Text(Name::of("b")), Cell::Real(1.0)]).unwrap();
        csv.finish().unwrap();
        let mut read = csv::Reader::from_path(&path).unwrap();
        assert_eq!(read.headers().unwrap(), vec!["bot", "win"]);
        let rows: Vec<csv::StringRecord> = read.records().map(Result::unwrap).collect();
        assert_eq!(rows, [vec![mad, "0.5"], vec!["b", "1"]]);
    }
}
