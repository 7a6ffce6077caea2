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
  { id, kept, now }: Pick<BackupRecord, "id" | "kept" | "now">,
): Promise<boolean> {
  const path = `${collection}/${id}`;
  if (paths.has(path) || changes.has(readText(kept["change"]))) return true;
  if (now === null && !("change" in kept) && bare.has(bareOf(collection, kept))) return true;
  // Older notes contain a hash instead of a path with a name in it.
  return [...paths].some((one) => one.startsWith("#")) && paths.has(await pathDigest(path));
}

/** Returns the document that restores a record; null if the record cannot be parsed. */
function contentBack<K extends EntityKind>(
  { league }: LeagueCollection,
  kind: K,
  id: string,
  kept: RawDocument,
): RawDocument | null {
  const parsed = parseRecord(kind, id, kept);
  return parsed.ok ? contentOfRestored(league, kind, parsed.record, kept) : null;
}

function fateOf(
  place: LeagueCollection,
  {
    id,
    kept,
    now,
  }: { readonly id: string; readonly kept: RawDocument; readonly now: RawDocument | null },
  erased: boolean,
): RestoreEffect {
  if (now && fingerprint(now) === fingerprint(kept)) return "same";
  const content = contentBack(place, place.kind, id, kept);
  if (content === null) return "unreadable";
  if (now && fingerprint(contentOf(now)) === fingerprint(content)) return "same";
  if (erased) return "erased";
  return now ? "changed" : "added";
}

/**
 * Returns the pictures that a record of the backup uses and the backup contains, except those that were erased since.
 */
function picturesIn(
  { kind }: LeagueCollection,
  kept: RawDocument,
  { pictures, gone }: KeptPictures,
): readonly MadePicture[] {
  return picturesOf(kind, kept).flatMap((path): MadePicture[] => {
    if (gone.has(path)) return [];
    const { league, digest } = partsOfPicture(path);
    const stored = pictures.get(league === null ? path : `${CRESTS}/${league}`);
    const text = league === null ? stored?.["picture"] : readMap(stored?.[CRESTS])[digest];
    const use = league === null ? "portrait" : "crest";
    return typeof text === "string" ? [{ use, text }] : [];
  });
}

/** The pictures in a backup. */
interface KeptPictures {
  /** The documents of pictures in the backup, by path. */
  readonly pictures: ReadonlyMap<string, RawDocument>;
  /** The paths of pictures that were erased since. */
  readonly gone: ReadonlySet<string>;
}

/** Returns the collections of leagues that are only in the backup, because the database lost them or never had them. */
async function collectionsOfLost(
  leagues: readonly (readonly [id: string, kept: RawDocument])[],
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
  { made, documents: kept }: Backup,
  { onProgress, signal }: BatchProgress,
): Promise<BackupPreview | null> {
  const byCollection = new Map<string, [id: string, fields: Backup["documents"][number]][]>();
  for (const one of kept) {
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
  const keptLeagues = (byCollection.get(LEAGUES) ?? []).map(
    ([id, { fields }]) => [id, decodeStored(fields)] as const,
  );
  for (const place of [...recordCollections(), ...(await collectionsOfLost(keptLeagues))]) {
    const inFile = byCollection.get(place.collection);
    if (!inFile) continue;
    const now = new Map<string, RawDocument>();
    for await (const { id, fields } of documentsOf(documents, place.collection, signal))
      now.set(id, decodeStored(fields));
    if (signal?.aborted) return null;
    for (const [id, { fields }] of inFile) {
      const record = { id, kept: decodeStored(fields), now: now.get(id) ?? null };
      const fate = fateOf(place, record, await isErased(erased, place, record));
      const own = picturesIn(place, record.kept, { pictures, gone: erased.paths });
      records.push({ ...place, ...record, fate, pictures: own });
    }
    onProgress?.(records.length, kept.length);
  }
  return { made, records, onlyKept: kept.length - records.length };
}

function changeBack({ league, kind, collection, id, kept, now }: BackupRecord): RecordChange {
  const content = contentBack({ league, kind, collection }, kind, id, kept);
  if (content === null) throw failure("notFound");
  const place = { league, kind, collection, id, content: () => content } as const;
  return now
    ? { ...place, action: "update", base: readVersion(now) }
    : { ...place, action: "restore", base: null };
}

/** Restores records one by one, only those that would be added or changed. @throws DataFailure */
export async function bringBack(
  saveRecord: SaveRecord,
  { keep }: Pictures,
  records: readonly BackupRecord[],
  running: BatchProgress,
): Promise<BatchResult<BackupRecord, BackupRecord>> {
  // Restore leagues first: the rules refuse records of a league that was opened in the app as long as the league has no
  // record.
  const wanted = records
    .filter(({ fate }) => fate === "added" || fate === "changed")
    .toSorted((a, b) => Number(b.kind === LEAGUES) - Number(a.kind === LEAGUES));
  const bring = async (record: BackupRecord) => {
    for (const picture of record.pictures) await keep(record.league.slug, picture);
    await saveRecord(changeBack(record));
    return record;
  };
  // Refused documents are next to each other in the file, so several in a row must not end the batch.
  return throwIfEnded(await runBatch(wanted, bring, { ...running, mostRefusals: Infinity }));
}
