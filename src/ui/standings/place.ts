import type { RankedTable } from "@/domain/table/rank";
import type { TableLine } from "@/domain/season/competition";

/** A line's place as a table shows it. */
export interface Place {
  /** "2", "2=" where it is shared, "–" for a team that is out. */
  readonly text: string;
  readonly shared: boolean;
  /** `undecided`: it is shared across the line that decides who goes on. */
  readonly zone: TableLine["zone"] | "undecided";
}

/**
 * A line's place among the lines of its table.
 * @param places how many go on
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

/** Whether the first criterion leaves two neighbours level, so that something else separates them, or nothing. */
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
