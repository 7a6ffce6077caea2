import { foldName } from "../names";
import type { ResultRecord } from "@/records/record";
import type { Outcome } from "../table/outcome";
import type { Pair } from "./pair";
import type { CardPoints, RulePack } from "../table/pack";
import { groupKey } from "../table/standings";
import { decidedMatches, type DecidedMatch, type MatchRules, type RefusedResult } from "./decided";

interface CountedMatches {
  /** What the table counts, in the order played. */
  readonly outcomes: readonly Outcome[];
  /** All that is decided, in the order played: the knock-out and matches between two groups as well. */
  readonly decided: readonly DecidedMatch[];
  /** What it leaves out although it should count: to be repaired by an administrator. */
  readonly refused: readonly RefusedResult[];
}

interface Competition extends MatchRules {
  readonly pack: Pick<RulePack, "points" | "award" | "conduct">;
  /** Matches between two groups count in the row of either side. */
  readonly countsGuests?: boolean;
  /** Everybody in the table; a match between two groups counts in neither, unless the season says so. */
  readonly teams: readonly { readonly name: string; readonly group?: string }[];
}

/** What the cards of a match, as its result keeps them (`2.0.0.0/1.0.1.0`), take off each side's conduct. */
export function conductOf(cards: string, points: CardPoints): Pair {
  const worth = [points.yellow, points.secondYellow, points.red, points.yellowAndRed];
  const [a = 0, b = 0] = cards
    .split("/")
    .map((side) =>
      side.split(".").reduce((sum, count, at) => sum + Number(count) * (worth[at] ?? 0), 0),
    );
  return [a, b];
}

/**
 * The results as a table counts them, by the names its teams go by. Knock-out matches (those with a `stage`), void and
 * undecided ones and those without a score count nowhere; nor does a match between two groups, such as a semi-final
 * saved before results had a stage.
 */
export function outcomesOf(
  results: readonly ResultRecord[],
  competition: Competition,
): CountedMatches {
  const { pack, teams, countsGuests = false } = competition;
  const known = new Map(
    teams.map(({ name, group = "" }) => [foldName(name), { name, group: groupKey(group) }]),
  );
  const { decided, refused } = decidedMatches(results, competition);
  const outcomes = decided.flatMap(({ result, ...how }): Outcome[] => {
    const { id, teamA, teamB, stage } = result;
    const [a, b] = [teamA, teamB].map((team) => known.get(foldName(team)));
    const apart =
      !countsGuests && a && b && a.group !== "" && b.group !== "" && a.group !== b.group;
    if (stage !== "" || apart) return [];
    const conduct = result.cards !== "" && pack.conduct && conductOf(result.cards, pack.conduct);
    const sides = { a: a?.name ?? teamA, b: b?.name ?? teamB };
    return [{ id, ...sides, ...how, ...(conduct && { conduct }) }];
  });
  return { outcomes, decided, refused };
}
