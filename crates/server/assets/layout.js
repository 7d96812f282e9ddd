// Which board fits this window: a tall one for phones held upright; a broad one where it is large enough
// to be read; a square one between, and for phones held sideways, which show a part of it. The server reads it from a cookie, so that the first
// board of a table already fits.

/** In narrower windows a board of several columns would be too small to read, or a broad one. */
const SEVERAL = "(min-width: 600px)";
const BROAD = "(min-width: 1400px) and (min-height: 820px)";

/** Where this house begins; another may lie beside it at the same address. Scripts lie two folders below. */
export const base = new URL("../../", import.meta.url).pathname;

export const cookie = (name) => document.cookie.split("; ").find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);

/** Kept for a year. */
export function remember(name, value) {
  document.cookie = `${name}=${value}; path=${base}; max-age=31536000; samesite=lax`;
}

export function wantedLayout() {
  if (matchMedia(BROAD).matches) return "wide";
  return matchMedia(SEVERAL).matches ? "square" : "narrow";
}

export function noteLayout() {
  const layout = wantedLayout();
  remember("layout", layout);
  return layout;
}
