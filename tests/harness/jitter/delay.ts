import { setTimeout } from "node:timers/promises";
import { expect, vi } from "vitest";

/*
 * `ARENA_JITTER=7 npx vitest run --project dom` lets each answer of the database in memory, and the code of each part that
 * comes later, take 0 to 60 ms by chance, another chance for each number: a test that waits for less than it looks at fails.
 */

const MOST_MS = 60;
const seed = process.env["ARENA_JITTER"];

/** Which test of the file is running: what was loaded in one has to come anew in the next. */
let turn = 0;
let state = 0;

/** Before each test. */
export function beginJitter(): void {
  turn += 1;
  // By the name of the test, so that one that fails does so on its own too.
  state = 0;
  for (const letter of `${seed} ${expect.getState().currentTestName}`)
    state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
}

/** A number from 0 to 1 (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** What is on its way. Files that share a worker share `vi`, and may have loaded this module anew. */
const ON_ITS_WAY = Symbol.for("arena.jitter");
const onItsWay = (Reflect.get(vi, ON_ITS_WAY) as Set<Promise<void>> | undefined) ?? lateOnes();

/** A test that waits for the code of a page waits for what comes late by chance as well. */
function lateOnes(): Set<Promise<void>> {
  const late = new Set<Promise<void>>();
  if (seed === undefined) return late;
  const { dynamicImportSettled } = vi;
  vi.dynamicImportSettled = async () => {
    await dynamicImportSettled();
    while (late.size > 0) {
      await Promise.all(late);
      // What has come may ask for more.
      await setTimeout();
      await dynamicImportSettled();
    }
  };
  Reflect.set(vi, ON_ITS_WAY, late);
  return late;
}

/** Lets a while pass, where the variable is set; a test with fake timers goes by those alone. */
export async function delay(): Promise<void> {
  if (seed === undefined || vi.isFakeTimers()) return;
  const passed = setTimeout(random() * MOST_MS).then(() => void onItsWay.delete(passed));
  onItsWay.add(passed);
  await passed;
}

/** What is made anew for each test. */
export function anew<T>(make: () => T): () => T {
  let made: { readonly turn: number; readonly value: T } | undefined;
  return () => {
    if (made?.turn !== turn) made = { turn, value: make() };
    return made.value;
  };
}
