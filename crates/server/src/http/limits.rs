//! How much one address may ask: a bucket of requests that refills steadily.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// A full bucket, as seconds of refilling.
const BURST: f64 = 4.0;
/// Buckets are looked through for full (forgettable) ones when there are this many more.
const PRUNE_AT: usize = 10_000;

#[derive(Debug)]
pub struct Limits {
    /// Requests per second and address; 0 is no limit.
    rate: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Limits {
    pub fn new(rate: u32) -> Self {
        Limits { rate: f64::from(rate), buckets: Mutex::default() }
    }

    /// Whether this address may ask once more at this moment.
    pub fn allow(&self, address: IpAddr, now: Instant) -> bool {
        if self.rate == 0.0 {
            return true;
        }
        let full = self.rate * BURST;
        let filled = |bucket: &Bucket| {
            let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.left + seconds * self.rate).min(full)
        };
        let mut buckets = self.buckets.lock().expect("nobody panics here");
        if buckets.len() >= PRUNE_AT {
            buckets.retain(|_, bucket| filled(bucket) < full);
        }
        let bucket = buckets.entry(network(address)).or_insert(Bucket { left: full, at: now });
        *bucket = Bucket { left: filled(bucket), at: now };
        let allowed = bucket.left >= 1.0;
        if allowed {
            bucket.left -= 1.0;
        }
        allowed
    }
}

/// One household has many IPv6 addresses; they count as one.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            [a, b, c, d, 0, 0, 0, 0].into()
        }
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
    fn an_ipv6_household_is_one_address() {
        let (limits, now) = (Limits::new(1), Instant::now());
        let address = |last: u16| IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, last]);
        assert_eq!((0..9).filter(|n| limits.allow(address(*n), now)).count(), 4);
    }
}
