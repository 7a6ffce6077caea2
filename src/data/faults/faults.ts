import { faultTexts, type Fault, type FaultText } from "@/domain/fault";
import { readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "../documents";

/**
 * Where faults of administrators' pages are stored: `faults/{day}-{place}`. A day has a fixed number of places, so that nobody can
 * fill the database, whatever they send.
 */
export const FAULTS = "faults";

/** The places of a day. */
export const FAULTS_A_DAY = 20;

/** Groups of accounts, each with places of its own: one account fills a quarter of a day's places at most. */
export const FAULT_GROUPS = 4;

/**
 * The group of an account, by the SHA-256 of its uid in hexadecimal digits. Of the places of a day those are its own whose
 * number divided by the groups leaves this one.
 */
export const faultGroup = (digest: string): number =>
  Number.parseInt(digest.slice(0, 1), 16) % FAULT_GROUPS;

/** The most that are read at once. */
export const MOST_FAULTS = 200;

/** A fault that somebody met. */
export interface StoredFault extends Fault {
  readonly id: string;
  /** The account. */
  readonly by: string;
  /** Server time in epoch milliseconds. */
  readonly at: number | null;
}

/** Faults of administrators' pages. */
export interface Faults {
  /**
   * Stores one, for owners to see: once a day of the same for an account, and none where the day is full. It never rejects:
   * a person who met a fault is not troubled by another.
   */
  keep(fault: Fault): Promise<void>;
  /** The newest of them; for owners. @throws DataFailure */
  newest(most: number): Promise<readonly StoredFault[]>;
  /** Deletes these; for owners. @throws DataFailure, and those before the one that failed are deleted */
  clear(faults: readonly StoredFault[]): Promise<void>;
}

/** A stored fault. */
export function faultIn(id: string, stored: RawDocument): StoredFault {
  const texts = Object.keys(faultTexts).map((key) => [key, readText(stored[key])]);
  return {
    // Each key of a fault once.
    ...(Object.fromEntries(texts) as Record<FaultText, string>),
    id,
    by: readText(stored["by"]),
    at: readMoment(stored["at"]),
  };
}
