import { isKind } from "@/records/kinds";
import { readMap, readMaps, readText } from "@/domain/reading";
import type { MovedRecord } from "@/data/move";
import { ownStorage } from "@/session/leftBehind";

/** What this browser moved to a past season last: it can be brought back after a reload, too, until somebody signs out. */
export interface LastMove {
  readonly season: string;
  readonly records: readonly MovedRecord[];
}

const keyOf = (league: string) => `arena-moved/${league}`;

/** The last move of a league's records from this browser; null when there is none to bring back. */
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

/** Keeps what was moved; null forgets it. A browser that keeps nothing loses the way back, not the move. */
export function keepLastMove(league: string, move: LastMove | null): void {
  try {
    if (move) ownStorage().setItem(keyOf(league), JSON.stringify(move));
    else ownStorage().removeItem(keyOf(league));
  } catch {
    // Private windows and full storages keep nothing.
  }
}
