// Choosing: on the board, in the list, with or without a second look before it is done.

const $ = (id) => document.getElementById(id);

export function openSpots() {
  return [...document.querySelectorAll("#board .spot.open")];
}

export function choiceButtons() {
  return [...document.querySelectorAll("#choices button[data-choice]")];
}

/** A click or key on a spot: its only choice, or the list with only its choices. */
export function chooseSpot(spot) {
  const numbers = (spot.dataset.choice ?? "").split(" ").filter(Boolean);
  const buttons = choiceButtons().filter((button) => numbers.includes(button.dataset.choice));
  if (buttons.length === 1) choose(buttons[0], touching());
  else if (buttons.length > 1) showOnly(buttons);
}

/** The list with only these; the others come back with Escape or its button. */
function showOnly(buttons) {
  for (const button of choiceButtons()) button.parentNode.hidden = !buttons.includes(button);
  $("all-choices").hidden = false;
  $("choices").classList.add("few");
  buttons[0].focus();
}

export function showAll() {
  for (const button of choiceButtons()) button.parentNode.hidden = false;
  $("all-choices")?.setAttribute("hidden", "");
  $("choices")?.classList.remove("few");
  $("preview")?.setAttribute("hidden", "");
}

/** Does it, or asks first where the settings want that. A finger on the board has not read what the
    choice costs, one in the list has. */
export function choose(button, unread = false) {
  const wish = document.documentElement.dataset.confirm;
  const asks = wish === "always" || (wish === "touch" && unread);
  if (!asks) return button.form.requestSubmit(button);
  $("preview-words").textContent = button.textContent;
  $("preview-yes").onclick = () => button.form.requestSubmit(button);
  $("preview-no").onclick = showAll;
  $("preview").hidden = false;
  mark(button.dataset.spot);
  $("preview-yes").focus();
}

function mark(spot) {
  for (const old of document.querySelectorAll("#board .chosen")) old.classList.remove("chosen");
  $(`spot-${spot}`)?.classList.add("chosen");
}

const touching = () => matchMedia("(pointer: coarse)").matches;

/** What a spot is and which rules speak of it. */
export function explain(spot) {
  const questions = new URLSearchParams({ spot: spot.id.slice("spot-".length) });
  const seat = new URLSearchParams(location.search).get("seat");
  if (seat !== null) questions.set("seat", seat);
  const closed = !spot.classList.contains("open");
  return tell(spot.getAttribute("aria-label"), `${location.pathname}/about?${questions}`, closed);
}

/** A rule that is cited, without leaving the table. */
export function cite(link) {
  const [page, rule] = link.getAttribute("href").split("#");
  return tell(link.textContent, `${page}?rule=${rule}`, false);
}

async function tell(title, address, closed) {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  $("about-title").textContent = title;
  $("about-closed").hidden = !closed || page.getElementById("about-why") !== null;
  $("about-rules").replaceChildren(...page.body.children);
  $("about").showModal();
}
