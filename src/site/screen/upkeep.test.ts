import { afterEach, describe, expect, it, vi } from "vitest";
import { filesIn, versionWatch, wakefulness, whenDue } from "./upkeep";

const page = (file: string) =>
  `<link rel="stylesheet" href="/assets/site-1.css"><script src="/assets/${file}"></script>`;
const answer = (text: string, status = 200) => new Response(text, { status });

it("knows a version by the files that a page names, in whatever order", () => {
  expect(filesIn(page("start-2.js"))).toBe("/assets/site-1.css,/assets/start-2.js");
  expect(filesIn("<p>Sign in to this network</p>")).toBe("");
});

it("tells of a new version once, and of nothing that cannot be fetched or is no page of the site", async () => {
  const fetchPage = vi.fn<() => Promise<Response>>();
  const isNewer = versionWatch(fetchPage);
  const next = async (of: Response | Error) => {
    if (of instanceof Error) fetchPage.mockRejectedValueOnce(of);
    else fetchPage.mockResolvedValueOnce(of);
    return isNewer();
  };
  expect(await next(answer(page("start-1.js")))).toBe(false);
  expect(await next(answer(page("start-1.js")))).toBe(false);
  expect(await next(new TypeError("Failed to fetch"))).toBe(false);
  expect(await next(answer(page("start-2.js"), 500))).toBe(false);
  expect(await next(answer("<p>Sign in to this network</p>"))).toBe(false);
  expect(await next(answer(page("start-2.js")))).toBe(true);
  expect(await next(answer(page("start-2.js")))).toBe(false);
});

it("acts when it is due, once after a sleep, and goes on where the clock is set back", () => {
  const act = vi.fn<() => void>();
  const check = whenDue(1_000);
  const at = (now: number) => {
    check(now, { every: 100, act });
    return act.mock.calls.length;
  };
  expect(at(1_099)).toBe(0);
  expect(at(1_100)).toBe(1);
  expect(at(1_150)).toBe(1);
  expect(at(9_000)).toBe(2);
  expect(at(9_050)).toBe(2);
  expect(at(500)).toBe(2);
  expect(at(600)).toBe(3);
});

describe("a screen is kept awake", () => {
  afterEach(() => vi.unstubAllGlobals());

  function stubLocks(visibilityState = "visible") {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const request = vi.fn(async (_kind: string) => {
      const lock = { released: false, release: async () => void (lock.released = true) };
      locks.push(lock);
      return lock;
    });
    vi.stubGlobal("navigator", { wakeLock: { request } });
    vi.stubGlobal("document", { visibilityState });
    return { locks, request };
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it("by one lock, which is asked for again once the browser has taken it away", async () => {
    const { locks, request } = stubLocks();
    const awake = wakefulness();
    awake.keep();
    awake.keep();
    await settle();
    awake.keep();
    expect(request).toHaveBeenCalledExactlyOnceWith("screen");
    await locks[0]?.release();
    awake.keep();
    await settle();
    expect(locks).toHaveLength(2);
    awake.end();
    await settle();
    expect(locks.map(({ released }) => released)).toEqual([true, true]);
  });

  it("no longer than it is there, also where the lock comes late", async () => {
    const { locks } = stubLocks();
    const awake = wakefulness();
    awake.keep();
    awake.end();
    await settle();
    expect(locks.map(({ released }) => released)).toEqual([true]);
  });

  it("again after a refusal, and not while it is out of sight or where the browser cannot", async () => {
    const { request } = stubLocks();
    request.mockRejectedValueOnce(new DOMException("Low battery", "NotAllowedError"));
    const awake = wakefulness();
    awake.keep();
    await settle();
    awake.keep();
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
    const hidden = stubLocks("hidden");
    wakefulness().keep();
    expect(hidden.request).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", {});
    wakefulness().keep();
  });
});
