// Every page: notes how wide the screen is, so that the server draws the board that fits; fills in
// the invitation that stands behind a link's `#`; copies links; promises a part in the dice.
import { fillForms, takeAlong } from "./chain.js";
import { copyOnClick } from "./copy.js";
import { noteLayout } from "./layout.js";
import { askPolitely } from "./notify.js";

noteLayout();
askPolitely();
copyOnClick();
fillForms();
takeAlong();

const invite = document.getElementById("invite");
if (invite && location.hash.startsWith("#invite_")) {
  invite.value = location.hash.slice(1);
  document.getElementById("invite-by-hand").hidden = true;
}
