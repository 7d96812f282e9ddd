//! Actions and views as numbers.

use tabriz::Tabriz;

testkit::numbers! {
    Tabriz {
        modes: [
            (2, ""),
            (3, "advanced=true"),
            (5, "sides=random,layout=random"),
            (1, "rival=r1"),
            (1, "rival=r2"),
            (1, "rival=r3"),
            (1, "rival=r4,advanced=true,sides=random"),
            (1, "rival=r5,edition=prototype,layout=random"),
            (2, "edition=prototype"),
            (4, "edition=prototype,advanced=true,sides=random,layout=random"),
        ],
        matches: 2,
        every: 41,
        // Cards belong to their deck and were drawn once.
        bound: "/older/",
    }
}
