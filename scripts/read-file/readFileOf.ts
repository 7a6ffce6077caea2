import { positionCodesOf } from "@/sports/positionCodes";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { arena } from "@arena/arena";
import { leagues } from "@arena/leagues";
import { paste as fixturesPaste } from "@/admin/fixtures/paste";
import { filedMatches } from "@/domain/match/matchDoubts";
import type { PreviewRow } from "@/admin/paste/preview";
import { readPaste } from "@/admin/paste/readPaste";
import { paste as playersPaste } from "@/admin/players/paste";
import { paste as resultsPaste } from "@/admin/results/paste";
import { stageChoices } from "@/admin/results/stageChoices";
import { paste as teamsPaste } from "@/admin/teams/paste";
import type { PastePart } from "@/admin/kind/kind";
import { isDay } from "@/domain/day";
import type { League } from "@/domain/league/league";
import { cupsIn } from "@/domain/season/cups";
import { groundOf } from "@/domain/schedule/ground";
import { seasonOf } from "@/domain/season/seasons";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import { toDocument, type StoredDocument, type StoredValue } from "@/records/document";
import { plainColumns } from "@/records/files/columns";
import { gridOfFile, type GridReading } from "@/records/files/grid";
import { readMeetEntries } from "@/records/files/entries";
import type { FileReading } from "@/records/files/reading";
import type { EntityKind, RecordOf } from "@/records/record";
import { shapeOf } from "@/records/shape";
import { leagueOfRecord } from "../leagueOfRecord";
import { resolveTypedPath } from "../placeOf";

/** The options of the command. */
interface Options {
  readonly file: string;
  readonly league: League;
  /** Null if the entries of a meet's event are read. */
  readonly list: List | null;
  /** The name of a meet's event; null if a list is read. */
  readonly event: string | null;
  /** Whether the file is compared with the seed's records; if false, with an empty season. */
  readonly isDemo: boolean;
  /** The moment that counts as now when dates are read, in epoch milliseconds. */
  readonly now: number;
}

const lists = ["fixtures", "results", "players", "clubs"] as const;
type List = (typeof lists)[number];

/** Returns the text of `--help`, with all leagues and lists. */
export const usage = (): string =>
  [
    "npm run -s read-file -- --league SLUG|RECORD.json --list LIST [--event NAME] [--data demo] [--now MOMENT] FILE",
    "",
    "Reads a file as the page “Paste from a spreadsheet” does and prints what it would do as one JSON object.",
    "",
    "--league  one of:",
    ...leagues.map(({ slug, name }) => `            ${slug.padEnd(24)} ${name}`),
    "          or a file with the record of a league that was opened in the app, as a backup holds it:",
    '            {"slug": "handball", "sport": "other", "score": "base=points", "settings": "points=2-1-0"}',
    `--list    one of: ${lists.join(", ")}`,
    "--event   the name of a meet's event: its entries are read, in place of a list",
    "--data    demo: against the records that npm start makes; else against an empty season",
    "--now     a day or moment (2026-11-29, 2026-11-29T09:00Z) by which dates are read; else today",
    "",
    "Exit code 0 even if rows are refused; 2 with one sentence if the file, league, list or moment does not exist.",
  ].join("\n");

/** The message for a `--now` that is no moment. */
const NO_MOMENT = "--now is a day or a moment that exists, for example 2026-11-29T09:00Z.";

/** Reads `--now` and returns epoch milliseconds; noon in UTC for a day. @throws Error if it is no moment */
function momentSaid(said: string | undefined): number {
  if (said === undefined) return Date.now();
  if (!isDay(said.slice(0, 10))) throw new Error(NO_MOMENT);
  const ms = Date.parse(said.length === 10 ? `${said}T12:00Z` : said);
  if (!Number.isFinite(ms)) throw new Error(NO_MOMENT);
  return ms;
}

/** Returns the league with that slug, or the league whose record is in that file. @throws Error if there is none */
function leagueOf(said: string | undefined): League {
  const league = leagues.find(({ slug }) => slug === said);
  if (league) return league;
  const place = said?.endsWith(".json") ? resolveTypedPath(said) : null;
  if (place === null || !existsSync(place))
    throw new Error(
      said === undefined
        ? `Name a league by --league: ${leagues.map(({ slug }) => slug).join(", ")}, or the file of an opened one. --help says the rest.`
        : `There is no league ${said}: --league takes ${leagues.map(({ slug }) => slug).join(", ")}.`,
    );
  try {
    return leagueOfRecord(JSON.parse(readFileSync(place, "utf8").replace(/^\uFEFF/, "")));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${said} is no JSON.`, { cause: error });
    throw error;
  }
}

/**
 * Parses the options of the command.
 * @throws Error, in one sentence, for an unknown league, list or option, or a wrong moment
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      league: { type: "string" },
      list: { type: "string" },
      event: { type: "string" },
      data: { type: "string" },
      now: { type: "string" },
    },
  });
  const league = leagueOf(values.league);
  const list = lists.find((one) => one === values.list) ?? null;
  if (!list && (values.event === undefined || values.list !== undefined))
    throw new Error(`There is no such list: --list is one of ${lists.join(", ")}.`);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error("Name one file.");
  if (values.data !== undefined && values.data !== "demo")
    throw new Error("--data can only be demo.");
  const now = momentSaid(values.now);
  return { file, league, list, event: values.event ?? null, isDemo: values.data === "demo", now };
}

const outcomes = {
  add: "new",
  change: "changed",
  same: "same",
  refused: "refused",
  left: "left",
} as const;

/** Converts a stored record to JSON: a moment to ISO format in UTC, a day without a time to "YYYY-MM-DD". */
function recordOf(stored: StoredDocument, days: Readonly<Record<string, string>>) {
  const plain = (key: string, value: StoredValue) =>
    value instanceof Date
      ? (days[key] ?? value.toISOString().replace(".000Z", "Z"))
      : key === "date"
        ? (value ?? stored["day"] ?? null)
        : value;
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, plain(key, value)]));
}

async function gridIn(bytes: Uint8Array<ArrayBuffer>) {
  const grid = await gridOfFile(bytes);
  if ("problem" in grid) throw new Error(grid.problem);
  return grid;
}

/** Returns the names of the sheets if a workbook has several; only the first one is read. */
const sheetsOut = ({ sheets = [] }: GridReading) =>
  sheets.length > 1 && { sheets: sheets.map(({ name }) => name) };

function columnsOut({ columns }: FileReading) {
  return columns.map(({ heading, use, remark }) => ({ heading, field: use, remark }));
}

const asksOut = ({ asks }: FileReading) =>
  asks.map(({ what, lines, choices }) => ({
    what,
    lines,
    choices: choices.map(({ label }) => label),
  }));

/** Returns what the page "Paste from a spreadsheet" would do with the rows of a list. */
async function listOut<K extends EntityKind>(
  kind: K,
  paste: PastePart<K>,
  bytes: Uint8Array<ArrayBuffer>,
  { league, isDemo, now }: Options,
) {
  const fields = plainColumns(kind, shapeOf(league));
  const stored = isDemo ? (await import("./demoRecords")).demoRecords(league, now) : null;
  const records = (stored?.[kind] ?? []) as readonly RecordOf<K>[];
  const called = stored?.teams?.length
    ? stored.teams
    : league.clubs.map(({ name }) => ({ name, formerNames: [] }));
  const clubs = paste.makesClubs ? [] : called;
  const format = formatOf(league, NO_FORMAT_CHOICE);
  const grid = await gridIn(bytes);
  const { reading, preview } = readPaste(
    grid.rows,
    fields,
    {
      league,
      lines: paste.lines ?? {},
      fields,
      clubs,
      timeZone: arena.timeZone,
      locale: arena.locale,
      now,
      positionCodes: positionCodesOf(league.sport),
      award: format.pack.award?.units?.score ?? null,
      stages: stageChoices(format, cupsIn(seasonOf(league, "").cups ?? []), ""),
      answers: {},
    },
    ({ newClubs }) => ({
      league,
      kind,
      paste,
      records,
      shown: records,
      clubs: paste.makesClubs ? [] : [...clubs.map(({ name }) => name), ...newClubs],
      format,
      timeZone: arena.timeZone,
      players: stored?.players ?? [],
      moves: { on: null, now, logoOf: () => "" },
      fixtures: stored?.fixtures ?? [],
      onFile: {
        filed: filedMatches(stored?.fixtures ?? [], stored?.results ?? []),
        format,
        grounds: (stored?.grounds ?? []).map(groundOf),
      },
    }),
  );
  return {
    ...sheetsOut(grid),
    columns: columnsOut(reading),
    asks: asksOut(reading),
    rows: preview.map((row) => rowOut(kind, row, reading, league)),
    newClubs: reading.newClubs,
  };
}

function rowOut<K extends EntityKind>(
  kind: K,
  row: PreviewRow<K>,
  reading: FileReading,
  league: League,
) {
  const remarks = [...row.reasons, ...row.untimed, ...row.notes];
  const outcome = outcomes[row.meant];
  if (row.meant === "left") return { line: row.line, outcome, remarks };
  const cells = reading.rows[row.at]?.cells ?? {};
  const days = Object.fromEntries(
    Object.entries(cells).flatMap(([name, { text }]) => (isDay(text) ? [[name, text]] : [])),
  );
  const stored = toDocument(kind, row.entity, shapeOf(league));
  return { line: row.line, outcome, record: recordOf(stored, days), remarks };
}

async function eventOut(bytes: Uint8Array<ArrayBuffer>, { league, event }: Options) {
  const clubs = league.clubs.map(({ name }) => ({ name, formerNames: [] }));
  const { rows } = await gridIn(bytes);
  const reading = readMeetEntries(rows, { event: event ?? "", league, clubs, answers: {} });
  return {
    columns: columnsOut(reading.file),
    asks: asksOut(reading.file),
    rows: reading.rows.map(({ line, refused, remarks }) => ({
      line,
      outcome: refused === null ? "new" : "refused",
      remarks: refused === null ? remarks : [refused, ...remarks],
    })),
    newClubs: reading.file.newClubs,
    entries: reading.placed.map(({ entry, place }) => ({
      athlete: entry.athlete,
      team: entry.team,
      mark: entry.mark,
      ...(entry.status !== "" && { status: entry.status }),
      ...(entry.wind !== undefined && { wind: entry.wind }),
      place,
    })),
  };
}

/** Reads a file and returns what the page would do with it. @throws Error if the file is too large or cannot be read */
export function readFileOf(bytes: Uint8Array<ArrayBuffer>, options: Options): Promise<object> {
  const { list, event } = options;
  if (list === null || event !== null) return eventOut(bytes, options);
  switch (list) {
    case "fixtures":
      return listOut("fixtures", fixturesPaste, bytes, options);
    case "results":
      return listOut("results", resultsPaste, bytes, options);
    case "players":
      return listOut("players", playersPaste, bytes, options);
    case "clubs":
      return listOut("teams", teamsPaste, bytes, options);
  }
}
