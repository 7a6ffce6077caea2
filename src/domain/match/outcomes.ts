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

/** The rules by which a table counts matches. */
interface CountingRules extends MatchRules {
  readonly pack: Pick<RulePack, "points" | "award" | "conduct">;
  /** Whether a match between two groups counts in the rows of both clubs. */
  readonly countsBetweenGroups?: boolean;
  /** The teams of the table. */
  readonly teams: readonly { readonly name: string; readonly group?: string }[];
}

/**
 * Returns the conduct points that each side loses for cards.
 * @param cards the cards of a result as stored, `2.0.0.0/1.0.1.0`: for each side the yellow, second yellow, red, and
 * yellow and red cards
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
 * Returns the matches that a table counts, with the team names of the table, and all decided matches and refused
 * results. Knock-out matches (with a `stage`), void and undecided matches and those without a score do not count. Nor
 * does a match between two groups, such as a semi-final that was saved before results had a stage, unless
 * `countsBetweenGroups` is set.
 */
export function outcomesOf(results: readonly ResultRecord[], rules: CountingRules): CountedMatches {
  const { pack, teams, countsBetweenGroups = false } = rules;
  const teamByName = new Map(
    teams.map(({ name, group = "" }) => [foldName(name), { name, group: groupKey(group) }]),
  );
  const { decided, refused } = decidedMatches(results, rules);
  const outcomes = decided.flatMap(({ result, ...decision }): Outcome[] => {
    const { id, teamA, teamB, stage } = result;
    const [a, b] = [teamA, teamB].map((team) => teamByName.get(foldName(team)));
    const isBetweenGroups = a && b && a.group !== "" && b.group !== "" && a.group !== b.group;
    if (stage !== "" || (isBetweenGroups && !countsBetweenGroups)) return [];
    const conduct = result.cards !== "" && pack.conduct && conductOf(result.cards, pack.conduct);
    const sides = { a: a?.name ?? teamA, b: b?.name ?? teamB };
    return [{ id, ...sides, ...decision, ...(conduct && { conduct }) }];
  });
  return { outcomes, decided, refused };
}
