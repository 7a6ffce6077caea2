import { afterEach, expect, it, vi } from "vitest";
import { clock } from "@/domain/clock";
import { heldClock } from "./heldClock";

const happened: string[] = [];
const note = (what: string) => () => void happened.push(what);
afterEach(() => {
  happened.length = 0;
  vi.useRealTimers();
});

it("does not go on by itself", async () => {
  const before = clock.now();
  clock.after(1, note("a"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(happened).toEqual([]);
  expect(clock.now()).toBe(before);
});

it("lets happen what is due, in its order, when it is moved on", () => {
  const before = clock.now();
  clock.after(30, note("late"));
  clock.after(10, () => {
    note("early")();
    clock.after(5, note("between"));
  });
  clock.after(12, note("second"));
  clock.after(20, note("cancelled"))();
  heldClock.advance(11);
  expect(happened).toEqual(["early"]);
  heldClock.advance(20);
  expect(happened).toEqual(["early", "second", "between", "late"]);
  expect(clock.now() - before).toBe(31);
});

it("runs out what is waited for, also where that begins later", async () => {
  const before = clock.now();
  setTimeout(() => clock.after(9_000, note("given up")), 20);
  await heldClock.runOut(9_000);
  expect(happened).toEqual(["given up"]);
  expect(clock.now() - before).toBe(9_000);
});

it("follows vitest's own fake timers while they are in use", () => {
  vi.useFakeTimers({ now: 5_000 });
  clock.after(100, note("faked"));
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(["faked"]);
  expect(clock.now()).toBe(5_100);
});

it("leaves what waits where only the date is faked", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 5_000 });
  clock.after(100, note("held"));
  vi.setSystemTime(9_000_000);
  expect(happened).toEqual([]);
  heldClock.advance(100);
  expect(happened).toEqual(["held"]);
});

it("forgets after a test what that left behind", () => {
  clock.after(7, note("left behind"));
  heldClock.forget();
  heldClock.advance(10);
  expect(happened).toEqual([]);
});
