//! Whole matches, written down: each number of players, both editions, advanced workshops, all
//! rivals, each ending.

mod common;

use common::greedy;
use tabriz::Tabriz;

const WON: &str = "{\"seat\":0,\"rank\":1,";

testkit::golden! {
    Tabriz;
    two_players: "two", 2, "", 116;
    two_players_and_skill_ends_it: "two-by-skill", 2, "", 411, shows ["\nending skill\n"];
    two_players_and_a_last_turn: "two-last-turn-standing-up", 2, "", 217, shows ["last_turns"];
    three_players: "three", 3, "sides=random", 17;
    four_players: "four", 4, "", 1, by greedy;
    five_players: "five", 5, "sides=random,layout=random", 1, by greedy;
    advanced_workshops: "advanced", 3, "advanced=true,sides=random", 2, by greedy;
    the_prototype: "prototype", 2, "edition=prototype,sides=random", 536;
    the_prototype_with_four_players: "prototype-four", 4,
        "edition=prototype,advanced=true,sides=random", 1, by greedy;
    alone_against_the_old_hand: "alone-r1", 1, "", 10;
    alone_against_the_dye_hoarder: "alone-r2", 1, "rival=r2", 13;
    alone_against_the_toll_collector: "alone-r3", 1, "rival=r3,edition=prototype,sides=random", 1;
    alone_against_the_silk_broker: "alone-r4", 1, "rival=r4", 70;
    alone_against_the_court_favourite: "alone-r5", 1,
        "rival=r5,advanced=true,sides=random,layout=random", 3;
    /// Random players win against no Rival; this one looks a step ahead.
    alone_and_the_player_wins: "alone-won", 1, "rival=r1", 9, by greedy,
        shows ["\nending commissions\n", WON];
    alone_and_the_player_wins_by_skill: "alone-won-by-skill", 1, "rival=r2", 570, by greedy,
        shows ["\nending skill\n", WON];
}

#[test]
fn random_matches_go_as_they_went() {
    testkit::golden::traces::<Tabriz>(
        12,
        &[
            ((1, "rival=r1"), 0x4986_886F_5017_D8FB),
            ((1, "rival=r2"), 0x7772_9E13_6DB0_026E),
            ((1, "rival=r3"), 0x3A28_F7FE_ED1C_014F),
            ((1, "rival=r4,edition=prototype"), 0x1A40_9D58_DAB3_941B),
            ((1, "rival=r5,advanced=true"), 0x17D5_8E25_864B_99FE),
            ((2, ""), 0x7D26_1638_FB9F_575F),
            ((3, "advanced=true"), 0x4A85_CBFE_9D62_2EB8),
            ((4, "edition=prototype"), 0x89C7_5CDC_447E_1C31),
            ((5, "sides=random,layout=random"), 0x1F45_9AE2_9B44_BDD2),
        ],
    );
}
