import { limits } from "@/domain/limits";
import type { EntityKind } from "@/domain/record";
import type { League } from "@/leagues/league";
import {
  REMOVED,
  SERVER_TIME,
  type FieldChange,
  type RawDocument,
  type Transaction,
} from "../documents";
import { PUBLISHED, publishedId, publishedSeason } from "../published";
import { nextVersion } from "./recordDocument";
import { HISTORY } from "./savingSession";

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
}

/**
 * The id of the history entry of a deletion: no record is left to name it, so `firestore.rules` wants it
 * made from the deleted one.
 */
export function deletionId({ collection, id }: RecordChange, stored: RawDocument): string {
  const { change } = stored;
  const known = typeof change === "string" && limits.idPattern.test(change);
  return known ? `${change}-deleted` : `${collection}-${id}-deleted`;
}

/** Writes the record, its history entry and, where one exists, the published document, as `firestore.rules` wants them. */
export function writeChange(
  transaction: Transaction,
  change: RecordChange,
  {
    stored,
    content,
    by,
    entry,
    published,
  }: {
    readonly stored: RawDocument | null;
    readonly content: RawDocument | null;
    readonly by: string;
    /** The id of the history entry. */
    readonly entry: string;
    /** Whether the season's published document exists. */
    readonly published: boolean;
  },
): RawDocument | null {
  const { collection, id, action } = change;
  const version = nextVersion(stored);
  const after = content && { ...content, version, updatedAt: SERVER_TIME, change: entry };
  if (after) transaction.set(collection, id, after);
  else transaction.delete(collection, id);

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

  if (published) {
    const season = publishedSeason(after ?? stored ?? {});
    const changes: FieldChange[] = [
      [["records", id], after ?? REMOVED],
      [["lastId"], id],
      [["lastChange"], entry],
      [["updatedAt"], SERVER_TIME],
    ];
    transaction.change(PUBLISHED, publishedId(collection, season), changes);
  }
  return after;
}
