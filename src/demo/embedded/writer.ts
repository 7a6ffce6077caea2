import type { RawDocument } from "@/data/documents";
import type { Account, Rights } from "@/data/identity";
import { fingerprint } from "@/data/plain";
import type { ReadDocument, Write } from "./embeddedRights";

/** The parts of a league that checks of rights need: its collections, by kind, and whether it is closed. */
export interface LeagueForRights {
  readonly slug: string;
  readonly teams: string | undefined;
  readonly players: string | undefined;
  readonly fixtures: string | undefined;
  readonly results: string | undefined;
  readonly seasons: string | undefined;
  readonly isClosed: boolean;
}

/** The context of a write: the account with its rights, the stored documents, and all writes of the transaction. */
export interface WriteContext {
  readonly account: Account;
  readonly rights: Rights;
  readonly read: ReadDocument;
  readonly beside: readonly Write[];
  readonly leagueOf: (collection: string) => LeagueForRights | undefined;
}

/** Keys that every save writes. */
export const META = ["version", "updatedAt", "change"];

/** Returns the keys in which two documents differ. */
export const changedKeys = (one: RawDocument, other: RawDocument): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => fingerprint(one[key]) !== fingerprint(other[key]),
  );

/** Whether two documents differ only in these keys, and in those that every save writes. */
export const changesOnly = (
  one: RawDocument,
  other: RawDocument,
  keys: readonly string[],
): boolean => changedKeys(one, other).every((key) => keys.includes(key) || META.includes(key));

/** Returns a document as it is after the transaction; null if it does not exist then. */
export function after(
  { read, beside }: WriteContext,
  collection: string,
  id: string,
): RawDocument | null {
  const written = beside.findLast((one) => one.collection === collection && one.id === id);
  return written ? written.document : read(collection, id);
}
