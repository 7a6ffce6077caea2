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

/** Whether a change saves the result of a match that is live. */
export async function isResultOfLiveMatch(
  transaction: Transaction,
  change: RecordChange,
): Promise<boolean> {
  if (change.kind !== "results" || change.action === "delete") return false;
  const live = await transaction.get(LIVE, change.league.slug);
  return change.id in readMap(live?.["matches"]);
}

/** Takes a match out of its league's live document, as the history entry of its result says. */
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

/** Saves the running score of a match, with its entry in the history. @throws DataFailure */
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

/** Entries of a league's live state that are read for one match, at most. */
const MOST_ENTRIES = 200;

/** The match of a history entry; null of another one, or where the match was taken out. */
function liveMatchIn(entry: RawDocument | null, slug: string, fixture: string): LiveMatch | null {
  if (entry?.["record"] !== `${LIVE}/${slug}` || entry["id"] !== fixture) return null;
  return liveMatches({ matches: { [fixture]: entry["after"] } }).get(fixture) ?? null;
}

/** The last live state of a match in the history. @throws DataFailure */
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
