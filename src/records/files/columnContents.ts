import { namesDay, readMomentCell } from "@/domain/cells/moment";
import { plainWords } from "@/domain/cells/plainWords";
import { isScoreMadeDay, readScoreCell } from "@/domain/cells/score";

/* Checks of a column's cells, which show the meaning of the column. */

const SAMPLE = 60;

/** Returns the part of the filled cells that pass the test, between 0 and 1. */
export function part(cells: readonly string[], test: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell.trim() !== "").slice(0, SAMPLE);
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
}

/** Checks whether a cell contains a day. */
export const isDay = (cell: string) => namesDay(readMomentCell(cell));
/** Checks whether a cell can only be a day: "2/1" without a heading may also be a score. */
export const isSurelyDay = (cell: string) =>
  isDay(cell) && !isPairScore(cell) && !isScoreMadeDay(cell);
/** Checks whether a cell contains only a time of day. */
export const isTime = (cell: string) => {
  const said = readMomentCell(cell);
  return said?.time != null && !namesDay(said);
};
export const isWeekday = (cell: string) => {
  const said = readMomentCell(cell);
  return said?.weekday != null && !namesDay(said);
};
const isPairScore = (cell: string) => readScoreCell(cell)?.says === "score";
/** Checks whether a cell contains a score of any kind. */
export const saysScore = (cell: string) => (readScoreCell(cell)?.says ?? "none") !== "none";
/** Checks whether a cell is one team's score, or empty. */
export const isFigure = (cell: string) => /^\d{0,3}(?:½|[.,][05]0?)?$|^[-–]?$/.test(cell.trim());

/** Checks whether a cell means yes, for example in a column of extra time. */
export const saysYes = (cell: string) =>
  /^(?:[yx1✓]|yes|true|aet|\d?ot|ja|oui|si|sim)$/i.test(cell.trim());
/** Checks whether a cell means no. */
export const saysNo = (cell: string) => /^(?:[n0]|no|false|nein|non)$/i.test(cell.trim());

const isWord = (cell: string) => /\p{L}{4}/u.test(cell);

/** The words for home, away and neutral in a list of one team's matches. */
export const SIDES =
  /^\(?(?:h|home|a|away|n|neutral|@|at|vs?\.?|heim|heimspiel|auswarts|auswartsspiel|casa|fora|trasferta|domicile|exterieur|local|visitante)\)?$/;
const AWAY = /^\(?(?:a|away|@|at|auswarts|auswartsspiel|fora|trasferta|exterieur|visitante)\)?$/;

/** The words for a neutral ground. */
export const NEUTRAL = /^\(?(?:n|neutral)\)?$/;

/** Checks whether a cell says that the match was away. */
export const isAway = (cell: string): boolean => AWAY.test(plainWords(cell));

/** The words or signs between two teams in one cell. */
const versus =
  /\s+(?:v|vs|versus|against|gegen|contra|contre|x)\.?\s+|\s+[\p{Pd}\u2212:/]\s+|\s+(?<visitor>at|@)\s+/iu;

/** Splits the time at the start of a cell from the rest of the cell. */
export function clockAhead(cell: string): readonly [clock: string, rest: string] {
  const [clock = ""] = /^\d{1,2}[:.h]\d\d(?: ?[ap]\.?m\.?)?\s+(?=\p{L})/iu.exec(cell.trim()) ?? [];
  return [clock.trim(), cell.trim().slice(clock.length)];
}

/**
 * Parses two teams with a figure each: "Kingsway Rovers 2 v 1 Mount Trojans", "Kingsway Rovers 2 Mount Trojans 1".
 * @returns both teams and the score; null for any other text
 */
function teamsWithFigures(cell: string): readonly [string, string, string] | null {
  const between = /^(.+?)\s+(\d{1,3})\s+(?:vs?\.?|x|to)\s+(\d{1,3})\s+(\D.*)$/i.exec(cell);
  if (between) return [between[1] ?? "", between[4] ?? "", `${between[2]}-${between[3]}`];
  const behind = /^(.+?)\s+(\d{1,3})\s+(\D.*?)\s+(\d{1,3})$/.exec(cell);
  return behind && [behind[1] ?? "", behind[3] ?? "", `${behind[2]}-${behind[4]}`];
}

/** Returns the two teams in a cell and their score, "" without a score; null for any other text. */
export function teamsIn(
  cell: string,
  isClub: (name: string) => boolean,
): readonly [string, string, string] | null {
  const [, before, figures] =
    /^(.+?)\s+(\d{1,3}\s*[-–:]\s*\d{1,3}(?:\s*\([^)]*\))?)$/.exec(cell.trim()) ?? [];
  const both = before && figures ? teamsIn(before, isClub) : null;
  if (both && figures && isClub(both[0]) && isClub(both[1])) return [both[0], both[1], figures];
  const [, first, score, last, behind = ""] =
    /^(.+?)\s+(\d{1,3}\s*[\p{Pd}\u2212:]\s*\d{1,3}(?:\s*\([^)]*\))?)\s+(\D.*?)(\s*\([^)]*\d\s*[-–:]\s*\d[^)]*\))?$/u.exec(
      cell.trim(),
    ) ?? [];
  if (first && score && last) return [first, last, `${score}${behind}`];
  const withFigures = teamsWithFigures(cell.trim());
  if (withFigures && isClub(withFigures[0]) && isClub(withFigures[1])) return withFigures;
  const signs = [...cell.trim().matchAll(new RegExp(versus, "giu"))];
  const [sign] = signs;
  const [a, b] = sign
    ? [cell.trim().slice(0, sign.index), cell.trim().slice(sign.index + sign[0].length)]
    : [];
  // In "A at B" the away team is first.
  if (signs.length === 1 && a && b) return sign?.groups?.["visitor"] ? [b, a, ""] : [a, b, ""];
  const hyphens = [...cell.matchAll(/\s*[-–—/]\s*/g)].map(({ index, 0: mark }) => [
    cell.slice(0, index),
    cell.slice(index + mark.length),
  ]);
  // Names can contain hyphens, and seasons can contain slashes.
  const known = (count: number) =>
    hyphens.filter((sides) => sides.filter((side) => isClub(side)).length === count);
  const [one, other] =
    (known(2).length === 1 ? known(2)[0] : hyphens.length === 1 ? known(1)[0] : undefined) ?? [];
  return one && other ? [one.trim(), other.trim(), ""] : null;
}

/**
 * Checks whether a cell contains a figure, or a letter instead (won, lost or postponed), and so no team. A dash means
 * that there is no opponent.
 */
const isScored = (cell: string) =>
  (/\d/.test(cell) && isFigure(cell)) || /^[wlp]$/i.test(cell.trim());

/** The content that a column must have for a use; other uses need none. */
export const contents: Readonly<Record<string, (cells: readonly string[]) => boolean>> = {
  teamA: (cells) => isEmpty(cells) || part(cells, isScored) < 0.5,
  teamB: (cells) => isEmpty(cells) || part(cells, isScored) < 0.5,
  scoreA: (cells) => part(cells, isWord) < 0.5,
  scoreB: (cells) => part(cells, isWord) < 0.5,
  colours: (cells) => part(cells, (cell) => cell.includes("#")) >= 0.5,
  date: (cells) => part(cells, isDay) >= 0.5,
  time: (cells) => part(cells, isTime) >= 0.5,
  weekday: (cells) => part(cells, isWeekday) >= 0.5,
  score: (cells) =>
    part(cells, (cell) => readScoreCell(cell) !== null) >= 0.5 && !contents["figures"]?.(cells),
  halfA: (cells) => part(cells, isFigure) >= 0.7,
  halfB: (cells) => part(cells, isFigure) >= 0.7,
  halfScore: (cells) => part(cells, isPairScore) >= 0.5,
  figures: (cells) => part(cells, isFigure) >= 0.7,
  sideScore: (cells) => part(cells, isFigure) >= 0.5,
  kicks: (cells) => part(cells, (cell) => isPairScore(cell) || isFigure(cell)) >= 0.5,
  extra: (cells) =>
    part(cells, (cell) => isPairScore(cell) || saysYes(cell) || saysNo(cell)) >= 0.5,
  letter: (cells) => part(cells, (cell) => /^[hda]$/i.test(cell.trim())) >= 0.8,
  // A duration in minutes is no ending.
  ending: (cells) => isEmpty(cells) || part(cells, (cell) => /\p{L}/u.test(cell)) >= 0.5,
  // Figures alone are no competition.
  competition: (cells) => part(cells, (cell) => /\p{L}/u.test(cell)) >= 0.5,
  isPlayed: (cells) => part(cells, (cell) => saysYes(cell) || saysNo(cell)) >= 0.9,
  match: (cells) => part(cells, (cell) => versus.test(cell)) >= 0.5,
  detail: (cells) => part(cells, (cell) => /\d/.test(cell)) >= 0.5,
  detailPart: (cells) => part(cells, isPairScore) >= 0.5,
};

/** Checks whether a column is empty. */
export const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");
