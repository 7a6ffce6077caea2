import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce } from "./reloadOnce";

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal("location", { reload });
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  reload.mockClear();
});

it("reloads, but not a second time in a row", () => {
  vi.useFakeTimers();
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(reloadOnce()).toBe(true);
});

it("does not reload into nothing while offline", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("does not reload where it could not remember having done so", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
