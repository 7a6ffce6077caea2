import { kinds } from "@/records/kinds";
import type { EntityKind } from "@/records/record";
import { isInSheet, sheetEntry } from "@/records/sheet";
import type { League } from "@/domain/league/league";
import {
  REMOVED,
  SERVER_TIME,
  type FieldChange,
  type RawDocument,
  type Transaction,
} from "../documents";
import { asPublished, publishedEntry } from "../publicRecord";
import { PUBLISHED, publishedId, publishedSeason, seasonOf } from "../published";
import { endLive } from "./live";
import { nextVersion } from "./recordDocument";
import { DELETIONS, HISTORY } from "./savingSession";

export type ChangeAction = "create" | "update" | "delete" | "restore";

/** One change of one record, before it is known what is stored. */
export interface RecordChange<K extends EntityKind = EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly collection: string;
  readonly id: string;
  readonly action: ChangeAction;
  /** The version its author started from; null when the record must not exist. */
  readonly base: number | null;
  /** What is to be stored, without version, time and change; null deletes. */
  readonly content: (stored: RawDocument | null) => RawDocument | null;
  /** It is saved although nothing of it changes: its entry comes into the published document with that. */
  readonly again?: boolean;
  /** What saves that are made in one go share. */
  readonly group?: string | undefined;
  /** A captain's request that ends with it. */
  readonly ends?: { readonly collection: string; readonly id: string } | undefined;
  /** An equal record on file counts as this one only if this device has made it. */
  readonly sharedId?: boolean | undefined;
}

/** The document that names the history entry of a record's last deletion: no record is left to do so. */
export function deletionOf({ collection, id }: Pick<RecordChange, "collection" | "id">): string {
  return `${collection} ${id}`;
}

/** A published document that a save touches where it exists, and what becomes of the record in it. */
export interface PublishedPlace {
  readonly id: string;
  /** The place of the record's entry in it. */
  readonly path: readonly string[];
  /** The season whose records are in it. */
  readonly season: string | undefined;
  /** The entry of a record there; null where it has none. */
  readonly entryOf: (after: RawDocument) => RawDocument | null;
}

/** The published documents that a save touches where they exist: of the season it leaves and of the one it enters. */
export function publishedPlaces(
  { league, collection, kind, id }: RecordChange,
  stored: RawDocument | null,
  content: RawDocument | null,
): readonly PublishedPlace[] {
  const states = [stored, content].filter((state) => state !== null);
  // A record that names the current season belongs to one document by the rules, to the other by its meaning.
  const seasons = states.flatMap((state) => [
    publishedSeason(state, kind),
    seasonOf(league, state, kind),
  ]);
  return [...new Set(seasons)].flatMap((season): PublishedPlace[] => [
    {
      id: publishedId(collection, season),
      path: ["records", id],
      season,
      entryOf: (after) => publishedEntry(kind, after),
    },
    ...(isInSheet(kind)
      ? [
          {
            id: publishedId(league.slug, season),
            path: [kind, id],
            season,
            entryOf: (after: RawDocument) => sheetEntry(kind, asPublished(kind, after)),
          },
        ]
      : []),
  ]);
}

/** What a save does to its entry in a published document: days of play that are beside the record's keys stay there. */
function entryChanges(
  kind: EntityKind,
  path: readonly string[],
  entry: RawDocument | null,
  stored: RawDocument | null,
): FieldChange[] {
  if (!entry || !kinds[kind].days) return [[path, entry ?? REMOVED]];
  return Object.keys({ ...stored, ...entry }).map((key) => [
    [...path, key],
    key in entry ? entry[key] : REMOVED,
  ]);
}

/** Writes the record, its history entry and the published documents there are, as `firestore.rules` wants them. */
export function writeChange(
  transaction: Transaction,
  change: RecordChange,
  {
    stored,
    content,
    by,
    entry,
    published,
    live,
  }: {
    readonly stored: RawDocument | null;
    readonly content: RawDocument | null;
    readonly by: string;
    /** The id of the history entry. */
    readonly entry: string;
    /** The published documents that the save touches and that exist. */
    readonly published: readonly PublishedPlace[];
    /** The match is in the league's live document, and its result takes it out. */
    readonly live: boolean;
  },
): RawDocument | null {
  const { collection, id, action } = change;
  const version = nextVersion(stored);
  const after = content && { ...content, version, updatedAt: SERVER_TIME, change: entry };
  if (after) transaction.set(collection, id, after);
  else {
    transaction.delete(collection, id);
    transaction.set(DELETIONS, deletionOf(change), { change: entry });
  }

  transaction.set(HISTORY, entry, {
    collection,
    id,
    record: `${collection}/${id}`,
    version: after ? version : version - 1,
    action,
    before: stored,
    after,
    by,
    at: SERVER_TIME,
  });

  for (const { id: name, path, season, entryOf } of published) {
    const enters = after !== null && season === publishedSeason(after, change.kind);
    const changes: FieldChange[] = [
      ...entryChanges(change.kind, path, enters ? entryOf(after) : null, stored),
      [["lastId"], id],
      [["lastChange"], entry],
      [["updatedAt"], SERVER_TIME],
    ];
    transaction.change(PUBLISHED, name, changes);
  }
  if (live) endLive(transaction, change, entry);
  if (change.ends) transaction.delete(change.ends.collection, change.ends.id);
  return after;
}
