import { limits } from "@/domain/records/limits";
import { competitionOf, type SeasonRecords } from "@/leagues/competition";
import { latestOf } from "@/leagues/lastChange";
import type { League } from "@/leagues/league";

/**
 * What changed each table of a season last, and all of it together, as its record keeps it: the records are saved anew
 * when they are filed, and nobody could tell any more.
 * @param past a past season's id; the one that runs without it
 */
export function lastChanges(
  league: League,
  records: SeasonRecords,
  past: string | undefined,
): readonly string[] {
  if (league.meets) return [];
  const { settings, tables, outcomes } = competitionOf(league, records, past);
  const lines = [outcomes, ...tables.map(({ ranked }) => ranked?.counted ?? [])].flatMap((some) => {
    const ids = new Set(some.map(({ id }) => id));
    const last = latestOf(
      records.results.filter(({ id }) => ids.has(id)),
      settings,
    );
    return last ? [`${last.updatedAt} ${last.id}`] : [];
  });
  return [...new Set(lines)].slice(0, limits.lineUp);
}
