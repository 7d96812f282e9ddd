//! What a choice will cost and bring, before it is made. Tried out in worlds imagined from the
//! viewer's own view, so that it cannot tell anything hidden; what differs between them is left out.

use catalog::Visitor;
use game::{Line, Phrase, Quick, Spoken, TextTable};
use table::{Choice, Frame};

/// Worlds to agree on what is said.
const WORLDS: u64 = 6;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Preview {
    /// What will happen at once, before any dice or cards.
    pub happens: Vec<Phrase>,
    /// The lines about the viewer that will read differently.
    pub you: Vec<Line>,
}

pub fn preview(frame: &Frame, choice: &Choice) -> Preview {
    catalog::visit(frame.game, Try { frame, choice }).ok().flatten().unwrap_or_default()
}

struct Try<'a> {
    frame: &'a Frame,
    choice: &'a Choice,
}

impl Visitor for Try<'_> {
    type Output = Option<Preview>;

    fn visit<G: Spoken>(self) -> Option<Preview> {
        let view = self.frame.view.read::<G::View>().expect("the view of this frame's game");
        let action = *self.choice.action.read::<G::Action>().expect("an action of that game");
        let mut worlds = (0..WORLDS).filter_map(|number| {
            let world = G::imagine(&view, &mut Quick::new(number));
            world.is_legal(action).then(|| self.after(world, action))
        });
        let first = worlds.next()?;
        Some(worlds.fold(first, |common, other| Preview {
            happens: both(common.happens, &other.happens),
            you: both(common.you, &other.you),
        }))
    }
}

impl Try<'_> {
    fn after<G: Spoken>(&self, mut world: G, action: G::Action) -> Preview {
        let viewer = self.frame.viewer;
        let mut events: Vec<G::Event> = Vec::new();
        world.act(action, &mut events);
        let told = events.iter().filter_map(|event| G::redact(event, viewer));
        let happens = told.map(|event| G::tell(&event)).collect();
        let TextTable { you, .. } = G::table(&G::shown(world.view(viewer)));
        let new = |line: &Line| !self.frame.text.you.contains(line);
        Preview { happens, you: you.into_iter().filter(new).collect() }
    }
}

fn both<T: PartialEq>(mut mine: Vec<T>, other: &[T]) -> Vec<T> {
    mine.retain(|item| other.contains(item));
    mine
}
