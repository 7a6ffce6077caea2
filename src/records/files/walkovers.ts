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
  /** A cell with the sides in place of their names: "W/O Mount Trojans" as "w/o away". */
  readonly named: (cell: string, row: GridRow) => string;
  /** A match without figures, with those of an award; who won is asked where nobody says it. */
  readonly read: (row: GridRow, said: Walkover, cell: string) => ReadResult;
  /** The same where a column beside the score says it; null where none does. */
  readonly resultBeside: (row: GridRow, scored: ReadResult, cell: string) => ReadResult | null;
  readonly questions: () => readonly Ask[];
}

/** Reads what a table says of matches that were decided without play. */
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

  /** Who won, by the file or by the answer; null while nobody says it. */
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
