// Which board fits this screen: one column for narrow ones. The server reads it from a cookie, so
// that the first board of a table already fits.

/** Below this many pixels a wide board would be too small to read. */
const WIDE_FROM = 1180;

export function wantedLayout() {
  return window.innerWidth >= WIDE_FROM ? "wide" : "narrow";
}

export function noteLayout() {
  const layout = wantedLayout();
  document.cookie = `layout=${layout}; path=/; max-age=31536000; samesite=lax`;
  return layout;
}
