import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropOldShells, keepRest, keepShell, type Shell } from "./shellCache";

/** As much of a browser's caches as the worker uses, and a host that says what was fetched of it. */
class Caches {
  readonly kept = new Map<string, string[]>();
  fetched: string[] = [];
  broken = "";
  private answer = (address: string) => new Response(this.lists.get(address) ?? "");
  readonly lists = new Map<string, string>();
  open = async (name: string) => {
    const files = this.kept.get(name) ?? [];
    this.kept.set(name, files);
    return {
      add: async (file: string | Request) => {
        const address = typeof file === "string" ? file : new URL(file.url).pathname;
        if (address === this.broken) throw new TypeError("Failed to fetch");
        this.fetched.push(address);
        files.push(address);
      },
      put: async (file: string) => void files.push(file),
      match: async (file: string) => (files.includes(file) ? this.answer(file) : undefined),
    };
  };
  match = async (file: string) =>
    [...this.kept.values()].some((files) => files.includes(file)) ? this.answer(file) : undefined;
  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
}

let caches: Caches;
beforeEach(() => {
  caches = new Caches();
  vi.stubGlobal("caches", caches);
  // Node knows no relative addresses.
  vi.stubGlobal(
    "Request",
    class {
      readonly url: string;
      constructor(address: string) {
        this.url = new URL(address, "https://arena.example").href;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A version with a file of its own and one that every version has. */
function shell(version: string): Shell {
  const list = `/assets/shell-${version}.json`;
  const first = ["/assets/react.js", `/assets/${version}.js`];
  const rest = [`/assets/${version}-a.js`, `/assets/${version}-b.js`];
  caches.lists.set(list, JSON.stringify({ first, rest }));
  return { version, list, page: "/offline" };
}

it("keeps the page for offline visits and what pages need first, and fetches no more", async () => {
  await keepShell(shell("one"));
  const kept = ["/offline", "/assets/shell-one.json", "/assets/react.js", "/assets/one.js"];
  expect(caches.kept.get("arena-shell-one")).toEqual(kept);
  expect(caches.fetched).toEqual(kept);
});

it("takes from the version before what has not changed", async () => {
  await keepShell(shell("one"));
  caches.fetched = [];
  await keepShell(shell("two"));
  expect(caches.fetched).toEqual(["/offline", "/assets/shell-two.json", "/assets/two.js"]);
  expect(caches.kept.get("arena-shell-two")).toContain("/assets/react.js");
});

it("keeps the rest one by one for as long as it may, and goes on the next time", async () => {
  const one = shell("one");
  await keepShell(one);
  caches.fetched = [];
  const answers = [true, false];
  await keepRest(one, () => answers.shift() ?? false);
  expect(caches.fetched).toEqual(["/assets/one-a.js"]);
  await keepRest(one, () => true);
  expect(caches.fetched).toEqual(["/assets/one-a.js", "/assets/one-b.js"]);
});

it("fails as a whole when a file cannot be had, so that the version before stays in charge", async () => {
  caches.broken = "/assets/one.js";
  await expect(keepShell(shell("one"))).rejects.toThrow("Failed to fetch");
});

it("keeps the version before for tabs that were opened with it, and none older; other caches stay", async () => {
  await caches.open("arena-data");
  for (const version of ["one", "two", "three"]) await keepShell(shell(version));
  await dropOldShells(shell("three"));
  expect(await caches.keys()).toEqual(["arena-data", "arena-shell-two", "arena-shell-three"]);
});
