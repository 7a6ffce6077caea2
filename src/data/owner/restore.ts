import { readMap, readText } from "@/domain/reading";
import { everyLeague } from "@/leagues";
import { openedLeagues } from "@/leagues/openedLeague";
import { parseRecord, parseRecords, type EntityKind } from "@/records/record";
import type { Documents, RawDocument } from "../documents";
import { failure } from "../failure";
import type { BatchProgress, BatchResult } from "../batches/batch";
import type { Backup, BackupPreview, BackupRecord, RestoreEffect } from "../ownerTasks";
import { CRESTS, partsOfPicture, PICTURES } from "../pictures/places";
import type { MadePicture, Pictures } from "../pictures/pictures";
import { fingerprint } from "../plain";
import type { RecordChange } from "../saving/recordChange";
import { contentOf, contentOfRestored, readVersion } from "../saving/recordDocument";
import type { SaveRecord } from "../saving/saveRecord";
import { ERASURES, HISTORY } from "../saving/savingSession";
import { LEAGUES } from "../openedLeagues";
import {
  collectionsOf,
  documentsOf,
  recordCollections,
  type LeagueCollection,
} from "./allDocuments";
import { bareOf, pathOfEntry } from "./erasure/choice";
import { pathDigest } from "./erasure/ids";
import { runBatch, throwIfEnded } from "../batches/batch";
import { picturesOf } from "../pictures/picturesOf";
import { decodeStored } from "./stored";

/** The erasures since a backup was made. */
interface EarlierErasures {
  /** Paths of erased records; in older notes, hashes of these. */
  readonly paths: ReadonlySet<string>;
  /** Ids of history entries from which a person was erased: the records that these saves left contained the name. */
  readonly changes: ReadonlySet<string>;
  /** For erased records that were never saved by this site: the content without the person, as text. */
  readonly bare: ReadonlySet<string>;
}

/**
 * Loads the erasures after that moment, from the notes of erasures and from the history entries that were changed.
 * @throws DataFailure
 */
async function erasedSince(documents: Documents, after: number): Promise<EarlierErasures> {
  const paths = new Set<string>();
  const changes = new Set<string>();
  const bare = new Set<string>();
  for await (const { fields } of documents.inTime(HISTORY, { collection: ERASURES }, { after })) {
    const { records } = readMap(decodeStored(fields)["after"]);
    for (const path of Array.isArray(records) ? records : []) paths.add(readText(path));
  }
  for await (const { id, fields } of documents.inTime(HISTORY, {}, { after }, "redactedAt")) {
    const fieldsOfEntry = decodeStored(fields);
    paths.add(pathOfEntry(fieldsOfEntry));
    changes.add(id);
    const before = readMap(fieldsOfEntry["before"]);
    if (fieldsOfEntry["action"] === "delete" && !("change" in before))
      bare.add(bareOf(readText(fieldsOfEntry["collection"]), before));
  }
  return { paths, changes, bare };
}

/** Whether a person was erased from a record of the backup. */
async function isErased(
  { paths, changes, bare }: EarlierErasures,
  { collection }: LeagueCollection,
  { id, inBackup, current }: Pick<BackupRecord, "id" | "inBackup" | "current">,
): Promise<boolean> {
  const path = `${collection}/${id}`;
  if (paths.has(path) || changes.has(readText(inBackup["change"]))) return true;
  if (current === null && !("change" in inBackup) && bare.has(bareOf(collection, inBackup)))
    return true;
  // Older notes contain a hash instead of a path with a name in it.
  return [...paths].some((one) => one.startsWith("#")) && paths.has(await pathDigest(path));
}

/** Returns the document that restores a record; null if the record cannot be parsed. */
function restoredContent<K extends EntityKind>(
  { league }: LeagueCollection,
  kind: K,
  id: string,
  inBackup: RawDocument,
): RawDocument | null {
  const parsed = parseRecord(kind, id, inBackup);
  return parsed.ok ? contentOfRestored(league, kind, parsed.record, inBackup) : null;
}

function effectOf(
  place: LeagueCollection,
  { id, inBackup, current }: Pick<BackupRecord, "id" | "inBackup" | "current">,
  erased: boolean,
): RestoreEffect {
  if (current && fingerprint(current) === fingerprint(inBackup)) return "same";
  const content = restoredContent(place, place.kind, id, inBackup);
  if (content === null) return "unreadable";
  if (current && fingerprint(contentOf(current)) === fingerprint(content)) return "same";
  if (erased) return "erased";
  return current ? "changed" : "added";
}

/**
 * Returns the pictures that a record of the backup uses and the backup contains, except those that were erased since.
 */
function picturesIn(
  { kind }: LeagueCollection,
  inBackup: RawDocument,
  { pictures, erased }: BackupPictures,
): readonly MadePicture[] {
  return picturesOf(kind, inBackup).flatMap((path): MadePicture[] => {
    if (erased.has(path)) return [];
    const { league, digest } = partsOfPicture(path);
    const stored = pictures.get(league === null ? path : `${CRESTS}/${league}`);
    const text = league === null ? stored?.["picture"] : readMap(stored?.[CRESTS])[digest];
    const use = league === null ? "portrait" : "crest";
    return typeof text === "string" ? [{ use, text }] : [];
  });
}

/** The pictures in a backup. */
interface BackupPictures {
  /** The documents of pictures in the backup, by path. */
  readonly pictures: ReadonlyMap<string, RawDocument>;
  /** The paths of pictures that were erased since. */
  readonly erased: ReadonlySet<string>;
}

/** Returns the collections of leagues that are only in the backup, because the database lost them or never had them. */
async function collectionsOfLost(
  leagues: readonly (readonly [id: string, inBackup: RawDocument])[],
): Promise<readonly LeagueCollection[]> {
  const known = new Set(everyLeague().map(({ slug }) => slug));
  const lost = openedLeagues(parseRecords(LEAGUES, leagues).records).filter(
    ({ entry }) => !known.has(entry.slug),
  );
  const whole = await Promise.all(lost.map(({ fetchWhole }) => fetchWhole()));
  return whole.flatMap(collectionsOf);
}

/** Compares a backup with the current database; null if the user stopped. @throws DataFailure */
export async function previewBackup(
  documents: Documents,
  { made, documents: stored }: Backup,
  { onProgress, signal }: BatchProgress,
): Promise<BackupPreview | null> {
  const byCollection = new Map<string, [id: string, fields: Backup["documents"][number]][]>();
  for (const one of stored) {
    const [collection = ""] = one.path.split("/");
    const all = byCollection.get(collection) ?? [];
    all.push([one.path.slice(collection.length + 1), one]);
    byCollection.set(collection, all);
  }
  const erased = await erasedSince(documents, made);
  const pictures = new Map(
    [CRESTS, PICTURES].flatMap((collection) =>
      (byCollection.get(collection) ?? []).map(
        ([, { path, fields }]) => [path, decodeStored(fields)] as const,
      ),
    ),
  );
  const records: BackupRecord[] = [];
  const storedLeagues = (byCollection.get(LEAGUES) ?? []).map(
    ([id, { fields }]) => [id, decodeStored(fields)] as const,
  );
  for (const place of [...recordCollections(), ...(await collectionsOfLost(storedLeagues))]) {
    const inFile = byCollection.get(place.collection);
    if (!inFile) continue;
    const currentById = new Map<string, RawDocument>();
    for await (const { id, fields } of documentsOf(documents, place.collection, signal))
      currentById.set(id, decodeStored(fields));
    if (signal?.aborted) return null;
    for (const [id, { fields }] of inFile) {
      const inBackup = decodeStored(fields);
      const record = { id, inBackup, current: currentById.get(id) ?? null };
      const effect = effectOf(place, record, await isErased(erased, place, record));
      const own = picturesIn(place, inBackup, { pictures, erased: erased.paths });
      records.push({ ...place, ...record, effect, pictures: own });
    }
    onProgress?.(records.length, stored.length);
  }
  return { made, records, neverRestored: stored.length - records.length };
}

function restoringChange({
  league,
  kind,
  collection,
  id,
  inBackup,
  current,
}: BackupRecord): RecordChange {
  const content = restoredContent({ league, kind, collection }, kind, id, inBackup);
  if (content === null) throw failure("notFound");
  const place = { league, kind, collection, id, content: () => content } as const;
  return current
    ? { ...place, action: "update", base: readVersion(current) }
    : { ...place, action: "restore", base: null };
}

/** Restores records one by one, only those that would be added or changed. @throws DataFailure */
export async function restoreRecords(
  saveRecord: SaveRecord,
  { keep }: Pictures,
  records: readonly BackupRecord[],
  progress: BatchProgress,
): Promise<BatchResult<BackupRecord, BackupRecord>> {
  // Restore leagues first: the rules refuse records of a league that was opened in the app as long as the league has no
  // record.
  const wanted = records
    .filter(({ effect }) => effect === "added" || effect === "changed")
    .toSorted((a, b) => Number(b.kind === LEAGUES) - Number(a.kind === LEAGUES));
  const restore = async (record: BackupRecord) => {
    for (const picture of record.pictures) await keep(record.league.slug, picture);
    await saveRecord(restoringChange(record));
    return record;
  };
  // Refused documents are next to each other in the file, so several in a row must not end the batch.
  return throwIfEnded(await runBatch(wanted, restore, { ...progress, mostRefusals: Infinity }));
}
