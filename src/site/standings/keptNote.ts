import { foldName } from "@/domain/names";
import type { RecordOf } from "@/records/record";
import { competitionOf, type Competition, type SeasonRecords } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";

/** What a table kept by hand does not say about itself. */
export interface KeptNote {
  /** Its figures are those that the results give. */
  readonly agrees: boolean;
  /** Results written after the rows of their teams, the latest first; none where it agrees. */
  readonly newer: readonly RecordOf<"results">[];
}

/** Figures are typed and computed to one decimal. */
const SAME = 0.06;

/** How far a table that is kept by hand has come. @param past a past season's id; the current one without it */
export function keptNote(
  league: League,
  records: SeasonRecords,
  kept: Competition,
  past: string | undefined,
): KeptNote {
  const { columns } = league.game.table;
  const rows = new Map(records.standings.map((row) => [foldName(row.team), row]));
  const computed = competitionOf(league, records, past, "computed");
  const lines = computed.tables.flatMap((table) => table.lines);
  const agrees =
    kept.outcomes.length > 0 &&
    lines.every(({ row: figures }) => {
      const row = rows.get(foldName(figures.team));
      if (!row) return figures.played === 0;
      return columns.every(({ key }) => {
        const [told, is] = [row[key], figures[key]];
        return typeof told !== "number" || typeof is !== "number" || Math.abs(told - is) < SAME;
      });
    });
  if (agrees) return { agrees, newer: [] };
  const counted = new Set(kept.outcomes.map(({ id }) => id));
  const isNewer = ({ id, teamA, teamB, updatedAt }: RecordOf<"results">) =>
    counted.has(id) &&
    [teamA, teamB].some((team) => {
      const since = rows.get(foldName(team))?.updatedAt ?? null;
      return since !== null && updatedAt !== null && updatedAt > since;
    });
  const newer = records.results
    .filter(isNewer)
    .toSorted((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0));
  return { agrees, newer };
}
