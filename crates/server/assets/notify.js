// Notices of the browser: asked for when somebody turns them on in the settings, never by themselves.

const root = document.documentElement;

/** Tells somebody who looks elsewhere that it is their turn, if they wished so. */
export function call(words) {
  if (root.dataset.notify !== "on" || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    // One for each table: a newer one takes the older one's place.
    new Notification(document.title, { body: words, tag: location.pathname, icon: document.querySelector("link[rel=icon]").href });
  } catch {
    // Some phones show them only for installed pages.
  }
}

/** In the settings: the browser is asked when “on” is chosen; its no turns the setting back. */
export function askPolitely() {
  const on = document.querySelector("input[name=notify][value=on]");
  const off = document.querySelector("input[name=notify][value=off]");
  on?.addEventListener("change", async () => {
    const answer = "Notification" in window ? await Notification.requestPermission() : "denied";
    document.getElementById("notify-refused").hidden = answer === "granted";
    if (answer !== "granted") off.checked = true;
  });
  const clock = document.querySelector("#offset[data-guess]");
  if (clock) clock.value = String(-new Date().getTimezoneOffset());
}
