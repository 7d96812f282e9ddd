//! Who is told what happens. Search passes `&mut ()`, which costs nothing.

/// Hears the events of a step, in order.
pub trait Witness<E> {
    /// Hears one event.
    fn tell(&mut self, event: E);
}

impl<E> Witness<E> for () {
    #[inline(always)]
    fn tell(&mut self, _event: E) {}
}

impl<E> Witness<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
