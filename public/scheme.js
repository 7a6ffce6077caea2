/* Before the first paint: the colour scheme chosen last time (src/ui/scheme/scheme.ts), and the web
   font where an earlier visit has fetched it (src/app/frame/loadFonts.ts). */
(function () {
  var root = document.documentElement;
  var chosen;
  try {
    chosen = localStorage.getItem("arena-scheme");
    if (localStorage.getItem("arena-fonts") === "on") root.dataset.fonts = "on";
  } catch (blocked) {
    return;
  }
  if (chosen !== "light" && chosen !== "dark") return;
  root.dataset.theme = chosen;
  document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
    meta.setAttribute("media", meta.dataset.scheme === chosen ? "all" : "not all");
  });
})();
