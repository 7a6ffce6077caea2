// @vitest-environment jsdom
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listedMatches } from "../../src/domain/match/listed";
import { clubsOf } from "../../src/domain/season/clubs";
import type { League } from "../../src/domain/league/league";
import { withOpened } from "../../src/leagues/opening";
import { mal } from "../../tests/arena/leagues/mal";
import { mls } from "../../tests/arena/leagues/mls";
import {
  KICK_OFF,
  makeEvent,
  makeFixture,
  makeMeet,
  makeNews,
  makeResult,
} from "../../tests/factories/records";
import { atomEntries, atomText, writeAtom, type FeedContent } from "./atom";
import { leagueNowOf } from "./feeds";

const DAY = 24 * 3_600_000;
const NOW = KICK_OFF + 30 * DAY;
const origin = "https://site.example";
const sides = { teamA: "Kingsway Rovers", teamB: "Mount Trojans" };
const told: FeedContent = {
  league: mls,
  clubs: clubsOf(mls, []),
  matches: listedMatches(
    [makeFixture({ id: "a", ...sides }), makeFixture({ id: "next", ...sides, date: NOW + DAY })],
    [
      makeResult({ id: "a", ...sides, scoreA: 2, scoreB: 1, updatedAt: KICK_OFF + DAY }),
      makeResult({
        id: "b",
        teamA: "Lagoon City",
        teamB: `<&"> FC`,
        scoreA: 0,
        scoreB: 3,
        date: KICK_OFF + 2 * DAY,
      }),
    ],
  ),
  meets: [],
  news: [makeNews({ id: "n", title: "Rain & mud", date: KICK_OFF + 3 * DAY })],
};

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), "arena-atom-"));
});
afterEach(() => rm(dist, { recursive: true }));

const feed = async (place: string) => {
  const text = await readFile(path.join(dist, "feeds", place), "utf8");
  const root = new DOMParser().parseFromString(text, "application/xml").documentElement;
  expect(root.querySelector("parsererror")).toBeNull();
  return root;
};
const texts = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

it("has what was played and announced, the latest first, each at its address", async () => {
  expect(await writeAtom(dist, told, { now: NOW, origin })).toBe(1 + mls.clubs.length);
  const root = await feed("mls.atom");
  expect(texts(root, "entry > title")).toEqual([
    "Rain & mud",
    `Lagoon City 0–3 <&"> FC`,
    "Kingsway Rovers 2–1 Mount Trojans",
  ]);
  // A result that was corrected is given out again under the same id.
  expect(texts(root, "entry:last-of-type > updated")).toEqual([
    new Date(KICK_OFF + DAY).toISOString(),
  ]);
  expect(texts(root, "entry:last-of-type > id")).toEqual(["https://arena.example/mls/matches/a"]);
  expect(root.querySelector("entry:last-of-type > link")?.getAttribute("href")).toBe(
    "https://site.example/mls/matches/a",
  );
  expect(texts(root, "feed > updated")).toEqual([new Date(KICK_OFF + 3 * DAY).toISOString()]);
});

it("leads to an announcement where that stands: on the page of announcements, once that is open", () => {
  const places = (league: League) => atomEntries({ ...told, league }).map(({ place }) => place);
  expect(places(mls)[0]).toBe("/mls/home#news-n");
  expect(places(withOpened(mls, ["news"]))[0]).toBe("/mls/news#news-n");
});

it("has of a club its own results alone, and of one that has not played none", async () => {
  await writeAtom(dist, told, { now: NOW, origin });
  const own = await feed("mls/kingsway-rovers.atom");
  expect(texts(own, "entry > title")).toEqual(["Kingsway Rovers 2–1 Mount Trojans"]);
  const empty = atomEntries(told, "Nobody");
  expect(empty).toEqual([]);
  const text = atomText({ name: "x", page: "/", place: "/x", entries: empty, origin }, NOW);
  expect(text).toContain(`<updated>${new Date(NOW).toISOString()}</updated>`);
});

it("has of meets what is decided, with who leads", () => {
  const [team = ""] = mal.clubs.map(({ name }) => name);
  const timetable = ["1|14:00|100 metres|time"];
  const meets = [
    makeMeet({ id: "opening", name: "Opening meet", timetable }),
    makeMeet({ id: "later", timetable }),
  ];
  const events = [makeEvent({ meet: "opening", lines: [`1|Abu|${team}|10.80||1.1`] })];
  const none = { fixtures: [], results: [], teams: [] };
  const entries = atomEntries({ ...leagueNowOf(mal, { ...none, meets, events }, true), news: [] });
  expect(entries).toEqual([
    expect.objectContaining({
      place: "/mal/results?meet=opening",
      title: expect.stringMatching(/^Opening meet: results of 1 of \d+ events$/),
      summary: expect.stringContaining(`1. ${team}`),
    }),
  ]);
});

it("is named once in the pages it is about", async () => {
  const page = "<html><head><title>x</title></head><body></body></html>";
  await mkdir(path.join(dist, "mls/clubs"), { recursive: true });
  await writeFile(path.join(dist, "mls/results.html"), page);
  await writeFile(path.join(dist, "mls/clubs/kingsway-rovers.html"), page);
  await writeAtom(dist, told, { now: NOW, origin });
  await writeAtom(dist, told, { now: NOW, origin });
  const links = async (place: string) =>
    (await readFile(path.join(dist, place), "utf8")).match(/href="\/feeds[^"]*"/g);
  expect(await links("mls/results.html")).toEqual([`href="/feeds/mls.atom"`]);
  expect(await links("mls/clubs/kingsway-rovers.html")).toEqual([
    `href="/feeds/mls/kingsway-rovers.atom"`,
  ]);
});
