import { isAboutWalkover, walkoverIn, type Walkover } from "@/domain/cells/walkover";
import { plainWords } from "@/domain/cells/plainWords";
import { writeEnding } from "@/domain/match/writeEnding";
import { leaderOf } from "@/domain/match/pair";
import type { Side } from "@/domain/match/timeline";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { readAs, unread, type Ask, type ReadingTask } from "./reading";
import type { ReadResult } from "./scores";

interface Walkovers {
  /** Replaces team names in a cell by "home" and "away": "W/O Mount Trojans" becomes "w/o away". */
  readonly named: (cell: string, row: GridRow) => string;
  /**
   * Returns the result of a walkover without figures, with the score of an award; asks for the winner if the file does
   * not name one.
   */
  readonly read: (row: GridRow, said: Walkover, cell: string) => ReadResult;
  /** Returns the result if a column beside the score contains a walkover; null if it does not. */
  readonly resultBeside: (row: GridRow, scored: ReadResult, cell: string) => ReadResult | null;
  readonly questions: () => readonly Ask[];
}

/** Creates a reader of walkovers in a table of matches. */
export function walkoverReader(
  columns: readonly ReadColumn[],
  { award, answers }: Pick<ReadingTask, "award" | "answers">,
): Walkovers {
  const asked = new Map<string, Ask>();
  const teamOf = (row: GridRow, use: string) => {
    const place = columns.find((column) => column.use === use)?.place;
    return place === undefined ? "" : (row.cells[place] ?? "").trim();
  };

  const named = (cell: string, row: GridRow) => {
    if (!/\p{L}{2}/u.test(cell)) return cell;
    const [a, b] = [plainWords(teamOf(row, "teamA")), plainWords(teamOf(row, "teamB"))];
    return a === "" || b === "" || !isAboutWalkover(cell)
      ? cell
      : plainWords(cell).replace(a, "home").replace(b, "away");
  };

  /**
   * Returns the winner from the file or from the administrator's answer; if both are missing, adds a question and
   * assumes side A.
   */
  const winnerOf = (row: GridRow, { to }: Walkover, cell: string) => {
    const [a, b] = [teamOf(row, "teamA"), teamOf(row, "teamB")];
    const own = "the team of the list";
    const id = `walkover:${row.line}:${a}`;
    const answer = answers[id];
    const side: Side | null = to ?? (answer === "A" || answer === "B" ? answer : null);
    if (side === null)
      asked.set(id, {
        id,
        what: `“${cell}” does not say who won ${a || own} v ${b}. Who did?`,
        lines: [row.line],
        choices: [
          { value: "A", label: a || own },
          { value: "B", label: b },
        ],
      });
    return { side: side ?? "A", asks: side === null ? [id] : [] };
  };
  const endingOf = (to: Side, cell: string) =>
    readAs(writeEnding({ how: "awarded", to, cause: null }), cell);

  const read = (row: GridRow, said: Walkover, cell: string): ReadResult => {
    const { side, asks } = winnerOf(row, said, cell);
    const [won, lost] = (award ?? [0, 0]).map((figure) => readAs(String(figure), cell));
    const [one, other] = side === "A" ? [won, lost] : [lost, won];
    const cells = {
      ...(one && { scoreA: one }),
      ...(other && { scoreB: other }),
      ending: endingOf(side, cell),
    };
    return { cells, left: null, remarks: ["No figures: it is kept as an award"], asks };
  };

  const resultBeside = (row: GridRow, scored: ReadResult, cell: string): ReadResult | null => {
    if (!isAboutWalkover(cell)) return null;
    const said = walkoverIn(named(cell, row));
    const { scoreA, scoreB } = scored.cells;
    if (!said) {
      const ending = unread(cell, `“${cell}” is not understood: enter by hand how it ended`);
      return { ...scored, left: null, cells: { ...scored.cells, ending } };
    }
    if (!scoreA || !scoreB) return read(row, said, cell);
    // A score that was not read has no leader.
    if (scoreA.problem !== null || scoreB.problem !== null) return scored;
    const leader = leaderOf([Number(scoreA.text), Number(scoreB.text)]);
    if (leader !== null && said.to !== null && said.to !== leader) {
      const ending = unread(cell, `“${cell}” contradicts the score`);
      return { ...scored, cells: { ...scored.cells, ending } };
    }
    const { side, asks } = winnerOf(row, { to: leader ?? said.to }, cell);
    const cells = { ...scored.cells, ending: endingOf(side, cell) };
    return { ...scored, cells, asks: [...scored.asks, ...asks] };
  };

  return { named, read, resultBeside, questions: () => [...asked.values()] };
}
