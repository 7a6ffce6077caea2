import { pairDoubts, type FiledMatch, type MatchesOnFile } from "@/domain/match/matchDoubts";
import { clashOf, type FixedMatch, type RoomAt } from "@/domain/schedule/schedule";
import { placedRow, plannedRow, type Row } from "./plan";

/** The data with which the rows of a proposal are compared. */
interface RowContext {
  /** Matches that are not changed, in the scheduler's form. */
  readonly kept: readonly FixedMatch[];
  /** The same matches as records. */
  readonly filed: readonly FiledMatch[];
  readonly format: MatchesOnFile["format"];
  readonly roomAt: RoomAt;
  /** Returns why a match's ground is not available at that time; '' if it is. */
  readonly groundTrouble: (match: ReturnType<typeof plannedRow>) => string;
}

/** Returns the problem of each row by the row's id; '' if there is none. */
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
