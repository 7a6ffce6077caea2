import { foldName } from "../names";
import type { ResultRecord } from "@/records/record";
import type { Outcome } from "../table/outcome";
import type { Pair } from "./pair";
import type { CardPoints, RulePack } from "../table/pack";
import { groupKey } from "../table/standings";
import { decidedMatches, type DecidedMatch, type MatchRules, type RefusedResult } from "./decided";

interface CountedMatches {
  /** The matches that the table counts, in the order played. */
  readonly outcomes: readonly Outcome[];
  /** All decided matches, in the order played, including the knock-out and matches between two groups. */
  readonly decided: readonly DecidedMatch[];
  /** Results that should count but are impossible; an administrator must repair them. */
  readonly refused: readonly RefusedResult[];
}

interface Competition extends MatchRules {
  readonly pack: Pick<RulePack, "points" | "award" | "conduct">;
  /** Whether a match between two groups counts in the rows of both clubs. */
  readonly countsGuests?: boolean;
  /** The teams of the table. */
  readonly teams: readonly { readonly name: string; readonly group?: string }[];
}

/**
 * Returns the conduct points that each side loses for cards. @param cards the cards of a result as stored,
 * `2.0.0.0/1.0.1.0`: for each side the yellow, second yellow, red, and yellow and red cards
 */
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
 * Returns the results as a table counts them, with the team names of the table. Knock-out matches (with a `stage`),
 * void and undecided matches and those without a score do not count. Nor does a match between two groups, such as a
 * semi-final that was saved before results had a stage, unless `countsGuests` is set.
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
