import type { Points, RulePack, Stage } from "@/domain/table/pack";
import { amongTied, by } from "../criterion";

const own = "the league’s own rules";
const common = {
  sport: "other",
  edition: "2026",
  // For sets, the winner gets the sets that win a match, each to 0. Otherwise an award has no score.
  award: { cite: own },
  unresolved: "share",
} as const;

const first: Stage = { criteria: [by("points", "points", own)], restart: "never" };

/** Returns the points for a match, if the league has no own points. */
const points = (draws: boolean): Points =>
  draws ? { kind: "result", win: 3, draw: 1, loss: 0 } : { kind: "result", win: 3, loss: 0 };

/**
 * Returns the rule packs for sports with goals or points.
 * @param one the unit of the score: "goal"
 */
const ofScores = (draws: boolean, one: string): readonly [RulePack, RulePack] => {
  const overall = [
    by("score.diff", `${one} difference`, own),
    by("score.for", `${one}s scored`, own),
  ];
  return [
    {
      ...common,
      id: "other.difference",
      title: "Difference first",
      points: points(draws),
      stages: [first, { criteria: overall, restart: "never" }],
    },
    {
      ...common,
      id: "other.head-to-head",
      title: "Matches among those level first",
      points: points(draws),
      stages: [
        first,
        {
          criteria: [
            amongTied("points", "points", own),
            amongTied("score.diff", `${one} difference`, own),
            amongTied("score.for", `${one}s scored`, own),
          ],
          restart: "afterBlock",
        },
        { criteria: overall, restart: "never" },
      ],
    },
  ];
};

/** The rule pack for matches of sets. */
const ofSets: RulePack = {
  ...common,
  id: "other.set-ratio",
  title: "Set ratio first",
  points: points(false),
  stages: [
    first,
    {
      criteria: [
        by("score.ratio", "ratio of sets", own),
        by("rally.ratio", "ratio of points in sets", own),
        by("won", "wins", own),
      ],
      restart: "never",
    },
  ],
};

/** Returns the rule packs of a sport with these settings; the first is the default. */
export function packsOf(
  isSets: boolean,
  draws: boolean,
  one: string,
): readonly [RulePack, ...RulePack[]] {
  return isSets ? [ofSets, ...ofScores(false, "set")] : ofScores(draws, one);
}

/** All rule packs that such a sport can have; the first is the default. */
export const packs: readonly [RulePack, ...RulePack[]] = [...ofScores(true, "goal"), ofSets];
