import { describe, expect, it } from "vitest";
import { liveLimits } from "@/domain/match/live";
import { liveEvents, liveStateOf } from "@/domain/match/livePlay";
import { formatKickOff } from "@/domain/time";
import { leagues } from "@arena/leagues";
import { arena } from "@arena/arena";
import { isFull } from "../../../tests/harness/forms";
import { column, seededRecords } from "../../../tests/harness/seeded";
import { liveMatches } from "@/data/liveState";
import { seedData } from "./seedData";

const NOW = new Date("2026-03-10T09:30:00Z");

/** The first of them in `npm test`, all in the other forms. */
const sample = (times: readonly string[]) => (isFull ? times : times.slice(0, 1));

describe("the seed for somebody who looks at the site", () => {
  /** Of each league with matches, the minutes from that moment to the kick-offs of its day, by their state. */
  function dayAt(time: string) {
    const now = new Date(`2026-03-10T${time}+01:00`);
    const seed = seedData({ now, variant: "today" });
    return leagues.flatMap((league) => {
      const results = new Set(column(seededRecords(seed, league, "results"), "id"));
      const told = seed.live.find(({ id }) => id === league.slug)?.document;
      const live = Object.keys(Object(told?.["matches"]));
      return seededRecords(seed, league, "fixtures").flatMap(({ id, date }) => {
        const away = ((date ?? 0) - now.getTime()) / 60_000;
        const state = results.has(id) ? "over" : live.includes(id) ? "on" : "ahead";
        const isOfDay = date !== null && sameDay(date, now.getTime());
        return isOfDay ? [{ league: league.slug, state, away }] : [];
      });
    });
  }
  const sameDay = (one: number, other: number) =>
    formatKickOff(one, arena.timeZone)?.date === formatKickOff(other, arena.timeZone)?.date;

  it.each(sample(["15:10:00", "11:45:00", "20:02:00"]))(
    "has a match over, on and ahead at %s",
    (time) => {
      const states = (slug: string) =>
        dayAt(time).flatMap(({ league, state }) => (league === slug ? [state] : []));
      expect(states("mls")).toEqual(["on", "ahead"]);
      expect(states("mvl")).toEqual(["over", "on", "ahead"]);
      expect(states("mttl")).toEqual(["over", "ahead"]);
    },
  );

  it.each(sample(["23:59:00", "00:05:00", "07:00:00", "22:58:00"]))(
    "is believable at %s",
    (time) => {
      const ofDay = dayAt(time);
      expect(ofDay.length).toBeGreaterThan(5);
      for (const { state, away } of ofDay) {
        expect(Math.sign(away), state).toBe(state === "ahead" ? 1 : -1);
      }
    },
  );

  it("tells how a match stands as it is told beside the pitch", () => {
    const { live } = seedData({ now: NOW, variant: "today" });
    expect(column(live, "id")).toEqual(expect.arrayContaining(["mls", "mvl"]));
    for (const { id, document } of live) {
      const [match] = liveMatches(document).values();
      const league = leagues.find(({ slug }) => slug === id);
      expect(match?.detail).toMatch(liveLimits.detailPattern);
      expect(liveEvents(match ?? { events: [] }).length).toBe(match?.events.length);
      expect(league && match && liveStateOf(match, league.game.live, NOW.getTime())).toMatch(
        league?.sport === "football" ? /^6\d'$/ : /^Set 3$/,
      );
    }
  });
});
