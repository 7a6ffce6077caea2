import type { GridRow } from "./grid";

const headings = ["Place", "Athlete", "Team", "Mark", "Wind"];

/** Place, name, year or age, school, seed, finals, wind, points: as a meet's program of HY-TEK prints a result. */
const result =
  /^\s*(\d{1,3}|--)\s+(?:#\s*\d+\s+)?(\S.*?)\s{2,}(?:(?:\d{1,2}|FR|SO|JR|SR|[MW]\d{0,2})\s+)?(\S.*?)(?:\s{2,}|\s+(?=[JxX]?\d))(\S.*)$/;

/** A mark, or what stands in its place. */
const MARK = /^[JqQ]?(?:\d[\d:.,-]*m?|DNS|DNF|DQ|DSQ|NM|NH|ND|FOUL|SCR)[qQRh]*$/i;
const isWind = (word: string) => /^(?:[+-]\d\.\d|NWI|0\.0)$/.test(word);

/**
 * The lines of a printed result of HY-TEK's programs as cells; null for a file that is none. Of a preliminary or seed
 * mark and the final one the last counts.
 * @param isClub whether that is a team of the league, which parts year and school
 */
export function hyTekRows(
  rows: readonly GridRow[],
  isClub: (name: string) => boolean,
): readonly GridRow[] | null {
  const lines = rows.map(({ line, cells }) => ({ line, text: cells.join(",") }));
  if (!lines.some(({ text }) => /^\s*={10,}|hy-?tek/i.test(text))) return null;
  const found = lines.flatMap(({ line, text }): GridRow[] => {
    const [, place = "", name = "", school = "", behind = ""] = result.exec(text) ?? [];
    if (name === "") return [];
    const words = behind.trim().split(/\s+/);
    const marks = words.filter((word) => MARK.test(word) && !isWind(word));
    // The last figure without a point is the points of the place.
    const timed = marks.filter((word) => /[.:-]|[a-z]/i.test(word));
    const mark = timed.at(-1) ?? marks[0] ?? "";
    const wind = words.find(isWind) ?? "";
    const team = isClub(school) ? school : school.replace(/^(?:\d{1,2}|FR|SO|JR|SR)\s+/, "");
    const cells = [place === "--" ? "" : place, name, team, mark.replace(/^J|[qQR]+$/g, ""), wind];
    return [{ line, cells }];
  });
  return [{ line: 0, cells: headings }, ...found];
}
