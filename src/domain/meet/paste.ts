import type { Entry, EntryStatus } from "./meet";
import { readMark } from "./places";

type Column = "place" | "athlete" | "team" | "mark" | "wind";

/** What the head of a column may be called. */
const heads: readonly (readonly [column: Column, words: RegExp])[] = [
  ["place", /^(place|pos(ition)?|rank|#|pl\.?)$/i],
  ["athlete", /^(athlete|name|runner|competitor|athletes)$/i],
  ["team", /^(team|club|house|hall)$/i],
  ["mark", /^(mark|time|result|distance|height|performance)$/i],
  ["wind", /^(wind|w|m\/s)$/i],
];

const STATUSES: Readonly<Record<string, EntryStatus>> = {
  DNS: "DNS",
  DNF: "DNF",
  DQ: "DQ",
  DSQ: "DQ",
  NM: "NM",
  NH: "NM",
};

/** The order of columns without a head. */
const usual: readonly Column[] = ["athlete", "team", "mark", "wind"];

const columnOf = (head: string): Column | undefined =>
  heads.find(([, words]) => words.test(head))?.[0];

/**
 * Entries from cells of a spreadsheet: a line each, columns apart by tabs or semicolons, under a head or in
 * the order athlete, team, mark, wind. A status may stand where the mark does.
 * @param teamOf the name a team goes by here; undefined if there is none of that name
 */
export function pastedEntries(
  text: string,
  teamOf: (typed: string) => string | undefined,
): { readonly entries: readonly Entry[]; readonly refused: readonly string[] } {
  const rows = text
    .split(/\r?\n/)
    .map((line) => line.split(/[\t;]/).map((cell) => cell.replaceAll("|", " ").trim()))
    .filter((cells) => cells.some((cell) => cell !== ""));
  const [first = []] = rows;
  const named = first.map(columnOf);
  const hasHead = named.includes("team") && named.includes("mark");
  const columns = hasHead ? named : usual;
  const entries: Entry[] = [];
  const refused: string[] = [];
  for (const cells of hasHead ? rows.slice(1) : rows) {
    const cell = (column: Column) => cells[columns.indexOf(column)] ?? "";
    const team = teamOf(cell("team"));
    const status = STATUSES[cell("mark").toUpperCase()] ?? "";
    const mark = status === "" ? cell("mark") : "";
    if (team === undefined || (mark !== "" && readMark(mark) === null)) {
      refused.push(cells.join(", "));
      continue;
    }
    const place = Number.parseInt(cell("place"), 10);
    const wind = Number.parseFloat(cell("wind").replace(",", ".").replace("\u2212", "-"));
    entries.push({
      athlete: cell("athlete"),
      team,
      mark,
      status,
      place: place > 0 && status === "" ? place : null,
      ...(Number.isFinite(wind) && { wind }),
    });
  }
  return { entries, refused };
}
