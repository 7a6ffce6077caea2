import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepAnswer, keptAnswer } from "./keptAnswers";

const held = new Map<string, string>();

/** The browser's Cache Storage, as far as it is used. */
function stubCaches(broken = false) {
  const put = async (address: string, response: Response) => {
    if (broken) throw new DOMException("full", "QuotaExceededError");
    held.set(address, await response.text());
  };
  vi.stubGlobal("caches", {
    open: async () => ({ put }),
    match: async (address: string) => {
      const found = held.get(address);
      return found === undefined ? undefined : new Response(found);
    },
  });
}

beforeEach(() => {
  held.clear();
  vi.stubGlobal("requestIdleCallback", (act: () => void) => act());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("gives back the latest answer, and from when it is", async () => {
  vi.useFakeTimers({ now: 1_000 });
  stubCaches();
  keepAnswer("https://db/a", { fields: 1 });
  vi.setSystemTime(2_000);
  keepAnswer("https://db/a", { fields: 2 });
  await vi.runAllTimersAsync();
  expect(await keptAnswer("https://db/a")).toEqual({ body: { fields: 2 }, readAt: 2_000 });
  expect(await keptAnswer("https://db/b")).toBeNull();
});

it("says that there is none when what was kept is something else", async () => {
  stubCaches();
  for (const text of ["", "null", "[]", '{"body":1}', '{"body":1,"readAt":"now"}']) {
    held.set("https://db/a", text);
    expect(await keptAnswer("https://db/a"), text).toBeNull();
  }
});

it("harms nobody where nothing can be kept", async () => {
  keepAnswer("https://db/a", {});
  expect(await keptAnswer("https://db/a")).toBeNull();
  stubCaches(true);
  keepAnswer("https://db/a", {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(await keptAnswer("https://db/a")).toBeNull();
});
