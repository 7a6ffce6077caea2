import type { RawDocument } from "@/data/documents";
import type { Account, Rights } from "@/data/identity";
import { fingerprint } from "@/data/plain";
import type { ReadDocument, Write } from "./embeddedRights";

/** A league as far as rights ask for it. */
export interface CaptainedLeague {
  readonly slug: string;
  readonly teams: string | undefined;
  readonly players: string | undefined;
  readonly fixtures: string | undefined;
  readonly results: string | undefined;
  readonly seasons: string | undefined;
  readonly isClosed: boolean;
}

/** Somebody who writes, what is stored, and what else is written with it. */
export interface Writer {
  readonly account: Account;
  readonly rights: Rights;
  readonly read: ReadDocument;
  readonly beside: readonly Write[];
  readonly leagueOf: (collection: string) => CaptainedLeague | undefined;
}

/** Keys that every save writes. */
export const META = ["version", "updatedAt", "change"];

/** The keys in which two documents differ. */
export const changedKeys = (one: RawDocument, other: RawDocument): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => fingerprint(one[key]) !== fingerprint(other[key]),
  );

/** Whether two documents differ in these keys alone, and in those that every save writes. */
export const changesOnly = (
  one: RawDocument,
  other: RawDocument,
  keys: readonly string[],
): boolean => changedKeys(one, other).every((key) => keys.includes(key) || META.includes(key));

/** A document as the transaction leaves it. */
export function after(
  { read, beside }: Writer,
  collection: string,
  id: string,
): RawDocument | null {
  const written = beside.findLast((one) => one.collection === collection && one.id === id);
  return written ? written.document : read(collection, id);
}
