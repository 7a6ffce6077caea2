import type { GridRow } from "./grid";

/* Reads results that people write line by line: "1. Ayo Bello (Law Striders) 10.65". */

const PLACE = /^\s*[=t]?(\d{1,3})(?:\s*[.):=]|st|nd|rd|th|º|°)?[\s,;]+(?=\D|\d+[.:,]\d)/i;
const STATUS = String.raw`DNS|DNF|DQ|DSQ|NM|NH|NT`;
const LEADING = new RegExp(String.raw`^\s*(${STATUS})\b[\s,;:.–-]*`, "i");
const MARK_PATTERN = String.raw`\d{1,3}(?:[:.,'’′h-]\d{1,2}){0,2}(?:[.,"”″]\d{1,3})?(?:\s?m)?|\d{3,4}|${STATUS}`;
const last = new RegExp(String.raw`[\s,;:–—-]+(${MARK_PATTERN})\s*(?:[A-Z]{1,2})?$`, "i");
const ahead = new RegExp(String.raw`^(${MARK_PATTERN})[\s,;:–—-]+(?=\D)`, "i");
const WIND = /[\s,;]*\(?\s*([+\-−]\d{1,2}[.,]\d)\s*(?:m\/s)?\s*\)?$/;
const POINTS = /[\s,;]+\(?\d{1,2}\s*(?:pts?|points)\.?\)?$/i;

/** Splits a text into athlete and team; null if that is not possible. */
function partedIn(
  text: string,
  isClub: (name: string) => boolean,
): readonly [athlete: string, team: string] | null {
  const plain = text.replace(/[\s,;:–—-]+$/, "");
  const [, name, inside] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(plain) ?? [];
  if (name && inside) return [name.replace(/[\s,;:–—-]+$/, ""), inside.trim()];
  const parts = plain.split(/\s+[–—|/-]\s+|\s*[,;]\s*/);
  const [one, other] = parts;
  if (one && other && parts.length === 2) return [one.trim(), other.trim()];
  const words = plain.split(/\s+/);
  const at = words.findIndex((_, place) => place > 0 && isClub(words.slice(place).join(" ")));
  return at < 0 ? null : [words.slice(0, at).join(" "), words.slice(at).join(" ")];
}

function cellsIn(line: string, isClub: (name: string) => boolean): readonly string[] | null {
  let rest = line.trim();
  const [placed = "", place = ""] = PLACE.exec(rest) ?? [];
  rest = rest.slice(placed.length);
  const [noted = "", status = ""] = LEADING.exec(rest) ?? [];
  rest = rest.slice(noted.length).replace(POINTS, "");
  const [blown = "", wind = ""] = WIND.exec(rest) ?? [];
  if (blown !== "") rest = rest.slice(0, -blown.length);
  const behind = status === "" ? last.exec(rest) : null;
  const before = status === "" && !behind ? ahead.exec(rest) : null;
  const mark = status || (behind?.[1] ?? before?.[1] ?? "");
  if (mark === "") return null;
  const named = behind ? rest.slice(0, behind.index) : rest.slice(before?.[0].length ?? 0);
  const parted = partedIn(named, isClub);
  return parted && [place, ...parted, mark, wind];
}

/**
 * Converts lines with place, athlete, team and mark to rows under headings; other lines stay unchanged. Null if the
 * file is different.
 * @param isClub checks whether a text is a team of the league, to split athlete and team if there is no separator
 */
export function resultLines(
  rows: readonly GridRow[],
  isClub: (name: string) => boolean,
): readonly GridRow[] | null {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  // Files with separate cells are read by columns, unless place and athlete share a cell.
  const isParted = filled.some(
    ({ cells: [first = "", ...others] }) =>
      others.some((cell) => isClub(cell.trim())) && !/^\s*\d{1,3}[.)]?\s+\p{L}/u.test(first),
  );
  const textOf = ({ cells }: GridRow) => cells.join(cells.length > 2 ? ", " : ",");
  const read = filled.map((row) => ({ row, cells: cellsIn(textOf(row), isClub) }));
  const found = read.filter(({ cells }) => cells !== null).length;
  if (isParted || found === 0 || found * 2 < filled.length) return null;
  return [
    { line: 0, cells: ["Place", "Athlete", "Team", "Mark", "Wind"] },
    ...read.map(({ row, cells }) => ({ line: row.line, cells: cells ?? [textOf(row)] })),
  ];
}
