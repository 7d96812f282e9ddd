//! Whole matches, written down: each number of players, each ending, open memory. The seeds are
//! chosen so that the first three show a tie at the start, insurance, drawn points and a reshuffle.

use osaka::Osaka;

testkit::golden! {
    Osaka;
    two_players: "two", 2, "", 2;
    three_players: "three", 3, "", 3;
    four_players: "four", 4, "", 6;
    open_memory: "open-memory", 2, "open_memory=true", 1;
    /// Hoarding players leave nothing to do: everybody passes.
    all_pass: "passes", 4, "", 29, shows ["ending passes"];
}

#[test]
fn random_matches_go_as_they_went() {
    testkit::golden::traces::<Osaka>(
        400,
        &[
            ((2, ""), 0x32A4_B5BF_D853_77C4),
            ((3, ""), 0x502F_3137_9258_BA9E),
            ((4, ""), 0x9384_3377_EDA2_5032),
            ((3, "first=2"), 0xB47F_E51E_68F5_CBA4),
            ((4, "open_memory=true"), 0x85BD_3BDA_303C_ADAE),
        ],
    );
}
