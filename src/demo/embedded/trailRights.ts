import { leagues as builtIn } from "@arena/leagues";
import { archiveEnd, parseArchive } from "@/data/archives";
import { BATCHES } from "@/data/batches/batches";
import type { RawDocument } from "@/data/documents";
import { isOwner } from "@/data/identity";
import { fingerprint } from "@/data/plain";
import { PUBLISHED, publishedId } from "@/data/published";
import { ARCHIVES, DELETIONS, HISTORY } from "@/data/saving/savingSession";
import { limits } from "@/domain/limits";
import { readEntries, readMap, readMoment, readText } from "@/domain/reading";
import { isKind, type EntityKind } from "@/records/kinds";
import { addressKeysOf, knownKeysOf, LIVE_PERSON_KEYS, personKeysOf } from "@/records/persons";
import type { Write } from "./embeddedRights";
import { isLeftOf } from "./redacted";
import { after, changedKeys, type WriteContext } from "./writer";

/*
 * Checks what owners may do to the history: a short form of `firestore.rules`, where functions with the same names do
 * the same.
 */

/** Returns the history entry of this transaction that a document of `deletions` names; null if there is none. */
function entryOfDeletion(writer: WriteContext, name: string): RawDocument | null {
  const change = readText(after(writer, DELETIONS, name)?.["change"]);
  const entry = writer.beside.find((one) => one.collection === HISTORY && one.id === change);
  return entry?.document ?? null;
}

/** Whether an owner deletes the note of a season's archive in this transaction, with its history entry. */
function isReopened(writer: WriteContext, own: string): boolean {
  const entry = entryOfDeletion(writer, `${ARCHIVES} ${own}`);
  return (
    entry?.["action"] === "reopen" &&
    entry["id"] === own &&
    fingerprint(entry["before"]) === fingerprint(writer.read(ARCHIVES, own)) &&
    after(writer, ARCHIVES, own) === null
  );
}

const ownIdOf = (note: RawDocument | null) =>
  `${readText(note?.["league"])}@${readText(note?.["season"])}`;

/** Whether a new note of an archive is about a closed and published season, and about nothing after its end. */
function isArchive(writer: WriteContext, { id, document }: Write): boolean {
  const archive = parseArchive(document);
  const own = ownIdOf(document);
  if (!archive || archive.count < 1 || archive.by !== writer.account.uid) return false;
  const { league, season, until } = archive;
  const [ofSeason, latest] = [own, league].map((one) => after(writer, ARCHIVES, one));
  if (fingerprint(ofSeason) !== fingerprint(document)) return false;
  if (fingerprint(latest) !== fingerprint(document) || ![own, league].includes(id)) return false;
  const collection = writer.leagueOf(league)?.seasons;
  const record = collection === undefined ? null : writer.read(collection, season);
  const [ended, closed, updatedAt] = ["ended", "closed", "updatedAt"].map((key) =>
    readMoment(record?.[key]),
  );
  const moments = { ended: ended ?? null, closed: closed ?? null, updatedAt: updatedAt ?? null };
  const end = archiveEnd(moments, Date.now());
  return (
    end !== null && until <= end && writer.read(PUBLISHED, publishedId(league, season)) !== null
  );
}

/** Whether an owner adds the note of an archive, or deletes the latest one. */
export function mayArchive(writer: WriteContext, write: Write): boolean {
  const { id, document } = write;
  if (!isOwner(writer.rights)) return false;
  const stored = writer.read(ARCHIVES, id);
  const isBack = isReopened(writer, ownIdOf(stored));
  if (document === null)
    return (
      isBack && ownIdOf(stored) !== ownIdOf(after(writer, ARCHIVES, readText(stored?.["league"])))
    );
  if (!stored) return isArchive(writer, write);
  if (id !== document["league"]) return false;
  const isLater = (parseArchive(document)?.until ?? 0) > (parseArchive(stored)?.until ?? 0);
  const isEarlier =
    fingerprint(document) === fingerprint(after(writer, ARCHIVES, ownIdOf(document)));
  return (isLater && isArchive(writer, write)) || (isBack && isEarlier);
}

/** Whether a history entry may be deleted, because the league's archive contains it and no record names it. */
function isArchived({ read, leagueOf }: WriteContext, change: string, entry: RawDocument): boolean {
  const collection = readText(entry["collection"]);
  const league = leagueOf(collection);
  const archive = parseArchive(league ? read(ARCHIVES, league.slug) : null);
  return (
    archive !== null &&
    !("redactedAt" in entry) &&
    (readMoment(entry["at"]) ?? Infinity) <= archive.until &&
    read(collection, readText(entry["id"]))?.["change"] !== change
  );
}

/** Returns the kind of the records of a collection; null for any other collection. */
function kindOf(collection: string): EntityKind | null {
  const [, , opened = collection] = collection.split("~");
  const own = builtIn.flatMap(({ collections }) => Object.entries(collections));
  const kind = own.find(([, name]) => name === collection)?.[0] ?? opened;
  return isKind(kind) ? kind : null;
}

const LIVE_KEYS = { person: LIVE_PERSON_KEYS, known: null };

/**
 * Returns the keys of a history entry that can contain a person, and the keys that no erasure removes; null if a person
 * can never be erased from the entry.
 */
function keysOf({ collection, action }: RawDocument) {
  if (action === "live") return LIVE_KEYS;
  const isOfSave = ["create", "update", "delete", "restore"].some((one) => one === action);
  const kind = isOfSave ? kindOf(readText(collection)) : null;
  return (
    kind && { person: [...personKeysOf(kind), ...addressKeysOf(kind)], known: knownKeysOf(kind) }
  );
}

/** Whether a state of a record only lost text in these keys, and keys that no schema knows. */
function isLess(
  { person, known }: NonNullable<ReturnType<typeof keysOf>>,
  stored: unknown,
  left: unknown,
): boolean {
  if (fingerprint(stored) === fingerprint(left)) return true;
  if (typeof stored !== "object" || typeof left !== "object" || !stored || !left) return false;
  const [before, now] = [readMap(stored), readMap(left)];
  return changedKeys(before, now).every((key) =>
    key in now
      ? key in before && person.includes(key) && isLeftOf(before[key], now[key])
      : key === "old" || (known !== null && !known.includes(key)),
  );
}

/** Whether the entry notes who erased a person from it, with earlier owners. */
function namesWho({ account }: WriteContext, stored: RawDocument, left: RawDocument): boolean {
  const { redactedBy: former = account.uid, redactedAt: at } = stored;
  const earlier = readEntries(stored["redactedEarlier"]);
  const all = former === account.uid ? earlier : [...earlier, { by: former, at }];
  return (
    left["redactedBy"] === account.uid &&
    fingerprint(readEntries(left["redactedEarlier"])) === fingerprint(all)
  );
}

/** Whether the entry of a deleted record gets another id, as part of a running erasure. */
function isRenamed({ read }: WriteContext, stored: RawDocument, left: RawDocument): boolean {
  const [collection, id] = [readText(stored["collection"]), readText(left["id"])];
  const record = stored["action"] === "live" ? stored["record"] : `${collection}/${id}`;
  return (
    read(collection, readText(stored["id"])) === null &&
    /^[0-9a-f]{20}$/.test(id) &&
    left["record"] === record &&
    read(BATCHES, readText(left["redactedWith"]))?.["what"] === "erase"
  );
}

/** Whether an entry only loses a person, and says who erased the person. */
function isRedacted(writer: WriteContext, stored: RawDocument, left: RawDocument): boolean {
  const keys = keysOf(stored);
  const changed = changedKeys(stored, left);
  const stays = ["id", "record", "redactedWith"].every((key) => !changed.includes(key));
  const may = [
    "before",
    "after",
    "redactedBy",
    "redactedAt",
    "redactedEarlier",
    "redactedWith",
    "id",
    "record",
  ];
  return (
    keys !== null &&
    changed.every((key) => may.includes(key)) &&
    ["before", "after", "id"].some((key) => changed.includes(key)) &&
    namesWho(writer, stored, left) &&
    (stays || isRenamed(writer, stored, left)) &&
    isLess(keys, stored["before"], left["before"]) &&
    isLess(keys, stored["after"], left["after"])
  );
}

/** Whether a note of an erasure only loses hashes of names. */
function isTidied(note: RawDocument, left: RawDocument): boolean {
  const [before, now] = [readMap(note["after"]), readMap(left["after"])];
  const recordsOf = ({ records }: RawDocument): readonly unknown[] =>
    Array.isArray(records) ? records : [];
  const stay = recordsOf(before).filter((one) => !String(one).startsWith("#"));
  const rest = (of: RawDocument) => fingerprint({ ...of, records: [], renamed: {} });
  return (
    note["action"] === "erase" &&
    rest(before) === rest(now) &&
    !("renamed" in now) &&
    fingerprint(recordsOf(now)) === fingerprint(stay)
  );
}

/** Whether an owner erases a person from a stored entry, or deletes an archived entry. */
export function mayChangeEntry(
  writer: WriteContext,
  { id, document }: Write,
  stored: RawDocument,
): boolean {
  if (!isOwner(writer.rights)) return false;
  if (document === null) return isArchived(writer, id, stored);
  return isRedacted(writer, stored, document) || isTidied(stored, document);
}

/**
 * Whether a new note of an erasure is the only one in its transaction, and names only a few records, which no longer
 * exist.
 */
export function isErasure(writer: WriteContext, note: RawDocument | null): boolean {
  const { records } = readMap(note?.["after"]);
  const isGone = (path: unknown) => {
    const [collection = "", id = ""] = String(path).split("/");
    return after(writer, collection, id) === null;
  };
  const notes = writer.beside.filter(({ document }) => document?.["action"] === "erase");
  return (
    notes.length === 1 &&
    Array.isArray(records) &&
    records.length <= limits.erased &&
    records.every(isGone)
  );
}

/**
 * Whether the document that names the entry of a deletion is deleted together with that entry, or together with the
 * name in its id.
 */
export function mayForget(writer: WriteContext, name: string): boolean {
  const change = readText(writer.read(DELETIONS, name)?.["change"]);
  const entry = after(writer, HISTORY, change);
  const isOfNow = writer.beside.some((one) => one.collection === HISTORY && one.id === change);
  const losesName =
    isOfNow && entry?.["action"] === "delete" && name !== `${entry["collection"]} ${entry["id"]}`;
  return isOwner(writer.rights) && (entry === null || losesName);
}
