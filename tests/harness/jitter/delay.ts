import { setTimeout } from "node:timers/promises";
import { expect, vi } from "vitest";

/*
 * `ARENA_JITTER=7 npx vitest run --project dom` delays each answer of the database in memory, and each lazily loaded
 * code, by 0 to 60 ms at random; the number is the seed. A test that does not wait for everything it checks then fails.
 */

const MOST_MS = 60;
const seed = process.env["ARENA_JITTER"];

/** The number of the running test. Code that one test has loaded must be loaded again in the next one. */
let turn = 0;
let state = 0;

/** Starts the random numbers of a test. Called before each test. */
export function beginJitter(): void {
  turn += 1;
  // The numbers depend on the test's name, so that a test that fails here also fails if it runs alone.
  state = 0;
  for (const letter of `${seed} ${expect.getState().currentTestName}`)
    state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
}

/** Returns the next random number from 0 to 1 (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/**
 * The delays under way are stored on `vi`, because test files in one worker share `vi` but may load this module again.
 */
const ON_ITS_WAY = Symbol.for("arena.jitter");
const onItsWay = (Reflect.get(vi, ON_ITS_WAY) as Set<Promise<void>> | undefined) ?? lateOnes();

/**
 * Creates the set of delays. Also makes `vi.dynamicImportSettled` wait for them, since tests use it to wait for code.
 */
function lateOnes(): Set<Promise<void>> {
  const late = new Set<Promise<void>>();
  if (seed === undefined) return late;
  const { dynamicImportSettled } = vi;
  vi.dynamicImportSettled = async () => {
    await dynamicImportSettled();
    while (late.size > 0) {
      await Promise.all(late);
      // Loaded code may request more.
      await setTimeout();
      await dynamicImportSettled();
    }
  };
  Reflect.set(vi, ON_ITS_WAY, late);
  return late;
}

/** Waits a random time if ARENA_JITTER is set. Does nothing with fake timers, because there the test moves the time. */
export async function delay(): Promise<void> {
  if (seed === undefined || vi.isFakeTimers()) return;
  const passed = setTimeout(random() * MOST_MS).then(() => void onItsWay.delete(passed));
  onItsWay.add(passed);
  await passed;
}

/** Returns a function that makes its value once in each test. */
export function oncePerTest<T>(make: () => T): () => T {
  let made: { readonly turn: number; readonly value: T } | undefined;
  return () => {
    if (made?.turn !== turn) made = { turn, value: make() };
    return made.value;
  };
}
