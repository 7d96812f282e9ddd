// Pieces travel from where they were to where they are, in the drawing's own coordinates: moving or
// enlarging the view moves no piece. Dice tumble once, cards turn. Web Animations are used, which a
// strict content policy allows; positions themselves are attributes of the drawing.

const TRAVEL = 400;
/** Dice of all boards. */
const DICE = "use[class^='die-'], .piece use[href*='die-'], .piece use[href^='#face-']";
/** What has a back. */
const CARDS = "use[href^='#card'], use[href^='#carpet']";

export function still() {
  const wish = document.documentElement.dataset.motion;
  return wish === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where everything is before a step. */
export function remember(board) {
  const svg = board?.querySelector("svg");
  const pieces = new Map();
  for (const piece of board?.querySelectorAll(".piece[id]") ?? []) {
    pieces.set(piece.id, { at: middle(svg, piece), sign: sign(piece), kind: piece.dataset.kind });
  }
  return { pieces, dice: faces(board), width: svg?.viewBox.baseVal.width };
}

/** Where pieces stand within their parts of a board, without drawing it: by name. */
export function signs(board) {
  return new Map([...(board?.querySelectorAll(".piece[id]") ?? [])].map((piece) => [piece.id, sign(piece)]));
}

/** The names of pieces that stand elsewhere than before, or are new. */
export function changed(before, now) {
  return [...now].filter(([id, sign]) => !isSame(before.get(id), sign)).map(([id]) => id);
}

/** A piece's place within its part of the board, and which part that is: by number and by name, one
    of which may change when another part comes or goes. */
function sign(piece) {
  const steps = [];
  let part = piece;
  while (part.parentNode && part.nodeName !== "svg" && !part.querySelector(":scope > .panel")) {
    steps.push(part.getAttribute("transform"));
    part = part.parentNode;
  }
  const panels = [...(piece.closest("svg")?.querySelectorAll(".panel") ?? [])];
  const place = steps.join(" ");
  const title = part.querySelector?.(".heading, .name")?.textContent.replace(/\d+/g, "") ?? "";
  return [`${panels.findIndex((panel) => panel.parentNode === part)} ${place}`, `${title} ${place}`];
}

const isSame = (one, two) => one !== undefined && (one[0] === two[0] || one[1] === two[1]);

/** The middle of a piece in the drawing's units. */
function middle(svg, piece) {
  const { x, y, width, height } = piece.getBBox();
  const matrix = within(svg, piece);
  return matrix && new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
}

/** From an element's coordinates to the drawing's. */
function within(svg, element) {
  const [whole, own] = [svg.getScreenCTM(), element.getScreenCTM?.()];
  return whole && own ? whole.inverse().multiply(own) : null;
}

/** Moves what changed from where it was, and gives it. */
export function travel(before, board) {
  const svg = board?.querySelector("svg");
  // Another drawing has other places.
  if (!svg || !before.pieces.size || before.width !== svg.viewBox.baseVal.width) return [];
  const moved = [];
  const gone = new Map([...before.pieces].filter(([id]) => !document.getElementById(id)));
  for (const piece of board.querySelectorAll(".piece[id]")) {
    const known = before.pieces.get(piece.id);
    if (known && isSame(known.sign, sign(piece))) continue;
    const old = known ?? taken(gone, piece.dataset.kind);
    moved.push(piece);
    if (still()) continue;
    if (old?.at) glide(svg, piece, old.at);
    else appear(piece);
  }
  if (!still()) tumble(before.dice, board);
  return moved;
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

function glide(svg, piece, from) {
  const [now, parent] = [middle(svg, piece), within(svg, piece.parentNode)];
  if (!now || !parent) return;
  const { a, b, c, d } = parent.inverse();
  const [across, down] = [from.x - now.x, from.y - now.y];
  const [x, y] = [a * across + c * down, b * across + d * down];
  if (Math.hypot(x, y) < 1) return;
  const frames = [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }];
  piece.animate(frames, { duration: TRAVEL, easing: "cubic-bezier(.3, .1, .3, 1)" });
}

/** What was nowhere before: a card is turned up, anything else comes out of the air. */
function appear(piece) {
  const card = piece.querySelector(CARDS);
  if (card) spin(card, [{ scale: "0 1" }, { scale: "1 1" }], TRAVEL);
  else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL });
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
  const frames = [{ rotate: "-200deg", scale: 0.6 }, { rotate: "20deg", scale: 1.08, offset: 0.8 }, { rotate: "0deg", scale: 1 }];
  for (const die of board.querySelectorAll(DICE)) spin(die, frames, 600);
  document.dispatchEvent(new Event("serai:dice"));
}

/** Moves something around its own middle. */
function spin(element, frames, duration) {
  element.classList.add("tumbles");
  const rest = () => element.classList.remove("tumbles");
  element.animate(frames, { duration, easing: "ease-out" }).finished.then(rest, rest);
}
