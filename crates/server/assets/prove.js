// Checks a served match's record in this browser: the house's word is not needed. The engine comes only
// when somebody asks.

import { enter, put } from "./inn.js";

let entering = null;

/** Fetches the record of this box and shows in it what was checked. */
export async function prove(box) {
  const [button, told] = [box.querySelector("button"), box.querySelector("#proved")];
  button.disabled = true;
  told.textContent = box.dataset.working;
  try {
    const answer = await fetch(box.dataset.record);
    if (!answer.ok) throw new Error(`the record: ${answer.status}`);
    const text = await answer.text();
    entering ??= enter();
    await entering;
    const game = /^game: (\w+)/m.exec(text)?.[1];
    const question = { method: "post", path: "/prove", fields: [["text", text]], games: [game], usual: game };
    const { reply } = await put(question);
    const page = new DOMParser().parseFromString(reply.html, "text/html");
    told.replaceChildren(...page.body.childNodes);
  } catch (error) {
    entering = null;
    console.error(error);
    told.textContent = box.dataset.failed;
  } finally {
    button.disabled = false;
  }
}
