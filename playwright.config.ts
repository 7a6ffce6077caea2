import { defineConfig } from "@playwright/test";
import { browserArgs, findBrowser } from "./tests/harness/browser";

const browser = await findBrowser();
// The workers read this file again and need not search again.
process.env["CHROME_PATH"] = browser.executablePath;
Object.assign(process.env, browser.env);

// globalSetup started a site with its database for each worker.
const { ARENA_E2E_SITES: sites, TEST_PARALLEL_INDEX: nth } = process.env;
if (sites && nth) Object.assign(process.env, JSON.parse(sites)[nth]);

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  // Left to `npm run verify`.
  testIgnore: process.env["ARENA_FORM"] === "short" ? "**/*.full.e2e.ts" : [],
  globalSetup: "./tests/harness/e2eSetup.ts",
  outputDir: "test-results",
  // Files take turns at their worker's database. A second one is worth its build where all of them run.
  workers: process.env["CI"] && !process.env["ARENA_E2E_URL"] ? 2 : 1,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  // A test that passes takes seconds. Where three suites begin at once on two cores, some took a minute.
  timeout: 600_000,
  expect: { timeout: process.env["CI"] ? 90_000 : 30_000 },
  reporter: [
    ["list"],
    ["./tests/e2e/countReporter.ts"],
    ["./scripts/test/playwrightProgress.ts"],
    ["json", { outputFile: process.env["ARENA_REPORT"] ?? ".arena/reports/e2e.json" }],
  ],
  use: {
    browserName: "chromium",
    // Set by globalSetup, before any worker starts.
    ...(process.env["ARENA_E2E_URL"] ? { baseURL: process.env["ARENA_E2E_URL"] } : {}),
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
});
