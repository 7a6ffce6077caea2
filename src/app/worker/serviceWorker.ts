import { fileAnswer, pageAnswer } from "./answers";
import type { WorkerScope } from "./scope";
import { showPage } from "./showPage";
import { dropOldShells, keepRest, keepShell, type Shell } from "./shellCache";
import { isMetered, whenIdle } from "./spareLine";

declare global {
  /** The files of this version of the site; the build writes this value. */
  var ARENA_SHELL: Shell;
}

/*
 * The service worker. It stores the files that every page needs, so that the site opens without a network. It does not
 * store data: the reader does that itself (src/data/rest/storedAnswers.ts).
 */
// The project's types say that the global object is a window, but in a worker it is not.
const worker = globalThis as unknown as WorkerScope;
const shell = ARENA_SHELL;
/** Matches files whose content never changes under one address. */
const FILES = /^\/(?:assets|art|fonts)\//;
const isSpare = () => !isMetered(Reflect.get(navigator, "connection"));
/**
 * Loads the remaining files. This runs only when the worker answers a page, so from the second page on; the first visit
 * loads only the files that it needs.
 */
const fetchRest = whenIdle(() => keepRest(shell, isSpare));

worker.addEventListener("install", (event) => {
  // The new version does not wait for the last tab to close, because each tab still finds the files of its own version.
  event.waitUntil(keepShell(shell).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  const ready = [
    dropOldShells(shell),
    worker.registration.navigationPreload?.enable(),
    worker.clients.claim(),
  ];
  event.waitUntil(Promise.all(ready));
});

worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(showPage(worker, String(notification.data)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    const asked = event.preloadResponse.then((early) => early ?? fetch(request));
    event.respondWith(pageAnswer(asked, shell.page));
    // Files that cannot be loaded now are loaded another time.
    if (isSpare()) event.waitUntil(fetchRest().catch(() => {}));
  } else if (FILES.test(pathname)) {
    event.respondWith(fileAnswer(request));
  }
});
