//! Tables as Parquet files: the little of the format that flat tables without gaps need. Every
//! column is required, plainly encoded and uncompressed; rows go to the file in groups, so that
//! memory does not grow with their number.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::tables::{Cell, Sheet};
use crate::thrift::Thrift;

/// Rows kept in memory until they are written as one group.
const GROUP: usize = 1 << 16;
const MAGIC: &[u8; 4] = b"PAR1";
/// Names of the format for what is used of it.
const REQUIRED: i64 = 0;
const UTF8: i64 = 0;
const PLAIN: i64 = 0;
const RLE: i64 = 3;
const UNCOMPRESSED: i64 = 0;
const DATA_PAGE: i64 = 0;

/// What a column holds, by the format's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Type {
    Whole = 2,
    Real = 5,
    Text = 6,
}

#[derive(Debug)]
pub struct Parquet {
    file: BufWriter<File>,
    /// Bytes written so far.
    at: u64,
    names: Vec<String>,
    types: Vec<Type>,
    /// The values of the group in the making, column by column.
    values: Vec<Vec<u8>>,
    rows: usize,
    groups: Vec<Group>,
}

/// A group on disk.
#[derive(Debug)]
struct Group {
    rows: usize,
    /// Where each column begins, and its length with its header.
    columns: Vec<(u64, u64)>,
}

impl Parquet {
    pub fn create(path: &Path, names: Vec<String>) -> io::Result<Self> {
        let mut file = BufWriter::new(File::create(path)?);
        file.write_all(MAGIC)?;
        let (types, groups) = (Vec::new(), Vec::new());
        let values = vec![Vec::new(); names.len()];
        Ok(Parquet { file, at: MAGIC.len() as u64, names, types, values, rows: 0, groups })
    }

    fn write_group(&mut self) -> io::Result<()> {
        let mut columns = Vec::new();
        for values in &mut self.values {
            let header = page_header(values.len(), self.rows);
            self.file.write_all(&header)?;
            self.file.write_all(values)?;
            let length = (header.len() + values.len()) as u64;
            columns.push((self.at, length));
            self.at += length;
            values.clear();
        }
        self.groups.push(Group { rows: self.rows, columns });
        self.rows = 0;
        Ok(())
    }

    /// What the end of the file says about its columns and groups.
    fn footer(&self) -> Vec<u8> {
        let mut out = Thrift::default();
        out.number(1, 1);
        out.list(2, self.names.len() + 1, |out, index| match index {
            0 => {
                out.text(4, "table");
                out.number(5, self.names.len() as i64);
            }
            _ => self.describe_column(out, index - 1),
        });
        out.long(3, self.groups.iter().map(|group| group.rows as i64).sum());
        out.list(4, self.groups.len(), |out, index| self.describe_group(out, &self.groups[index]));
        out.text(6, "serai");
        out.end()
    }

    fn describe_column(&self, out: &mut Thrift, column: usize) {
        out.number(1, self.type_of(column) as i64);
        out.number(3, REQUIRED);
        out.text(4, &self.names[column]);
        if self.type_of(column) == Type::Text {
            out.number(6, UTF8);
        }
    }

    fn describe_group(&self, out: &mut Thrift, group: &Group) {
        out.list(1, group.columns.len(), |out, column| {
            let (at, length) = group.columns[column];
            out.long(2, at as i64);
            out.object(3, |out| {
                out.number(1, self.type_of(column) as i64);
                out.numbers(2, &[PLAIN]);
                out.texts(3, &[&self.names[column]]);
                out.number(4, UNCOMPRESSED);
                out.long(5, group.rows as i64);
                out.long(6, length as i64);
                out.long(7, length as i64);
                out.long(9, at as i64);
            });
        });
        out.long(2, group.columns.iter().map(|(_, length)| *length as i64).sum());
        out.long(3, group.rows as i64);
    }

    /// A table without rows has never seen a value.
    fn type_of(&self, column: usize) -> Type {
        self.types.get(column).copied().unwrap_or(Type::Whole)
    }
}

fn page_header(bytes: usize, rows: usize) -> Vec<u8> {
    let mut out = Thrift::default();
    out.number(1, DATA_PAGE);
    out.number(2, bytes as i64);
    out.number(3, bytes as i64);
    out.object(5, |out| {
        out.number(1, rows as i64);
        out.number(2, PLAIN);
        out.number(3, RLE);
        out.number(4, RLE);
    });
    out.end()
}

impl Sheet for Parquet {
    /// The first row decides what the columns hold.
    fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()> {
        if self.types.is_empty() {
            self.types = cells.iter().map(type_of).collect();
        }
        for (values, cell) in self.values.iter_mut().zip(cells) {
            match cell {
                Cell::Whole(number) => values.extend(number.to_le_bytes()),
                Cell::Real(number) => values.extend(number.to_le_bytes()),
                Cell::Text(text) => {
                    values.extend((text.len() as u32).to_le_bytes());
                    values.extend(text.as_bytes());
                }
            }
        }
        self.rows += 1;
        if self.rows == GROUP { self.write_group() } else { Ok(()) }
    }

    fn finish(&mut self) -> io::Result<()> {
        if self.rows > 0 {
            self.write_group()?;
        }
        let footer = self.footer();
        self.file.write_all(&footer)?;
        self.file.write_all(&(footer.len() as u32).to_le_bytes())?;
        self.file.write_all(MAGIC)?;
        self.file.flush()
    }
}

fn type_of(cell: &Cell<'_>) -> Type {
    match cell {
        Cell::Whole(_) => Type::Whole,
        Cell::Real(_) => Type::Real,
        Cell::Text(_) => Type::Text,
    }
}
