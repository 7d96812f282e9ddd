//! Small sets as bits of a number: which is the n-th? No set knows here what it is of.

use crate::Dealer;

const BYTES: u64 = 0x0101_0101_0101_0101;

/// The place of the `n`-th set bit, from 0; there must be one. Without branches, since whoever asks has
/// drawn `n` at random and nobody could guess the way.
#[inline]
pub const fn nth_bit(bits: u64, n: u32) -> u32 {
    debug_assert!(n < bits.count_ones(), "fewer bits are set");
    nth_by_sums(bits, sums(bits), n)
}

/// The place of one of the set bits, each as likely; there must be one.
#[inline]
pub fn any_bit(bits: u64, dealer: &mut impl Dealer) -> u32 {
    let sums = sums(bits);
    nth_by_sums(bits, sums, dealer.below((sums >> 56) as u32))
}

/// At each byte stands how many bits are set up to its end.
#[inline]
const fn sums(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & (15 * BYTES)).wrapping_mul(BYTES)
}

#[inline]
const fn nth_by_sums(bits: u64, sums: u64, n: u32) -> u32 {
    let n = n as u64;
    // Bytes up to whose end at most `n` are set are passed.
    let passed = (((n * BYTES) | (0x80 * BYTES)) - sums) >> 7 & BYTES;
    let shift = (8 * (passed.wrapping_mul(BYTES) >> 56)) & 63;
    let before = (sums << 8) >> shift & 0xFF;
    let byte = (bits >> shift) as u8;
    shift as u32 + IN_BYTE[byte as usize][((n - before) & 7) as usize] as u32
}

/// The places of the set bits, lowest first.
#[inline]
pub fn bits_of(mut bits: u64) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros());
        bits &= bits.wrapping_sub(1);
        bit
    })
}

/// Sets one bit of a long set.
#[inline]
pub fn set_bit(words: &mut [u64], place: usize) {
    words[place / 64] |= 1 << (place % 64);
}

/// Sets those bits of a long set that are set in `bits`, the lowest of which stands for this place.
#[inline]
pub fn set_bits(words: &mut [u64], place: usize, bits: u64) {
    let (word, shift) = (place / 64, place % 64);
    words[word] |= bits << shift;
    let beyond = bits >> 1 >> (63 - shift);
    if beyond != 0 {
        words[word + 1] |= beyond;
    }
}

/// For every byte the places of its set bits.
const IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][n] = place as u8;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dealer, Quick};

    #[test]
    fn a_run_of_bits_is_set_bit_by_bit() {
        for (place, bits) in [(0, 5), (60, 0b11011), (63, u64::MAX), (64, 1), (70, 0), (127, 1)] {
            let (mut run, mut single) = ([0; 3], [0; 3]);
            set_bits(&mut run, place, bits);
            let those = (0..64).filter(|bit| bits >> bit & 1 == 1);
            those.for_each(|bit| set_bit(&mut single, place + bit));
            assert_eq!(run, single, "{bits:#b} at {place}");
        }
    }

    #[test]
    fn the_nth_bit_is_the_first_one_after_n_were_cleared() {
        let mut dealer = Quick::new(1);
        let mut word = || u64::from(dealer.word()) << 32 | u64::from(dealer.word());
        for round in 0..2_000 {
            // Full, dense and sparse sets.
            let bits = [u64::MAX, word(), word() & word() & word()][round % 3];
            let mut left = bits;
            for n in 0..bits.count_ones() {
                assert_eq!(nth_bit(bits, n), left.trailing_zeros(), "{n} of {bits:#b}");
                left &= left - 1;
            }
            let drawn = any_bit(bits | 1, &mut Quick::stream(2, round as u64));
            let n = Quick::stream(2, round as u64).below((bits | 1).count_ones());
            assert_eq!(drawn, nth_bit(bits | 1, n), "any of {bits:#b}");
            assert!(bits_of(bits).eq((0..bits.count_ones()).map(|n| nth_bit(bits, n))));
        }
    }
}
