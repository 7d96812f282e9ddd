//! Tables as Parquet files. Rows go to the file in groups, so that memory does not grow with their
//! number.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use parquet::basic::{Compression, Encoding, LogicalType, Repetition, Type as Physical};
use parquet::column::reader::ColumnReader;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{ColumnPath, Type};

use crate::head::Head;
use crate::names::{ByName, Name};
use crate::read::Reader;
use crate::tables::{Cell, Column, Holds, Sheet};

/// Rows kept in memory until they are written as one group.
const GROUP: usize = 1 << 18;
/// Under which key of the file's metadata the head stands.
const KEY: &str = "serai";

pub(crate) struct Parquet<W: Write + Send> {
    file: SerializedFileWriter<W>,
    /// The group in the making.
    columns: Vec<Values>,
    rows: usize,
    /// Texts as the file wants them.
    texts: ByName<ByteArray>,
}

enum Values {
    Whole(Vec<i64>),
    Real(Vec<f64>),
    Text(Vec<ByteArray>),
}

impl Values {
    fn of(column: &Column) -> Values {
        match column.holds {
            Holds::Whole | Holds::Rising => Values::Whole(Vec::new()),
            Holds::Real => Values::Real(Vec::new()),
            Holds::Text => Values::Text(Vec::new()),
        }
    }
}

impl<W: Write + Send> Parquet<W> {
    pub(crate) fn new(out: W, columns: &[Column], head: Option<&Head>) -> io::Result<Self> {
        let fields = columns.iter().map(|column| describe(column).map(Arc::new));
        let fields = fields.collect::<Result<_, _>>().map_err(failed)?;
        let schema = Type::group_type_builder("table").with_fields(fields).build();
        let (schema, properties) = (Arc::new(schema.map_err(failed)?), properties(columns, head));
        let file = SerializedFileWriter::new(out, schema, Arc::new(properties)).map_err(failed)?;
        let columns = columns.iter().map(Values::of).collect();
        Ok(Parquet { file, columns, rows: 0, texts: ByName::default() })
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

impl Parquet<Vec<u8>> {
    /// The whole file, after `finish`.
    pub(crate) fn into_bytes(mut self) -> Vec<u8> {
        std::mem::take(self.file.inner_mut())
    }
}

fn properties(columns: &[Column], head: Option<&Head>) -> WriterProperties {
    let head = head.map(|head| vec![KeyValue::new(KEY.to_owned(), head.as_json())]);
    let mut properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_created_by("serai".to_owned())
        .set_key_value_metadata(head);
    for column in columns {
        let path = ColumnPath::from(column.name.as_str());
        properties = match column.holds {
            // Steps of 0 and 1: nearly nothing to write, and no dictionary to look into.
            Holds::Rising => properties
                .set_column_dictionary_enabled(path.clone(), false)
                .set_column_encoding(path, Encoding::DELTA_BINARY_PACKED),
            // The least and the greatest text help nobody.
            Holds::Text => properties.set_column_statistics_enabled(path, EnabledStatistics::None),
            Holds::Whole | Holds::Real => properties,
        };
    }
    properties.build()
}

fn describe(column: &Column) -> Result<Type, ParquetError> {
    let (physical, logical) = match column.holds {
        Holds::Whole | Holds::Rising => (Physical::INT64, None),
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

impl<W: Write + Send> Sheet for Parquet<W> {
    fn row(&mut self, cells: &[Cell]) -> io::Result<()> {
        for (values, cell) in self.columns.iter_mut().zip(cells) {
            match (values, *cell) {
                (Values::Whole(values), Cell::Whole(number)) => values.push(number),
                (Values::Real(values), Cell::Real(number)) => values.push(number),
                (Values::Text(values), Cell::Text(name)) => {
                    let text = self.texts.place(name);
                    values.push(text.get_or_insert_with(|| name.text().into()).clone());
                }
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

/// The head that such a file carries, as JSON.
pub(crate) fn head_of(path: &Path) -> io::Result<String> {
    let file = SerializedFileReader::new(File::open(path)?).map_err(failed)?;
    let all = file.metadata().file_metadata().key_value_metadata().into_iter().flatten();
    let head = all.filter(|pair| pair.key == KEY).find_map(|pair| pair.value.clone());
    head.ok_or_else(|| io::Error::other("it is no simulation"))
}

/// Such a table, row by row; a group at a time is in memory.
pub(crate) struct ParquetReader {
    file: SerializedFileReader<File>,
    columns: Vec<Column>,
    group: usize,
    values: Vec<Vec<Cell>>,
    at: usize,
}

impl ParquetReader {
    pub(crate) fn open(path: &Path, columns: Vec<Column>) -> io::Result<Self> {
        let file = SerializedFileReader::new(File::open(path)?).map_err(failed)?;
        let schema = file.metadata().file_metadata().schema().clone();
        let wanted = columns.iter().map(|column| describe(column).map(Arc::new));
        let wanted: Vec<_> = wanted.collect::<Result<_, _>>().map_err(failed)?;
        if schema.get_fields() != wanted {
            return Err(io::Error::other("its columns are not those of a simulation"));
        }
        Ok(ParquetReader { file, columns, group: 0, values: Vec::new(), at: 0 })
    }

    fn read_group(&mut self) -> Result<(), ParquetError> {
        let group = self.file.get_row_group(self.group)?;
        let rows = group.metadata().num_rows() as usize;
        let read = |place| read_column(group.get_column_reader(place)?, rows);
        self.values = (0..self.columns.len()).map(read).collect::<Result<_, _>>()?;
        (self.group, self.at) = (self.group + 1, 0);
        Ok(())
    }
}

fn read_column(column: ColumnReader, rows: usize) -> Result<Vec<Cell>, ParquetError> {
    let mut cells = Vec::with_capacity(rows);
    match column {
        ColumnReader::Int64ColumnReader(mut column) => {
            let mut values = Vec::new();
            column.read_records(rows, None, None, &mut values)?;
            cells.extend(values.into_iter().map(Cell::Whole));
        }
        ColumnReader::DoubleColumnReader(mut column) => {
            let mut values = Vec::new();
            column.read_records(rows, None, None, &mut values)?;
            cells.extend(values.into_iter().map(Cell::Real));
        }
        ColumnReader::ByteArrayColumnReader(mut column) => {
            let mut values: Vec<ByteArray> = Vec::new();
            column.read_records(rows, None, None, &mut values)?;
            for value in values {
                cells.push(Cell::Text(Name::of(value.as_utf8()?)));
            }
        }
        _ => return Err(ParquetError::General("a column of an unknown kind".to_owned())),
    }
    if cells.len() == rows { Ok(cells) } else { Err(ParquetError::EOF("rows are missing".into())) }
}

impl Reader for ParquetReader {
    fn next(&mut self, cells: &mut Vec<Cell>) -> io::Result<bool> {
        cells.clear();
        while self.values.first().is_none_or(|values| values.len() == self.at) {
            if self.group == self.file.num_row_groups() {
                return Ok(false);
            }
            self.read_group().map_err(failed)?;
        }
        cells.extend(self.values.iter().map(|values| values[self.at]));
        self.at += 1;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parquet::record::RowAccessor;

    #[test]
    fn what_was_written_is_read_again() {
        let folder = testkit::Folder::new();
        let path = folder.0.join("rows.parquet");
        let columns = [
            Column::new("game", Holds::Rising),
            Column::new("win", Holds::Real),
            Column::new("sold.colour=red", Holds::Text),
        ];
        let mut table = Parquet::new(File::create(&path).unwrap(), &columns, None).unwrap();
        let rows = GROUP as i64 + 3;
        for number in 0..rows {
            let cells = [Cell::Whole(number), Cell::Real(0.5), Cell::Text(Name::of("città"))];
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
        let mut again = ParquetReader::open(&path, columns.to_vec()).unwrap();
        let (mut cells, mut read) = (Vec::new(), 0);
        while again.next(&mut cells).unwrap() {
            assert_eq!(cells[..2], [Cell::Whole(read), Cell::Real(0.5)]);
            read += 1;
        }
        assert_eq!(read, rows);
    }
}
