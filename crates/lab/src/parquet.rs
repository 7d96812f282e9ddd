//! Tables as Parquet files. Rows go to the file in groups, so that memory does not grow with their
//! number.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use crate::tables::{Cell, Column, Holds, Sheet};

/// Rows kept in memory until they are written as one group.
const GROUP: usize = 1 << 16;

pub(crate) struct Parquet {
    file: SerializedFileWriter<File>,
    /// The group in the making.
    columns: Vec<Values>,
    rows: usize,
}

enum Values {
    Whole(Vec<i64>),
    Real(Vec<f64>),
    Text(Vec<ByteArray>),
}

impl Parquet {
    pub(crate) fn create(path: &Path, columns: &[Column]) -> io::Result<Self> {
        let fields = columns.iter().map(|column| describe(column).map(Arc::new));
        let fields = fields.collect::<Result<_, _>>().map_err(failed)?;
        let schema = Type::group_type_builder("table").with_fields(fields).build();
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by("serai".to_owned())
            .build();
        let (schema, properties) = (Arc::new(schema.map_err(failed)?), Arc::new(properties));
        let file = SerializedFileWriter::new(File::create(path)?, schema, properties);
        let empty = |column: &Column| match column.holds {
            Holds::Whole => Values::Whole(Vec::new()),
            Holds::Real => Values::Real(Vec::new()),
            Holds::Text => Values::Text(Vec::new()),
        };
        Ok(Parquet {
            file: file.map_err(failed)?,
            columns: columns.iter().map(empty).collect(),
            rows: 0,
        })
    }

    fn write_group(&mut self) -> Result<(), ParquetError> {
        let mut group = self.file.next_row_group()?;
        for values in &mut self.columns {
            let Some(mut column) = group.next_column()? else { break };
            match values {
                Values::Whole(values) => {
                    column.typed::<Int64Type>().write_batch(values, None, None)?;
                    values.clear();
                }
                Values::Real(values) => {
                    column.typed::<DoubleType>().write_batch(values, None, None)?;
                    values.clear();
                }
                Values::Text(values) => {
                    column.typed::<ByteArrayType>().write_batch(values, None, None)?;
                    values.clear();
                }
            }
            column.close()?;
        }
        group.close()?;
        self.rows = 0;
        Ok(())
    }
}

fn describe(column: &Column) -> Result<Type, ParquetError> {
    let (physical, logical) = match column.holds {
        Holds::Whole => (Physical::INT64, None),
        Holds::Real => (Physical::DOUBLE, None),
        Holds::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
    };
    Type::primitive_type_builder(&column.name, physical)
        .with_logical_type(logical)
        .with_repetition(Repetition::REQUIRED)
        .build()
}

fn failed(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(other) => io::Error::other(other),
        },
        error => io::Error::other(error),
    }
}

impl Sheet for Parquet {
    fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()> {
        for (values, cell) in self.columns.iter_mut().zip(cells) {
            match (values, *cell) {
                (Values::Whole(values), Cell::Whole(number)) => values.push(number),
                (Values::Real(values), Cell::Real(number)) => values.push(number),
                (Values::Text(values), Cell::Text(text)) => values.push(text.into()),
                _ => unreachable!("a column holds values of one kind"),
            }
        }
        self.rows += 1;
        if self.rows == GROUP { self.write_group().map_err(failed) } else { Ok(()) }
    }

    fn finish(&mut self) -> io::Result<()> {
        if self.rows > 0 {
            self.write_group().map_err(failed)?;
        }
        self.file.finish().map(drop).map_err(failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    #[test]
    fn what_was_written_is_read_again() {
        let folder = testkit::Folder::new();
        let path = folder.0.join("rows.parquet");
        let column = |name: &str, holds| Column { name: name.to_owned(), holds };
        let columns = [
            column("game", Holds::Whole),
            column("win", Holds::Real),
            column("sold.colour=red", Holds::Text),
        ];
        let mut table = Parquet::create(&path, &columns).unwrap();
        let rows = GROUP as i64 + 3;
        for number in 0..rows {
            let cells = [Cell::Whole(number), Cell::Real(0.5), Cell::Text("città")];
            table.row(&cells).unwrap();
        }
        table.finish().unwrap();
        let file = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
        assert_eq!(file.num_row_groups(), 2);
        let last = file.get_row_iter(None).unwrap().last().unwrap().unwrap();
        assert_eq!(last.get_long(0).unwrap(), rows - 1);
        assert_eq!(last.get_double(1).unwrap(), 0.5);
        assert_eq!(last.get_string(2).unwrap(), "città");
        assert_eq!(last.get_column_iter().nth(2).unwrap().0, "sold.colour=red");
    }
}
