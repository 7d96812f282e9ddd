//! The whole file, line by line, out and in.

use rusqlite::{Connection, params};
use tokio::sync::mpsc;

use super::rows::{self, person, put_row, put_seat, put_table, query, seat_row, table_row};
use crate::{Error, Line, Result, sql};

/// Sends everything, as it stands at one moment.
pub(super) fn export(connection: &mut Connection, to: &mpsc::Sender<Line>) -> Result<()> {
    let gone = |_| Error("the backup's reader is gone".into());
    // One read transaction sees one moment, however long it takes.
    let moment = connection.transaction()?;
    for person in query(&moment, sql::PEOPLE, [], person)? {
        to.blocking_send(Line::Person(person)).map_err(gone)?;
    }
    for memo in query(&moment, sql::MEMOS_OF_ALL, [], rows::memo)? {
        to.blocking_send(Line::Memo(memo)).map_err(gone)?;
    }
    for content in query(&moment, sql::CONTENTS, [], rows::content)? {
        to.blocking_send(Line::Content(content)).map_err(gone)?;
    }
    for table in query(&moment, sql::TABLES, [], table_row)? {
        let id = table.id.clone();
        to.blocking_send(Line::Table(table)).map_err(gone)?;
        for seat in query(&moment, sql::SEATS, [&id], seat_row)? {
            to.blocking_send(Line::Seat(id.clone(), seat)).map_err(gone)?;
        }
        for row in query(&moment, sql::ROWS_AFTER, params![id, 0], rows::journal_row)? {
            to.blocking_send(Line::Row(id.clone(), row)).map_err(gone)?;
        }
    }
    for analysis in query(&moment, sql::ANALYSES_OF_ALL, [], rows::analysed)? {
        let id = analysis.table.clone();
        to.blocking_send(Line::Analysis(analysis)).map_err(gone)?;
        for (number, line) in query(&moment, sql::FINDINGS, [&id], rows::finding)? {
            to.blocking_send(Line::Finding(id.clone(), number, line)).map_err(gone)?;
        }
    }
    Ok(())
}

/// Replaces everything.
pub(super) fn import(connection: &Connection, mut from: mpsc::Receiver<Line>) -> Result<()> {
    connection.execute_batch(sql::EMPTY)?;
    connection.execute(sql::NEW_EPOCH, [])?;
    while let Some(line) = from.blocking_recv() {
        match &line {
            Line::Person(person) => rows::put_person(connection, person)?,
            Line::Memo(memo) => rows::put_memo(connection, memo)?,
            Line::Content(content) => rows::put_content(connection, content)?,
            Line::Table(table) => drop(put_table(connection, table)?),
            Line::Seat(table, seat) => put_seat(connection, table, seat)?,
            Line::Row(table, row) => put_row(connection, table, row)?,
            Line::Analysis(analysis) => rows::put_analysis(connection, analysis)?,
            Line::Finding(table, number, line) => {
                rows::put_finding(connection, table, *number, line)?;
            }
        }
    }
    Ok(())
}
