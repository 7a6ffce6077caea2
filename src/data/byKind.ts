import type { SeasonKind } from "@/domain/season/competition";
import type { EntityKind, RecordOf } from "@/records/record";
import { recordsIn, type ListingState } from "./readState";

/** The kinds of record that a season of matches is read from. */
export const SEASON_KINDS = [
  "fixtures",
  "results",
  "standings",
  "seasons",
  "teams",
] as const satisfies readonly SeasonKind[];

/** The listings of some kinds. */
export type StatesByKind<K extends EntityKind> = { readonly [P in K]: ListingState<P> };

/** The records of some kinds. */
export type RecordsByKind<K extends EntityKind> = { readonly [P in K]: readonly RecordOf<P>[] };

/** A value for each kind. */
export const byKind = <K extends EntityKind, T>(
  kinds: readonly K[],
  valueOf: (kind: K, at: number) => T,
) =>
  // It has exactly these keys.
  Object.fromEntries(kinds.map((kind, at) => [kind, valueOf(kind, at)])) as {
    readonly [P in K]: T;
  };

/** The records of these kinds. */
export const recordsBy = <K extends EntityKind>(
  kinds: readonly K[],
  recordsOfKind: <P extends K>(kind: P, at: number) => readonly RecordOf<P>[],
): RecordsByKind<K> =>
  // Under each kind are the records of that kind.
  byKind(kinds, recordsOfKind) as RecordsByKind<K>;

/** The records of these listings; none of a kind that is not read. */
export const recordsOf = <K extends EntityKind>(states: StatesByKind<K>): RecordsByKind<K> =>
  // The keys of the states are their kinds.
  recordsBy(Object.keys(states) as K[], (kind) => recordsIn(states[kind]));

/** Whether all of these kinds are read. */
export const areRead = <K extends EntityKind>(states: StatesByKind<K>, kinds: readonly K[]) =>
  kinds.every((kind) => states[kind].status === "ready");
