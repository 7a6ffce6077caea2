import { failure } from "@/data/failure";
import type { OpenBatch } from "@/data/batches/batches";
import type { MovedRecord, MoveOptions, MoveOutcome } from "@/data/move";
import { readEntries, readMap, readText } from "@/domain/reading";
import type { League, Season } from "@/domain/league/league";
import { isKind } from "@/records/kinds";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { removeBatchSteps } from "../batches/keptSteps";
import { useBatch } from "../batches/useBatch";
import { keepLastMove, readLastMove } from "./lastMove";

/** Returns a function that moves records to another season as a batch; null is the current one. @throws DataFailure */
export function useRecordedMove(league: League) {
  const { maintenance } = useConnection();
  const batch = useBatch(league);
  return (
    records: readonly MovedRecord[],
    season: Season | null,
    options: MoveOptions,
  ): Promise<MoveOutcome> => {
    const kinds = [...new Set(records.map(({ kind }) => kind))];
    return batch.run({
      batch: {
        what: "move",
        how: JSON.stringify({ season: season?.id ?? "", kinds }),
        total: records.length,
        // A fixture and its result share their id.
        ids: [...new Set(records.map(({ id }) => id))],
      },
      run: (group) => maintenance.moveRecords(league, { records, season }, { ...options, group }),
      isFinished: ({ left }) => left === 0,
    });
  };
}

/**
 * Returns a function that continues an interrupted move.
 * @returns Why a record did not move; null if all did. @throws DataFailure
 */
export function useResumeMove(league: League) {
  const { batches, maintenance } = useConnection();
  const uid = useAccountUid();
  return async ({ id, how, ids }: OpenBatch): Promise<string | null> => {
    const { season: asked, kinds } = readMap(JSON.parse(how) as unknown);
    const seasonId = readText(asked);
    const season = league.seasons.find((one) => one.id === seasonId) ?? null;
    if (season === null && seasonId !== "") throw failure("notFound");
    const known = readEntries(kinds).map(readText).filter(isKind);
    const records = ids.flatMap((of) => known.map((kind) => ({ kind, id: of })));
    // The records that this browser moved before are added, so that one undo brings back all of them.
    const last = readLastMove(league.slug);
    const moved = last?.season === seasonId ? [...last.records] : [];
    const onMoved = (record: MovedRecord) => {
      if (season === null) return;
      moved.push(record);
      keepLastMove(league.slug, { season: season.id, records: moved });
    };
    const options = { group: id, onMoved };
    const { failed } = await maintenance.moveRecords(league, { records, season }, options);
    if (season === null && last) {
      const keyOf = (one: MovedRecord) => `${one.kind}/${one.id}`;
      // Records that are back have nothing left to undo.
      const refused = new Set(failed.map(keyOf));
      const back = new Set(records.map(keyOf).filter((key) => !refused.has(key)));
      const left = last.records.filter((one) => !back.has(keyOf(one)));
      keepLastMove(league.slug, left.length > 0 ? { ...last, records: left } : null);
    }
    await batches.end(id);
    removeBatchSteps(uid, id);
    return failed[0]?.reason ?? null;
  };
}
