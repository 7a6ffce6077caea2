import { faultTexts, type Fault, type FaultText } from "@/domain/fault";
import { readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "../documents";

/**
 * Collection of faults of administrators' pages: `faults/{day}-{place}`. The number of places per day is fixed, so that
 * nobody can fill the database, whatever they send.
 */
export const FAULTS = "faults";

/** Number of places per day. */
export const FAULTS_A_DAY = 20;

/** Number of groups of accounts, each with its own places: one account fills at most a quarter of a day's places. */
export const FAULT_GROUPS = 4;

/**
 * Returns the group of an account, from the SHA-256 of its uid in hexadecimal digits. A place belongs to the group that
 * is the remainder of its number divided by `FAULT_GROUPS`.
 */
export const faultGroup = (digest: string): number =>
  Number.parseInt(digest.slice(0, 1), 16) % FAULT_GROUPS;

/** Most faults that are read at once. */
export const MOST_FAULTS = 200;

/** A fault that an administrator met, as stored. */
export interface StoredFault extends Fault {
  readonly id: string;
  /** The uid of the account. */
  readonly by: string;
  /** Server time in epoch milliseconds; null if unknown. */
  readonly at: number | null;
}

/** Stores and reads faults of administrators' pages. */
export interface Faults {
  /**
   * Stores a fault for owners to see. The same fault of an account is stored once a day; nothing is stored if the day's
   * places are full. Never rejects, so that a person who met a fault does not meet a second one.
   */
  keep(fault: Fault): Promise<void>;
  /** Returns the newest faults, for owners. @throws DataFailure */
  newest(most: number): Promise<readonly StoredFault[]>;
  /** Deletes these faults, for owners. @throws DataFailure; faults before the one that failed are deleted */
  clear(faults: readonly StoredFault[]): Promise<void>;
}

/** Reads a fault from its document. */
export function faultIn(id: string, stored: RawDocument): StoredFault {
  const texts = Object.keys(faultTexts).map((key) => [key, readText(stored[key])]);
  return {
    // The entries have each key of a fault exactly once.
    ...(Object.fromEntries(texts) as Record<FaultText, string>),
    id,
    by: readText(stored["by"]),
    at: readMoment(stored["at"]),
  };
}
