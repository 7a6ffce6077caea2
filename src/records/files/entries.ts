import { problemWithMark } from "@/domain/meet/markBounds";
import { usualMark } from "@/domain/meet/usualMark";
import type { Entry, EntryStatus, Event } from "@/domain/meet/meet";
import { placeOdditiesOf } from "@/domain/meet/oddities";
import { isSameEvent } from "@/domain/meet/sameEvent";
import { placesOf, type Placed } from "@/domain/meet/places";
import { foldName } from "@/domain/names";
import { clubNames } from "./clubNames";
import { columnsOfTable, type ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { tablesOf, TORN, tornLines } from "./layout";
import type { Ask, FileReading, ReadingTask } from "./reading";
import { hyTekRows } from "./hyTek";

/** A line of an event's results, and what was made of it. */
export interface ReadEntry {
  readonly line: number;
  /** Null for a line that is refused. */
  readonly entry: Entry | null;
  /** Why nothing is made of it. */
  readonly refused: string | null;
  readonly remarks: readonly string[];
}

/** The results of one event in a file. */
export interface EventReading {
  readonly file: FileReading;
  readonly rows: readonly ReadEntry[];
  /** The entries on their places, those without one last. */
  readonly placed: readonly { readonly entry: Entry; readonly place: number | null }[];
}

interface EntriesTask extends Pick<ReadingTask, "league" | "clubs" | "answers"> {
  /** The name of the event. */
  readonly event: string;
  /** How it is measured, where that is known. */
  readonly by?: Event["by"];
}

/** What stands where a mark would. */
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

/** The order of columns without a heading. */
const usual = ["athlete", "team", "mark", "wind"];

/** Asked where the places of a file are not those that its marks make. */
const PLACES = "places";

/** Asked where a file holds several events, and its names do not say which is meant. */
const EVENT = "event";

/** How an event is measured, by its name. */
function measuredBy(name: string): Event["by"] {
  if (/high jump|pole vault|hochsprung|stabhoch/i.test(name)) return "height";
  return /jump|put|throw|discus|javelin|hammer|shot|sprung|wurf|stoss|stoß/i.test(name)
    ? "distance"
    : "time";
}

const numberIn = (cell: string) => Number.parseFloat(cell.replace(",", ".").replace("\u2212", "-"));

/** Whether that is a wind, in metres per second; "w" says that it helped too much. */
const isWind = (cell: string) =>
  /^[+\-\u2212]?\d{1,2}(?:[.,]\d)?\s*(?:m\/s|w)?$/i.test(cell) && Math.abs(numberIn(cell)) < 20;
/** No wind was measured. */
const NO_WIND = /^(?:|-|nwi|n\/a|nm)$/i;

/** Places as they are written: "1", "1.", "1st", "=2", "2=", "T2"; 0 where none is, null for anything else. */
function placeIn(cell: string): number | null {
  if (/^[-–—]?$/.test(cell) || statuses[cell.toLowerCase()] !== undefined) return 0;
  const [, figures] = /^[=t]?\s?(\d{1,3})(?:\.|st|nd|rd|th|er|e|º|ª|=)?$/i.exec(cell) ?? [];
  return figures === undefined ? null : Number(figures);
}

/**
 * Reads the results of an event: every mark to its end and held against what the event allows. Places that the file
 * gives stand where the marks do not contradict them.
 */
export function readMeetEntries(rows: readonly GridRow[], task: EntriesTask): EventReading {
  const clubs = clubNames(task);
  const wanted = { kind: "events", fields: [], isClub: clubs.isClub } as const;
  const programmed = task.league.meets?.programme.find(
    ({ name }) => foldName(name) === foldName(task.event),
  );
  const by = task.by ?? programmed?.by ?? measuredBy(task.event);
  const of = { name: task.event, by };
  const printed = hyTekRows(rows, clubs.isClub, task.answers[EVENT] ?? task.event);
  const [table = { headings: [], rows: [], above: [] }] = tablesOf(printed?.rows ?? rows, wanted);
  const named = columnsOfTable(table.headings, table.rows, { ...wanted, said: {} });
  const isHeaded = named.some(({ use }) => use === "mark");
  // The athlete stands first, or the place.
  const isRanked = table.rows.every(({ cells }) => (placeIn(cells[0]?.trim() ?? "") ?? 0) > 0);
  const order = isRanked ? ["place", ...usual] : usual;
  const columns = isHeaded
    ? named
    : named.map((column): ReadColumn => ({ ...column, use: order[column.place] ?? null }));
  const cellOf = (row: GridRow, use: string) => {
    const column = columns.find((one) => one.use === use);
    return (column ? (row.cells[column.place] ?? "") : "").replaceAll("|", " ").trim();
  };
  const openLines: number[] = [];
  const torn = tornLines(table);

  const isParted = table.rows.some((row) => isSameEvent(cellOf(row, "event"), task.event));

  const read = (row: GridRow): ReadEntry => {
    const typed = cellOf(row, "team");
    const team = clubs.read(typed, row.line);
    const cell = cellOf(row, "mark");
    const status = statuses[cell.toLowerCase()] ?? "";
    const mark = status === "" ? cell : "";
    const wind = cellOf(row, "wind");
    const given = cellOf(row, "place");
    const place = placeIn(given);
    const other = cellOf(row, "event");
    const refused = torn.has(row)
      ? TORN
      : other !== "" && (isSameEvent(other, task.event) ?? !isParted) === false
        ? `It is of another event: ${other}`
        : typed === ""
          ? "No team is named"
          : mark === ""
            ? null
            : problemWithMark(mark, of);
    if (refused !== null) return { line: row.line, entry: null, refused, remarks: [] };
    if (team.ask !== null) openLines.push(row.line);
    const whole = [cellOf(row, "firstName"), cellOf(row, "surname")]
      .filter((one) => one !== "")
      .join(" ");
    const isBlown = isWind(wind);
    const entry: Entry = {
      athlete: whole || cellOf(row, "athlete").replace(/^([^,]+),\s*([^,]+)$/, "$2 $1"),
      team: team.name,
      mark: mark === "" ? "" : usualMark(mark, of),
      status,
      place: place !== null && place > 0 && status === "" ? place : null,
      ...(isBlown && { wind: numberIn(wind) }),
    };
    const remarks = [
      ...(entry.mark === mark ? [] : [`“${mark}” is kept as ${entry.mark}`]),
      ...(NO_WIND.test(wind) || isBlown ? [] : [`“${wind}” is not understood as a wind`]),
      ...(place === null ? [`“${given}” is not understood as a place`] : []),
    ];
    return { line: row.line, entry, refused: null, remarks };
  };
  const all = table.rows.map(read);
  const entries = all.flatMap(({ entry }) => entry ?? []);
  const unplaced = entries.map((entry) => ({ ...entry, place: null }));
  const event = { name: task.event, by, relay: programmed?.relay ?? false };
  const odd = placeOdditiesOf({ ...event, entries }, { perTeam: 0 });
  const isContradicted = odd.length > 0 && entries.some(({ place }) => place !== null);
  const answer = task.answers[PLACES];
  const kept = answer === "marks" ? unplaced : entries;
  const placed: readonly Placed[] = placesOf({ ...event, entries: kept });
  const asks: Ask[] =
    isContradicted && answer === undefined
      ? [
          {
            id: PLACES,
            what: `The places do not follow from the marks: ${odd.map(({ text }) => text).join("; ")}. Which stand?`,
            lines: all.flatMap(({ entry, line }) => (entry ? [line] : [])),
            choices: [
              { value: "file", label: "The places of the file" },
              { value: "marks", label: "Places by the marks" },
            ],
          },
        ]
      : [];
  const events = printed?.events ?? [];
  if (events.length > 1)
    asks.push({
      id: EVENT,
      what: `Several events of the file can be ${task.event}. Which is it?`,
      lines: all.map(({ line }) => line),
      choices: events.map((name) => ({ value: name, label: name })),
    });
  const told = clubs.told();
  const without = kept.filter((entry) => !placed.some((one) => one.entry === entry));
  return {
    file: { columns, rows: [], asks: [...asks, ...told.asks], newClubs: told.newClubs },
    rows: all,
    placed: [...placed, ...without.map((entry) => ({ entry, place: null }))],
  };
}
