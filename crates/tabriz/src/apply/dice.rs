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
            let zone = if rival.is_to_come(colour) { &mut rival.under } else { &mut rival.aside };
            zone.put(colour, faces);
        }
    }

    /// Takes a die out of the pool; alone one with that face (any, where faces do not count), from
    /// beside the mat if there is one.
    pub(crate) fn take_from_pool(&mut self, colour: Colour, face: Option<Material>) {
        self.open.pool[colour.index()] -= 1;
        let Some(rival) = &mut self.open.rival else { return };
        for zone in [&mut rival.aside, &mut rival.under] {
            let found = match face {
                None => zone.of(colour).iter().next().map(|(face, _)| face),
                Some(face) => Some(face).filter(|&face| zone.count(colour, face) > 0),
            };
            if let Some(face) = found {
                return zone.take(colour, face);
            }
        }
    }
}
