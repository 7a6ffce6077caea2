import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropOldShells, keepShell, type Shell } from "./shellCache";

/** As much of a browser's caches as the worker uses. */
class Caches {
  readonly kept = new Map<string, string[]>();
  broken = "";
  open = async (name: string) => {
    const files = this.kept.get(name) ?? [];
    this.kept.set(name, files);
    const add = async (file: string | Request) => {
      const address = typeof file === "string" ? file : new URL(file.url).pathname;
      if (address === this.broken) throw new TypeError("Failed to fetch");
      files.push(address);
    };
    return { add, addAll: (all: string[]) => Promise.all(all.map(add)) };
  };
  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
}

const shell = (version: string): Shell => ({
  version,
  files: [`/assets/${version}.js`],
  page: "/offline",
});

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

it("keeps the page for offline visits and every file of a version", async () => {
  await keepShell(shell("one"));
  expect(caches.kept.get("arena-shell-one")).toEqual(["/offline", "/assets/one.js"]);
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
