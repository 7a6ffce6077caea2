import { namesDay, readMomentCell } from "@/domain/cells/moment";
import { clockAhead, teamsIn } from "./columnContents";
import type { GridRow } from "./grid";
import { isWeek } from "./linesAbove";
import type { ClubNames } from "./clubNames";
import type { Lines } from "./headings";
import type { Positions } from "./people";
import { inFigures, squadColumns, squadLines } from "./squadLines";

/*
 * Reads matches that people write line by line: "21/11/2026 Kingsway Rovers 2-1 Mount Trojans", "Week 1: Kingsway
 * Rovers v Mount Trojans".
 */

/** The largest number of words in a day or round. */
const MOST_WORDS = 5;

type IsClub = (name: string) => boolean;

/** Splits a line into the day or round at its start and the match; null if the line is different. */
function partsIn(
  line: string,
  isClub: IsClub,
): readonly [day: string, round: string, match: string] | null {
  const words = line.trim().split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const ahead = words
      .slice(0, count)
      .join(" ")
      .replace(/[\s:,;–—-]+$/, "");
    const match = words
      .slice(count)
      .join(" ")
      .replace(/^[:–—-]\s+/, "");
    const isDay = namesDay(readMomentCell(ahead));
    if (!isDay && !isWeek(ahead)) continue;
    const [clock, rest] = clockAhead(match);
    const teams = teamsIn(rest, isClub);
    if (teams && isClub(teams[0]) && isClub(teams[1]))
      return isDay ? [`${ahead} ${clock}`.trim(), "", rest] : ["", ahead, match];
  }
  return null;
}

/** Converts lines with one cell to rows under headings; null if most lines do not start with a day or a round. */
function matchLines(rows: readonly GridRow[], isClub: IsClub): readonly GridRow[] | null {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.some(({ cells }) => cells.filter((cell) => cell.trim() !== "").length > 1))
    return null;
  const read = filled.map(({ line, cells }) => {
    const text = cells.find((cell) => cell.trim() !== "") ?? "";
    return { line, text, parts: partsIn(text, isClub) };
  });
  if (read.filter(({ parts }) => parts !== null).length * 2 <= read.length) return null;
  return [
    { line: 0, cells: ["Date", "Round", "Match"] },
    ...read.map(({ line, text, parts }) => ({ line, cells: parts ?? [text] })),
  ];
}

/** Removes emoji and marks of bold text from a line of a message; converts figures in emoji to figures. */
const plainLine = (text: string) =>
  inFigures(text)
    .replace(
      /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F|\u200D/gu,
      " ",
    )
    .replace(/^[\s*_~]+|[\s*_~]+$/g, "");

/** Removes emoji from the lines of a message, one cell each; null if there are none, or if the file is no message. */
function plainLines(rows: readonly GridRow[]): readonly GridRow[] | null {
  const isMessage = rows.every(
    ({ cells }) => cells.filter((cell) => cell.trim() !== "").length < 2,
  );
  if (!isMessage) return null;
  const plain = rows.map(({ line, cells }) => ({ line, cells: cells.map(plainLine) }));
  const isSame = plain.every(({ cells }, at) => cells.join() === rows[at]?.cells.join().trim());
  return isSame ? null : plain;
}

/** Converts a squad or matches that people wrote line by line to rows under headings; null for any other file. */
export function lineByLine(
  rows: readonly GridRow[],
  { of }: Lines,
  clubs: ClubNames,
  positions: Positions,
): readonly GridRow[] | null {
  if (of === "matches") {
    const plain = plainLines(rows);
    return matchLines(plain ?? rows, clubs.isClub) ?? plain;
  }
  if (of !== "people") return null;
  return squadColumns(rows, clubs, positions) ?? squadLines(rows, clubs, positions);
}
