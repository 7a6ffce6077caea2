import { fileAnswer, pageAnswer } from "./answers";
import type { WorkerScope } from "./scope";
import { showPage } from "./showPage";
import { dropOldShells, keepShell, type Shell } from "./shellCache";

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
const kept = new Set(shell.files);

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
  } else if (kept.has(pathname) || pathname.startsWith("/assets/")) {
    event.respondWith(fileAnswer(request));
  }
});
