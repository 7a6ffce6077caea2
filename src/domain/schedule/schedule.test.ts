import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundRobin, type Pairing } from "./roundRobin";
import { clashOf, homeAwayGap, planMatches, type Plan, type ScheduleRequest } from "./schedule";

const names = (count: number, of = "Club") =>
  Array.from({ length: count }, (_, at) => `${of} ${at}`);
const pairKey = ({ home, away }: Pairing) => [home, away].sort().join(" v ");
const counted = (keys: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const sizes = fc.integer({ min: 2, max: 14 });
const meetings = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);

describe("a round robin", () => {
  it("lets every pair meet so often, nobody twice in a round", () => {
    fc.assert(
      fc.property(sizes, meetings, (count, times) => {
        const rounds = roundRobin(names(count), times);
        const pairs = counted(rounds.flat().map(pairKey));
        expect(pairs.size).toBe((count * (count - 1)) / 2);
        expect(new Set(pairs.values())).toEqual(new Set([times]));
        for (const round of rounds) {
          const playing = round.flatMap(({ home, away }) => [home, away]);
          expect(new Set(playing).size).toBe(playing.length);
        }
      }),
    );
  });

  it("differs by one at most between home and away, by none where pairs meet an even number of times", () => {
    fc.assert(
      fc.property(sizes, meetings, (count, times) => {
        const gap = homeAwayGap(roundRobin(names(count), times).flat());
        expect(gap).toBeLessThanOrEqual(times % 2 === 0 ? 0 : 1);
      }),
    );
  });

  it("lets nobody play three times in a row at home or away", () => {
    fc.assert(
      fc.property(sizes, meetings, (count, times) => {
        const rounds = roundRobin(names(count), times);
        for (const club of names(count)) {
          const sides = rounds.flatMap((round) =>
            round.flatMap(({ home, away }) => (home === club ? "H" : away === club ? "A" : [])),
          );
          expect(sides.join("")).not.toMatch(/HHH|AAA/);
        }
      }),
    );
  });

  it("turns the ground round for the second meeting", () => {
    const rounds = roundRobin(names(6), 2).flat();
    expect(new Set(rounds.map(({ home, away }) => `${home} v ${away}`)).size).toBe(30);
  });

  it("has nothing to play with fewer than two clubs", () => {
    expect(roundRobin(["alone"], 2)).toEqual([]);
  });
});

const basic: ScheduleRequest = {
  groups: [{ name: "A", clubs: names(4) }],
  meetings: 1,
  from: "2027-01-16",
  until: null,
  weekdays: [6, 0],
  times: ["14:00", "16:30"],
  notOn: [],
  venues: null,
  groundOf: (club) => `${club} ground`,
  kept: [],
};

const dayNumbers = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 });
const wishes: fc.Arbitrary<ScheduleRequest> = fc.record({
  groups: fc
    .array(fc.integer({ min: 2, max: 7 }), { minLength: 1, maxLength: 3 })
    .map((counts) =>
      counts.map((count, at) => ({ name: String(at), clubs: names(count, `G${at}`) })),
    ),
  meetings,
  from: fc.constantFrom("2027-01-16", "2026-11-23"),
  until: fc.constantFrom(null, "2027-03-01"),
  weekdays: dayNumbers,
  times: fc.constantFrom(["14:00"], ["14:00", "16:30"], ["10:00", "12:00", "18:00"]),
  notOn: fc.constantFrom([], ["2027-01-17", "2027-01-30", "2026-11-28"]),
  venues: fc.constantFrom(null, ["Main bowl"], ["Main bowl", "Upper field"]),
  // Two clubs share each ground.
  groundOf: fc.constant((club: string) => `Ground ${Math.floor(Number(club.at(-1)) / 2)}`),
  kept: fc.constantFrom(
    [],
    [{ home: "G0 0", away: "G0 1", day: "2027-01-16", time: "14:00", venue: "Main bowl" }],
    [{ home: "G0 1", away: "G0 0" }],
  ),
});

const all = ({ matches, unplaced }: Plan) => [...matches, ...unplaced];

describe("a plan", () => {
  it("has every pair as often as it meets, with what is kept, and nothing else", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const plan = planMatches(wish);
        const pairs = counted([...all(plan), ...wish.kept].map(pairKey));
        const clubs = wish.groups.map(({ clubs: own }) => own.length);
        const most = clubs.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
        expect(pairs.size).toBe(most);
        expect(new Set(pairs.values())).toEqual(new Set([wish.meetings]));
      }),
    );
  });

  it("has no club twice on a day and no ground twice at a time", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { matches } = planMatches(wish);
        matches.forEach((match, at) => {
          expect(clashOf(match, [...matches.slice(0, at), ...wish.kept])).toBe("");
        });
      }),
    );
  });

  it("keeps to its days, times and last day", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        for (const { day, time } of planMatches(wish).matches) {
          expect(wish.weekdays).toContain(new Date(`${day}T12:00:00Z`).getUTCDay());
          expect(wish.notOn).not.toContain(day);
          expect(wish.times).toContain(time);
          expect(day >= wish.from && (wish.until === null || day <= wish.until)).toBe(true);
        }
      }),
    );
  });

  it("leaves a match out only where its days run out", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        // A year of all days is more than two groups need on a single ground; one day a week is not.
        const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
        expect(planMatches({ ...wish, weekdays, until: null }).unplaced).toEqual([]);
      }),
    );
    expect(planMatches({ ...basic, until: "2027-01-16" }).unplaced).toHaveLength(4);
  });

  it("drawn again leaves what was played as it is, and plays the rest once", () => {
    fc.assert(
      fc.property(wishes, fc.nat(), (wish, many) => {
        const first = planMatches(wish);
        const played = first.matches.slice(0, many % (first.matches.length + 1));
        const again = planMatches({ ...wish, kept: [...wish.kept, ...played] });
        const key = ({ home, away }: Pairing) => `${home} v ${away}`;
        const before = counted(all(first).map(pairKey));
        const after = counted([...played, ...all(again)].map(pairKey));
        expect(after).toEqual(before);
        // Each club has half of the meetings at home, of an odd number one more or less.
        const ordered = counted([...wish.kept, ...played, ...all(again)].map(key));
        expect(Math.max(0, ...ordered.values())).toBeLessThanOrEqual(Math.ceil(wish.meetings / 2));
      }),
    );
  });

  it("gives each game week a week of its own, and the groups a day each", () => {
    const groups = ["A", "B"].map((name) => ({ name, clubs: names(4, name) }));
    const { matches } = planMatches({ ...basic, groups });
    const days = (round: number, group: string) => [
      ...new Set(
        matches.filter((one) => one.round === round && one.group === group).map(({ day }) => day),
      ),
    ];
    expect(days(1, "A")).toEqual(["2027-01-16"]);
    expect(days(1, "B")).toEqual(["2027-01-17"]);
    expect(days(2, "A")).toEqual(["2027-01-23"]);
    expect(matches).toHaveLength(12);
  });

  it("leaves out when a ground is closed or others are there", () => {
    const isTaken = (venue: string, day: string, time: string) =>
      day === "2027-01-16" || (venue === "Main bowl" && time === "14:00");
    const roomAt = (...at: Parameters<typeof isTaken>) => (isTaken(...at) ? 0 : 1);
    const given = { ...basic, venues: ["Main bowl", "Annex"], times: ["14:00", "16:30"] };
    const { matches } = planMatches({ ...given, roomAt });
    expect(planMatches(given).matches.some((one) => isTaken(one.venue, one.day, one.time))).toBe(
      true,
    );
    expect(matches).not.toEqual([]);
    expect(matches.filter((one) => isTaken(one.venue, one.day, one.time))).toEqual([]);
  });

  it("plays as many matches at a time as the ground has room for", () => {
    const given = { ...basic, venues: ["Hall"], times: ["14:00"] };
    const most = (matches: Plan["matches"]) =>
      Math.max(...matches.map((one) => matches.filter(({ day }) => day === one.day).length));
    expect(most(planMatches(given).matches)).toBe(1);
    const { matches } = planMatches({ ...given, roomAt: () => 2 });
    expect(most(matches)).toBe(2);
    const [one, other] = matches.filter(({ day }) => day === matches[0]?.day);
    if (!one || !other) throw new Error("Two matches have room.");
    expect(clashOf(one, [other], () => 2)).toBe("");
    expect(clashOf(one, [other])).toMatch(/^Hall is taken at that time/);
  });
});

describe("a clash", () => {
  const match = { home: "A", away: "B", day: "2027-01-16", time: "14:00", venue: "Main bowl" };

  it("is named: a club twice that day, a ground twice at that time, a club against itself", () => {
    expect(clashOf(match, [{ home: "C", away: "a", day: match.day }])).toBe(
      "A plays twice that day: C v a",
    );
    expect(clashOf(match, [{ ...match, home: "C", away: "D" }])).toBe(
      "Main bowl is taken at that time: C v D",
    );
    expect(clashOf({ ...match, away: "A" }, [])).toBe("A cannot play itself");
    expect(clashOf(match, [{ ...match, home: "C", away: "D", time: "16:30" }])).toBe("");
  });
});
