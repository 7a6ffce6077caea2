import { limits } from "@/domain/records/limits";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import {
  REMOVED,
  SERVER_TIME,
  type FieldChange,
  type RawDocument,
  type Transaction,
} from "../documents";
import { PUBLISHED, publishedId, publishedSeason, seasonOf } from "../published";
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

/** The published documents that a save touches where they exist: of the season it leaves and of the one it enters. */
export function publishedIdsOf(
  { league, collection }: RecordChange,
  stored: RawDocument | null,
  content: RawDocument | null,
): readonly string[] {
  const states = [stored, content].filter((state) => state !== null);
  // A record that names the current season stands in the one document by the rules, in the other by its meaning.
  const seasons = states.flatMap((state) => [publishedSeason(state), seasonOf(league, state)]);
  return [...new Set(seasons.map((season) => publishedId(collection, season)))];
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
  }: {
    readonly stored: RawDocument | null;
    readonly content: RawDocument | null;
    readonly by: string;
    /** The id of the history entry. */
    readonly entry: string;
    /** The published documents that the save touches and that exist. */
    readonly published: readonly string[];
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

  const enters = after && publishedId(collection, publishedSeason(after));
  for (const name of published) {
    const changes: FieldChange[] = [
      [["records", id], name === enters ? after : REMOVED],
      [["lastId"], id],
      [["lastChange"], entry],
      [["updatedAt"], SERVER_TIME],
    ];
    transaction.change(PUBLISHED, name, changes);
  }
  return after;
}
