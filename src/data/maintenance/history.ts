import { readEntries, readInteger, readMap, readMoment, readText } from "@/domain/reading";
import { parseRecord, type EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import type { Documents, FoundDocument, RawDocument, TimeSpan } from "../documents";
import {
  ENTRIES_AT_ONCE,
  type HistoryEntry,
  type HistoryPage,
  type OtherEntry,
  type OtherHistory,
  type PastRecord,
} from "../maintenance";
import { REQUESTS } from "../requests";
import { ADMINS } from "../rights";
import { requireCollection } from "../saving/leagueStore";
import { ARCHIVES, BACKUPS, ERASURES, HISTORY } from "../saving/savingSession";
import { groupOf } from "../store";

const actions = ["create", "update", "delete", "restore", "rebuild", "unpublish"] as const;

/** Returns who erased a person from an entry, and when, the earliest first. */
function redactionsOf(data: RawDocument): HistoryEntry<EntityKind>["redactions"] {
  if (!("redactedBy" in data)) return [];
  const last = { by: data["redactedBy"], at: data["redactedAt"] };
  return [...readEntries(data["redactedEarlier"]).map(readMap), last].map(({ by, at }) => ({
    by: readText(by),
    at: readMoment(at),
  }));
}

function toEntry<K extends EntityKind>(
  kind: K,
  { id: change, data }: FoundDocument,
): HistoryEntry<K> {
  const id = readText(data["id"]);
  const record = (found: unknown): PastRecord<K> | null => {
    if (typeof found !== "object" || found === null) return null;
    const stored: RawDocument = { ...found };
    const parsed = parseRecord(kind, id, stored);
    return parsed.ok ? Object.assign({}, parsed.record, { stored }) : null;
  };
  return {
    change,
    group: groupOf(change),
    id,
    action: actions.find((one) => one === data["action"]) ?? "update",
    version: readInteger(data["version"], 0, Number.MAX_SAFE_INTEGER) ?? 0,
    before: record(data["before"]),
    after: record(data["after"]),
    redacted: "redactedBy" in data,
    redactions: redactionsOf(data),
    by: readText(data["by"]),
    at: readMoment(data["at"]),
  };
}

/** Returns how many documents a page has at most, and the span of time in which they are. */
function limitsOf({ most = ENTRIES_AT_ONCE, until }: HistoryPage) {
  // The store keeps parts of a millisecond, which an entry's moment lacks.
  const span: TimeSpan = until === undefined ? {} : { until: until + 1 };
  return { limit: Math.min(most, ENTRIES_AT_ONCE), span };
}

/** Loads a page of the saves of a record, or of all records of a kind. */
export async function readHistory<K extends EntityKind>(
  documents: Documents,
  league: League,
  kind: K,
  id?: string,
  page: HistoryPage = {},
): Promise<readonly HistoryEntry<K>[]> {
  const collection = requireCollection(league, kind);
  // The rules allow listing a league's history only if the query names the collection.
  const fields = { collection, ...(id !== undefined && { record: `${collection}/${id}` }) };
  const { limit, span } = limitsOf(page);
  const found = await documents.newest(HISTORY, fields, limit, span);
  return found.map((one) => toEntry(kind, one));
}

/** Loads all saves of one batch to records of a kind, newest first. */
export async function readGroup<K extends EntityKind>(
  documents: Documents,
  league: League,
  kind: K,
  group: string,
): Promise<readonly HistoryEntry<K>[]> {
  const collection = requireCollection(league, kind);
  const found = await documents.beginningWith(HISTORY, `${group}-`, { collection });
  return found.map((one) => toEntry(kind, one)).toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/**
 * Actions whose history entries have the league's slug as their collection, besides "live" for taps of live matches.
 */
export const actionsOfLeague = ["drop", "count", "rebuild", "unpublish"] as const;

/** The collections whose history entries only owners may read. */
export const collectionsOfOwners = [ADMINS, REQUESTS, BACKUPS, ERASURES, ARCHIVES] as const;

const otherEntry = ({ id: change, data }: FoundDocument): OtherEntry => ({
  change,
  collection: readText(data["collection"]),
  id: readText(data["id"]),
  action: readText(data["action"]),
  before: readMap(data["before"]),
  after: readMap(data["after"]),
  redactions: redactionsOf(data),
  by: readText(data["by"]),
  at: readMoment(data["at"]),
});

/** Loads the notes of the stored archives. A note says itself who wrote it and when, so it needs no history entry. */
async function readArchiveNotes(documents: Documents): Promise<OtherEntry[]> {
  const found = await documents.list(ARCHIVES, 200);
  return found
    .filter(({ id }) => id.includes("@"))
    .map(({ id, data }) => ({
      ...otherEntry({ id: `${ARCHIVES}/${id}`, data: { by: data["by"], at: data["at"] } }),
      collection: ARCHIVES,
      id,
      action: "note",
      after: data,
    }));
}

const atOf = ({ at }: OtherEntry) => at ?? 0;

/** Loads a page of a part of the history that is not about records, newest first. */
export async function readOtherHistory(
  documents: Documents,
  { slug }: League,
  of: OtherHistory,
  page: HistoryPage = {},
): Promise<readonly OtherEntry[]> {
  const asked =
    of === "owners"
      ? collectionsOfOwners.map((collection) => ({ collection }))
      : (of === "live" ? ["live"] : actionsOfLeague).map((action) => ({
          collection: slug,
          action,
        }));
  const { limit, span } = limitsOf(page);
  const [notes, ...found] = await Promise.all([
    of === "owners" ? readArchiveNotes(documents) : [],
    ...asked.map(async (fields) =>
      (await documents.newest(HISTORY, fields, limit, span)).map(otherEntry),
    ),
  ]);
  const { until = Infinity } = span;
  const all = [...notes.filter((one) => atOf(one) <= until), ...found.flat()];
  // A query may have left off what is older than its last entry. The next page has what is older in the others, too.
  const isFull = (entries: readonly OtherEntry[]) => entries.length >= limit;
  const ends = found.filter(isFull).flatMap((entries) => entries.slice(-1).map(atOf));
  const from = Math.max(-Infinity, ...ends);
  return all.filter((one) => atOf(one) >= from).toSorted((a, b) => atOf(b) - atOf(a));
}
