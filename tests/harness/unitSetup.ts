import fc from "fast-check";
import { afterAll, afterEach, vi } from "vitest";
import { forgetClock } from "@/domain/serverTime";
import { randomRuns } from "./forms";

/* Test files share a worker (`isolate: false`) with its globals. After each file they are restored. */

// A property test sets another number of runs only if a run takes much more or less time than usual.
fc.configureGlobal({ numRuns: randomRuns(20, 1_000) });

const env = { ...process.env };
const folder = process.cwd();

// A record with a time ahead moves the server's clock, by which later tests would name moments.
afterEach(forgetClock);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  if (process.cwd() !== folder) process.chdir(folder);
  if (typeof window !== "undefined") emptyPage();
});

/** Empties the page, because test files that use jsdom share it too. */
function emptyPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
}
