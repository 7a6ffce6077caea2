import { configDefaults, defineConfig } from "vitest/config";
import { aliasBy, TEST_ARENA } from "./alias.ts";
import { jitter } from "./tests/harness/jitter/plugin.ts";
import { StoresFirst } from "./tests/harness/storesFirst.ts";

/** Suites that need the emulators; everything else runs without a network or a server. */
const EMULATED = ["tests/rules/**/*.test.ts", "tests/stores/**/*.test.ts"];

/** Looks at the site that all suites of a run share, which is the product's. */
const HOSTING = "tests/hosting/**/*.test.ts";

/** The goals of docs/reliability.md. */
const RELIABILITY = "tests/reliability/*.test.ts";

/** Follows the README's recipes in a copy of the tree: minutes, so a suite of its own. */
const RECIPES = "tests/recipes/**/*.test.ts";

/** Opens the built site in browsers other than Chromium, where they are installed. */
const BROWSERS = "tests/browsers/**/*.browser.test.ts";

/** What is true of the product's own arena: that it is well made, and for as long as it is so, the specification. */
const PRODUCT = "tests/{product,specification}/**/*.test.ts";

/** Tests of what measures and draws the product. */
const TOOLS = "tools/**/*.test.ts";

/** Tests that `npm run verify` runs and `npm test` leaves out. */
const FULL = "**/*.full.test.{ts,tsx}";

/** Page tests that load the product's modules anew again and again: no other file may share their worker. */
const ALONE = "**/*.alone.test.tsx";

export default defineConfig(({ mode }) => {
  // How much is tried (tests/harness/forms.ts): `short` in `npm test`, `full` in `npm run verify`, `soak` in `npm run soak`.
  const form = { ARENA_FORM: mode };
  const left = [...configDefaults.exclude, ...(mode === "short" ? [FULL] : [])];
  // Ten times as many random runs, ten times as long.
  const longest = { short: 120_000, soak: 6_000_000 }[mode] ?? 600_000;
  return {
    // Tests stand on an arena of their own, so that the product's leagues, names and zone may change without a red test.
    resolve: { alias: aliasBy(TEST_ARENA) },
    test: {
      // All cores: left to itself vitest keeps one free, half of a small machine.
      maxWorkers: "100%",
      // No second decides a test: waits are long, and end with what they wait for.
      setupFiles: ["tests/harness/patience.ts"],
      expect: { poll: { timeout: 60_000 } },
      sequence: { sequencer: StoresFirst },
      // Not `Intl`: what is made of it under fake timers stays fake in files that share a worker.
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
            // Scripts that a test starts follow the same arena.
            env: { ...form, TSX_TSCONFIG_PATH: TEST_ARENA },
            // Modules are loaded once a worker; the set-up resets what outlives a file.
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
            // Modules and the page are loaded once a worker; tests/harness/domReset.ts resets what outlives a file.
            isolate: false,
            // A page is many short-lived objects: with more room for them they are collected less often.
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
          // The built site that is looked at is the product's.
          resolve: { alias: aliasBy() },
          test: {
            name: "reliability",
            environment: "node",
            env: form,
            include: [RELIABILITY],
            exclude: left,
            globalSetup: ["tests/reliability/setup.ts"],
            // One after the other in one process: they share database, site and browser, and some measure times.
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
            // Suites of a worker share a project, whose rules are compiled once, and the SDK's connections to it.
            isolate: false,
            setupFiles: ["tests/harness/unitSetup.ts"],
            // The emulator now and then garbles the stream to a listener in Node ("Received message larger
            // than max"), and after that code the SDK waits up to 90 s before it listens again.
            expect: { poll: { timeout: 100_000 } },
            testTimeout: 600_000,
            // Compiling the rules for a project takes a busy machine long.
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
