// The line to the house: where we are, questions, news. Usually the house is the server that sent the
// page; a page that brings its own house lends it here before the other scripts begin.

const RETRY = 3000;
let own = null;

/** This page's own house answers from now on. */
export function lend(house) {
  own = house;
}

/** The address of the page, as the house knows it. */
export const here = () => (own ? own.here() : location);

/** A question, answered as by `fetch`. */
export const ask = (address, options) => (own ? own.ask(address, options) : fetch(address, options));

/** To another page of the house. */
export const go = (address) => (own ? own.go(address) : location.assign(address));

/** The page's address from now on: `push` or `replace`. */
export function note(address, how) {
  history[`${how}State`](null, "", own ? own.outside(address) : address);
}

/** Hears of everything that moves at this page's table. The news only says that something moved. */
export function hear(told) {
  if (own) return own.hear(told);
  const stream = new EventSource(`${location.pathname}/stream${location.search}`);
  stream.addEventListener("open", () => told.open());
  stream.addEventListener("moved", (event) => told.moved(Number(event.data)));
  stream.addEventListener("present", () => told.present());
  stream.addEventListener("error", () => {
    told.lost();
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => hear(told), RETRY);
  });
}
