// Rules: shows only what holds all the words as they are typed; the server does the same without.

import { here } from "./line.js";

const asked = new URL(here().href).searchParams;
const box = document.getElementById("q");
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
const texts = new Map([...document.querySelectorAll(".chapter .rule-text")].map((rule) => [rule, plain(rule.textContent)]));

function find() {
  const words = plain(box.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const [rule, text] of texts) {
    rule.hidden = !words.every((word) => text.includes(word));
    if (!rule.hidden) found += 1;
  }
  for (const chapter of document.querySelectorAll(".chapter")) {
    chapter.hidden = !chapter.querySelector(".rule-text:not([hidden])");
  }
  document.querySelector(".beside-rules").hidden = words.length > 0;
  document.getElementById("nothing-found").hidden = found > 0;
}

box.addEventListener("input", find);

// A link to a rule that the search has hidden shows it.
addEventListener("hashchange", () => {
  const rule = document.getElementById(location.hash.slice(1));
  if (!rule?.closest("[hidden]")) return;
  box.value = "";
  find();
  rule.scrollIntoView();
});
if (asked.has("q") && !box.value) {
  box.value = asked.get("q");
  find();
}
if (asked.has("print")) {
  if (document.readyState === "complete") print();
  else addEventListener("load", () => print());
}
