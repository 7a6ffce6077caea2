import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeAnswer, readAnswer } from "./storedAnswers";

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
  storeAnswer("https://db/a", { fields: 1 });
  vi.setSystemTime(2_000);
  storeAnswer("https://db/a", { fields: 2 });
  await vi.runAllTimersAsync();
  expect(await readAnswer("https://db/a")).toEqual({ body: { fields: 2 }, readAt: 2_000 });
  expect(await readAnswer("https://db/b")).toBeNull();
});

it("says that there is none when what was kept is something else", async () => {
  stubCaches();
  for (const text of ["", "null", "[]", '{"body":1}', '{"body":1,"readAt":"now"}']) {
    held.set("https://db/a", text);
    expect(await readAnswer("https://db/a"), text).toBeNull();
  }
});

it("harms nobody where nothing can be kept", async () => {
  storeAnswer("https://db/a", {});
  expect(await readAnswer("https://db/a")).toBeNull();
  stubCaches(true);
  storeAnswer("https://db/a", {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(await readAnswer("https://db/a")).toBeNull();
});
