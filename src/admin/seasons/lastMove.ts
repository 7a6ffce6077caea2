import { isKind } from "@/records/kinds";
import { readMap, readMaps, readText } from "@/domain/reading";
import type { MovedRecord } from "@/data/move";
import { ownStorage } from "@/session/leftBehind";

/**
 * The last move to a past season from this browser, stored here so that it can be undone even after a reload, until
 * the user signs out.
 */
export interface LastMove {
  readonly season: string;
  readonly records: readonly MovedRecord[];
}

const keyOf = (league: string) => `arena-moved/${league}`;

/** Loads the last move of a league's records from this browser; null if there is none to undo. */
export function readLastMove(league: string): LastMove | null {
  try {
    const stored = readMap(JSON.parse(ownStorage().getItem(keyOf(league)) ?? "null"));
    const records = readMaps(stored["records"]).flatMap(({ kind, id }): MovedRecord[] => {
      const name = readText(kind);
      return isKind(name) && typeof id === "string" ? [{ kind: name, id }] : [];
    });
    return records.length > 0 ? { season: readText(stored["season"]), records } : null;
  } catch {
    return null;
  }
}

/** Stores the last move; null deletes it. If the browser cannot store it, only the undo is lost, not the move. */
export function keepLastMove(league: string, move: LastMove | null): void {
  try {
    if (move) ownStorage().setItem(keyOf(league), JSON.stringify(move));
    else ownStorage().removeItem(keyOf(league));
  } catch {
    // In private windows, or if the storage is full, nothing is stored.
  }
}
