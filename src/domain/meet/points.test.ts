import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addExact, type Exact } from "../table/exact";
import type { Event, Meet, Scoring } from "./meet";
import { eventPoints, scaleOf } from "./points";
import { formatPoints } from "./showPoints";
import { meetTable, placeCounts } from "./table";

const event = (places: readonly (readonly [team: string, place: number])[]): Event => ({
  name: "100 m",
  by: "time",
  relay: false,
  entries: places.map(([team, place]) => ({ athlete: "", team, place, mark: "", status: "" })),
});
const scoring = (of: Partial<Scoring> = {}): Scoring => ({
  scale: "8-7-6-5-4-3-2-1",
  perTeam: 0,
  displace: true,
  ...of,
});
const scored = (of: Event, by: Scoring) =>
  eventPoints(of, by, 4).map(({ entry, points }) => `${entry.team} ${formatPoints(points)}`);

describe("scaleOf", () => {
  it("knows teams of the meet, a dual meet and its relay", () => {
    expect(scaleOf("teams", 4)).toEqual([4, 3, 2, 1]);
    expect(scaleOf("5-3-1", 2)).toEqual([5, 3, 1]);
    expect(scaleOf("5-3-1", 2, true)).toEqual([5, 0]);
  });
});

describe("eventPoints", () => {
  it("shares the points of the places taken, in exact thirds", () => {
    const three = event([
      ["A", 1],
      ["B", 2],
      ["C", 2],
      ["D", 2],
      ["E", 5],
    ]);
    expect(scored(three, scoring({ scale: "10-8-6-5-4" }))).toEqual([
      "A 10",
      "B 6⅓",
      "C 6⅓",
      "D 6⅓",
      "E 4",
    ]);
  });

  const team = event([
    ["A", 1],
    ["A", 2],
    ["A", 3],
    ["B", 4],
  ]);

  it("lets a team's further athletes keep their places or give them up", () => {
    expect(scored(team, scoring({ perTeam: 2 }))).toEqual(["A 8", "A 7", "B 5"]);
    expect(scored(team, scoring({ perTeam: 2, displace: false }))).toEqual(["A 8", "A 7", "B 6"]);
  });

  it("leaves the points of an empty place with nobody", () => {
    expect(
      scored(
        event([
          ["A", 1],
          ["B", 3],
        ]),
        scoring(),
      ),
    ).toEqual(["A 8", "B 6"]);
  });

  it("adds up to the points of the places taken, however they are shared", () => {
    const groups = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(groups, (sizes) => {
        let before = 0;
        const places = sizes.flatMap((size, group) => {
          const place = before + 1;
          before += size;
          return Array.from({ length: size }, (_, at) => [`${group}-${at}`, place] as const);
        });
        const scale = scaleOf("8-7-6-5-4-3-2-1", 0);
        const sum = eventPoints(event(places), scoring(), 0).reduce<Exact>(
          (all, { points }) => addExact(all, points),
          0,
        );
        const taken = scale.slice(0, before).reduce((all, points) => all + points, 0);
        expect(sum).toBe(taken);
      }),
    );
  });
});

describe("meetTable", () => {
  const meet = (events: readonly Event[], of: Partial<Meet> = {}): Meet => ({
    teams: ["A", "B", "C"],
    events,
    ...scoring(),
    ...of,
  });

  it("adds up meets, and separates equal points by first places", () => {
    const one = meet(
      [
        event([
          ["A", 1],
          ["B", 3],
          ["c", 3],
        ]),
      ],
      { scale: "6-4-3-1" },
    );
    const two = meet(
      [
        event([
          ["B", 2],
          ["C", 2],
        ]),
      ],
      { scale: "6-4-3-1" },
    );
    expect(
      meetTable([one, two]).map(({ name, points, rank, shared }) => [
        name,
        formatPoints(points),
        rank,
        shared,
      ]),
    ).toEqual([
      ["A", "6", 1, false],
      ["B", "5½", 2, true],
      ["C", "5½", 2, true],
    ]);
  });

  it("prefers the first place to two seconds of the same worth", () => {
    const events = [event([["A", 1]]), event([["B", 2]]), event([["B", 2]])];
    const table = meetTable([meet(events, { scale: "6-3" })]);
    expect(table.map(({ name, rank }) => [name, rank])).toEqual([
      ["A", 1],
      ["B", 2],
      ["C", 3],
    ]);
  });

  it("keeps a team of the meet that has nothing, and one that is only in an event", () => {
    const names = meetTable([meet([event([["Guest", 1]])])]).map(({ name }) => name);
    expect(names).toEqual(["Guest", "A", "B", "C"]);
  });
});

describe("placeCounts", () => {
  it("gives two golds and no silver to two who share gold", () => {
    const shared = event([
      ["A", 1],
      ["B", 1],
      ["A", 3],
      ["A", 9],
    ]);
    const medals = placeCounts([
      { teams: ["A", "B"], events: [shared], ...scoring({ perTeam: 1 }) },
    ]);
    expect(medals.get("A")?.slice(0, 3)).toEqual([1, 0, 1]);
    expect(medals.get("B")?.slice(0, 3)).toEqual([1, 0, 0]);
  });
});
