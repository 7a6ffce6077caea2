/* Starts the page's first requests for data while its code is still on its way. The reader takes each
   of them over, once (src/data/rest/restDocuments.ts). The build names them on the script's own tag. */
(function () {
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
