import { vi } from "vitest";
import { clock } from "@/domain/clock";

/*
 * The product's clock as tests have it: it does not go on by itself, so that no deadline of the product passes because a
 * machine is slow. A test that is about time moves it on: by `advance` or `runOut`, or by vitest's own fake timers, which
 * the product's clock follows while they are in use. (Firebase's SDK needs real timers, so tests with it cannot use those.)
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

/** Holds the clock, at the beginning of every test file (tests/harness/patience.ts). Fake timers used from then on move it. */
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

/** Nothing that is waited for now comes any more: what a test leaves behind does not run into the next. */
function forget(): void {
  alarms.clear();
}

/** Moves the clock on; what is due by then happens, in its order. */
function advance(ms: number): void {
  const until = now + ms;
  for (let alarm = next(until); alarm; alarm = next(until)) {
    alarms.delete(alarm);
    now = alarm.due;
    alarm.act();
  }
  now = until;
}

/** Waits until the product waits for something that many milliseconds, however long it takes to get there, and lets them pass. */
async function runOut(ms: number): Promise<void> {
  const found = await vi.waitUntil(() => [...alarms].find((alarm) => alarm.ms === ms));
  advance(found.due - now);
}

export const heldClock = { hold, forget, advance, runOut, now: () => now };
