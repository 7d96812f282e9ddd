//! What a visitor may see → HTML. Pure functions on top of `draw` and `lang`.
//!
//! Every page works by links and plain forms; the scripts of the server only make it livelier. What
//! they and the tests hold on to: `#table` with its `data-…` and its four regions `#bar`, `#stage`,
//! `#dock` and `#drawer`, `#decision`, `#choices` with one `data-choice` button for each choice, `#log`,
//! `#take-back`, `#hint`, `#coach` with its `data-hint`, `#warning`, and the boards' spots.
//!
//! What two houses show alike is put together here too: positions of a replay, analyses in words, lessons.
//!
//! What is absent: sockets, clocks, cookies' headers, full states in what is drawn, inline styles and scripts (the
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
mod site;
mod statistics;
mod table;
mod text;
mod tutorial;
mod verify;
mod why;

use ::table::wire::Chair;
use lang::{Language, Speaker};

pub use analysis::{
    Account, AnalysisPage, Insight, Study, analysis, analysis_part, in_words, turning_points,
};
pub use dice::dice;
pub use file::file;
pub use hand_over::hand_over;
pub use home::{Home, HomeTable, TableState, home};
pub use join::{Join, join};
pub use learn::{Learn, Mistake, Promise, School, learn};
pub use look::{Look, SETTINGS, Setting};
pub use message::{Message, message};
pub use new_table::{FRIEND, HERE, ME, NOBODY, NewTable, PACES, new_table};
pub use offline::{Offline, check_file, offline, shell};
pub use proof::{Flaw, Proof, Proved, proof, proof_part};
pub use replay::{Eyes, Past, Replay, by_itself, open_eyes, place, replay, replay_part};
pub use rules::{PICTURED, Reading, about_spot, example_board, example_places, rules, some_rules};
pub use settings::{KeyShown, LastNotice, Notices, Settings, settings};
pub use site::{POLICY_OF_FILES, site};
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
pub use why::why_closed;

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
    /// A page may fetch it; the page itself is a file among others, and no server answers its forms.
    Beside,
}

impl Visit {
    pub fn language(&self) -> Language {
        self.look.language
    }

    /// Whether there is no server behind the page.
    pub(crate) fn is_offline(&self) -> bool {
        matches!(self.engine, Engine::Here | Engine::Beside)
    }

    pub(crate) fn speaker(&self) -> Speaker {
        Speaker::new(self.language(), Vec::new())
    }

    /// Speaks of the people on these chairs as the pages call them.
    pub fn speaker_of(&self, chairs: &[Chair]) -> Speaker {
        table::speaker_of(self, chairs)
    }
}
