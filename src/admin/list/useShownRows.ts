import type { EntityKind, RecordOf } from "@/records/record";
import type { SeasonRecords } from "@/domain/season/competition";
import { playersByResults } from "@/domain/season/figures";
import type { League } from "@/domain/league/league";
import { madeRow, withMadeFigures } from "../standings/typedFigures";
import { computedRows } from "../bookkeeping/differences";
import { booksOf, useReadSeason } from "../bookkeeping/useBooks";

type Shown<K extends EntityKind> = (
  league: League,
  records: readonly RecordOf<K>[],
  season: SeasonRecords,
) => readonly RecordOf<K>[];

/** The kinds that can have figures made of results. */
const computed: { readonly [K in EntityKind]?: Shown<K> } = {
  players: (league, players, season) =>
    booksOf(league, season, "players") === "computed"
      ? playersByResults(league, players, season.results)
      : players,
  standings: (league, rows, season) => {
    if (booksOf(league, season, "table") === "kept") return rows;
    const made = computedRows(league, season);
    return rows.map((row) => withMadeFigures(league, row, madeRow(made, row.team)));
  },
};

/** The records of a list as it shows them: computed rows and players with the figures that the results make. */
export function useShownRows<K extends EntityKind>(
  league: League,
  kind: K,
  records: readonly RecordOf<K>[],
): readonly RecordOf<K>[] {
  const { records: season } = useReadSeason(league);
  const shown: Shown<K> | undefined = computed[kind];
  return season && shown ? shown(league, records, season) : records;
}
