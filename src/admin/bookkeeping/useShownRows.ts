import type { EntityKind, RecordOf } from "@/domain/records/record";
import { playersByResults } from "@/leagues/figures";
import type { League } from "@/leagues/league";
import { madeRow, withMadeFigures } from "../form/typedFigures";
import { computedRows } from "./differences";
import { booksOf, useReadSeason } from "./useBooks";

/** The records of a list as it shows them: computed rows and players with the figures that the results make. */
export function useShownRows<K extends EntityKind>(
  league: League,
  kind: K,
  records: readonly RecordOf<K>[],
): readonly RecordOf<K>[] {
  const { records: season } = useReadSeason(league);
  if (!season) return records;
  if (kind === "players" && booksOf(league, season, "players") === "computed") {
    // The kind says what the records are; the compiler does not follow that for a generic one.
    const players = records as unknown as readonly RecordOf<"players">[];
    return playersByResults(league, players, season.results) as unknown as typeof records;
  }
  if (kind !== "standings" || booksOf(league, season, "table") === "kept") return records;
  const made = computedRows(league, season);
  // The same of rows.
  const rows = records as unknown as readonly RecordOf<"standings">[];
  const shown = rows.map((row) => withMadeFigures(league, row, madeRow(made, row.team)));
  return shown as unknown as readonly RecordOf<K>[];
}
