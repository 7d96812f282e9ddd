// Pieces travel from where they were to where they are; dice tumble once. Web Animations are used,
// which a strict content policy allows; positions themselves are attributes of the drawing.

const TRAVEL = 450;
/** Dice of all boards. */
const DICE = "use[class^='die-'], .piece use[href*='die-'], .piece use[href^='#face-']";

export function still() {
  const wish = document.documentElement.dataset.motion;
  return wish === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where everything is before a step. */
export function remember(board) {
  const pieces = new Map();
  for (const piece of board?.querySelectorAll(".piece[id]") ?? []) {
    pieces.set(piece.id, { box: piece.getBoundingClientRect(), kind: piece.dataset.kind });
  }
  return { pieces, dice: faces(board) };
}

/** Moves everything from where it was. */
export function travel(before, board) {
  if (!board || still()) return;
  const here = [...board.querySelectorAll(".piece[id]")];
  const gone = new Map([...before.pieces].filter(([id]) => !document.getElementById(id)));
  for (const piece of here) {
    const old = before.pieces.get(piece.id) ?? taken(gone, piece.dataset.kind);
    if (old) glide(piece, old.box);
    else if (before.pieces.size) appear(piece);
  }
  tumble(before.dice, board);
}

/** A vanished piece of the same kind is the one that appeared. */
function taken(gone, kind) {
  if (!kind) return null;
  for (const [id, old] of gone) {
    if (old.kind === kind) {
      gone.delete(id);
      return old;
    }
  }
  return null;
}

function glide(piece, old) {
  const now = piece.getBoundingClientRect();
  const scale = piece.parentNode.getScreenCTM?.()?.a || 1;
  const [x, y] = [(old.left - now.left) / scale, (old.top - now.top) / scale];
  if (Math.hypot(x, y) < 1) return;
  const frames = [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }];
  piece.animate(frames, { duration: TRAVEL, easing: "cubic-bezier(.3, .1, .3, 1)" });
}

function appear(piece) {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL });
}

/** What the dice show, whatever their order: a die that only moved was not rolled. */
function faces(board) {
  const list = [...(board?.querySelectorAll(DICE) ?? [])];
  return list.map((die) => die.getAttribute("href")).sort();
}

/** All dice tumble when they show something else than before; dice taken away are no roll. */
function tumble(before, board) {
  const now = faces(board);
  if (now.length < before.length || now.join() === before.join()) return;
  for (const die of board.querySelectorAll(DICE)) {
    const frames = [{ rotate: "-200deg", scale: 0.6 }, { rotate: "20deg", scale: 1.08, offset: 0.8 }, { rotate: "0deg", scale: 1 }];
    die.classList.add("tumbles");
    const rest = () => die.classList.remove("tumbles");
    die.animate(frames, { duration: 600, easing: "ease-out" }).finished.then(rest, rest);
  }
  document.dispatchEvent(new Event("serai:dice"));
}
