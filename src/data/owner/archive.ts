import type { League } from "@/domain/league/league";
import { readText } from "@/domain/reading";
import { serverNow } from "@/domain/serverTime";
import { parseRecord } from "@/records/record";
import { collectionOf } from "@/records/shape";
import { archiveEnd, parseArchive, type Archive } from "../archives";
import { SERVER_TIME, type Documents, type Transaction } from "../documents";
import { DataFailure, failure } from "../failure";
import type { BatchProgress } from "../batches/batch";
import type { ArchiveFile, StoredDocument } from "../ownerTasks";
import { PUBLISHED, publishedId } from "../published";
import { deletionOf } from "../saving/recordChange";
import { ARCHIVES, DELETIONS, HISTORY } from "../saving/savingSession";
import { sha256 } from "../sha256";
import { newRecordId } from "../store";
import { backupLines, readBackup } from "./backupFile";
import { decodeStored } from "./stored";

/** Yields a league's history entries until a moment: of its records, its live matches and its published documents. */
async function* entriesUntil(
  documents: Pick<Documents, "inTime">,
  { slug, collections }: League,
  until: number,
): AsyncGenerator<StoredDocument> {
  for (const collection of [slug, ...Object.values(collections)])
    for await (const { id, fields } of documents.inTime(HISTORY, { collection }, { until }))
      yield { path: `${HISTORY}/${id}`, fields };
}

/**
 * Returns until when the history of a closed season goes into its archive, in epoch milliseconds.
 * @throws DataFailure if the season is not closed, or its sheet is not published
 */
async function endOf(documents: Documents, league: League, season: string): Promise<number> {
  const collection = collectionOf(league, "seasons");
  const found = collection ? await documents.get(collection, season) : null;
  const parsed = found && parseRecord("seasons", season, found);
  const until = parsed?.ok ? archiveEnd(parsed.record, serverNow()) : null;
  if (until === null) throw failure("notFound");
  if (!(await documents.exists(PUBLISHED, publishedId(league.slug, season), true)))
    throw new DataFailure(
      "unknown",
      "This season is not published yet. Publish it under Site copies first.",
    );
  return until;
}

/** Returns the SHA-256 of the documents in the order of their ids, which identifies the file. */
const digestOf = (documents: readonly StoredDocument[]) =>
  sha256(documents.map((one) => JSON.stringify(one)).join("\n"));

/**
 * Builds the file with a league's history until the end of a closed season; null if the user stopped.
 * @throws DataFailure
 */
export async function readArchive(
  documents: Documents,
  league: League,
  season: string,
  { onProgress, signal }: BatchProgress,
): Promise<ArchiveFile | null> {
  const until = await endOf(documents, league, season);
  const made = serverNow();
  const found: StoredDocument[] = [];
  for await (const entry of entriesUntil(documents, league, until)) {
    if (signal?.aborted) return null;
    found.push(entry);
    if (found.length % 50 === 0) onProgress?.(found.length, 0);
  }
  const sorted = found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const lines = backupLines({ made, documents: sorted });
  const count = sorted.length;
  if (count === 0)
    throw new DataFailure("unknown", "There is no history to archive before that date.");
  return { league: league.slug, season, until, count, digest: await digestOf(sorted), lines };
}

const isAnother = () =>
  new DataFailure("unknown", "This is not the file that you have just downloaded.");

/**
 * Stores the note that an owner has the archive, after checking the file that the owner opened again.
 * @throws DataFailure if it is a different file
 */
export async function confirmArchive(
  documents: Documents,
  { league, season, until, count, digest }: ArchiveFile,
  text: string,
  by: string,
): Promise<void> {
  const kept = readBackup(text).documents;
  if (kept.length !== count || (await digestOf(kept)) !== digest) throw isAnother();
  const at = SERVER_TIME;
  const note = { league, season, until: new Date(until), count, digest, by, at };
  await documents.transact(async (transaction) => {
    transaction.set(ARCHIVES, `${league}@${season}`, note);
    transaction.set(ARCHIVES, league, note);
  });
}

/** Loads the notes of all archives, the latest first. @throws DataFailure */
export async function readArchives(documents: Documents): Promise<readonly Archive[]> {
  const found = await documents.list(ARCHIVES, 1000);
  return found
    .filter(({ id }) => id.includes("@"))
    .flatMap(({ data }) => parseArchive(data) ?? [])
    .toSorted((a, b) => b.until - a.until);
}

/**
 * Deletes the note of a league's latest archive: the previous archive is the latest again, and later history entries
 * are no longer removed. Writes this to the history. Entries that were deleted already remain only in the file.
 * @throws DataFailure
 */
export async function reopenArchive(
  documents: Documents,
  league: League,
  by: string,
): Promise<void> {
  const notes = await documents.list(ARCHIVES, 1000);
  await documents.transact(async (transaction) => {
    const latest = await transaction.get(ARCHIVES, league.slug);
    const season = readText(latest?.["season"]);
    const own = `${league.slug}@${season}`;
    const note = latest && (await transaction.get(ARCHIVES, own));
    if (!note) throw failure("notFound");
    const [before] = notes
      .filter(
        ({ id, data }) => id !== own && id.startsWith(`${league.slug}@`) && parseArchive(data),
      )
      .toSorted((a, b) => (parseArchive(b.data)?.until ?? 0) - (parseArchive(a.data)?.until ?? 0));
    const earlier = before ? await transaction.get(ARCHIVES, before.id) : null;
    const change = newRecordId();
    transaction.delete(ARCHIVES, own);
    if (earlier) transaction.set(ARCHIVES, league.slug, earlier);
    else transaction.delete(ARCHIVES, league.slug);
    transaction.set(DELETIONS, `${ARCHIVES} ${own}`, { change });
    transaction.set(HISTORY, change, {
      collection: ARCHIVES,
      id: own,
      record: `${ARCHIVES}/${own}`,
      version: 0,
      action: "reopen",
      before: note,
      after: null,
      by,
      at: SERVER_TIME,
    });
  });
}

/** Number of entries in one commit: the rules read two documents for each, and at most 20 in all. */
const AT_ONCE = 8;

/**
 * Deletes the history entries in a league's latest archive, except each record's current entry. If this is stopped or
 * interrupted, it continues when it is started again.
 * @returns the number of deleted entries
 * @throws DataFailure
 */
export async function removeArchived(
  documents: Documents,
  league: League,
  { onProgress, signal }: BatchProgress,
): Promise<number> {
  const archive = parseArchive(await documents.get(ARCHIVES, league.slug));
  if (!archive) throw failure("notFound");
  // Read each record once: a record never changes back to an older entry.
  const named = new Map<string, unknown>();
  let waiting: ArchivedEntry[] = [];
  let done = 0;
  const remove = async () => {
    const some = waiting;
    waiting = [];
    await documents.transact((transaction) => removeEntries(transaction, some));
    done += some.length;
    onProgress?.(done, 0);
  };
  for await (const { path, fields } of entriesUntil(documents, league, archive.until)) {
    if (signal?.aborted) return done;
    const { collection, id, action, redactedAt } = decodeStored(fields);
    // Keep entries from which a person was erased: they say what no backup may restore.
    if (redactedAt !== undefined) continue;
    const record = { collection: readText(collection), id: String(id) };
    const entry = path.slice(HISTORY.length + 1);
    const place = `${record.collection}/${record.id}`;
    if (record.collection !== league.slug && !named.has(place))
      named.set(place, (await documents.get(record.collection, record.id))?.["change"]);
    if (named.get(place) === entry) continue;
    waiting.push({ entry, deletion: action === "delete" ? deletionOf(record) : null });
    if (waiting.length === AT_ONCE) await remove();
  }
  if (waiting.length > 0) await remove();
  return done;
}

/** A history entry to delete; for a deletion, also the id of the document that names the entry. */
interface ArchivedEntry {
  readonly entry: string;
  readonly deletion: string | null;
}

async function removeEntries(
  transaction: Transaction,
  some: readonly ArchivedEntry[],
): Promise<void> {
  const named = await Promise.all(
    some.map(async ({ entry, deletion }) => {
      const deleted = deletion === null ? null : await transaction.get(DELETIONS, deletion);
      return deleted?.["change"] === entry ? deletion : null;
    }),
  );
  for (const { entry } of some) transaction.delete(HISTORY, entry);
  for (const deletion of named) if (deletion !== null) transaction.delete(DELETIONS, deletion);
}
