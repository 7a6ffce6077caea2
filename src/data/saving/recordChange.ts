import { kinds } from "@/records/kinds";
import type { EntityKind } from "@/records/record";
import { isInSheet, publishedSheetEntry } from "@/records/sheet";
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

/** A change of one record, which does not depend on the stored state yet. */
export interface RecordChange<K extends EntityKind = EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly collection: string;
  readonly id: string;
  readonly action: ChangeAction;
  /** The version that the user started from; null if the record must not exist. */
  readonly base: number | null;
  /** Returns the document to store, without version, time and change; null to delete it. */
  readonly content: (stored: RawDocument | null) => RawDocument | null;
  /** Whether to save even if nothing changes, so that the published document gets the record's entry. */
  readonly again?: boolean;
  /** The id that all saves of one batch share. */
  readonly group?: string | undefined;
  /** A captain's request that the save deletes. */
  readonly ends?: { readonly collection: string; readonly id: string } | undefined;
  /**
   * Whether several devices may use this id. Then an equal stored record counts as this save only if this device wrote
   * it.
   */
  readonly sharedId?: boolean | undefined;
}

/**
 * Returns the id of the document that names the history entry of a record's last deletion, since the record itself is
 * deleted.
 */
export function deletionOf({ collection, id }: Pick<RecordChange, "collection" | "id">): string {
  return `${collection} ${id}`;
}

/** A published document that a save changes if it exists, and the place of the record in it. */
export interface PublishedPlace {
  readonly id: string;
  /** The path of the record's entry in the document. */
  readonly path: readonly string[];
  /** The season whose records are in the document; undefined for the current one. */
  readonly season: string | undefined;
  /** Returns the entry of a record in the document; null if it gets none. */
  readonly entryOf: (after: RawDocument) => RawDocument | null;
}

/**
 * Returns the published documents that a save changes if they exist: of the season that the record leaves and of the
 * one that it enters.
 */
export function publishedPlaces(
  { league, collection, kind, id }: RecordChange,
  stored: RawDocument | null,
  content: RawDocument | null,
): readonly PublishedPlace[] {
  const states = [stored, content].filter((state) => state !== null);
  // If a record names the current season, the rules assign it to that season's own document, but the reader to the
  // current one.
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
            entryOf: (after: RawDocument) => publishedSheetEntry(kind, asPublished(kind, after)),
          },
        ]
      : []),
  ]);
}

/**
 * Returns the changes of a record's entry in a published document. Days of play in the entry stay, because they are not
 * keys of the record.
 */
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

/** Writes the record, its history entry and the existing published documents, as `firestore.rules` requires. */
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
    /** The existing published documents that the save changes. */
    readonly published: readonly PublishedPlace[];
    /** Whether the match is in the league's live document, so that its result removes it there. */
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
