//! Thrift's compact protocol, as far as Parquet's headers need it: objects with numbered fields.

/// An object in the making; fields come in rising order.
#[derive(Debug, Default)]
pub struct Thrift {
    bytes: Vec<u8>,
    last: u8,
}

const NUMBER: u8 = 5;
const LONG: u8 = 6;
const TEXT: u8 = 8;
const LIST: u8 = 9;
const OBJECT: u8 = 12;

impl Thrift {
    pub fn number(&mut self, field: u8, number: i64) {
        self.field(field, NUMBER);
        self.zigzag(number);
    }

    pub fn long(&mut self, field: u8, number: i64) {
        self.field(field, LONG);
        self.zigzag(number);
    }

    pub fn text(&mut self, field: u8, text: &str) {
        self.field(field, TEXT);
        self.string(text);
    }

    pub fn object(&mut self, field: u8, fill: impl FnOnce(&mut Thrift)) {
        self.field(field, OBJECT);
        self.inner(fill);
    }

    pub fn numbers(&mut self, field: u8, numbers: &[i64]) {
        self.field(field, LIST);
        self.length(numbers.len(), NUMBER);
        numbers.iter().for_each(|&number| self.zigzag(number));
    }

    pub fn texts(&mut self, field: u8, texts: &[&str]) {
        self.field(field, LIST);
        self.length(texts.len(), TEXT);
        texts.iter().for_each(|text| self.string(text));
    }

    /// A list of objects, each filled by its index.
    pub fn list(&mut self, field: u8, count: usize, mut fill: impl FnMut(&mut Thrift, usize)) {
        self.field(field, LIST);
        self.length(count, OBJECT);
        (0..count).for_each(|index| self.inner(|out| fill(out, index)));
    }

    pub fn end(mut self) -> Vec<u8> {
        self.bytes.push(0);
        self.bytes
    }

    fn inner(&mut self, fill: impl FnOnce(&mut Thrift)) {
        let outer = std::mem::replace(&mut self.last, 0);
        fill(self);
        self.bytes.push(0);
        self.last = outer;
    }

    fn field(&mut self, field: u8, kind: u8) {
        self.bytes.push((field - self.last) << 4 | kind);
        self.last = field;
    }

    fn length(&mut self, count: usize, kind: u8) {
        match count {
            0..15 => self.bytes.push((count as u8) << 4 | kind),
            _ => {
                self.bytes.push(0xF0 | kind);
                self.varint(count as u64);
            }
        }
    }

    fn string(&mut self, text: &str) {
        self.varint(text.len() as u64);
        self.bytes.extend(text.as_bytes());
    }

    fn zigzag(&mut self, number: i64) {
        self.varint((number << 1 ^ number >> 63) as u64);
    }

    fn varint(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }
}
