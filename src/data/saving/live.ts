import type { LiveMatch } from "@/domain/match/live";
import { readMap } from "@/domain/reading";
import type { League } from "@/domain/league/league";
import { withDeadline } from "../deadline";
import {
  REMOVED,
  SERVER_TIME,
  type FieldChange,
  type RawDocument,
  type Transaction,
} from "../documents";
import { failure } from "../failure";
import { LIVE, liveDocument, liveMatches } from "../liveState";
import { noteSent } from "../ownWrites";
import { newRecordId } from "../store";
import type { RecordChange } from "./recordChange";
import { HISTORY, type SavingSession } from "./savingSession";

/** Checks whether a change saves the result of a live match. */
export async function isResultOfLiveMatch(
  transaction: Transaction,
  change: RecordChange,
): Promise<boolean> {
  if (change.kind !== "results" || change.action === "delete") return false;
  const live = await transaction.get(LIVE, change.league.slug);
  return change.id in readMap(live?.["matches"]);
}

/**
 * Removes a match from its league's live document, because its result is saved; `entry` is the history entry of the
 * result.
 */
export function endLive(
  transaction: Transaction,
  { league, id }: Pick<RecordChange, "league" | "id">,
  entry: string,
): void {
  transaction.change(LIVE, league.slug, changesOf(id, entry, REMOVED));
}

function changesOf(fixture: string, entry: string, state: unknown): readonly FieldChange[] {
  return [
    [["matches", fixture], state],
    [["lastId"], fixture],
    [["lastChange"], entry],
    [["updatedAt"], SERVER_TIME],
  ];
}

/**
 * Saves the live state of a match, with its history entry.
 * @throws DataFailure
 * @param change returns the new state, or null to end the live match
 * @param onEntry is called with the id of the history entry before the save
 */
export async function saveLive(
  { documents, account, isOffline, times }: SavingSession,
  league: League,
  fixture: string,
  change: (now: LiveMatch | null) => LiveMatch | null,
  onEntry?: (id: string) => void,
): Promise<LiveMatch | null> {
  if (await isOffline()) throw failure("offline");
  const by = account()?.uid;
  if (by === undefined) throw failure("signedOut");
  const { slug } = league;
  const entry = newRecordId();
  onEntry?.(entry);
  const answered = noteSent(entry);
  const saved = documents.transact(async (transaction) => {
    const stored = await transaction.get(LIVE, slug);
    const before = readMap(stored?.["matches"])[fixture] ?? null;
    const match = change(liveMatches(stored).get(fixture) ?? null);
    if (!match && before === null) return null;
    const after = match && liveDocument(match);
    if (stored) transaction.change(LIVE, slug, changesOf(fixture, entry, after ?? REMOVED));
    else {
      transaction.set(LIVE, slug, {
        matches: after ? { [fixture]: after } : {},
        lastId: fixture,
        lastChange: entry,
        updatedAt: SERVER_TIME,
      });
    }
    transaction.set(HISTORY, entry, {
      collection: slug,
      id: fixture,
      record: `${LIVE}/${slug}`,
      version: 0,
      action: "live",
      before,
      after,
      by,
      at: SERVER_TIME,
    });
    return match;
  });
  return withDeadline(saved.finally(answered), times.save);
}

/** Most history entries of a league's live matches that are read to find one match. */
const MOST_ENTRIES = 200;

/** Returns the live state in a history entry; null if the entry is about another match or ended the live match. */
function liveMatchIn(entry: RawDocument | null, slug: string, fixture: string): LiveMatch | null {
  if (entry?.["record"] !== `${LIVE}/${slug}` || entry["id"] !== fixture) return null;
  return liveMatches({ matches: { [fixture]: entry["after"] } }).get(fixture) ?? null;
}

/**
 * Loads the last live state of a match from the history; null if there is none.
 * @throws DataFailure
 * @param entries the ids of the only history entries to search, the latest last
 */
export async function lastLive(
  { documents, times }: SavingSession,
  { slug }: League,
  fixture: string,
  entries?: readonly string[],
): Promise<LiveMatch | null> {
  const read = async () => {
    for (const id of entries?.toReversed() ?? []) {
      const match = liveMatchIn(await documents.get(HISTORY, id), slug, fixture);
      if (match) return match;
    }
    if (entries) return null;
    const fields = { collection: slug, record: `${LIVE}/${slug}` };
    const found = await documents.newest(HISTORY, fields, MOST_ENTRIES);
    for (const { data } of found) {
      const match = liveMatchIn(data, slug, fixture);
      if (match) return match;
    }
    return null;
  };
  return withDeadline(read(), times.read);
}
