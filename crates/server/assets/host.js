// Says what is missing where the page was opened straight from a file: browsers load modules, workers and
// the engine from web addresses only. No module itself, so that it runs there.

if (location.protocol === "file:") {
  document.getElementById("coming").hidden = true;
  document.getElementById("needs-host").hidden = false;
}
