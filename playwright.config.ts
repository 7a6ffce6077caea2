import { defineConfig } from "@playwright/test";
import type { BuiltStore } from "./scripts/build/builtSite";
import { browserArgs, findBrowser } from "./tests/harness/browser";
import { FULL, isShort } from "./tests/harness/forms";

const browser = await findBrowser();
// Playwright's workers load this file again. With CHROME_PATH set they do not search for the browser again.
process.env["CHROME_PATH"] = browser.executablePath;
Object.assign(process.env, browser.env);

/** Tests that need a real database: live data, sign-in, no network, rules, files delivered and documents read. */
const EMULATED = "tests/e2e/emulators/**";

/** Maximum time of a wait in milliseconds. A wait ends earlier, as soon as its condition is true. */
const PATIENCE_MS = 90_000;

const FULL_FILES = "**/*.full.e2e.ts";

const report = process.env["ARENA_REPORT"] ?? ".arena/reports/e2e.json";

export default defineConfig<object, { store: BuiltStore }>({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/harness/e2eSetup.ts",
  // Playwright empties this folder at the start. It lies beside the report, because a second run in this checkout has
  // its report in another place, and so its folder too.
  outputDir: report.replace(/\.json$/, ""),
  // Full tests run only in `npm run verify`.
  ...(isShort && { grepInvert: new RegExp(FULL), testIgnore: FULL_FILES }),
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  // The longest test takes half a minute: a machine six times slower passes, and one that hangs costs three minutes.
  timeout: isShort ? 180_000 : 600_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [
    ["list"],
    ["./tests/e2e/countReporter.ts"],
    ["./scripts/test/playwrightProgress.ts"],
    ["json", { outputFile: report }],
  ],
  use: {
    browserName: "chromium",
    // Without these limits, a click on an element that never appears waits until the whole test times out.
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    locale: "en-GB",
    timezoneId: "Africa/Lagos",
    screenshot: "only-on-failure",
    // A service worker would answer requests that a test means to break; only offline.e2e.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: browser.executablePath,
      args: browserArgs(),
    },
  },
  projects: [
    // One worker, because all files share one database.
    {
      name: "emulators",
      testMatch: `${EMULATED}/*.e2e.ts`,
      workers: 1,
      use: { store: "emulators" },
    },
    // Tests run in parallel, because each test has its own data inside its own browser.
    {
      name: "embedded",
      testIgnore: isShort ? [EMULATED, FULL_FILES] : EMULATED,
      fullyParallel: true,
      // No motion: its frames take a tenth of the processor time. Test files in which motion could get in a user's way
      // turn it on, and the tests on emulators always have it.
      use: { store: "embedded", reducedMotion: "reduce" },
    },
  ],
});
