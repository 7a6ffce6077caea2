import { bestAttempt } from "@/domain/meet/bestAttempt";
import { readMark, type MarkOf } from "@/domain/meet/mark";
import type { Event } from "@/domain/meet/meet";
import { isEmpty, part } from "./columnContents";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";

/* Reads columns with the single attempts of a field event: one column for each height, or for each round. */

const JUMP_OFF = "J";

/** The attempts of an entry, as far as the columns have them. */
interface SaidAttempts {
  /** The attempts by height or round; null if there are none, or if one cannot be parsed. */
  readonly attempts: Readonly<Record<string, string>> | null;
  readonly jumpOff: string;
  readonly remarks: readonly string[];
}

const NONE: SaidAttempts = { attempts: null, jumpOff: "", remarks: [] };

/** Parses the attempts at a height: `o`, `xo`, `xxx`, `-`; null for anything else. */
function triesIn(cell: string): string | null {
  const plain = cell
    .toLowerCase()
    .replace(/[\s,/]+/g, "")
    .replace(/[0○✓]/g, "o")
    .replace(/[×✗]/g, "x")
    .replace(/[p–—]/g, "-");
  return /^(?:x{0,2}o|x{1,3}[-r]?|-|r)?$/.test(plain) ? plain : null;
}

/** Parses the attempt of a round: the mark, `x` or `-`; null for anything else. */
function roundIn(cell: string, of: MarkOf): string | null {
  const plain = cell.trim().toLowerCase();
  if (/^(?:x|f|foul|-|–|p|pass|r)?$/.test(plain))
    return /^[xf]/.test(plain) ? "x" : plain === "" ? "" : "-";
  const bare = plain.replace(/\s*\([+-]?\d[.,]\d\)$/, "");
  return readMark(bare, of) === null ? null : bare.replace(",", ".").replace(/\s*m$/, "");
}

/** Returns the height or round in a heading; null for any other heading. */
function keyIn(heading: string, by: Event["by"]): string | null {
  const word = heading.trim().toLowerCase();
  if (/^(?:j|jo|jump-?off|stichkampf|barrage)$/.test(word))
    return by === "height" ? JUMP_OFF : null;
  const [, metres, cm] =
    /^(\d)[.,m:](\d\d) ?m?$/.exec(word) ?? /^([0-6])(\d\d)(?: ?cm)?$/.exec(word) ?? [];
  if (by === "height") return metres === undefined ? null : `${metres}.${cm ?? ""}`;
  return (
    /^(?:(?:round|attempt|att|trial|try|throw|jump|versuch|essai|r|a|v)[ .#]*)?([1-6])(?:st|nd|rd|th|\.)?(?: (?:round|attempt|trial|throw|jump))?$/.exec(
      word,
    )?.[1] ?? null
  );
}

/**
 * Creates a reader of the attempts in a table; null if no columns contain attempts.
 * @param columns columns that have a use already are ignored
 */
export function attemptsReader(
  columns: readonly ReadColumn[],
  rows: readonly GridRow[],
  of: MarkOf & { readonly by: Event["by"] },
): {
  readonly read: (row: GridRow) => SaidAttempts;
  readonly keyOf: (column: ReadColumn) => string | null;
} | null {
  if (of.by === "time") return null;
  const tryIn = (key: string, cell: string) =>
    key === JUMP_OFF || of.by === "height" ? triesIn(cell) : roundIn(cell, of);
  const keys = new Map<ReadColumn, string>();
  for (const column of columns) {
    const key = column.use === null ? keyIn(column.heading, of.by) : null;
    const cells = rows.map(({ cells: all }) => all[column.place] ?? "");
    const isSome =
      key !== null && !isEmpty(cells) && part(cells, (cell) => tryIn(key, cell) !== null) > 0.5;
    if (isSome && ![...keys.values()].includes(key)) keys.set(column, key);
  }
  if (![...keys.values()].some((key) => key !== JUMP_OFF)) return null;
  return {
    keyOf: (column) => keys.get(column) ?? null,
    read(row) {
      const attempts: [string, string][] = [];
      let jumpOff = "";
      for (const [column, key] of keys) {
        const cell = (row.cells[column.place] ?? "").trim();
        const tries = tryIn(key, cell);
        if (tries === null)
          return {
            ...NONE,
            remarks: [
              `“${cell}” under ${column.heading} is not understood: the attempts are left out`,
            ],
          };
        if (tries === "") continue;
        if (key === JUMP_OFF) jumpOff = tries;
        else attempts.push([key, tries]);
      }
      return attempts.length === 0
        ? NONE
        : { attempts: Object.fromEntries(attempts), jumpOff, remarks: [] };
    },
  };
}

/** Returns why attempts contradict a mark; null if they do not, or if there is no mark. */
export function contradiction(
  mark: string,
  attempts: Readonly<Record<string, string>>,
  of: MarkOf & { readonly by: Event["by"] },
): string | null {
  const best = bestAttempt(attempts, of.by);
  if (mark === "" || readMark(mark, of) === readMark(best, of)) return null;
  return `${best === "" ? "No attempt was good" : `The best attempt is ${best}`}, not ${mark}: the attempts are left out`;
}
