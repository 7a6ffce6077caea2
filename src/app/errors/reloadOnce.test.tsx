import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce, reloadPastCache } from "./reloadOnce";

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

it("fetches the page's files past the cache, and the one that is missing", async () => {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.setAttribute("src", "/assets/index.js");
  document.head.append(script);
  const fetched = vi.fn(async () => new Response(""));
  vi.stubGlobal("fetch", fetched);
  await reloadPastCache(new TypeError("Failed to fetch: https://arena.example/assets/late.js"));
  script.remove();
  for (const file of ["/assets/index.js", "https://arena.example/assets/late.js"])
    expect(fetched).toHaveBeenCalledWith(file, expect.objectContaining({ cache: "reload" }));
  expect(reload).toHaveBeenCalledOnce();
});

it("reloads although a file is still missing", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await reloadPastCache(new TypeError("https://arena.example/assets/late.js"));
  expect(reload).toHaveBeenCalledOnce();
});

it("reloads, but not a second time in a row", async () => {
  vi.useFakeTimers();
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
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
