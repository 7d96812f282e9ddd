//! What a visitor may see → HTML. Pure functions on top of `draw` and `lang`.
//!
//! Every page works by links and plain forms; the scripts of the server only make it livelier. What
//! they and the tests hold on to: `#table` with its `data-…` and its four regions `#bar`, `#stage`,
//! `#dock` and `#drawer`, `#decision`, `#choices` with one `data-choice` button for each choice, `#log`,
//! `#take-back`, `#hint`, `#coach` with its `data-hint`, `#warning`, and the boards' spots.
//!
//! What is absent: sockets, clocks, cookies' headers, full states, inline styles and scripts (the
//! content policy forbids them).

mod analysis;
mod dice;
mod file;
mod hand_over;
mod home;
mod join;
mod learn;
mod look;
mod message;
mod new_table;
mod offline;
mod proof;
mod replay;
mod rules;
mod settings;
mod shell;
mod statistics;
mod table;
mod text;
mod tutorial;
mod verify;

use ::table::wire::Chair;
use lang::{Language, Speaker};

pub use analysis::{Account, AnalysisPage, Insight, Study, analysis, analysis_part};
pub use dice::dice;
pub use file::file;
pub use hand_over::hand_over;
pub use home::{Home, HomeTable, TableState, home};
pub use join::{Join, join};
pub use learn::{Learn, Mistake, Promise, learn};
pub use look::{Look, SETTINGS, Setting};
pub use message::{Message, message};
pub use new_table::{FRIEND, HERE, ME, NOBODY, NewTable, PACES, new_table};
pub use offline::{Offline, check_file, offline, shell};
pub use proof::{Flaw, Proof, Proved, proof, proof_part};
pub use replay::{Eyes, Replay, by_itself, place, replay, replay_part};
pub use rules::{PICTURED, Reading, about_spot, example_board, rules, some_rules};
pub use settings::{KeyShown, LastNotice, Notices, Settings, settings};
pub use statistics::{
    Finished, GameNumbers, Mine, MyGame, Seats, UsualError, game_statistics, my_statistics,
};
pub use table::{
    Chain, Coach, Dice, Invite, Notice, Stage, Step, TablePage, Teller, Tip, Warning, part,
    preview, table,
};
pub use text::text;
pub use tutorial::tutorial;
pub use verify::{Verified, verified};

/// Somebody who looks at a page.
#[derive(Clone, Debug)]
pub struct Visit {
    pub look: Look,
    pub layout: draw::Layout,
    /// Where scripts and styles are, without a slash at the end.
    pub assets: String,
    /// The page's own address, to come back to after a change of settings.
    pub path: String,
    /// The visitor's name, if they have one here.
    pub name: Option<String>,
    pub engine: Engine,
}

/// Where the house's engine for browsers is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Engine {
    /// Nowhere: the house was built without.
    #[default]
    Missing,
    /// A page may fetch it.
    OnDemand,
    /// It makes this very page, in the visitor's browser: there is nobody else, and nothing to send.
    Here,
}

impl Visit {
    pub fn language(&self) -> Language {
        self.look.language
    }

    /// Whether the page is made in the visitor's own browser.
    pub(crate) fn is_offline(&self) -> bool {
        self.engine == Engine::Here
    }

    pub(crate) fn speaker(&self) -> Speaker {
        Speaker::new(self.language(), Vec::new())
    }

    /// Speaks of the people on these chairs as the pages call them.
    pub fn speaker_of(&self, chairs: &[Chair]) -> Speaker {
        table::speaker_of(self, chairs)
    }
}
