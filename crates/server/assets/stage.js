// The stage: the board fits the room it has. Where it would be too small to read or to touch, a part
// of it is shown, which can be moved and made larger; what is lit or has moved is brought into view.

const $ = (id) => document.getElementById(id);
/** What a fingertip covers, in pixels. */
const FINGER = 44;
/** How much larger than at rest at most: by hand, and by itself. */
const MOST = 4;
const BY_ITSELF = 2.2;
/** How much smaller than at rest at least by hand. */
const LEAST = 0.62;
/** Letters smaller than this, in pixels, cannot be read. */
const LETTERS = 11;
/** Room around what is brought into view, in pixels. */
const EDGE = 12;

/** How much larger than at rest. */
let zoom = 1;
/** The decision for which the view was chosen; whoever moves it since keeps it. */
let chosenFor = "";

const picture = () => document.querySelector("#board > svg");
const isFinger = () => matchMedia("(pointer: coarse)").matches;
const gentle = () => (document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

/** Pixels for a unit of the drawing. */
const scale = () => picture().getScreenCTM().a;

/** Larger than at rest is a mere transformation: nothing else on the page moves. What is smaller stays in
    the middle. */
function apply() {
  const aside = Math.max(0, (1 - zoom) / 2) * picture().clientWidth;
  picture().style.transform = zoom === 1 ? "" : `translateX(${aside}px) scale(${zoom})`;
  $("stage").classList.toggle("zoomed", zoom !== 1);
  $("stage").classList.toggle("afar", isFinger() && isShort() && zoom < inFull() - 0.01);
  enlargeTargets();
}

/** The size, with that at rest as 1, at which the smallest of these words can still be read. */
function readable(words) {
  const { clientWidth, clientHeight, viewBox: { baseVal: { width, height } } } = picture();
  const unit = Math.min(clientWidth / width, clientHeight / height);
  const whole = scale();
  // What is not shown now stands on no enlarged part of a board.
  const larger = (text) => (text.checkVisibility() ? Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b) / whole : 1);
  const sizes = [...picture().querySelectorAll(words)].map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * larger(text));
  return sizes.length ? LETTERS / (Math.min(...sizes) * unit) : 1;
}

const inFull = () => readable("text:not(defs *, .ghosts *, .when-far *)");
const inShort = () => readable(".when-far text");

/** Whether the board shows less, but larger, below the size at which all of it can be read. */
function isShort() {
  return picture().querySelector(".in-short") !== null && lit().every((spot) => spot.closest(".in-short") && !spot.closest(".when-near"));
}

/** Where the drawing's own corner is in the window. */
function corner() {
  const { e, f } = picture().getScreenCTM();
  return { left: e, top: f };
}

/** An element's box in pixels from the drawing's corner, whatever is in view now. */
function place(element) {
  const [box, from] = [element.getBoundingClientRect(), corner()];
  return { left: box.left - from.left, top: box.top - from.top, width: box.width, height: box.height };
}

/** What of a spot is to be seen, without what only the finger feels. */
function body(spot) {
  const marks = [...spot.querySelectorAll(":scope > .halo, :scope > .glow")];
  return marks.find((mark) => mark.getBoundingClientRect().width > 0) ?? spot;
}

const shape = (spot) => place(body(spot));

/** Whatever can be chosen is at least as large as a fingertip, and no two of them overlap. */
function enlargeTargets() {
  for (const old of picture().querySelectorAll(".touch")) old.remove();
  if (!isFinger()) return;
  const unit = scale();
  for (const spot of lit()) {
    const { width, height } = shape(spot);
    if (Math.min(width, height) >= FINGER) continue;
    const own = body(spot).getBBox();
    const [w, h] = [Math.max(own.width, FINGER / unit), Math.max(own.height, FINGER / unit)];
    const touch = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    touch.setAttribute("class", "touch");
    for (const [name, value] of Object.entries({ x: own.x - (w - own.width) / 2, y: own.y - (h - own.height) / 2, width: w, height: h })) {
      touch.setAttribute(name, value.toFixed(1));
    }
    spot.prepend(touch);
  }
}

export const lit = () => [...document.querySelectorAll("#board .spot.open")];

/** How large everything lit must be so that a finger hits one of them and not two. What lies within
    another lit thing is hit on it, not beside it; equal pieces are as good as one another. */
function needed(spots) {
  const boxes = spots.map((spot) => ({ ...shape(spot), name: spot.dataset.spot }));
  const center = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const holds = (box, [x, y]) => x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height;
  let most = 0;
  for (const [index, one] of boxes.entries()) {
    for (const two of boxes.slice(index + 1)) {
      if (one.name === two.name || holds(one, center(two)) || holds(two, center(one))) continue;
      const [[x1, y1], [x2, y2]] = [center(one), center(two)];
      most = Math.max(most, FINGER / Math.max(Math.abs(x1 - x2), Math.abs(y1 - y2), 1));
    }
  }
  return Math.min(most, BY_ITSELF);
}

/** The size at which all that is lit is in sight, if it can still be read and a finger hits each of them. */
function suitable(spots) {
  const { width, height } = around(spots.map(shape));
  const fits = Math.min($("board").clientWidth / (width + 2 * EDGE), $("board").clientHeight / (height + 2 * EDGE));
  const least = isShort() ? inShort() : inFull();
  const size = Math.max(needed(spots), least, Math.min(1, fits));
  return size < 1 && size > 0.96 ? 1 : size;
}

/** The box around some elements. */
function around(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The boxes in the view that holds most of these. */
function most(boxes, [w, h]) {
  const inside = (left, top) => boxes.filter((box) =>
    box.left >= left && box.top >= top && box.left + box.width <= left + w && box.top + box.height <= top + h);
  let best = boxes.slice(0, 1);
  for (const left of new Set(boxes.map((box) => box.left))) {
    for (const top of new Set(boxes.map((box) => box.top))) {
      const here = inside(left, top);
      if (here.length > best.length) best = here;
    }
  }
  return best;
}

/** Moves the view so that these are in it, or as many of them as fit. */
export function bring(elements, how = gentle()) {
  const board = $("board");
  if (!picture() || !elements.length) return;
  const [w, h] = [board.clientWidth, board.clientHeight];
  const { left, top, width, height } = around(most(elements.map(place), [w - 2 * EDGE, h - 2 * EDGE]));
  const seen = inView();
  const isIn = (at, length, from, room) => at >= from && at + length <= from + room;
  if (isIn(left, width, seen.left, w) && isIn(top, height, seen.top, h)) return;
  const [across, down] = [left + width / 2 - seen.left - w / 2, top + height / 2 - seen.top - h / 2];
  board.scrollBy({ left: across, top: down, behavior: how });
}

/** Another size, around a point of the window or the middle. */
function zoomTo(next, x, y) {
  const board = $("board");
  const room = board.getBoundingClientRect();
  const [atX, atY] = [x ?? room.left + room.width / 2, y ?? room.top + room.height / 2];
  const before = picture().getBoundingClientRect();
  const [across, down] = [(atX - before.left) / before.width, (atY - before.top) / before.height];
  zoom = Math.min(MOST, Math.max(isFinger() ? LEAST : 1, next));
  if (Math.abs(zoom - 1) < 0.04) zoom = 1;
  apply();
  const after = picture().getBoundingClientRect();
  board.scrollLeft += after.left + across * after.width - atX;
  board.scrollTop += after.top + down * after.height - atY;
  survey();
}

/** The view for the newest position: large enough to touch, and what is lit in it. */
export function look() {
  if (!picture()) return;
  const { number, seat, decides, past } = $("table").dataset;
  const mine = seat !== undefined && seat === decides && past === undefined;
  const open = mine ? lit() : [];
  if (!mine) $("pull").checked = false;
  if (open.length && chosenFor !== number) {
    zoom = 1;
    apply();
    zoom = isFinger() ? suitable(open) : Math.max(1, inFull());
    chosenFor = number;
    apply();
    bring(open, "instant");
  } else {
    // Whoever only looks on sees it as large as it can be read.
    if (!chosenFor && !isShort()) zoom = Math.max(1, inFull());
    apply();
  }
  survey();
}

/** The overview: the board's parts, what is lit, and the part in view. */
function survey() {
  const [board, overview] = [$("board"), $("overview")];
  if (!board || !overview) return;
  const hidden = !picture() || board.scrollWidth <= board.clientWidth + 2 && board.scrollHeight <= board.clientHeight + 2;
  overview.hidden = hidden;
  if (hidden) return;
  overview.classList.toggle("quiet", outOfSight().length === 0);
  const { width, height } = picture().viewBox.baseVal;
  const unit = scale();
  const parts = [...picture().querySelectorAll(".panel")].map(place);
  const shapes = [
    ...parts.map((box) => [box, "part"]),
    ...lit().map((spot) => [shape(spot), "lit"]),
    [inView(), "seen"],
  ];
  const rect = ([{ left, top, width: w, height: h }, kind]) =>
    `<rect class="${kind}" x="${left / unit}" y="${top / unit}" width="${w / unit}" height="${h / unit}"/>`;
  overview.innerHTML = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${shapes.map(rect).join("")}</svg>`;
}

/** What is lit and not in view. */
function outOfSight() {
  const seen = inView();
  const isOut = (at, length, from, room) => at + length / 2 < from || at + length / 2 > from + room;
  return lit().filter((spot) => {
    const { left, top, width, height } = shape(spot);
    return isOut(left, width, seen.left, seen.width) || isOut(top, height, seen.top, seen.height);
  });
}

/** The part in view, in pixels from the drawing's corner. */
function inView() {
  return place($("board"));
}

/** A touch of the overview goes there; pressed by a key, to what is lit and out of sight. */
function jump(event) {
  if (event.detail === 0) return bring(outOfSight());
  const seen = inView();
  const map = $("overview").querySelector("svg").getBoundingClientRect();
  const { width, height } = picture().viewBox.baseVal;
  $("board").scrollBy({
    left: ((event.clientX - map.left) / map.width) * width * scale() - seen.left - seen.width / 2,
    top: ((event.clientY - map.top) / map.height) * height * scale() - seen.top - seen.height / 2,
    behavior: gentle(),
  });
}

/** Two fingers, or the wheel with a key, make the board larger and smaller. */
function pinch() {
  let start = null;
  const gap = ([one, two]) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  const stage = $("stage");
  stage.addEventListener("touchstart", (event) => {
    start = event.touches.length === 2 ? { gap: gap(event.touches), zoom } : null;
  }, { passive: true });
  stage.addEventListener("touchmove", (event) => {
    if (!start || event.touches.length !== 2) return;
    event.preventDefault();
    const [one, two] = event.touches;
    zoomTo((start.zoom * gap(event.touches)) / start.gap, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
  }, { passive: false });
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(zoom * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }, { passive: false });
}

/** The dock's handle is pulled up and down; a mere touch turns it too, as any box to tick. */
function pulling() {
  let from = null;
  document.addEventListener("pointerdown", ({ target, clientY }) => { from = target.id === "pull" ? clientY : null; });
  document.addEventListener("pointerup", ({ clientY }) => {
    if (from !== null && Math.abs(clientY - from) > 20) $("pull").checked = clientY < from;
    from = null;
  });
}

/** With the whole window for the table, and no bars of the browser around it. */
function wholeScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.();
}

export function begin() {
  pinch();
  pulling();
  document.addEventListener("click", (event) => {
    const id = event.target.closest("#view button, #overview, #whole-screen")?.id;
    if (id === "zoom-in") zoomTo(zoom * 1.5);
    if (id === "zoom-out") zoomTo(zoom / 1.5);
    if (id === "zoom-fit") zoomTo(1);
    if (id === "overview") jump(event);
    if (id === "whole-screen") wholeScreen();
    if (event.target.closest("#own")) {
      event.preventDefault();
      bring([...document.querySelectorAll("#own-place")]);
    }
  });
  let [soon, calm] = [0, 0];
  const later = () => {
    cancelAnimationFrame(soon);
    soon = requestAnimationFrame(survey);
    $("stage").classList.add("moving");
    clearTimeout(calm);
    calm = setTimeout(() => $("stage").classList.remove("moving"), 1500);
  };
  document.addEventListener("scroll", later, { capture: true, passive: true });
  new ResizeObserver(() => { if (picture()) { apply(); later(); } }).observe($("stage"));
  look();
}
