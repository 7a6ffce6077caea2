import { fileAnswer, pageAnswer } from "./answers";
import type { WorkerScope } from "./scope";
import { showPage } from "./showPage";
import { dropOldShells, keepRest, keepShell, type Shell } from "./shellCache";
import { isMetered, whenIdle } from "./spareLine";

declare global {
  /** What this version of the site is made of; the build writes it here. */
  var ARENA_SHELL: Shell;
}

/*
 * Keeps what every page is made of, so that the site opens without a network. Data is not its
 * business: the reader keeps that itself (src/data/rest/keptAnswers.ts).
 */
// A worker's global object is no window, whatever the project's libraries say.
const worker = globalThis as unknown as WorkerScope;
const shell = ARENA_SHELL;
/** Files whose content their addresses name. */
const FILES = /^\/(?:assets|art|fonts)\//;
const isSpare = () => !isMetered(Reflect.get(navigator, "connection"));
/** The first visit fetches what it needs and no more: a page that the worker is asked for is of somebody who came again. */
const fetchRest = whenIdle(() => keepRest(shell, isSpare));

worker.addEventListener("install", (event) => {
  // Nobody has to wait for the last tab to close: each tab finds the files it was opened with.
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
    // What cannot be had now is fetched another time.
    if (isSpare()) event.waitUntil(fetchRest().catch(() => {}));
  } else if (FILES.test(pathname)) {
    event.respondWith(fileAnswer(request));
  }
});
