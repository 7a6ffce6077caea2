import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clockOffset, forgetClock, learnClock, learnPast, serverNow } from "./serverTime";

const KICK_OFF = Date.UTC(2026, 10, 26, 15);

beforeEach(() => vi.useFakeTimers({ now: KICK_OFF }));
afterEach(() => {
  vi.useRealTimers();
  forgetClock();
});

it("goes by the server's clock as soon as a write was answered", () => {
  expect(serverNow()).toBe(KICK_OFF);
  // Sent at 15:00:00 and answered at 15:00:02 by a device that is 40 minutes slow.
  learnClock(KICK_OFF + 40 * 60_000 + 1000, KICK_OFF, KICK_OFF + 2000);
  expect(serverNow()).toBe(KICK_OFF + 40 * 60_000);
  vi.advanceTimersByTime(5000);
  expect(serverNow()).toBe(KICK_OFF + 40 * 60_000 + 5000);
});

it("learns from what was written before only that it is later by now", () => {
  learnPast(KICK_OFF - 60_000);
  expect(clockOffset()).toBe(0);
  learnPast(KICK_OFF + 7 * 60_000);
  expect(clockOffset()).toBe(7 * 60_000);
  learnPast(KICK_OFF + 60_000);
  expect(clockOffset()).toBe(7 * 60_000);
});
