import { problemWithMark } from "@/domain/meet/markBounds";
import { readMark, type MarkOf } from "@/domain/meet/mark";
import { usualMark } from "@/domain/meet/usualMark";
import type { Entry, EntryStatus, Event } from "@/domain/meet/meet";
import { placeOdditiesOf } from "@/domain/meet/oddities";
import { isSameEvent, sexOf } from "@/domain/meet/sameEvent";
import { placesOf, type PlacedEntry } from "@/domain/meet/places";
import { bestAttempt } from "@/domain/meet/bestAttempt";
import { foldName } from "@/domain/names";
import { attemptsReader, contradiction } from "./attempts";
import { clubNames } from "./clubNames";
import { part } from "./columnContents";
import { columnsOfTable, type ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { meaningsOf, type Lines } from "./headings";
import { tablesOf, TORN, tornLines, type Table } from "./layout";
import type { Ask, FileReading, ReadingTask } from "./reading";
import { hyTekRows } from "./hyTek";
import { meetLines, type MeetLine } from "./meetParts";
import { resultLines } from "./resultLines";

/** One line of an event's results and the entry read from it. */
export interface ReadEntry {
  readonly line: number;
  /** Null if the line is refused. */
  readonly entry: Entry | null;
  /** Why the line is refused; null if it is not. */
  readonly refused: string | null;
  readonly remarks: readonly string[];
}

/** The results of one event, read from a file. */
export interface EventReading {
  readonly file: FileReading;
  readonly rows: readonly ReadEntry[];
  /** The entries in order of place; entries without a place come last. */
  readonly placed: readonly { readonly entry: Entry; readonly place: number | null }[];
}

/** The columns that a list of an event's results can have. */
const entryLines: Lines = {
  columns: [
    "event",
    "sex",
    "heat",
    "place",
    "firstName",
    "surname",
    "athlete",
    "team",
    "mark",
    "wind",
  ],
};

interface EntriesTask extends Pick<ReadingTask, "league" | "clubs" | "answers"> {
  /** The name of the event. */
  readonly event: string;
  /** How the event is measured; undefined if unknown. */
  readonly by?: Event["by"];
}

/** The status for each word that may be in the place of a mark. */
const statuses: Readonly<Record<string, EntryStatus>> = {
  dns: "DNS",
  dnf: "DNF",
  dq: "DQ",
  dsq: "DQ",
  nm: "NM",
  nh: "NM",
  nd: "NM",
  nt: "NM",
  foul: "NM",
  x: "NM",
  xxx: "NM",
  "-": "DNS",
  scr: "DNS",
  ncs: "DNS",
};

/** Returns the status in the cell of a mark, with or without a reason after it; "" if there is none. */
const statusIn = (cell: string): EntryStatus =>
  statuses[cell.toLowerCase()] ??
  statuses[/^(dns|dnf|dq|dsq)\s*[(:,-]/i.exec(cell)?.[1]?.toLowerCase() ?? ""] ??
  "";

/** The order of columns in a table without headings. */
const usualColumns = ["athlete", "team", "mark", "wind"];

/** The id of the question about places that contradict the marks. */
const PLACES = "places";

/** The id of the question which of several parts of the file is this event. */
const EVENT = "event";
/** The answer that all parts are meant. */
const ALL = "*";

/** One line of the results, with functions that read its cells. */
interface Line extends MeetLine {
  /** Whether a comma within a value has split the line into too many cells. */
  readonly isTorn: boolean;
  readonly cellOf: (row: GridRow, use: string) => string;
  readonly attempts: ReturnType<typeof attemptsReader>;
}

/** Returns the sex whose lines do not belong to an event; undefined if the event is for both or its name says none. */
const otherSex = (sex: ReturnType<typeof sexOf>) =>
  sex === null ? undefined : sex === "men" ? "women" : "men";

/** Returns how an event is measured, from its name. */
function measuredBy(name: string): Event["by"] {
  if (/high jump|pole vault|hochsprung|stabhoch/i.test(name)) return "height";
  return /jump|put|throw|discus|javelin|hammer|shot|sprung|wurf|stoss|stoß/i.test(name)
    ? "distance"
    : "time";
}

const numberIn = (cell: string) => Number.parseFloat(cell.replace(",", ".").replace("\u2212", "-"));

/** Checks whether a cell is a wind in metres per second; "w" means that the wind was too strong for records. */
const isWind = (cell: string) =>
  /^[+\-\u2212]?\d{1,2}(?:[.,]\d)?\s*(?:m\/s|w)?$/i.test(cell) && Math.abs(numberIn(cell)) < 20;
/** Cells that mean that no wind was measured. */
const NO_WIND = /^(?:|-|nwi|n\/a|nm)$/i;

/** Parses a place: "1", "1.", "1st", "=2", "2=", "T2"; 0 if there is no place, null for any other text. */
function placeIn(cell: string): number | null {
  if (/^[-–—]?$/.test(cell) || statusIn(cell) !== "") return 0;
  const [, figures] = /^[=t]?\s?(\d{1,3})(?:\.|st|nd|rd|th|er|e|º|ª|=)?$/i.exec(cell) ?? [];
  return figures === undefined ? null : Number(figures);
}

/**
 * Returns the columns of a table with their use for one event. If several events have a column each, only the column of
 * this event contains the marks. A table without headings has athlete, team, mark and wind, with or without the place
 * first.
 */
function columnsOfEvent(
  { headings, rows }: Table,
  columns: readonly ReadColumn[],
  of: MarkOf,
): readonly ReadColumn[] {
  const has = (use: string) => columns.some((column) => column.use === use);
  if (has("mark")) return columns;
  if (headings.length > 0 && (has("team") || has("athlete"))) {
    const isMark = ({ use, heading, place }: ReadColumn) =>
      use === null &&
      isSameEvent(heading, of.name) !== false &&
      part(
        rows.map(({ cells }) => cells[place] ?? ""),
        (cell) => readMark(cell, of) !== null || statusIn(cell.trim()) !== "",
      ) > 0.5;
    const own = columns.find((one) => isMark(one) && isSameEvent(one.heading, of.name));
    const others = columns.filter(isMark);
    const marks = own ?? (others.length === 1 ? others[0] : undefined);
    return columns.map((column) => (column === marks ? { ...column, use: "mark" } : column));
  }
  const isRanked = rows.every(({ cells }) => (placeIn(cells[0]?.trim() ?? "") ?? 0) > 0);
  const order = isRanked ? ["place", ...usualColumns] : usualColumns;
  return columns.map((column) => ({ ...column, use: order[column.place] ?? null }));
}

/**
 * Reads the results of an event from a file. Each mark is parsed completely and compared with what the event allows.
 * Places in the file count if the marks do not contradict them.
 */
export function readMeetEntries(rows: readonly GridRow[], task: EntriesTask): EventReading {
  const clubs = clubNames(task);
  const wanted = { lines: entryLines, fields: [], isClub: clubs.isClub };
  const programmeEvent = task.league.meets?.programme.find(
    ({ name }) => foldName(name) === foldName(task.event),
  );
  const by = task.by ?? programmeEvent?.by ?? measuredBy(task.event);
  const of = { name: task.event, by };
  const hyTek = hyTekRows(rows, clubs.isClub, task.answers[EVENT] ?? task.event);
  const isHeaded = tablesOf(rows, wanted).some(({ headings }) =>
    headings.some((heading) => meaningsOf(heading, entryLines).includes("mark")),
  );
  const splitRows = isHeaded ? null : resultLines(rows, clubs.isClub);
  const tables = tablesOf(hyTek?.rows ?? splitRows ?? rows, wanted).map((table) => {
    const columns = columnsOfEvent(
      table,
      columnsOfTable(table.headings, table.rows, { ...wanted, said: {} }),
      of,
    );
    const cellOf = (row: GridRow, use: string) => {
      const column = columns.find((one) => one.use === use);
      return (column ? (row.cells[column.place] ?? "") : "").replaceAll("|", " ").trim();
    };
    const isParted = table.rows.some((row) => isSameEvent(cellOf(row, "event"), task.event));
    const torn = tornLines(table);
    const attempts = attemptsReader(columns, table.rows, of);
    const lines = meetLines(table, task.event, cellOf).map((line): Line => {
      const eventCell = cellOf(line.row, "event");
      const isOther =
        eventCell !== "" && (isSameEvent(eventCell, task.event) ?? !isParted) === false;
      return {
        ...line,
        other: isOther ? eventCell : line.other,
        isTorn: torn.has(line.row),
        cellOf,
        attempts,
      };
    });
    const usedColumns = columns.map((column) => {
      const key = attempts?.keyOf(column) ?? null;
      return key === null ? column : { ...column, use: `attempt ${key}` };
    });
    return { columns: usedColumns, lines };
  });
  const lines = tables.flatMap((table) => table.lines);
  const hasMarks = tables.some(({ columns }) =>
    columns.some(({ use }) => use === "mark" || use?.startsWith("attempt ")),
  );
  const sex = sexOf(task.event);
  const own = lines.filter(
    ({ other, section }) => other === null && sexOf(section) !== otherSex(sex),
  );
  const parts = hyTek
    ? hyTek.events
    : [
        ...new Set(
          own.filter(({ cellOf, row }) => cellOf(row, "team") !== "").map(({ section }) => section),
        ),
      ];
  const chosen = task.answers[EVENT];
  // A place in a heat is not a place among all athletes.
  const isMixed = chosen === ALL && parts.length > 1;

  const read = ({ row, other, section, isTorn, cellOf, attempts: reader }: Line): ReadEntry => {
    const typed = cellOf(row, "team");
    const team = clubs.read(typed, row.line);
    const cell = cellOf(row, "mark");
    const status = statusIn(cell);
    const windInMark = /\s*\(([+\-\u2212]\d[.,]\d)\)/.exec(cell);
    const typedMark = status === "" ? cell.replace(windInMark?.[0] ?? "", "") : "";
    const attemptsRead = reader?.read(row);
    const attemptsProblem = attemptsRead?.attempts
      ? contradiction(typedMark, attemptsRead.attempts, of)
      : null;
    const attempts = attemptsProblem === null ? (attemptsRead?.attempts ?? null) : null;
    const mark = typedMark || (attempts && status === "" ? bestAttempt(attempts, by) : "");
    const wind = cellOf(row, "wind") || (windInMark?.[1] ?? "");
    const placeCell = cellOf(row, "place");
    const place = placeIn(placeCell);
    const isOfPart = hyTek !== null || chosen === undefined || chosen === ALL || section === chosen;
    const refused = isTorn
      ? TORN
      : other !== null || !isOfPart || sexOf(section) === otherSex(sex)
        ? `It is of another event: ${other ?? section}`
        : typed === ""
          ? "No team is named"
          : mark === ""
            ? hasMarks || status !== ""
              ? null
              : "No column holds the marks"
            : problemWithMark(mark, of);
    if (refused !== null) return { line: row.line, entry: null, refused, remarks: [] };
    const fullName = [cellOf(row, "firstName"), cellOf(row, "surname")]
      .filter((one) => one !== "")
      .join(" ");
    const hasWind = isWind(wind);
    const entry: Entry = {
      athlete: fullName || cellOf(row, "athlete").replace(/^([^,]+),\s*([^,]+)$/, "$2 $1"),
      team: team.name,
      mark: mark === "" ? "" : usualMark(mark, of),
      // An athlete with attempts but no valid one has no mark.
      status: attempts && mark === "" && status === "" ? "NM" : status,
      place: place !== null && place > 0 && status === "" && !isMixed ? place : null,
      ...(hasWind && { wind: numberIn(wind) }),
      ...(attempts && { attempts }),
      ...(attempts && attemptsRead?.jumpOff && { jumpOff: attemptsRead.jumpOff }),
    };
    const remarks = [
      ...(attemptsProblem === null ? [] : [attemptsProblem]),
      ...(attemptsRead?.remarks ?? []),
      ...(entry.mark === mark ? [] : [`“${mark}” is kept as ${entry.mark}`]),
      ...(NO_WIND.test(wind) || hasWind ? [] : [`“${wind}” is not understood as a wind`]),
      ...(place === null ? [`“${placeCell}” is not understood as a place`] : []),
    ];
    return { line: row.line, entry, refused: null, remarks };
  };
  const all = lines.map(read);
  const entries = all.flatMap(({ entry }) => entry ?? []);
  const unplaced = entries.map((entry) => ({ ...entry, place: null }));
  const event = { name: task.event, by, relay: programmeEvent?.relay ?? false };
  const odd = placeOdditiesOf({ ...event, entries }, { perTeam: 0 });
  const isContradicted = odd.length > 0 && entries.some(({ place }) => place !== null);
  const answer = task.answers[PLACES];
  const kept = answer === "marks" ? unplaced : entries;
  const placed: readonly PlacedEntry[] = placesOf({ ...event, entries: kept });
  const asks: Ask[] =
    isContradicted && answer === undefined
      ? [
          {
            id: PLACES,
            what: `The places do not follow from the marks: ${odd.map(({ text }) => text).join("; ")}. Which places count?`,
            lines: all.flatMap(({ entry, line }) => (entry ? [line] : [])),
            choices: [
              { value: "file", label: "The places of the file" },
              { value: "marks", label: "Places by the marks" },
            ],
          },
        ]
      : [];
  if (parts.length > 1 && (hyTek !== null || chosen === undefined)) {
    const label = (one: string) => one || "Lines without a title";
    const choices = parts.map((one) => ({ value: one, label: label(one) }));
    // Questions about the places depend on the answer to this one, so only this one is asked.
    asks.splice(0, asks.length, {
      id: EVENT,
      what: `Several parts of the file can be ${task.event}. Which is it?`,
      lines: all.flatMap(({ refused, line }) => (refused === null ? [line] : [])),
      choices: hyTek ? choices : [...choices, { value: ALL, label: "All of them, by their marks" }],
    });
  }
  const ofClubs = clubs.outcome();
  const withoutPlace = kept.filter((entry) => !placed.some((one) => one.entry === entry));
  return {
    file: {
      columns: tables.flatMap(({ columns }) => columns),
      rows: [],
      asks: [...asks, ...ofClubs.asks],
      newClubs: ofClubs.newClubs,
    },
    rows: all,
    placed: [...placed, ...withoutPlace.map((entry) => ({ entry, place: null }))],
  };
}
