//! Who is told what happens. Search passes `&mut ()`, which costs nothing.

/// Hears the events of a step, in order.
pub trait Witness<E> {
    /// Hears one event.
    fn tell(&mut self, event: E);

    /// Hears several, in order. They are made only if somebody listens.
    #[inline]
    fn tell_each(&mut self, events: impl Iterator<Item = E>) {
        events.for_each(|event| self.tell(event));
    }
}

impl<E> Witness<E> for () {
    #[inline(always)]
    fn tell(&mut self, _event: E) {}

    #[inline(always)]
    fn tell_each(&mut self, _events: impl Iterator<Item = E>) {}
}

impl<E> Witness<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
