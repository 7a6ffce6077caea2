import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isMetered, whenIdle } from "./spareLine";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("takes a mobile line and a wish to save data for metered, and no other", () => {
  expect([{ saveData: true }, { type: "cellular" }].map(isMetered)).toEqual([true, true]);
  expect([{ saveData: false, type: "wifi" }, {}, null, undefined].map(isMetered)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it("waits until no page was opened for a while, and runs once for all of them", async () => {
  const task = vi.fn(async () => {});
  const later = whenIdle(task, 1000);
  void later();
  await vi.advanceTimersByTimeAsync(900);
  void later();
  await vi.advanceTimersByTimeAsync(900);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(task).toHaveBeenCalledTimes(1);
  void later();
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(2);
});
