import { impactOf, UNCHANGED } from "@/domain/table/impact";
import type { RecordOf } from "@/records/record";
import type { SeasonRecords } from "@/domain/season/competition";
import { competitionNow } from "@/domain/season/competitionNow";
import type { League } from "@/domain/league/league";
import { settingsOf } from "@/domain/season/seasons";
import { recordsAfter, type Change } from "./change";

/** What the change would do to the season's competition, in words; a table kept by hand says that it is. */
export function impactLines(
  league: League,
  records: SeasonRecords,
  players: readonly RecordOf<"players">[],
  change: Change,
): readonly string[] {
  const after = recordsAfter(records, change);
  const lines = impactOf(
    competitionNow(league, records, players),
    competitionNow(league, after, players),
  );
  const isKept = settingsOf(league, records.seasons, undefined).table === "kept";
  const [first] = lines;
  return isKept && first === UNCHANGED && change.kind === "results"
    ? ["The table is kept by hand: it stays as it is until somebody changes it."]
    : lines;
}
