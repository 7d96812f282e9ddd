// Keeps the house in this browser at hand without a network: its one page, scripts, styles and engine. It
// answers nothing by itself; whatever belongs to a server goes to the server.

/** Where scripts and styles are; another version has another address. */
const ASSETS = new URL(new URL(location.href).searchParams.get("assets"), location.href).href;
const SHELL = new URL(new URL(location.href).searchParams.get("shell"), location.href).href;
const STORE = `serai ${ASSETS}`;
/** How long the newest page is waited for. */
const PATIENCE = 3000;
const FILES = [
  "board.js", "boards.css", "bring.js", "chain.js", "copy.js", "engine.bin", "engine.js", "ghost.js", "glide.js", "hand.js", "house.js",
  "icon.svg", "inn.js", "istanbul.svg", "keep.js", "keys.js", "layout.js", "light.js", "line.js", "morph.js", "notify.js",
  "offline.js", "osaka.svg", "page.js", "replay.js", "rules.css", "rules.js", "serai.css", "sha256.js", "sound.js", "stage.js",
  "study.css", "study.js", "table.js", "tabriz.svg", "thinker.js", "thinkers.js", "turns.js", "yspahan.svg",
];

addEventListener("install", (event) => {
  const keep = async () => {
    const store = await caches.open(STORE);
    await store.addAll([SHELL, ...FILES.map((name) => `${ASSETS}/${name}`)]);
    await skipWaiting();
  };
  event.waitUntil(keep());
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("serai ") && name !== STORE);
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
  else if (mode === "navigate" && isHome(url)) event.respondWith(home(event.request));
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

/** Without a network the way home leads to the house in this browser. */
async function home(request) {
  try {
    return await fetch(request);
  } catch {
    return Response.redirect(SHELL);
  }
}
