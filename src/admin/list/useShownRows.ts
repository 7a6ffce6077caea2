import type { League } from "@/domain/league/league";
import type { EntityKind, RecordOf } from "@/records/record";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { adminKinds } from "../kinds";

/** The records of a list as it shows them: computed rows and players with the figures that the results make. */
export function useShownRows<K extends EntityKind>(
  league: League,
  kind: K,
  records: readonly RecordOf<K>[],
): readonly RecordOf<K>[] {
  const season = useSeasonRecords(league);
  const { figures } = adminKinds[kind];
  return season && figures ? figures.shown(league, records, season) : records;
}
