import { afterEach, describe, expect, it, vi } from "vitest";
import type { WorkerScope } from "./scope";
import { showPage } from "./showPage";

const SITE = "https://arena.example";
const MATCH = "/mls/matches/one";

/** A browser whose tabs show these addresses; it notes what the worker does to them. */
function browser(...addresses: readonly string[]) {
  const done: string[] = [];
  const tabs = addresses.map((address) => ({
    url: SITE + address,
    focus: async () => done.push(`focus ${address}`),
    navigate: async (url: string) => done.push(`${address} goes to ${url}`),
  }));
  const clients: WorkerScope["clients"] = {
    claim: async () => {},
    matchAll: async () => tabs,
    openWindow: async (url) => done.push(`open ${url}`),
  };
  return { done, tabs, clients, location: new URL(`${SITE}/worker.js`) as unknown as Location };
}

describe("a notice that is pressed", () => {
  it("opens its match where no tab of the site is open", async () => {
    const scope = browser();
    await showPage(scope, MATCH);
    expect(scope.done).toEqual([`open ${SITE}${MATCH}`]);
  });

  it("takes a visitor's tab to its match, and leaves what an administrator types", async () => {
    const scope = browser("/mls/admin-dashboard/results", "/today");
    await showPage(scope, MATCH);
    expect(scope.done).toEqual(["focus /today", `/today goes to ${SITE}${MATCH}`]);
    const desk = browser("/mls/admin-dashboard/results");
    await showPage(desk, MATCH);
    expect(desk.done).toEqual([`open ${SITE}${MATCH}`]);
  });

  it("only brings forward the tab that shows its match", async () => {
    const scope = browser("/today", MATCH);
    await showPage(scope, MATCH);
    expect(scope.done).toEqual([`focus ${MATCH}`]);
  });

  it("opens its match where the tab cannot be led there", async () => {
    const scope = browser("/today");
    const [tab] = scope.tabs;
    if (tab) tab.navigate = () => Promise.reject(new TypeError("not controlled"));
    await showPage(scope, MATCH);
    expect(scope.done).toEqual(["focus /today", `open ${SITE}${MATCH}`]);
  });

  it("leads nowhere else", async () => {
    const scope = browser("/today");
    await showPage(scope, "https://elsewhere.example/");
    expect(scope.done).toEqual([]);
  });
});

describe("the service worker", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("hears that a notice was pressed, puts it away and opens its match", async () => {
    const { done, clients, location } = browser();
    const heard = new Map<string, (event: unknown) => void>();
    const stubs = {
      clients,
      location,
      ARENA_SHELL: { list: "/list", page: "/offline", version: "1" },
      addEventListener: (type: string, on: (event: unknown) => void) => heard.set(type, on),
    };
    for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
    await import("./serviceWorker");
    const close = vi.fn();
    let answered: Promise<unknown> | undefined;
    heard.get("notificationclick")?.({
      notification: { data: MATCH, close },
      waitUntil: (shown: Promise<unknown>) => (answered = shown),
    });
    await answered;
    expect(close).toHaveBeenCalledOnce();
    expect(done).toEqual([`open ${SITE}${MATCH}`]);
  });
});
