import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import type { Ask, ReadingTask } from "./reading";

/** The id of the question about lines of players without a club. */
const MERGED = "down:club";
/** The id of the question about the club of a list that names no club at all. */
const WHOSE = "club:own";

/** The club of a line without a club, and the id of the question on which it depends; null if it is certain. */
interface OtherClub {
  readonly name: string;
  readonly ask: string | null;
}

/** Finds the clubs of players in lines without a club. */
interface MergedClubs {
  /** @param own the club in a separate line above; null if there is none */
  readonly clubOf: (row: GridRow, own: string | null) => OtherClub | null;
  readonly questions: () => readonly Ask[];
}

/** Signs and words that repeat the line above. */
const DITTO = /^(?:["“”„″〃]+|'{2,}|-["“”″]-|do\.?|dto\.?|ditto|dito|idem|same)$/i;
/** Checks whether a cell means the same as the cell above. */
export const isDitto = (cell: string): boolean => DITTO.test(cell.trim());

const sure = (name: string | null): OtherClub | null =>
  name === null ? null : { name, ask: null };

/** For a list without a column of clubs: uses the club of a separate line above, else the administrator's answer. */
function withoutColumn({ answers, clubs, fields }: ReadingTask): MergedClubs {
  const lines: number[] = [];
  const [first] = clubs;
  const isAsked = first !== undefined && fields.some(({ name }) => name === "club");
  const choices = clubs.map(({ name }) => ({ value: name, label: name }));
  return {
    clubOf(row, own) {
      const said = own ?? answers[WHOSE] ?? null;
      if (said !== null || !isAsked) return sure(said);
      lines.push(row.line);
      return { name: first.name, ask: WHOSE };
    },
    questions: () =>
      lines.length === 0
        ? []
        : [{ id: WHOSE, what: "The list names no club. Whose players are they?", lines, choices }],
  };
}

/**
 * Creates a finder of clubs for lines without a club: from the line above, if cells were merged or repeated, or for a
 * list without clubs.
 */
export function mergedClubs(
  columns: readonly ReadColumn[],
  rows: readonly GridRow[],
  task: ReadingTask,
  isClub: (name: string) => boolean,
): MergedClubs {
  const place = columns.find(({ use }) => use === "club")?.place;
  if (place === undefined) return withoutColumn(task);
  const over = new Map<GridRow, string>();
  const repeated = new Map<GridRow, string>();
  let above = "";
  for (const row of rows) {
    const own = (row.cells[place] ?? "").trim();
    const filled = row.cells.filter((cell) => cell.trim() !== "");
    // A club in a separate line is the club of the players below, without a question.
    const isOwnLine = own === "" && filled.length === 1 && isClub(filled[0] ?? "");
    if (isDitto(own) && !isClub(own)) {
      if (above !== "") repeated.set(row, above);
    } else if (isOwnLine) above = "";
    else if (own !== "") above = own;
    else if (above !== "" && filled.length > 1) over.set(row, above);
  }
  const answer = task.answers[MERGED];
  if (over.size === 0 || answer === "none")
    return { clubOf: (row, own) => sure(repeated.get(row) ?? own), questions: () => [] };
  const ask: Ask = {
    id: MERGED,
    what: "Some lines name no club. Is it that of the line above?",
    lines: [...over.keys()].map(({ line }) => line),
    choices: [
      { value: "same", label: "Yes, the club above" },
      { value: "none", label: "No, the club is not known" },
    ],
  };
  const isAsked = answer === undefined;
  return {
    clubOf(row, own) {
      const found = over.get(row);
      return found === undefined
        ? sure(repeated.get(row) ?? own)
        : { name: found, ask: isAsked ? MERGED : null };
    },
    questions: () => (isAsked ? [ask] : []),
  };
}
