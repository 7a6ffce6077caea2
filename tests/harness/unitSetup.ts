import fc from "fast-check";
import { afterAll, vi } from "vitest";
import { randomRuns } from "./forms";

/* Test files share a worker (`isolate: false`), and so the globals of Node: each file leaves them as it found them. */

// Property tests name a number of their own only where theirs costs more, or less, than most.
fc.configureGlobal({ numRuns: randomRuns(20, 1_000) });

const env = { ...process.env };
const folder = process.cwd();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  if (process.cwd() !== folder) process.chdir(folder);
  if (typeof window !== "undefined") emptyPage();
});

/** Files that ask for jsdom share its page too. */
function emptyPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
}
