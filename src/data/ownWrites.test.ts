import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clockOffset, forgetClock, isClockKnown } from "@/domain/serverTime";
import { learnServerTime, noteSent } from "./ownWrites";

const NOW = Date.UTC(2026, 10, 26, 15);
const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  forgetClock();
});

it.each([
  ["slow", 40 * MINUTE],
  ["fast", -40 * MINUTE],
])("learns by its own write that the device is %s", (_, by) => {
  const answered = noteSent("own-entry");
  vi.advanceTimersByTime(2000);
  answered();
  // The document is read much later: when it was written counts.
  vi.advanceTimersByTime(MINUTE);
  learnServerTime({ lastChange: "own-entry", updatedAt: new Date(NOW + 1000 + by) });
  expect(clockOffset()).toBe(by);
  expect(isClockKnown()).toBe(true);
});

it("takes no other's write for the present", () => {
  learnServerTime({ lastChange: "of-somebody", updatedAt: new Date(NOW - 5 * MINUTE) });
  learnServerTime(null);
  expect(clockOffset()).toBe(0);
  learnServerTime({ lastChange: "of-somebody", updatedAt: new Date(NOW + 5 * MINUTE) });
  expect(clockOffset()).toBe(5 * MINUTE);
  expect(isClockKnown()).toBe(false);
});
