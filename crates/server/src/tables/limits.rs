//! How much one address may ask: a bucket, of requests or of new people, that refills steadily.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use super::opening::household;

/// A full bucket, as seconds of refilling.
const BURST: f64 = 4.0;
const DAY: f64 = 24.0 * 3600.0;
/// Buckets are looked through for full (forgettable) ones when there are this many more.
const PRUNE_AT: usize = 10_000;

#[derive(Debug)]
pub(crate) struct Limits {
    /// Refilled every second, for each address; 0 is no limit.
    rate: f64,
    /// What a full bucket holds.
    full: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Limits {
    /// So many a second.
    pub(crate) fn new(rate: u32) -> Self {
        let rate = f64::from(rate);
        Limits { rate, full: rate * BURST, buckets: Mutex::default() }
    }

    /// So many a day, also at once.
    pub(crate) fn a_day(most: u32) -> Self {
        let full = f64::from(most);
        Limits { rate: full / DAY, full, buckets: Mutex::default() }
    }

    /// Whether this address may ask once more at this moment.
    pub(crate) fn allow(&self, address: IpAddr, now: Instant) -> bool {
        if self.rate == 0.0 {
            return true;
        }
        let full = self.full;
        let filled = |bucket: &Bucket| {
            let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.left + seconds * self.rate).min(full)
        };
        let mut buckets = self.buckets.lock().expect("nobody panics here");
        if buckets.len() >= PRUNE_AT {
            buckets.retain(|_, bucket| filled(bucket) < full);
        }
        let bucket = buckets.entry(household(address)).or_insert(Bucket { left: full, at: now });
        *bucket = Bucket { left: filled(bucket), at: now };
        let allowed = bucket.left >= 1.0;
        if allowed {
            bucket.left -= 1.0;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_refills_for_each_address_alone() {
        let (limits, now) = (Limits::new(10), Instant::now());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let allowed = (0..100).filter(|_| limits.allow(one, now)).count();
        assert_eq!(allowed, 40);
        assert!(limits.allow(other, now));
        let later = now + Duration::from_millis(500);
        assert_eq!((0..100).filter(|_| limits.allow(one, later)).count(), 5);
    }

    #[test]
    fn a_days_worth_may_come_at_once_and_comes_back_within_a_day() {
        let (limits, now) = (Limits::a_day(24), Instant::now());
        let one = IpAddr::from([10, 0, 0, 1]);
        assert_eq!((0..100).filter(|_| limits.allow(one, now)).count(), 24);
        let later = now + Duration::from_secs(2 * 3600);
        assert_eq!((0..100).filter(|_| limits.allow(one, later)).count(), 2);
    }

    #[test]
    fn an_ipv6_household_is_one_address() {
        let (limits, now) = (Limits::new(1), Instant::now());
        let address = |last: u16| IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, last]);
        assert_eq!((0..9).filter(|n| limits.allow(address(*n), now)).count(), 4);
    }
}
