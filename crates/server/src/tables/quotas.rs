//! How much one person, and everybody from one address, may have of the house. Counted in the store,
//! so that several nodes count together.

use store::Quota;

/// What a table may cost, and how many of them; 0 is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// Unfinished tables of one person or address.
    pub open_tables: u32,
    /// Tables that one person or address opens within a day.
    pub tables_a_day: u32,
    /// Different content tables of one person or address.
    pub contents: u32,
    /// Rows of one table's journal.
    pub rows: u32,
    /// New people from one address within a day, at one node.
    pub people_a_day: u32,
}

impl Default for Quotas {
    fn default() -> Self {
        Quotas { open_tables: 200, tables_a_day: 500, contents: 50, rows: 5_000, people_a_day: 500 }
    }
}

impl Quotas {
    /// Nothing is counted.
    pub const NONE: Quotas =
        Quotas { open_tables: 0, tables_a_day: 0, contents: 0, rows: 0, people_a_day: 0 };

    pub(crate) fn of_one(self) -> Quota {
        Quota {
            unfinished: self.open_tables.into(),
            a_day: self.tables_a_day.into(),
            contents: self.contents.into(),
        }
    }

    /// Whether a journal that ends with this number takes no further rows.
    pub(crate) fn are_full(self, number: i64) -> bool {
        self.rows > 0 && number >= self.rows.into()
    }
}
