import { defineConfig } from "@playwright/test";
import type { BuiltStore } from "./scripts/build/builtSite";
import { browserArgs, findBrowser } from "./tests/harness/browser";
import { FULL, isShort } from "./tests/harness/forms";

const browser = await findBrowser();
// The workers read this file again and need not search again.
process.env["CHROME_PATH"] = browser.executablePath;
Object.assign(process.env, browser.env);

/** Journeys that need a real database: live data, sign-in, no network, rules, what is delivered and read. */
const EMULATED = "tests/e2e/emulators/**";

/** Maximum time (ms) of a wait: it ends with what it waits for. */
const PATIENCE_MS = 90_000;

const FULL_FILES = "**/*.full.e2e.ts";

const report = process.env["ARENA_REPORT"] ?? ".arena/reports/e2e.json";

export default defineConfig<object, { store: BuiltStore }>({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/harness/e2eSetup.ts",
  // Playwright empties it when it begins: beside the report, which a second run in this checkout has elsewhere.
  outputDir: report.replace(/\.json$/, ""),
  // Left to `npm run verify`.
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
    // Without these a click on what never comes hangs until the whole test is out of time.
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    locale: "en-GB",
    timezoneId: "Africa/Lagos",
    screenshot: "only-on-failure",
    // It would answer requests in the place of tests that break them; offline.e2e.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: browser.executablePath,
      args: browserArgs(),
    },
  },
  projects: [
    // Files take turns at one database.
    {
      name: "emulators",
      testMatch: `${EMULATED}/*.e2e.ts`,
      workers: 1,
      use: { store: "emulators" },
    },
    // Each test has its data in a browser of its own.
    {
      name: "embedded",
      testIgnore: isShort ? [EMULATED, FULL_FILES] : EMULATED,
      fullyParallel: true,
      // Frames of motion are a tenth of the processor time. Files in which motion may hinder somebody ask for it, and the
      // journeys on emulators have it.
      use: { store: "embedded", reducedMotion: "reduce" },
    },
  ],
});
