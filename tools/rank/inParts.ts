import type { Split } from "@/domain/league/league";
import { laterIn, partsBySize, sharedAcross } from "@/domain/season/split";
import type { Team } from "@/domain/table/outcome";
import { rankingStateOf, rankTable, type RankInput } from "@/domain/table/rank";

/**
 * Returns the parts of a table that is split after the first `after` matches of each team. While a team has played
 * fewer matches, returns instead the matches after the split, whose opponents are not known yet.
 * @throws Error if teams on both sides of a line between two parts share a place, so that lots must be drawn
 */
export function inParts(input: RankInput, split: Split): Pick<RankInput, "tableParts" | "later"> {
  const { outcomes } = rankingStateOf(input);
  const played = new Map<Team, number>();
  const first = outcomes
    .toSorted((x, y) => x.order - y.order)
    .filter(({ a, b }) => {
      const counts = [a, b].map((team) => (played.get(team) ?? 0) + 1);
      for (const [at, team] of [a, b].entries()) played.set(team, counts[at] ?? 0);
      return counts.every((count) => count <= split.after);
    });
  if (input.teams.some((team) => (played.get(team) ?? 0) < split.after))
    return { later: laterIn(split) };
  const ids = new Set(first.map(({ id }) => id));
  const since = outcomes.filter(({ id }) => !ids.has(id));
  const { rows } = rankTable({ ...input, outcomes: first });
  const parts = partsBySize(rows, split);
  const [shared] = sharedAcross(parts);
  if (shared !== undefined)
    throw new Error(`Place ${shared} is shared where the table parts: give lots`);
  return {
    tableParts: {
      parts: new Map(parts.flatMap((part, at) => part.map(({ team }) => [team, at + 1] as const))),
      from: Math.min(Infinity, ...since.map(({ order }) => order)),
    },
  };
}
