import { ordinal } from "../ordinal";
import type { TeamLabel } from "./explain";
import type { Outcome, Team } from "./outcome";
import { afterMatches, rankTable, type RankedTable, type RankInput, type Row } from "./rank";

/** A table just before and just after a match counted. */
export interface Effect {
  readonly outcome: Outcome;
  readonly before: RankedTable;
  readonly after: RankedTable;
}

/**
 * Returns what a match changed when it was played: the table of all matches up to it, with and without it.
 * @param id the id of the result
 * @returns null if the match does not count in this table
 */
export function effectOf(input: RankInput, id: string): Effect | null {
  const outcome = input.outcomes.find((one) => one.id === id);
  if (!outcome) return null;
  const earlier = input.outcomes.filter(({ order }) => order < outcome.order);
  const after = rankTable(afterMatches(input, [...earlier, outcome]));
  if (!after.counted.some((one) => one.id === id)) return null;
  return { outcome, before: rankTable(afterMatches(input, earlier)), after };
}

/** Returns the row of a team; undefined if it has none. */
export function rowOf({ rows }: RankedTable, team: Team): Row | undefined {
  return rows.find((row) => row.team === team);
}

/** Formats a place: "2nd", "joint 2nd". */
export function placeInWords(rank: number, shared: boolean): string {
  return `${shared ? "joint " : ""}${ordinal(rank)}`;
}

/** One team's move in the table; `places` is positive if it went up. */
interface Move {
  readonly places: number;
  /** The new rank. */
  readonly rank: number;
  readonly text: string;
}

function moveOf({ before, after }: Effect, team: Team, called: TeamLabel): Move[] {
  const [from, to] = [rowOf(before, team), rowOf(after, team)];
  if (!from || !to || from.rank === null || to.rank === null) return [];
  const places = from.rank - to.rank;
  const [old, now] = [from, to].map(({ rank, shared }) => placeInWords(rank ?? 0, shared));
  const { rank } = to;
  if (old === now) return [{ places, rank, text: `${called(team)} stayed ${now}.` }];
  const way = places > 0 ? "moved up" : places < 0 ? "dropped" : "went";
  return [{ places, rank, text: `${called(team)} ${way} from ${old} to ${now}.` }];
}

/**
 * Describes what a match changed, one sentence for each of its teams, the one that went up furthest first: "Lagoon City
 * moved up from 3rd to 1st." Before the first match all teams are level, so that only the new places are given.
 */
export function effectInWords(
  effect: Effect,
  called: TeamLabel = (team) => team,
): readonly string[] {
  const teams = [effect.outcome.a, effect.outcome.b];
  if (effect.before.counted.length > 0) {
    return teams
      .flatMap((team) => moveOf(effect, team, called))
      .sort((one, other) => other.places - one.places || one.rank - other.rank)
      .map(({ text }) => text);
  }
  return teams
    .flatMap((team) => rowOf(effect.after, team) ?? [])
    .sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity))
    .flatMap(({ team, rank, shared }) =>
      rank === null ? [] : [`${called(team)} began ${placeInWords(rank, shared)}.`],
    );
}
