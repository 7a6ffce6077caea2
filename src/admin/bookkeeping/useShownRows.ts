import type { EntityKind, RecordOf } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { madeRow, withMadeFigures } from "../form/typedFigures";
import { computedRows } from "./differences";
import { booksOf, useReadSeason } from "./useBooks";

/** The records of a list as it shows them: rows of a computed table with the figures that the results make. */
export function useShownRows<K extends EntityKind>(
  league: League,
  kind: K,
  records: readonly RecordOf<K>[],
): readonly RecordOf<K>[] {
  const { records: season } = useReadSeason(league);
  if (kind !== "standings" || !season || booksOf(league, season, "table") === "kept")
    return records;
  const made = computedRows(league, season);
  // The kind says what the records are; the compiler does not follow that for a generic one.
  const rows = records as unknown as readonly RecordOf<"standings">[];
  const shown = rows.map((row) => withMadeFigures(league, row, madeRow(made, row.team)));
  return shown as unknown as readonly RecordOf<K>[];
}
