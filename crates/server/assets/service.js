// Keeps the house in this browser at hand without a network: its one page, scripts, styles and engine. It
// answers nothing by itself; whatever belongs to a server goes to the server.

const asked = new URL(location.href).searchParams;
/** Where scripts and styles are; another version has another address. */
const ASSETS = new URL(asked.get("assets"), location.href).href;
const SHELL = new URL(asked.get("shell"), location.href).href;
/** Other houses may lie beside this one. */
const OURS = `serai ${registration.scope} `;
const STORE = `${OURS}${ASSETS}`;
/** No server is behind the pages: every one of them can be made here. */
const ALONE = asked.has("alone");
/** Each has an engine of its own. Whoever plays fetches the one they need by themselves; for times without a
    network all of them come. */
const GAMES = asked.get("games").split(" ");
/** How long the newest page is waited for. */
const PATIENCE = 3000;
const FILES = [
  "board.js", "boards.css", "bring.js", "chain.js", "copy.js", "ghost.js", "glide.js", "hand.js", "host.js", "house.js",
  "icon.svg", "inn.js", "istanbul.svg", "keep.js", "keys.js", "layout.js", "light.js", "line.js", "morph.js", "notify.js",
  "offline.js", "osaka.svg", "page.js", "replay.js", "rules.css", "rules.js", "serai.css", "sha256.js", "sound.js", "stage.js",
  "study.css", "study.js", "learn.js", "table.js", "tabriz.svg", "thinker.js", "thinkers.js", "turns.js", "yspahan.svg",
];

addEventListener("install", (event) => {
  const keep = async () => {
    const store = await caches.open(STORE);
    const engines = GAMES.flatMap((game) => [`engine-${game}.js`, `engine-${game}.bin`]);
    await store.addAll([SHELL, ...[...FILES, ...engines].map((name) => `${ASSETS}/${name}`)]);
    await skipWaiting();
  };
  event.waitUntil(keep());
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== STORE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener("fetch", (event) => {
  const { url, mode, method } = event.request;
  if (method !== "GET") return;
  if (url.startsWith(`${ASSETS}/`)) event.respondWith(kept(event.request));
  else if (mode === "navigate" && isShell(url)) event.respondWith(shell(event.request));
  else if (mode === "navigate" && (ALONE || isHome(url))) event.respondWith(home(event.request));
});

const plain = (url) => url.split(/[?#]/)[0];
const isShell = (url) => plain(url) === plain(SHELL);
const isHome = (url) => plain(url) === new URL("/", SHELL).href;

async function kept(request) {
  return (await caches.match(request, { cacheName: STORE })) ?? fetch(request);
}

/** The newest page where the house answers soon; the kept one otherwise. */
async function shell(request) {
  const old = await caches.match(SHELL, { cacheName: STORE });
  if (!old) return fetch(request);
  const late = new Promise((done) => setTimeout(() => done(old), PATIENCE));
  const fresh = fetch(request).then((answer) => (answer.ok ? answer : old), () => old);
  return Promise.race([fresh, late]);
}

/** Without a network the way home leads to the house in this browser, and so does the way to every page
    that is only a file. */
async function home(request) {
  try {
    return await fetch(request);
  } catch {
    return Response.redirect(ALONE ? `${SHELL}${inside(request.url)}` : SHELL);
  }
}

/** `…/it/rules/osaka.html` as the house knows it: `?/rules/osaka`. */
function inside(url) {
  if (url.includes("?")) return url.slice(url.indexOf("?"));
  const page = /((?:rules|tutorial)\/\w+)\.html$/.exec(plain(url))?.[1];
  return page ? `?/${page}` : "";
}
