// Brings a part of the page to its new form while keeping the elements that stay: focus, scroll and
// running movements survive. Elements with an id are recognised by it, others by their place.

/** What a reader may have changed and the server does not know: an open fold, a ticked box. */
const KEPT = { DETAILS: ["open"], INPUT: ["checked"] };

export function morph(from, to) {
  if (from.nodeType !== to.nodeType || from.nodeName !== to.nodeName) {
    from.replaceWith(document.importNode(to, true));
    return;
  }
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  // What a script keeps by itself stays; a list of other choices is another list, and nothing in it moved.
  if (from.dataset.own !== undefined || from.isEqualNode(to)) return;
  if (from.matches("#choices ol")) {
    from.replaceWith(document.importNode(to, true));
    return;
  }
  if (from.matches("#log ol")) keepOlder(from, to);
  attributes(from, to);
  children(from, to);
}

/** The page comes with the newest lines of the log; older ones stay, and nothing in it moves. */
function keepOlder(from, to) {
  const row = (line) => Number(line.id.slice("told-".length));
  const first = to.firstElementChild ? row(to.firstElementChild) : 0;
  to.prepend(...[...from.children].filter((line) => row(line) < first).map((line) => {
    const copy = line.cloneNode(true);
    copy.classList.remove("recent");
    return copy;
  }));
}

function attributes(from, to) {
  // Pages come without styles of their own; only scripts give some.
  const kept = (name) => name === "style" || KEPT[from.nodeName]?.includes(name);
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value && !kept(name)) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !kept(name)) from.removeAttribute(name);
  }
}

function children(from, to) {
  const named = new Map([...from.children].filter((child) => child.id).map((child) => [child.id, child]));
  const wanted = new Set([...to.children].map((child) => child.id).filter(Boolean));
  let place = from.firstChild;
  for (const next of to.childNodes) {
    // A named element that is wanted later is not given away to a nameless one.
    while (place?.id && !wanted.has(place.id)) place = drop(place);
    const known = next.id ? named.get(next.id) : alike(place, next) ? place : null;
    if (!known) {
      from.insertBefore(document.importNode(next, true), place);
    } else if (known === place) {
      place = place.nextSibling;
      morph(known, next);
    } else {
      from.insertBefore(known, place);
      morph(known, next);
    }
  }
  while (place) place = drop(place);
}

function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

function alike(node, other) {
  return node && !node.id && node.nodeType === other.nodeType && node.nodeName === other.nodeName;
}
