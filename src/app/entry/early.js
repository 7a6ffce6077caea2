/* What a page does while its code is still on its way: it starts the first requests for data, which the
   reader takes over, each once (src/data/rest/restDocuments.ts; the build names them on the script's own
   tag), and remembers the last control that somebody has pressed or set, for src/app/entry/presses.ts, and that the
   browser could install the site, for src/site/mine/InstallHint.tsx. */
(function () {
  const remember = function (event, controls) {
    const control = event.target.closest(controls);
    // Null once the page's code answers for itself.
    if (control && globalThis.arenaPressed !== null) globalThis.arenaPressed = control;
  };
  document.addEventListener("click", (event) => remember(event, "button"), true);
  document.addEventListener("change", (event) => remember(event, "select"), true);
  addEventListener("beforeinstallprompt", (event) => {
    // It asks where and when the site says so.
    event.preventDefault();
    globalThis.arenaInstall = event;
  });

  const script = document.currentScript;
  // Of another season than the current one the page reads something else.
  if (!script || !script.dataset.read || /[?&]season=/.test(location.search)) return;
  const early = (globalThis.arenaEarly = {});
  script.dataset.read.split(" ").forEach(function (address) {
    early[address] = fetch(address);
    // Until somebody takes it, nobody would know that it has failed.
    early[address].catch(function () {});
  });
})();
