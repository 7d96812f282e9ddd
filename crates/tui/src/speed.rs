//! How fast things move that move by themselves: bots' moves, a replay.

use std::time::Duration;

use game::{Phrase, say};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
    Instant,
}

impl Speed {
    const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// The pause after each move.
    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Slow => 2_500,
            Speed::Normal => 900,
            Speed::Fast => 250,
            Speed::Instant => 0,
        })
    }

    pub fn faster(self) -> Speed {
        Speed::ALL[(self as usize + 1).min(Speed::ALL.len() - 1)]
    }

    pub fn slower(self) -> Speed {
        Speed::ALL[(self as usize).saturating_sub(1)]
    }

    pub fn name(self) -> Phrase {
        match self {
            Speed::Slow => say!("tui-speed-slow"),
            Speed::Normal => say!("tui-speed-normal"),
            Speed::Fast => say!("tui-speed-fast"),
            Speed::Instant => say!("tui-speed-instant"),
        }
    }
}

impl std::str::FromStr for Speed {
    type Err = game::Broken;
    fn from_str(text: &str) -> Result<Self, game::Broken> {
        Ok(match text {
            "slow" => Speed::Slow,
            "normal" => Speed::Normal,
            "fast" => Speed::Fast,
            "instant" => Speed::Instant,
            _ => {
                let message = format!("no speed `{text}`; there are: slow, normal, fast, instant");
                return Err(game::Broken::new(message));
            }
        })
    }
}
