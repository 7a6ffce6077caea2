import type { SeasonKind } from "@/domain/season/competition";
import type { EntityKind, RecordOf } from "@/records/record";
import { recordsIn, type ListingState } from "./readState";

/** The kinds of record that make up a season of matches. */
export const SEASON_KINDS = [
  "fixtures",
  "results",
  "standings",
  "seasons",
  "teams",
] as const satisfies readonly SeasonKind[];

/** The states of the listings of some kinds, by kind. */
export type StatesByKind<K extends EntityKind> = { readonly [P in K]: ListingState<P> };

/** The records of some kinds, by kind. */
export type RecordsByKind<K extends EntityKind> = { readonly [P in K]: readonly RecordOf<P>[] };

/** Returns an object with a value for each kind. */
export const byKind = <K extends EntityKind, T>(
  kinds: readonly K[],
  valueOf: (kind: K, at: number) => T,
) =>
  // The object has exactly these keys.
  Object.fromEntries(kinds.map((kind, at) => [kind, valueOf(kind, at)])) as {
    readonly [P in K]: T;
  };

/** Returns an object with the records of each kind. */
export const recordsBy = <K extends EntityKind>(
  kinds: readonly K[],
  recordsOfKind: <P extends K>(kind: P, at: number) => readonly RecordOf<P>[],
): RecordsByKind<K> =>
  // The callback returns records of the kind that it gets.
  byKind(kinds, recordsOfKind) as RecordsByKind<K>;

/** Returns the records of these listings; empty for a kind that is not loaded. */
export const recordsOf = <K extends EntityKind>(states: StatesByKind<K>): RecordsByKind<K> =>
  // The keys of the states are their kinds.
  recordsBy(Object.keys(states) as K[], (kind) => recordsIn(states[kind]));

/** Whether the listings of all these kinds are loaded. */
export const areRead = <K extends EntityKind>(states: StatesByKind<K>, kinds: readonly K[]) =>
  kinds.every((kind) => states[kind].status === "ready");
