import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { DocumentReader, RawDocument } from "../../src/data/documents";
import { arena } from "@arena/arena";
import { builtPage } from "../../tests/factories/builtPage";
import { makeLeague } from "../../tests/factories/records";
import { fileOf, LEAGUE_SHELL_PATH } from "../build/sitePages";
import { openedIn, writeLeaguePages, type OpenedInApp } from "./leaguePages";

const own = "https://arena.example";
let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), "arena-pages-"));
  const shell = path.join(dist, fileOf(LEAGUE_SHELL_PATH));
  await mkdir(path.dirname(shell), { recursive: true });
  await writeFile(shell, builtPage(LEAGUE_SHELL_PATH));
});
afterEach(() => rm(dist, { recursive: true }));

const { id, ...cup } = makeLeague({ name: "Freshers’ cup", openedAt: Date.UTC(2027, 8, 1) });
const stored: RawDocument = { ...cup, openedAt: new Date(Date.UTC(2027, 8, 1)) };

/** A database in which these leagues were opened. */
const database = (records: RawDocument | null): DocumentReader => ({
  get: async (collection, name) =>
    collection === "published" && name === "leagues" && records ? { records } : null,
  list: async () => [],
});
const read = (place: string) => readFile(path.join(dist, `${place}.html`), "utf8");
async function openedCup(change: RawDocument = {}): Promise<OpenedInApp> {
  const [opened] = await openedIn(database({ [id]: { ...stored, ...change } }));
  if (!opened) throw new Error("No league was opened.");
  return opened;
}

it("reads none where none was ever opened, and not the removed ones", async () => {
  expect(await openedIn(database(null))).toEqual([]);
  expect(await openedIn(database({}))).toEqual([]);
  expect(await openedIn(database({ [id]: { ...stored, state: "removed" } }))).toEqual([]);
});

it("writes the pages of an opened league, each with a head of its own and the league's record", async () => {
  const pages = await writeLeaguePages(dist, await openedCup(), own);
  expect(pages.map((page) => page.path)).toEqual(
    expect.arrayContaining(["/freshers-cup/home", "/freshers-cup/standings"]),
  );
  const html = await read("freshers-cup/standings");
  expect(html).toContain(`<title>Freshers’ cup: table · ${arena.name}</title>`);
  expect(html).toContain(`<meta property="og:url" content="${own}/freshers-cup/standings">`);
  expect(html).toContain(`${own}/share/football.jpg`);
  expect(html).not.toContain("noindex");
  const [, block = "{}"] =
    /<script id="opened-leagues" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(block)).toMatchObject({ [id]: { name: "Freshers’ cup", state: "open" } });
});

it("writes what searches do not list, and the documents that its matches and clubs get theirs of", async () => {
  const pages = await writeLeaguePages(dist, await openedCup(), own);
  for (const place of ["freshers-cup/screen", "embed/freshers-cup/table"]) {
    expect(pages.map((page) => page.path)).not.toContain(`/${place}`);
    expect(await read(place)).toContain('content="noindex"');
  }
  for (const place of ["matches/_", "players/_", "clubs/_", "seasons/_"])
    expect(await read(`freshers-cup/${place}`), place).toContain('id="opened-leagues"');
});

it("lists none of a closed league", async () => {
  expect(await writeLeaguePages(dist, await openedCup({ state: "closed" }), own)).toEqual([]);
  expect(await read("freshers-cup/home")).toContain("Freshers’ cup");
});
