import { describe, expect, it } from "vitest";
import type { SiteChunk } from "../build/siteGraph";
import { budget } from "./limits";
import { phonePictures, weigh } from "./verdict";

const chunk = (file: string, gzip: number, ...modules: string[]): SiteChunk => ({
  file,
  imports: [],
  dynamicImports: [],
  modules,
  styles: [],
  gzip,
});

const page = (path: string, scripts: string[], requests: string[] = []) => ({
  path,
  file: "x.html",
  kind: "page" as const,
  scripts,
  styles: [],
  requests,
});

describe("weighing a page", () => {
  const graph = {
    entry: "e.js",
    chunks: [
      chunk("e.js", 100_000, "src/main.tsx"),
      chunk("s.js", 9_000, "src/site/standings/StandingsPage.tsx"),
      chunk("big.js", budget.script - 99_000, "src/site/players/PlayersPage.tsx"),
      chunk("more.js", budget.script - 100_000, "src/site/home/HomePage.tsx"),
      chunk("sdk.js", 10, "node_modules/@firebase/firestore/dist/index.js"),
      chunk("admin.js", 10, "src/admin/AdminApp.tsx"),
      chunk("session.js", 10, "src/session/SessionProvider.tsx"),
    ],
  };

  it("adds up what it needs and finds nothing wrong", () => {
    const weight = weigh(page("/mls/standings", ["e.js", "s.js"], ["a"]), { graph });
    expect(weight).toMatchObject({ script: 109_000, reads: 1, faults: [] });
  });

  it("says what is too much, and what must not be there", () => {
    expect(weigh(page("/x", ["e.js", "big.js"]), { graph }).faults).toHaveLength(1);
    expect(weigh(page("/x", ["e.js", "more.js"]), { graph }).faults).toEqual([]);
    expect(weigh(page("/mls/standings", ["e.js", "more.js"]), { graph }).faults).toHaveLength(1);
    expect(weigh(page("/mls/standings", [], ["a", "b"]), { graph }).faults[0]).toMatch(/reads 2/);
    expect(weigh(page("/x", ["sdk.js", "admin.js"]), { graph }).faults).toEqual([
      expect.stringMatching(/Firebase SDK/),
      expect.stringMatching(/administrators' code/),
    ]);
    expect(weigh(page("/x", ["session.js"]), { graph }).faults).toHaveLength(1);
    expect(weigh(page("/join", ["session.js"]), { graph }).faults).toEqual([]);
  });
});

it("finds the pictures a phone may choose", () => {
  const html = `<link rel="preload" as="image" media="(max-width: 599px)" imagesrcset="/a-480.avif 480w, /a-800.avif 800w"><link rel="preload" as="image" media="not (max-width: 599px)" imagesrcset="/b.avif 1600w">`;
  expect(phonePictures(html)).toEqual(["/a-480.avif", "/a-800.avif"]);
});
