import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secondRoundRobin } from "./onceMore";
import { roundRobin, type Pairing } from "./roundRobin";
import { homeAwayGap, planMatches, type ScheduleRequest } from "./schedule";

const names = (count: number) => Array.from({ length: count }, (_, at) => `Club ${at}`);
const pairKey = ({ home, away }: Pairing) => [home, away].sort().join(" v ");

/** A season of so many meetings, and some of its clubs: a part of its table. */
const anyParted = fc
  .record({
    clubs: fc.integer({ min: 4, max: 12 }).map(names),
    meetings: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  })
  .chain(({ clubs, meetings }) =>
    fc.shuffledSubarray(clubs, { minLength: 2 }).map((part) => ({
      part,
      before: roundRobin(clubs, meetings).flat(),
      all: clubs.length * meetings,
    })),
  );

describe("the matches of a part of a table", () => {
  it("let every pair meet once, nobody twice in a round", () => {
    fc.assert(
      fc.property(anyParted, ({ part, before }) => {
        const rounds = secondRoundRobin(part, before);
        const pairs = rounds.flat().map(pairKey);
        expect(new Set(pairs).size).toBe((part.length * (part.length - 1)) / 2);
        expect(pairs).toHaveLength(new Set(pairs).size);
        for (const round of rounds) {
          const playing = round.flatMap(({ home, away }) => [home, away]);
          expect(new Set(playing).size).toBe(playing.length);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("leave home and away as even over all matches as their number allows", () => {
    fc.assert(
      fc.property(anyParted, ({ part, before }) => {
        const all = [...before, ...secondRoundRobin(part, before).flat()];
        const own = all.filter(({ home, away }) => part.includes(home) || part.includes(away));
        for (const club of part) {
          const at = own.filter(({ home }) => home === club).length;
          const away = own.filter((match) => match.away === club).length;
          expect(Math.abs(at - away)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("give the ground to who had it less often, where that leaves everybody even", () => {
    const clubs = names(4);
    const before = roundRobin(clubs, 3).flat();
    const rounds = secondRoundRobin(clubs, before).flat();
    expect(homeAwayGap([...before, ...rounds])).toBe(0);
    for (const { home, away } of rounds) {
      const hosted = before.filter((one) => one.home === home && one.away === away).length;
      expect(hosted).toBe(1);
    }
  });
});

describe("the plan after a table has parted", () => {
  const upper = names(4);
  const clubs = [...upper, "Low 1", "Low 2"];
  const kept = roundRobin(clubs, 1).flat();
  const wish: ScheduleRequest = {
    groups: [
      { name: "Places 1 to 4", clubs: upper },
      { name: "Places 5 to 6", clubs: ["Low 1", "Low 2"] },
    ],
    meetings: 1,
    before: 1,
    from: "2027-01-16",
    until: null,
    weekdays: [6],
    times: ["14:00", "16:30"],
    notOn: [],
    venues: null,
    groundOf: (club) => club,
    kept,
  };

  it("lets the pairs of each part meet once more, although they have met", () => {
    const { matches, unplaced } = planMatches(wish);
    expect(matches).toHaveLength(7);
    expect(unplaced).toEqual([]);
    const isUpper = (club: string) => upper.includes(club);
    expect(matches.every(({ home, away }) => isUpper(home) === isUpper(away))).toBe(true);
  });

  it("does not plan again what is planned", () => {
    const planned = { home: "Low 2", away: "Low 1", day: "2027-01-16", time: "14:00", venue: "x" };
    const again = planMatches({ ...wish, kept: [...kept, planned] });
    expect(again.matches.map(pairKey)).not.toContain("Low 1 v Low 2");
    expect(again.matches).toHaveLength(6);
    // A cup match of the two is none of the league.
    const cup = { home: "Low 1", away: "Low 2", isKnockOut: true };
    expect(planMatches({ ...wish, kept: [...kept, cup] }).matches).toHaveLength(7);
  });
});
