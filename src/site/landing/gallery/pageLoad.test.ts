import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as pageLoad from "./pageLoad";

const loadedFrom = (url: string) =>
  vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([{ name: url } as unknown as PerformanceEntry]);

let documents = 0;

/** The module as a new document has it: of an address of its own, so that no other module is loaded again. */
async function newDocument(): Promise<(path: string) => boolean> {
  documents += 1;
  const loaded: typeof pageLoad = await import(
    /* @vite-ignore */ `./pageLoad.ts?document=${documents}`
  );
  return loaded.takePageLoad;
}

const asInstalled = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

/** A new session of the browser. */
function newSession(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

let take: (path: string) => boolean;
beforeEach(async () => {
  newSession();
  take = await newDocument();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a full page load", () => {
  it("is taken once in a session of the browser, whatever is loaded again", async () => {
    loadedFrom("https://arena.example/?from=mail#top");
    expect([take("/"), take("/")]).toEqual([true, false]);
    take = await newDocument();
    expect(take("/")).toBe(false);
    newSession();
    take = await newDocument();
    expect(take("/")).toBe(true);
  });

  it("is left for a later one where another page was loaded first", async () => {
    loadedFrom("https://arena.example/mls/home");
    expect(take("/")).toBe(false);
    loadedFrom("https://arena.example/");
    take = await newDocument();
    expect(take("/")).toBe(true);
  });

  it("is never taken in the installed app", () => {
    loadedFrom("https://arena.example/");
    asInstalled(true);
    expect(take("/")).toBe(false);
  });

  it("is taken where the browser keeps nothing", () => {
    loadedFrom("https://arena.example/");
    vi.stubGlobal("sessionStorage", undefined);
    expect(take("/")).toBe(true);
  });

  it("of another page is none of this one", () => {
    loadedFrom("https://arena.example/mls/home");
    expect(take("/")).toBe(false);
  });

  it("is not assumed where the browser does not say", () => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
    expect(take("/")).toBe(false);
  });
});
