import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mbl } from "../../tests/arena/leagues/mbl";
import { mls } from "../../tests/arena/leagues/mls";
import { mvl } from "../../tests/arena/leagues/mvl";
import { failure } from "./failure";
import { PEEK_LASTS, peekOnce } from "./peekLive";

const state = { updatedAt: null, matches: new Map() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks once however many pages ask, and again when the answer is old", async () => {
  const peek = vi.fn(async () => state);
  await Promise.all([peekOnce(mls, peek), peekOnce(mls, peek), peekOnce(mbl, peek)]);
  expect(peek).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(PEEK_LASTS - 1);
  await peekOnce(mls, peek);
  expect(peek).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  await peekOnce(mls, peek);
  expect(peek).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(PEEK_LASTS);
});

it("keeps no failure", async () => {
  const refused = vi.fn(async () => Promise.reject(failure("offline")));
  await expect(peekOnce(mvl, refused)).rejects.toMatchObject({ kind: "offline" });
  const peek = vi.fn(async () => state);
  expect(await peekOnce(mvl, peek)).toBe(state);
  expect(peek).toHaveBeenCalledTimes(1);
});
