//! Numbers about the running server, as Prometheus reads them.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use store::Aside;

/// Upper bounds in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// By the first digit of their status.
    answers: [AtomicU64; 6],
    panics: AtomicU64,
    streams: AtomicU64,
    steps: Histogram,
    requests: Histogram,
}

impl Metrics {
    pub(crate) fn answered(&self, status: u16, time: Duration) {
        self.answers[usize::from(status / 100).min(5)].fetch_add(1, Ordering::Relaxed);
        self.requests.add(time);
    }

    pub(crate) fn stored(&self, time: Duration) {
        self.steps.add(time);
    }

    pub(crate) fn panicked(&self) {
        self.panics.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn panics(&self) -> u64 {
        self.panics.load(Ordering::Relaxed)
    }

    pub(crate) fn stream_opened(&self) {
        self.streams.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn stream_closed(&self) {
        self.streams.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn page(&self, live_tables: usize, aside: &[Aside]) -> String {
        let mut page = String::new();
        let mut plain = |name: &str, kind: &str, value: u64| {
            let _ = write!(page, "# TYPE {name} {kind}\n{name} {value}\n");
        };
        plain("serai_live_tables", "gauge", live_tables as u64);
        plain("serai_streams", "gauge", self.streams.load(Ordering::Relaxed));
        plain("serai_panics_total", "counter", self.panics());
        plain("serai_tables_set_aside", "gauge", aside.len() as u64);
        page.push_str("# TYPE serai_table_set_aside gauge\n");
        for Aside { table, game, .. } in aside {
            let _ = writeln!(page, "serai_table_set_aside{{table=\"{table}\",game=\"{game}\"}} 1");
        }
        page.push_str("# TYPE serai_answers_total counter\n");
        for (class, count) in self.answers.iter().enumerate().skip(1) {
            let count = count.load(Ordering::Relaxed);
            let _ = writeln!(page, "serai_answers_total{{class=\"{class}xx\"}} {count}");
        }
        self.steps.write(&mut page, "serai_step_stored_seconds");
        self.requests.write(&mut page, "serai_request_seconds");
        page
    }
}

#[derive(Debug, Default)]
struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    fn add(&self, time: Duration) {
        let millis = time.as_micros().div_ceil(1000) as u64;
        if let Some(bucket) = BOUNDS.iter().position(|bound| millis <= *bound) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, page: &mut String, name: &str) {
        let _ = writeln!(page, "# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            let _ = writeln!(page, "{name}_bucket{{le=\"{}\"}} {sum}", *bound as f64 / 1000.0);
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(page, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(page, "{name}_sum {seconds}\n{name}_count {count}");
    }
}
