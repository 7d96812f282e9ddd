//! What then? Dice that came up, and dice that leave the pool or come back to it.

use game::Witness;

use crate::dice::{Colour, Faces};
use crate::event::Event;
use crate::goods::{Goods, Material};
use crate::state::Tabriz;
use crate::task::Why;

impl Tabriz {
    /// Dice of one colour have come up.
    pub(crate) fn rolled(
        &mut self,
        colour: Colour,
        faces: Faces,
        why: Why,
        witness: &mut impl Witness<Event>,
    ) {
        self.open.air[colour.index()] = 0;
        let at = if let Why::Tile { space } = why { Some(self.open.address(space)) } else { None };
        witness.tell(Event::Rolled { colour, faces, at });
        match why {
            Why::Tile { space } => self.lie_on_tile(space, colour, faces, witness),
            Why::Gain => {
                self.return_dice(colour, faces);
                self.gain_goods(faces.goods(), witness);
            }
            Why::Match { material } => {
                self.return_dice(colour, faces);
                let hits = Goods::of(material, u16::from(faces.count(material)));
                self.gain_goods(hits, witness);
            }
            Why::Gita => self.gita_rolled(colour, faces, witness),
            Why::RivalSwapped => self.return_dice(colour, faces),
            Why::Pool | Why::Swapped => {
                // T91, T94: under their column, even if that turn is over.
                self.open.pool[colour.index()] += faces.total();
                if let Some(rival) = &mut self.open.rival {
                    rival.under.put(colour, faces);
                }
            }
        }
    }

    fn gain_goods(&mut self, goods: Goods, witness: &mut impl Witness<Event>) {
        if !goods.is_empty() {
            let seat = self.open.current;
            self.open.me_mut().goods.add(goods);
            witness.tell(Event::Gained { seat, goods });
        }
    }

    /// Rolled dice go back to the pool. Alone they keep their faces: under their column while that
    /// turn of the Rival is still to come, else beside the mat.
    pub(super) fn return_dice(&mut self, colour: Colour, faces: Faces) {
        self.open.pool[colour.index()] += faces.total();
        if let Some(rival) = &mut self.open.rival {
            let to_come = colour.index() >= usize::from(rival.turns);
            let zone = if to_come { &mut rival.under } else { &mut rival.aside };
            zone.put(colour, faces);
        }
    }

    /// Takes a die out of the pool; alone one with that face, from beside the mat if there is one.
    pub(crate) fn take_from_pool(&mut self, colour: Colour, face: Option<Material>) {
        self.open.pool[colour.index()] -= 1;
        if let (Some(rival), Some(face)) = (&mut self.open.rival, face) {
            let beside = rival.aside.count(colour, face) > 0;
            let zone = if beside { &mut rival.aside } else { &mut rival.under };
            zone.take(colour, face);
        }
    }
}
