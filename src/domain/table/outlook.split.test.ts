import fc from "fast-check";
import { expect, it } from "vitest";
import { makeLeft, makeOutcomes, type Short } from "../../../tests/factories/outcomes";
import { direct, noDraw, overall } from "../../../tests/factories/packs";
import { randomRuns } from "../../../tests/harness/forms";
import type { Pair } from "./outcome";
import { outlook } from "./outlook";
import { byPart, rankTable } from "./rank";

const TEAMS = ["A", "B", "C", "D", "E"];
const PAIRS = TEAMS.flatMap((a, at) => TEAMS.slice(at + 1).map((b) => [a, b] as const));

const goals: Pair[] = [
  [0, 0],
  [2, 2],
  [1, 0],
  [9, 1],
  [0, 2],
  [0, 7],
];
const baskets: Pair[] = [
  [80, 79],
  [120, 50],
  [60, 70],
  [20, 99],
];

/** A whole season: everybody once, in some order, then each part of the table once more within it. */
const anySeason = (scores: readonly Pair[]) =>
  fc.record({
    order: fc.shuffledSubarray(PAIRS, { minLength: PAIRS.length }),
    drawn: fc.array(fc.constantFrom(...scores), { minLength: 20, maxLength: 20 }),
    sizes: fc.constantFrom([2, 3], [3, 2], [1, 4], [2, 2, 1]),
    known: fc.integer({ min: 4, max: PAIRS.length }),
    places: fc.integer({ min: 1, max: 4 }),
  });

const cases: [string, typeof overall, readonly Pair[]][] = [
  ["overall", overall, goals],
  ["head to head", direct, goals],
  ["where a defeat pays", noDraw, baskets],
];

it.each(cases)("%s claims nothing that the season, once parted, contradicts", (_, pack, scores) => {
  fc.assert(
    fc.property(anySeason(scores), ({ order, drawn, sizes, known, places }) => {
      const play = ([a, b]: readonly [string, string], at: number): Short => {
        const [x, y] = drawn[at] ?? [0, 0];
        return [a, x, y, b];
      };
      const first = makeOutcomes(order.map(play));
      const inOrder = rankTable({ pack, teams: TEAMS, outcomes: first }).rows.map(
        ({ team }) => team,
      );
      const parts = new Map<string, number>();
      for (const [at, size] of sizes.entries())
        for (const team of inOrder.slice(parts.size, parts.size + size)) parts.set(team, at + 1);
      const tableParts = { parts, from: first.length };
      const pairs = PAIRS.filter(([a, b]) => parts.get(a) === parts.get(b));
      const season = makeOutcomes([...order, ...pairs].map(play));
      const { rows } = rankTable({ pack, teams: TEAMS, outcomes: season, tableParts });

      // Before the table parts, and after the first match since.
      const before = {
        outcomes: first.slice(0, known),
        remaining: makeLeft(order.slice(known)),
        later: { least: Math.min(...sizes) - 1, most: Math.max(...sizes) - 1 },
      };
      const since = {
        outcomes: season.slice(0, first.length + 1),
        remaining: makeLeft(pairs.slice(1)),
        tableParts,
      };
      for (const then of [before, since]) {
        const found = outlook({ pack, teams: TEAMS, ...then, places });
        const wrong = rows.filter(({ team, rank }) => {
          const verdict = found.get(team)?.verdict;
          const last = rows.filter((one) => (one.rank ?? 0) <= (rank ?? 0)).length;
          return verdict === "clinched"
            ? last > places
            : verdict === "eliminated" && (rank ?? 0) <= places;
        });
        expect(wrong).toEqual([]);
      }
      // Who is in a part that lies wholly on one side of the line is sure of it.
      let above = 0;
      const sure: unknown[][] = [];
      for (const part of byPart(inOrder, { tableParts })) {
        const isIn = above + part.length <= places;
        const isOut = above >= places;
        const found = outlook({ pack, teams: TEAMS, ...since, places });
        const said = new Set(part.map((team) => found.get(team)?.verdict));
        if (isIn || isOut) sure.push([...said, isIn ? "clinched" : "eliminated"]);
        above += part.length;
      }
      expect(sure.filter(([one, other]) => one !== other)).toEqual([]);
    }),
    { numRuns: randomRuns(60, 3_000) },
  );
  expect.hasAssertions();
});
