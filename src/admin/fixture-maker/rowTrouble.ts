import { pairDoubts, type FiledMatch, type MatchesOnFile } from "@/domain/match/matchDoubts";
import { clashOf, type FixedMatch, type RoomAt } from "@/domain/schedule/schedule";
import { placedRow, plannedRow, type Row } from "./plan";

/** What the rows of a proposal are compared with. */
interface RowContext {
  /** Matches that stay as they are, as clashes are found among them. */
  readonly kept: readonly FixedMatch[];
  /** The same as records. */
  readonly filed: readonly FiledMatch[];
  readonly format: MatchesOnFile["format"];
  readonly roomAt: RoomAt;
  /** Why its ground cannot be had then; '' where it can. */
  readonly groundTrouble: (match: ReturnType<typeof plannedRow>) => string;
}

/** What is wrong or doubtful of each row, by its id; '' where nothing is. */
export function troubleOf(
  rows: readonly Row[],
  { kept, filed, format, roomAt, groundTrouble }: RowContext,
): ReadonlyMap<string, string> {
  const planned = rows.map((row) => {
    const { gameWeek, stage = "" } = row;
    return { id: row.id, match: { ...plannedRow(row), gameWeek, stage } };
  });
  const doubts = pairDoubts(planned, filed, { format, where: "here" });
  const placed = rows.map(placedRow);
  return new Map(
    rows.map((row, at) => {
      const own = placed[at] ?? placedRow(row);
      const others = [...placed.filter((one) => one !== own), ...kept];
      const clash = clashOf(own, others, roomAt) || groundTrouble(plannedRow(row));
      return [row.id, clash || (doubts.get(row.id) ?? "")];
    }),
  );
}
