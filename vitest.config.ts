import { configDefaults, defineConfig } from "vitest/config";
import { aliasBy, TEST_ARENA } from "./alias.ts";
import { jitter } from "./tests/harness/jitter/plugin.ts";
import { StoresFirst } from "./tests/harness/storesFirst.ts";

/** Tests that need the emulators; all others run without a network or a server. */
const EMULATED = ["tests/rules/**/*.test.ts", "tests/stores/**/*.test.ts"];

/** Tests of the built site that all suites of a run share; it is built with the product's arena. */
const HOSTING = "tests/hosting/**/*.test.ts";

/** Tests of the goals in docs/reliability.md. */
const RELIABILITY = "tests/reliability/*.test.ts";

/**
 * Tests that follow the recipes of CONTRIBUTING.md in a copy of the repository. They take minutes, so they are a suite.
 */
const RECIPES = "tests/recipes/**/*.test.ts";

/** Tests that open the built site in browsers other than Chromium, if these are installed. */
const BROWSERS = "tests/browsers/**/*.browser.test.ts";

/** Tests of the product's own arena: that its files are right, and that it follows the specification. */
const PRODUCT = "tests/{product,specification}/**/*.test.ts";

/** Tests of the tools that measure the product and draw its pictures. */
const TOOLS = "tools/**/*.test.ts";

/** Tests that `npm run verify` runs and `npm test` leaves out. */
const FULL = "**/*.full.test.{ts,tsx}";

/**
 * Page tests that load the product's modules again several times, so that no other test file may share their worker.
 */
const ALONE = "**/*.alone.test.tsx";

export default defineConfig(({ mode }) => {
  // The form of the run (tests/harness/forms.ts): `short` in `npm test`, `full` in `npm run verify`, `soak` in
  // `npm run soak`.
  const form = { ARENA_FORM: mode };
  const left = [...configDefaults.exclude, ...(mode === "short" ? [FULL] : [])];
  // In milliseconds. `soak` has ten times as many random runs as `full`, so they take ten times as long.
  const longest = { short: 120_000, soak: 6_000_000 }[mode] ?? 600_000;
  return {
    // Tests use a separate arena, so that the product's leagues, names and time zone can change without failing tests.
    resolve: { alias: aliasBy(TEST_ARENA) },
    test: {
      // All cores, because by default vitest leaves one free, which is half of a small machine.
      maxWorkers: "100%",
      // Waits are long, so that no test depends on speed. A wait ends as soon as its condition is true.
      setupFiles: ["tests/harness/patience.ts"],
      expect: { poll: { timeout: 60_000 } },
      sequence: { sequencer: StoresFirst },
      // Without `Intl`: its objects made under fake timers would stay fake in other test files in the same worker.
      fakeTimers: {
        toFake: [
          "setTimeout",
          "clearTimeout",
          "setInterval",
          "clearInterval",
          "setImmediate",
          "clearImmediate",
          "requestAnimationFrame",
          "cancelAnimationFrame",
          "requestIdleCallback",
          "cancelIdleCallback",
          "performance",
          "Date",
        ],
      },
      testTimeout: 120_000,
      hookTimeout: 120_000,
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            environment: "node",
            // So scripts that a test starts use the same arena.
            env: { ...form, TSX_TSCONFIG_PATH: TEST_ARENA },
            // Modules are loaded once in each worker; the setup file resets global state after each test file.
            isolate: false,
            setupFiles: ["tests/harness/unitSetup.ts"],
            testTimeout: longest,
            include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "tests/**/*.test.ts"],
            exclude: [...left, ...EMULATED, HOSTING, RELIABILITY, RECIPES, BROWSERS, PRODUCT],
          },
        },
        {
          extends: true,
          plugins: [jitter()],
          test: {
            name: "dom",
            environment: "jsdom",
            env: form,
            // Modules and the page are loaded once in each worker; tests/harness/domReset.ts resets them for each test
            // file.
            isolate: false,
            // More memory for short-lived objects, so that they are collected less often; pages make many of them.
            execArgv: ["--max-semi-space-size=64"],
            include: ["src/**/*.test.tsx", "tests/**/*.test.tsx"],
            exclude: [...left, ALONE],
            setupFiles: ["tests/harness/domSetup.ts"],
          },
        },
        {
          extends: true,
          plugins: [jitter()],
          test: {
            name: "dom-alone",
            environment: "jsdom",
            env: form,
            include: [`src/${ALONE}`],
            exclude: left,
            setupFiles: ["tests/harness/domSetup.ts"],
          },
        },
        {
          extends: true,
          resolve: { alias: aliasBy() },
          test: {
            name: "product",
            environment: "node",
            env: form,
            isolate: false,
            setupFiles: ["tests/harness/unitSetup.ts"],
            include: [PRODUCT],
            exclude: left,
          },
        },
        {
          extends: true,
          test: {
            name: "tools",
            environment: "node",
            env: { ...form, TSX_TSCONFIG_PATH: TEST_ARENA },
            isolate: false,
            setupFiles: ["tests/harness/unitSetup.ts"],
            include: [TOOLS],
            exclude: left,
          },
        },
        {
          extends: true,
          test: {
            name: "recipes",
            environment: "node",
            env: form,
            include: [RECIPES],
            exclude: left,
            sequence: { groupOrder: 1 },
          },
        },
        {
          extends: true,
          resolve: { alias: aliasBy() },
          test: {
            name: "browsers",
            environment: "node",
            env: form,
            include: [BROWSERS],
            exclude: left,
            globalSetup: ["tests/browsers/setup.ts"],
            testTimeout: 900_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          // The tested site is built with the product's arena.
          resolve: { alias: aliasBy() },
          test: {
            name: "reliability",
            environment: "node",
            env: form,
            include: [RELIABILITY],
            exclude: left,
            globalSetup: ["tests/reliability/setup.ts"],
            // Test files run one after the other in one process: they share database, site and browser, and some
            // measure times.
            maxWorkers: 1,
            isolate: false,
            sequence: { groupOrder: 2 },
            hookTimeout: 600_000,
          },
        },
        {
          extends: true,
          test: {
            name: "emulator",
            environment: "node",
            env: { ...form, TSX_TSCONFIG_PATH: TEST_ARENA },
            include: EMULATED,
            exclude: left,
            globalSetup: ["tests/harness/emulatorSetup.ts"],
            // Test files of a worker share a project, whose rules are compiled once, and the SDK's connections to it.
            isolate: false,
            setupFiles: ["tests/harness/unitSetup.ts"],
            // Sometimes the emulator damages the stream to a listener in Node ("Received message larger than max").
            // After this error the SDK waits up to 90 s before it listens again.
            expect: { poll: { timeout: 100_000 } },
            testTimeout: 600_000,
            // On a busy machine it takes long to compile the rules for a project.
            hookTimeout: 600_000,
          },
        },
        {
          extends: true,
          resolve: { alias: aliasBy() },
          test: {
            name: "emulator-hosting",
            environment: "node",
            env: form,
            include: [HOSTING],
            exclude: left,
            globalSetup: ["tests/harness/emulatorSetup.ts"],
            testTimeout: 600_000,
            hookTimeout: 600_000,
          },
        },
      ],
    },
  };
});
