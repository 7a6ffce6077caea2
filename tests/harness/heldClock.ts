import { vi } from "vitest";
import { clock } from "@/domain/clock";

/*
 * The product's clock in tests. It stops, so that no deadline of the product passes because a machine is slow. A test
 * about time moves it with `advance` or `runOut`, or with vitest's fake timers, which the clock follows while they are
 * in use. (Firebase's SDK needs real timers, so tests with it cannot use fake timers.)
 */

interface Alarm {
  readonly ms: number;
  readonly due: number;
  readonly act: () => void;
}

const browser = { ...clock };
let realSetTimeout = globalThis.setTimeout;
let now = browser.now();
const alarms = new Set<Alarm>();

const isFaked = () => globalThis.setTimeout !== realSetTimeout;

function next(until: number): Alarm | undefined {
  const [first] = [...alarms].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
  return first;
}

/**
 * Stops the clock. Called at the start of every test file (tests/harness/patience.ts). Fake timers can still move it.
 */
function hold(): void {
  realSetTimeout = globalThis.setTimeout;
  clock.now = () => (isFaked() ? browser.now() : now);
  clock.after = (ms, act) => {
    if (isFaked()) return browser.after(ms, act);
    const alarm = { ms, due: now + ms, act };
    alarms.add(alarm);
    return () => void alarms.delete(alarm);
  };
}

/** Cancels all timers of the clock, so that timers of one test do not run in the next. */
function forget(): void {
  alarms.clear();
}

/** Moves the clock forward and runs the timers that are due, in the order of their times. */
function advance(ms: number): void {
  const until = now + ms;
  for (let alarm = next(until); alarm; alarm = next(until)) {
    alarms.delete(alarm);
    now = alarm.due;
    alarm.act();
  }
  now = until;
}

/** Waits until the product has started a timer of this many milliseconds, then moves the clock to the timer's end. */
async function runOut(ms: number): Promise<void> {
  const found = await vi.waitUntil(() => [...alarms].find((alarm) => alarm.ms === ms));
  advance(found.due - now);
}

export const heldClock = { hold, forget, advance, runOut, now: () => now };
