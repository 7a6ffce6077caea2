import { namesDay, readMomentCell } from "@/domain/cells/moment";
import type { GridRow } from "./grid";

/* Matches as a text that is laid out with blanks (football.txt of openfootball): a round, a day, then a line each. */

const CLOCK = String.raw`(?:(\d{1,2}[.:]\d\d)\s+)?`;
const SCORE = String.raw`\d{1,2}\s?-\s?\d{1,2}\b(?:[ ,].*?)?(?:\s*\([^)]*\))?`;
/** "15.00  Rovers  v Trojans  2-1 (1-0)", and the same without a score. */
const scoreBehind = new RegExp(String.raw`^${CLOCK}(\S.*?)\s+v\s+(\S.*?)(?:\s{2,}(${SCORE}))?$`);
/** "15.00  Rovers  2-1 (1-0)  Trojans" */
const scoreBetween = new RegExp(String.raw`^${CLOCK}(\S.*?)\s{2,}(${SCORE})\s{2,}(\S.*?)$`);

/** Time, home, score, away. */
function matchIn(line: string): readonly [string, string, string, string] | null {
  const between = scoreBetween.exec(line);
  if (between) {
    const [, clock = "", home = "", score = "", away = ""] = between;
    return [clock, home, score, away];
  }
  const [all, clock = "", home = "", away = "", score = ""] = scoreBehind.exec(line) ?? [];
  return all === undefined ? null : [clock, home, score, away];
}

/** A line without what marks it as a heading. */
const bare = (line: string) =>
  line
    .replace(/^[▪»=*•\s]+/u, "")
    .replace(/^\[(.*)\]$/, "$1")
    .trim();

const isAside = (line: string) => /^(?:[#=▪»[(]|matchday|round|group)/iu.test(line);

/**
 * The lines of such a text under headings, those without a match as one cell; null for any other text. Most of its lines
 * are matches, days, rounds or notes, and blanks, two or more, stand within the matches.
 */
export function footballText(text: string): readonly GridRow[] | null {
  if (text.includes("\t")) return null;
  const lines = text.split(/\r?\n/).map((line, at) => ({ line: at + 1, text: line.trim() }));
  const filled = lines.filter((one) => one.text !== "");
  const found = filled.map((one) => ({ ...one, match: matchIn(one.text) }));
  const matches = found.filter(({ match }) => match !== null);
  const known = found.filter(
    ({ text: said, match }) =>
      match !== null || isAside(said) || namesDay(readMomentCell(bare(said))),
  );
  const areWide = matches.every((one) => /\S {2,}\S/.test(one.text));
  if (matches.length === 0 || matches.length === found.length || !areWide) return null;
  if (known.length * 5 < found.length * 4) return null;
  // The first lines say of which season it is.
  const end = found.findIndex(({ text: said }) => !said.startsWith("="));
  return [
    ...found.slice(0, end).map(({ line, text: said }) => ({ line, cells: [bare(said)] })),
    { line: 0, cells: ["Time", "Home", "Score", "Away"] },
    ...found
      .slice(end)
      .map(({ line, text: said, match }) => ({ line, cells: match ?? [bare(said)] })),
  ];
}
