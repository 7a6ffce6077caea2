import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const loadedFrom = (url: string) =>
  vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([{ name: url } as unknown as PerformanceEntry]);

/** The module as a new document has it. */
async function newDocument(): Promise<(path: string) => boolean> {
  vi.resetModules();
  return (await import("./pageLoad")).takePageLoad;
}

let take: (path: string) => boolean;
beforeEach(async () => {
  take = await newDocument();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a full page load", () => {
  it("is taken once, then again after a reload", async () => {
    loadedFrom("https://arena.example/?from=mail#top");
    expect([take("/"), take("/")]).toEqual([true, false]);
    take = await newDocument();
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
