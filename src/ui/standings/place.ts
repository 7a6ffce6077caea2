import type { RankedTable } from "@/domain/table/rank";
import type { TableLine } from "@/domain/season/competition";

/** The place of a line, as a table shows it. */
export interface Place {
  /** The text of the place: "2", "2=" if shared, "–" for a withdrawn team. */
  readonly text: string;
  readonly shared: boolean;
  /** `undecided` if the place is shared across the line between going on and not. */
  readonly zone: TableLine["zone"] | "undecided";
}

/**
 * Returns a line's place among the lines of its table.
 * @param places the number of teams that go on; undefined if no zone is shown
 */
export function placeOf(
  { rank, zone }: TableLine,
  lines: readonly TableLine[],
  places: number | undefined,
): Place {
  if (rank === null) return { text: "–", shared: false, zone };
  const level = lines.filter((line) => line.rank === rank).length;
  const across = places !== undefined && rank <= places && rank + level - 1 > places;
  return {
    text: level > 1 ? `${rank}=` : String(rank),
    shared: level > 1,
    zone: zone !== null && across ? "undecided" : zone,
  };
}

/**
 * Checks whether the first criterion leaves two neighbouring teams level, so that a later criterion separates them or
 * they share the place.
 */
export function levelAbove(
  table: { readonly ranked: RankedTable | null },
  upper: TableLine | undefined,
  lower: TableLine,
): boolean {
  if (!upper || !table.ranked || table.ranked.counted.length === 0) return false;
  const [one, other] = [upper.row.team, lower.row.team];
  const first = table.ranked.splits.find(({ set }) => set.includes(one) && set.includes(other));
  return first?.parts.some((part) => part.includes(one) && part.includes(other)) ?? false;
}
