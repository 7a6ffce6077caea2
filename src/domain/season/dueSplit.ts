import type { Competition } from "./competition";
import { partsBySize, sharedAcross } from "./split";

/** The split of a table as it would be now, and what speaks against it. */
export interface DueSplit {
  /** The clubs of each part, from the top. */
  readonly parts: readonly (readonly string[])[];
  /** Clubs that have not played all matches before the split, with the number that they lack. */
  readonly behind: readonly { readonly team: string; readonly left: number }[];
  /** Clubs that share a place across the line between two parts. */
  readonly shared: readonly string[];
}

/** Returns how the table would be split now; null if it is split already, is never split, or nothing was played. */
export function dueSplit({ format, parts, tables }: Competition): DueSplit | null {
  const { split, groups } = format;
  const lines = (tables[0]?.lines ?? []).filter(({ rank }) => rank !== null);
  const hasBegun = lines.some(({ row }) => row.played > 0);
  if (!split || groups.length > 0 || parts || !hasBegun) return null;
  const inParts = partsBySize(lines, split);
  const across = sharedAcross(inParts);
  return {
    parts: inParts.map((part) => part.map(({ row }) => row.team)),
    behind: lines.flatMap(({ row }) =>
      row.played < split.after ? [{ team: row.team, left: split.after - row.played }] : [],
    ),
    shared: lines.flatMap(({ rank, row }) =>
      rank !== null && across.includes(rank) ? [row.team] : [],
    ),
  };
}
