import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DocumentReader } from "../../src/data/documents";
import { failure } from "../../src/data/failure";
import { ANY, paths } from "../../src/leagues/paths";
import { fileOf, LEAGUE_SHELL_PATH } from "../build/sitePages";
import { mls } from "../../tests/arena/leagues/mls";
import { builtPage } from "../../tests/factories/builtPage";
import { makeLeague } from "../../tests/factories/records";
import { openedIn } from "./leaguePages";
import { makeFeeds, type FeedsRun } from "./makeFeeds";
import { merged } from "./memory";

const NOW = Date.UTC(2026, 2, 20);
const DAY = 24 * 3_600_000;
const own = "https://arena.example";
const second = "https://uni.web.app";

const fixture = (date: number) => ({
  date,
  teamA: "Kingsway Rovers",
  teamB: "Mount Trojans",
});
const entry = (of: object = {}) => ({
  uid: "a",
  sequence: 1,
  start: NOW + DAY,
  minutes: 130,
  title: "A v B",
  place: "",
  words: "",
  url: "",
  isCancelled: false,
  ...of,
});

/** What the site gives out, by address; what is not there answers 404. */
let site: Record<string, () => Response | Promise<never>>;
let folder: string;

beforeEach(async () => {
  site = {};
  folder = await mkdtemp(path.join(tmpdir(), "arena-feeds-"));
  vi.stubGlobal("fetch", async (url: string) => site[url]?.() ?? new Response("", { status: 404 }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

/** A database with these fixtures published, and nothing else. */
const database = (fixtures: object): DocumentReader => ({
  get: (_, id) => Promise.resolve(id === mls.collections.fixtures ? { records: fixtures } : null),
  list: () => Promise.resolve([]),
});
const closed: DocumentReader = {
  get: (_, id) =>
    id === mls.collections.results
      ? Promise.reject(failure("unavailable", "down"))
      : Promise.resolve({ records: {} }),
  list: () => Promise.resolve([]),
};

const run = (of: Partial<FeedsRun> = {}) =>
  makeFeeds({
    leagues: [mls],
    documents: database({ a: fixture(NOW + DAY) }),
    origins: [own, second],
    dist: path.join(folder, "dist"),
    memory: path.join(folder, "kept", "feeds.json"),
    now: NOW,
    isRenewal: false,
    ...of,
  });
const written = (place: string) => readFile(path.join(folder, "dist/calendar", place), "utf8");
const isEmpty = async () => (await readdir(folder)).length === 0;
/** A build empties the site's folder. */
const build = () => rm(path.join(folder, "dist"), { recursive: true });
/** The site has what was written. */
const deploy = async () => {
  const feeds = await written("feeds.json");
  site[`${own}/calendar/feeds.json`] = () => new Response(feeds);
};

describe("a run", () => {
  it("that is the first one writes the calendars, and the list that the site offers them by", async () => {
    expect(await run()).toEqual({
      calendars: 3,
      atom: 3,
      pages: 0,
      pictures: 0,
      drawn: 0,
      stale: null,
    });
    expect(await written("mls/kingsway-rovers.ics")).toContain("UID:a@mls.arena.example");
    const list: unknown = JSON.parse(await written("offered.json"));
    expect(list).toEqual({
      renewed: NOW,
      places: expect.arrayContaining(["mls.ics", "mls/mount-trojans.ics"]),
    });
  });

  it("draws each match once, and again when its picture says something else", async () => {
    const page = path.join(folder, "dist/mls/matches/_.html");
    const built = async () => {
      await mkdir(path.dirname(page), { recursive: true });
      await writeFile(page, builtPage(paths.match(mls, ANY)));
    };
    const shown = async () => {
      const html = await readFile(path.join(path.dirname(page), "a.html"), "utf8");
      const [, file = ""] = /og:image" content="https:\/\/arena\.example(.*?)"/.exec(html) ?? [];
      const { width, height, format } = await sharp(path.join(folder, "dist", file)).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
      expect(await readdir(path.join(folder, "dist/share/drawn"))).toEqual([path.basename(file)]);
      return file;
    };
    await built();
    expect(await run()).toMatchObject({ pages: 1, pictures: 1, drawn: 1 });
    const first = await shown();
    await build();
    await built();
    expect(await run()).toMatchObject({ pictures: 1, drawn: 0 });
    expect(await shown()).toBe(first);
    const moved = database({ a: fixture(NOW + 2 * DAY) });
    expect(await run({ documents: moved })).toMatchObject({ pictures: 1, drawn: 1 });
    expect(await shown()).not.toBe(first);
  });

  it("writes calendars, feed, pages and match pictures of a league that the build does not know", async () => {
    const { id, ...cup } = makeLeague({ name: "Freshers cup" });
    const published: Record<string, object> = {
      leagues: { [id]: { ...cup, openedAt: new Date(NOW) } },
      [`football~${id}~fixtures`]: { a: fixture(NOW + DAY) },
    };
    const documents: DocumentReader = {
      get: async (_, name) => (published[name] ? { records: published[name] } : null),
      list: async () => [],
    };
    const shell = path.join(folder, "dist", fileOf(LEAGUE_SHELL_PATH));
    await mkdir(path.dirname(shell), { recursive: true });
    await writeFile(shell, builtPage(LEAGUE_SHELL_PATH));
    const opened = await openedIn(documents);
    const leagues = opened.map(({ league }) => league);
    const made = await run({ leagues, opened, documents });
    expect(made).toMatchObject({ calendars: 3, atom: 3, pictures: 1, drawn: 1, stale: null });
    expect(await written(`${id}.ics`)).toContain("Kingsway Rovers");
    const page = (place: string) => readFile(path.join(folder, "dist", place), "utf8");
    expect(await page(`feeds/${id}.atom`)).toContain("Freshers cup");
    const [drawn = ""] = await readdir(path.join(folder, "dist/share/drawn"));
    const match = await page(`${id}/matches/a.html`);
    expect(match).toContain(drawn);
    expect(match).toContain('id="opened-leagues"');
  });

  it("takes back what the site gives out and what is not there any more", async () => {
    await run();
    await deploy();
    await rm(path.join(folder, "kept"), { recursive: true });
    await run({ documents: database({}) });
    expect(await written("mls.ics")).not.toContain("VEVENT");
  });

  it("takes it back too where a deployment has lost the feeds of the site", async () => {
    await run();
    await build();
    await run({ documents: database({}) });
    expect(await written("mls.ics")).not.toContain("VEVENT");
  });

  it.each([
    ["a record", closed, "cannot be reached"],
    ["what the site gives out", undefined, "answers 503"],
  ])("writes nothing when %s cannot be read", async (_, documents, reason) => {
    if (!documents)
      for (const origin of [own, second])
        site[`${origin}/calendar/feeds.json`] = () => new Response("", { status: 503 });
    await expect(run(documents && { documents })).rejects.toThrow(reason);
    expect(await isEmpty()).toBe(true);
  });

  it("asks where else the site stands when its address is not connected yet", async () => {
    site[`${own}/calendar/feeds.json`] = () => Promise.reject(new TypeError("no such host"));
    site[`${second}/calendar/feeds.json`] = () =>
      Response.json({ "mls.ics": { name: "MLS", events: [entry()] } });
    await run({ documents: database({}) });
    expect(await written("mls.ics")).not.toContain("VEVENT");
  });
});

describe("a renewal before a deployment", () => {
  it("begins nothing", async () => {
    expect(await run({ isRenewal: true })).toBeNull();
    expect(await isEmpty()).toBe(true);
  });

  it("writes what the site gives out again, into a site that was just built", async () => {
    await run();
    await deploy();
    await build();
    const moved = database({ a: fixture(NOW + 2 * DAY) });
    expect(await run({ isRenewal: true, documents: moved })).toMatchObject({ stale: null });
    expect(await written("mls.ics")).toContain("DTSTART:20260322T");
  });

  it("leaves it as it is where the records cannot be read", async () => {
    await run();
    await deploy();
    const before = await written("mls.ics");
    await build();
    expect((await run({ isRenewal: true, documents: closed }))?.stale).toBeTruthy();
    expect(await written("mls.ics")).toBe(before);
    expect(JSON.parse(await written("offered.json"))).toMatchObject({ renewed: 0 });
  });

  it("fails where nobody knows what the site gives out", async () => {
    for (const origin of [own, second])
      site[`${origin}/calendar/feeds.json`] = () => new Response("<!doctype html>");
    await expect(run({ isRenewal: true })).rejects.toThrow(own);
  });
});

it("remembers each entry as it was given out last", () => {
  const [older, newer] = [entry(), entry({ sequence: 2 })];
  const feed = (...events: ReturnType<typeof entry>[]) => ({ "mls.ics": { name: "MLS", events } });
  expect(merged(feed(older), feed(newer))).toEqual(feed(newer));
  expect(merged(feed(newer), feed(older))).toEqual(feed(newer));
  expect(merged({}, feed(older, entry({ uid: "b" })))).toEqual(feed(older, entry({ uid: "b" })));
});
