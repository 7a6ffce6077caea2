import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { listedMatches } from "../../src/domain/match/listed";
import { clubsOf } from "../../src/domain/season/clubs";
import { mal } from "../../tests/arena/leagues/mal";
import { mls } from "../../tests/arena/leagues/mls";
import { makeEvent, makeFixture, makeMeet, makeTeam } from "../../tests/factories/records";
import { feedsOf, feedText, leagueNowOf, type Feeds, type LeagueFeedData } from "./feeds";

const NOW = Date.UTC(2026, 2, 20);
const DAY = 24 * 3_600_000;
const origin = "https://arena.example";

const fixture = (id: string, date: number, of: object = {}) =>
  makeFixture({ id, date, teamA: "Kingsway Rovers", teamB: "Mount Trojans", ...of });
const league = (fixtures: ReturnType<typeof makeFixture>[], isWhole = true): LeagueFeedData => ({
  league: mls,
  clubs: clubsOf(mls, []),
  matches: listedMatches(fixtures, []),
  meets: [],
  isWhole,
});
const run = (now: LeagueFeedData, before: Feeds = {}, at = NOW) =>
  feedsOf([now], { before, now: at, origin });
const none = { fixtures: [], results: [], teams: [], meets: [], events: [] } as const;
const events = (feeds: Feeds, place = "mls.ics") => feeds[place]?.events ?? [];

/** A calendar that takes a feed again and again, as RFC 5545 says: by uid, the highest sequence. */
function take(calendar: Map<string, ICAL.Event>, feeds: Feeds): void {
  for (const feed of Object.values(feeds)) {
    const root = new ICAL.Component(
      ICAL.parse(feedText(feed, NOW)) as [string, unknown[], unknown[]],
    );
    for (const part of root.getAllSubcomponents("vevent")) {
      const event = new ICAL.Event(part);
      const known = calendar.get(event.uid);
      if (!known || event.sequence >= known.sequence) calendar.set(event.uid, event);
    }
  }
}
describe("the feeds", () => {
  it("are one of the league and one of each club, with the club's own matches", () => {
    const other = { teamA: "Harbour Eagles", teamB: "Lagoon City" };
    const feeds = run(league([fixture("a", NOW + DAY), fixture("b", NOW + DAY, other)]));
    expect(Object.keys(feeds)).toHaveLength(1 + mls.clubs.length);
    expect(events(feeds)).toHaveLength(2);
    expect(events(feeds, "mls/kingsway-rovers.ics").map(({ uid }) => uid)).toEqual([
      "a@mls.arena.example",
    ]);
    expect(feedText(feeds["mls.ics"] ?? { name: "", events: [] }, NOW)).toContain(
      "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    );
  });

  it("keep their moments over a change of clocks", () => {
    // London's clocks go forward in the night to 29 March 2026.
    const moments = [Date.UTC(2026, 2, 28, 15), Date.UTC(2026, 2, 29, 14)];
    const calendar = new Map<string, ICAL.Event>();
    take(calendar, run(league(moments.map((at, n) => fixture(`m${n}`, at)))));
    const read = [...calendar.values()].map(({ startDate }) => startDate.toJSDate().getTime());
    expect(read.toSorted()).toEqual(moments);
    expect([...calendar.values()].every(({ startDate }) => startDate.zone.tzid === "UTC")).toBe(
      true,
    );
  });

  it("add nothing when they are taken twice, and move what was moved", () => {
    const calendar = new Map<string, ICAL.Event>();
    const first = run(league([fixture("a", NOW + DAY)]));
    take(calendar, first);
    take(calendar, run(league([fixture("a", NOW + DAY)]), first));
    expect(calendar.size).toBe(1);
    // The record keeps its version where a match is moved behind the site's back.
    take(calendar, run(league([fixture("a", NOW + 2 * DAY)]), first));
    expect(calendar.size).toBe(1);
    const [moved] = calendar.values();
    expect(moved?.startDate.toJSDate().getTime()).toBe(NOW + 2 * DAY);
  });

  it("forget a match that was deleted or erased, and have it again when it returns", () => {
    const named = { stadium: "Emile Gbane Park", reason: "Testimonial for Émile Gbané" };
    const first = run(league([fixture("emile-gbane-testimonial", NOW + DAY, named)]));
    expect(JSON.stringify(first)).toContain("Gbané");
    const second = run(league([]), first);
    expect(Object.values(second).flatMap((feed) => feed.events)).toEqual([]);
    expect(JSON.stringify(second)).not.toMatch(/gban/i);
    const third = run(league([fixture("a", NOW + DAY)]), second);
    expect(events(third)).toHaveLength(1);
  });

  it("forget a match that was played and is kept in no season", () => {
    const first = run(league([fixture("a", NOW + DAY)]));
    const read = { ...league([]), past: { matches: [], meets: [] } };
    expect(events(run(read, first, NOW + 3 * DAY))).toEqual([]);
    const matches = listedMatches([fixture("a", NOW + DAY)], []);
    const filed = { ...league([]), past: { matches, meets: [] } };
    const later = run(filed, first, NOW + 3 * DAY);
    expect(events(later)).toEqual(events(first));
    expect(events(later, "mls/kingsway-rovers.ics")).toHaveLength(1);
    // What was never given out does not come from a closed season.
    expect(events(run(filed, {}, NOW + 3 * DAY))).toEqual([]);
  });

  it("go by no name of anybody", () => {
    const ids = ["emile-gbane-testimonial", "AyoBello", "ayo_bello-10"];
    const feeds = run(league(ids.map((id) => fixture(id, NOW + DAY))));
    const uids = events(feeds).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(3);
    for (const uid of uids) expect(uid).toMatch(/^[0-9a-z]+-[0-9a-z]+@mls\.arena\.example$/);
  });

  it("strike out a match that was called off, and leave it there", () => {
    const [event] = events(run(league([fixture("a", NOW + DAY, { status: "Cancelled" })])));
    expect(event?.isCancelled).toBe(true);
  });

  it("take nothing back that could not be read, or was over when its season was closed", () => {
    const first = run(league([fixture("a", NOW + DAY)]));
    expect(events(run(league([], false), first))).toEqual(events(first));
    const partly = { ...league([], false), unreadable: new Set(["b"]) };
    expect(events(run(partly, first))).toEqual([]);
    const own = { ...partly, unreadable: new Set(["a"]) };
    expect(events(run(own, first))).toEqual(events(first));
    expect(events(run(league([]), first, NOW + 3 * DAY))).toEqual(events(first));
    expect(events(run(league([]), first, NOW + 500 * DAY))).toEqual([]);
  });

  it("take back the matches of a club that is gone", () => {
    const before = run(league([fixture("a", NOW + DAY)]));
    const renamed = {
      "mls/old-name.ics": before["mls/kingsway-rovers.ics"] ?? { name: "", events: [] },
    };
    expect(run(league([]), renamed)["mls/old-name.ics"]).toMatchObject({ events: [] });
  });
});

it("calls a renamed club of the registry what it is called today, at the place it had", () => {
  const teams = [makeTeam({ name: "Kingsway United", formerNames: ["Kingsway Rovers"] })];
  const now = leagueNowOf(mls, { ...none, fixtures: [fixture("m", NOW + DAY)], teams }, true);
  const feed = feedsOf([now], { before: {}, now: NOW, origin })["mls/kingsway-rovers.ics"];
  expect(feed?.name).toMatch(/^Kingsway United, /);
  expect(feed?.events.map(({ title }) => title)).toEqual([
    expect.stringMatching(/Kingsway United.*Mount Trojans/),
  ]);
});

it("has the meets of a league of meets, each team's in its own", () => {
  const [one, two] = mal.clubs;
  const meets = [
    makeMeet({ id: "opening", date: NOW + DAY }),
    makeMeet({ id: "finals", date: NOW }),
  ];
  const entries = [makeEvent({ meet: "opening", number: 1, lines: [`|Abu|${one?.name}`] })];
  const timed = meets.map((meet) => ({ ...meet, timetable: ["1|14:00|100 metres|time"] }));
  const now = leagueNowOf(mal, { ...none, meets: timed, events: entries }, true);
  const feeds = feedsOf([now], { before: {}, now: NOW, origin });
  const uids = (place: string) => events(feeds, place).map(({ uid }) => uid);
  const [opening, finals] = ["opening@mal.arena.example", "finals@mal.arena.example"];
  expect(uids("mal.ics")).toEqual([finals, opening]);
  expect(uids(`mal/${one?.slug}.ics`)).toEqual([finals, opening]);
  expect(uids(`mal/${two?.slug}.ics`)).toEqual([finals]);
});
