import type { LeagueStore } from "@/data/store";
import type { League } from "@/domain/league/league";
import type { RecordOf } from "@/records/record";

/** What is taken up, and what is known of it here. */
interface Ended {
  readonly result: RecordOf<"results">;
  /** Entries of the history that this account wrote of the match on this device, the latest last. */
  readonly entries: readonly string[];
  readonly asScorer: boolean;
}

/**
 * Takes back the end of a match: it is live again in its last state of the history, and its result waits, unconfirmed, and
 * counts for nothing until it is saved again.
 * @returns whether its last state is known
 * @throws DataFailure, SaveConflict as LeagueStore
 */
export async function takeUp(
  store: Pick<LeagueStore, "lastLive" | "saveLive" | "update">,
  league: League,
  { result, entries, asScorer }: Ended,
): Promise<boolean> {
  const { id, version } = result;
  const own = entries.length > 0 ? await store.lastLive(league, id, entries) : null;
  // Administrators read the whole trail; a scorer their own entries alone, by the ids that this device kept.
  const last = own ?? (asScorer ? null : await store.lastLive(league, id));
  if (!last) return false;
  // First: saving a result takes its match out of what is live.
  if (!result.unconfirmed)
    await store.update(league, "results", { id, version, entity: result, unconfirmed: true });
  await store.saveLive(league, id, (now) => now ?? last);
  return true;
}
