import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { arena } from "@arena/arena";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listedMatch } from "../../src/domain/match/listed";
import { noGround } from "../../src/domain/schedule/ground";
import { mcl } from "../../tests/arena/leagues/mcl";
import { mbl } from "../../tests/arena/leagues/mbl";
import { mls } from "../../tests/arena/leagues/mls";
import { ANY, paths } from "../../src/leagues/paths";
import { makeFixture, makeResult } from "../../tests/factories/records";
import { builtPage } from "../../tests/factories/builtPage";
import { matchPage, shownMatches, writeMatchPages } from "./matchPages";

const NOW = Date.UTC(2026, 2, 20);
const DAY = 24 * 3_600_000;
const origin = "https://site.example";
const site = { origin, grounds: [] };
const picture = "/share/matches/0123.png";
const pictures = {
  ofMatch: () => Promise.resolve(picture),
  ofSeason: () => Promise.reject(new Error()),
  sweep: () => Promise.reject(new Error()),
};
const shared = builtPage(paths.match(mls, ANY));

const read = (html: string) => {
  const one = (pattern: RegExp) => {
    const found = [...html.matchAll(new RegExp(pattern, "g"))].map(([, text]) => text);
    expect(found, String(pattern)).toHaveLength(1);
    return found[0] ?? "";
  };
  return {
    title: one(/<title>(.*?)<\/title>/),
    description: one(/<meta name="description" content="(.*?)">/),
    shown: one(/<meta property="og:title" content="(.*?)">/),
    told: one(/<meta property="og:description" content="(.*?)">/),
    image: one(/<meta property="og:image" content="(.*?)">/),
    size: ["width", "height"].map((side) =>
      one(new RegExp(`<meta property="og:image:${side}" content="(.*?)">`)),
    ),
    alt: one(/<meta property="og:image:alt" content="(.*?)">/),
    card: one(/<meta name="twitter:card" content="(.*?)">/),
    address: one(/<meta property="og:url" content="(.*?)">/),
    canonical: one(/<link rel="canonical" href="(.*?)">/),
    root: one(/<div id="root" data-path="(.*?)">/),
    event: JSON.parse(one(/<script type="application\/ld\+json">(.*?)<\/script>/)) as object,
  };
};
const teams = { teamA: "Kingsway Rovers", teamB: "Mount Trojans" };
const pageOf = (fixture: ReturnType<typeof makeFixture>, result?: ReturnType<typeof makeResult>) =>
  read(matchPage(shared, mls, listedMatch(fixture, result), site, picture));

describe("the page of a match for previews", () => {
  it("says of a match without a time its day", () => {
    const { told, event } = pageOf(makeFixture({ date: null, day: "2027-02-20" }));
    expect(told).toContain("Saturday 20 February 2027");
    expect(event).toMatchObject({ startDate: "2027-02-20" });
    expect(event).not.toHaveProperty("endDate");
  });

  it("says who plays, when and where", () => {
    const words =
      "Kingsway Rovers v Mount Trojans, MLS football, Saturday 14 March 2026, 16:00, Main bowl.";
    const address = "https://site.example/mls/matches/gw4-a1";
    expect(pageOf(makeFixture({ id: "gw4-a1" }))).toEqual({
      title: `Kingsway Rovers v Mount Trojans · MLS football · ${arena.name}`,
      description: words,
      shown: `Kingsway Rovers v Mount Trojans · MLS football · ${arena.name}`,
      told: words,
      image: "https://site.example/share/matches/0123.png",
      size: ["1200", "630"],
      alt: words,
      card: "summary_large_image",
      address,
      canonical: address,
      root: "/mls/matches/_",
      event: expect.objectContaining({
        "@type": "SportsEvent",
        image: "https://site.example/share/matches/0123.png",
        startDate: "2026-03-14T15:00:00.000Z",
        eventStatus: "https://schema.org/EventScheduled",
        location: { "@type": "Place", name: "Main bowl", address: "1 Lake Road, Lakeside" },
        homeTeam: { "@type": "SportsTeam", name: "Kingsway Rovers" },
        awayTeam: { "@type": "SportsTeam", name: "Mount Trojans" },
        competitor: [
          { "@type": "SportsTeam", name: "Kingsway Rovers" },
          { "@type": "SportsTeam", name: "Mount Trojans" },
        ],
      }),
    });
  });

  it("says where its ground is, as far as the arena keeps that", () => {
    const link = "https://map.example/bowl";
    const bowl = { ...noGround, id: "main-bowl", version: 1, name: "main bowl" };
    const at = { origin, grounds: [{ ...bowl, place: "Gate 2", link }] };
    expect(
      read(matchPage(shared, mls, listedMatch(makeFixture()), at, picture)).event,
    ).toMatchObject({
      location: {
        name: "Main bowl",
        address: "Gate 2",
        url: "https://site.example/grounds/main-bowl",
        hasMap: link,
      },
    });
  });

  it("says how it came out, in figures of its sport", () => {
    const fixture = makeFixture();
    const score = (scoreA: number, scoreB: number) => makeResult({ ...teams, scoreA, scoreB });
    expect(pageOf(fixture, score(2, 1)).title).toMatch(/^Kingsway Rovers 2–1 Mount Trojans · /);
    const chess = listedMatch(fixture, score(5, 3));
    expect(matchPage(shared, mcl, chess, site, picture)).toContain(
      "Kingsway Rovers 2½–1½ Mount Trojans",
    );
  });

  it("says that it was called off", () => {
    const { description, event } = pageOf(makeFixture({ status: "Postponed" }));
    expect(description).toMatch(/^Kingsway Rovers v Mount Trojans, Postponed, /);
    expect(event).toMatchObject({ eventStatus: "https://schema.org/EventPostponed" });
  });

  it("says nothing of it to search engines that would lack a date", () => {
    const html = matchPage(shared, mls, listedMatch(makeFixture({ date: null })), site, picture);
    expect(html).not.toContain("ld+json");
    expect(html).toContain("Kingsway Rovers v Mount Trojans, MLS football, Main bowl.");
  });

  it("writes names as text, whatever is in them", () => {
    const teamA = `</title></script><script>alert("1")</script> $& $1`;
    const html = matchPage(shared, mls, listedMatch(makeFixture({ teamA })), site, picture);
    expect(html).not.toContain("<script>alert");
    const { event, title } = read(html);
    expect(event).toMatchObject({ name: `${teamA} v Mount Trojans` });
    expect(title).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; $&amp; $1 v Mount");
  });
});

it("is of the matches nearest to now, and of none whose id is no file's name", () => {
  const matches = ["../x", "_", "a b", ".x"].map((id) => listedMatch(makeFixture({ id })));
  expect(shownMatches(matches, NOW)).toEqual([]);
  const many = Array.from({ length: 400 }, (_, at) =>
    listedMatch(makeFixture({ id: `m${at}`, date: NOW + (200 - at) * DAY })),
  );
  const ids = shownMatches(many, NOW).map(({ id }) => id);
  expect(ids).toHaveLength(100);
  expect(ids).toEqual(expect.arrayContaining(["m200", "m160", "m240"]));
});

describe("the pages of a league", () => {
  let dist: string;
  const write = (...ids: string[]) =>
    writeMatchPages(
      dist,
      {
        league: mls,
        clubs: [],
        matches: ids.map((id) => listedMatch(makeFixture({ id }))),
        meets: [],
        isWhole: true,
      },
      { now: NOW, pictures, ...site },
    );

  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), "arena-pages-"));
  });
  afterAll(() => rm(dist, { recursive: true }));

  it("tell the day of a result, and none of a match to come", async () => {
    const folder = path.join(dist, "mbl/matches");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "_.html"), shared);
    const matches = [
      listedMatch(makeFixture({ id: "r" }), makeResult({ id: "r", ...teams, scoreA: 1 })),
      listedMatch(makeFixture({ id: "f", date: NOW + DAY })),
    ];
    const now = { league: mbl, clubs: [], matches, meets: [], isWhole: true };
    expect(await writeMatchPages(dist, now, { now: NOW, pictures, ...site })).toEqual([
      { path: "/mbl/matches/f", day: undefined },
      { path: "/mbl/matches/r", day: "2026-03-07" },
    ]);
  });

  it("are none without the document of all matches", async () => {
    expect(await write("a")).toEqual([]);
  });

  it("stand beside it, and go when their match has gone", async () => {
    const folder = path.join(dist, "mls/matches");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "_.html"), shared);
    expect(await write("a", "b")).toHaveLength(2);
    expect(await write("b")).toEqual([{ path: "/mls/matches/b", day: undefined }]);
    // That would be the document of the list.
    expect(await write("b", "index")).toHaveLength(1);
    expect((await readdir(folder)).toSorted()).toEqual(["_.html", "b.html"]);
    expect(await readFile(path.join(folder, "_.html"), "utf8")).toBe(shared);
  });
});
