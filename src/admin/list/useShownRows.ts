import type { League } from "@/domain/league/league";
import type { EntityKind, RecordOf } from "@/records/record";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { adminKinds } from "../kinds";

/** Returns the records as a list shows them: rows of the table and players have the figures computed from results. */
export function useShownRows<K extends EntityKind>(
  league: League,
  kind: K,
  records: readonly RecordOf<K>[],
): readonly RecordOf<K>[] {
  const season = useSeasonRecords(league);
  const { figures } = adminKinds[kind];
  return season && figures ? figures.shown(league, records, season) : records;
}
