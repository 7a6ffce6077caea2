import { parseArgs } from "node:util";
import { arena } from "@arena/arena";
import { leagues } from "@arena/leagues";
import { paste as fixturesPaste } from "@/admin/fixtures/paste";
import { previewOf, type PreviewRow } from "@/admin/paste/preview";
import { paste as playersPaste } from "@/admin/players/paste";
import { paste as resultsPaste } from "@/admin/results/paste";
import { paste as teamsPaste } from "@/admin/teams/paste";
import type { PastePart } from "@/admin/kind/kind";
import { isDay } from "@/domain/day";
import type { League } from "@/domain/league/league";
import { formatOf, UNSAID } from "@/domain/season/format";
import { toDocument, type StoredDocument, type StoredValue } from "@/records/document";
import { isPacked, textOf } from "@/records/files/bytes";
import { plainColumns } from "@/records/files/columns";
import { gridOf, gridOfPacked } from "@/records/files/grid";
import { readMeetEntries } from "@/records/files/entries";
import { readRows } from "@/records/files/rows";
import type { FileReading } from "@/records/files/reading";
import type { EntityKind, RecordOf } from "@/records/record";
import { shapeOf } from "@/records/shape";

/** What is read, and against what. */
interface Options {
  readonly file: string;
  readonly league: League;
  readonly list: List;
  /** The name of a meet's event; null for a list. */
  readonly event: string | null;
  /** Against the seed's records; else against an empty season. */
  readonly isDemo: boolean;
}

const lists = ["fixtures", "results", "players", "clubs"] as const;
type List = (typeof lists)[number];

/** The options of the command. @throws Error with a sentence for what is none */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: {
      league: { type: "string" },
      list: { type: "string" },
      event: { type: "string" },
      data: { type: "string" },
    },
  });
  const league = leagues.find(({ slug }) => slug === values["league"]);
  if (!league)
    throw new Error(`There is no league ${String(values["league"] ?? "")}: name one by --league.`);
  const list = lists.find((one) => one === values["list"]);
  if (!list) throw new Error(`There is no such list: --list is one of ${lists.join(", ")}.`);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error("Name one file.");
  const event = typeof values["event"] === "string" ? values["event"] : null;
  return { file, league, list, event, isDemo: values["data"] === "demo" };
}

const outcomes = {
  add: "new",
  change: "changed",
  same: "same",
  refused: "refused",
  left: "left",
} as const;

/** The stored record as JSON: a moment as an instant in UTC, a day without a time as itself. */
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
  const grid = isPacked(bytes) ? await gridOfPacked(bytes) : gridOf(textOf(bytes));
  if ("tooMuch" in grid) throw new Error(grid.tooMuch);
  return grid.rows;
}

function columnsOut({ columns }: FileReading) {
  return columns.map(({ heading, use, remark }) => ({ heading, field: use, remark }));
}

const asksOut = ({ asks }: FileReading) =>
  asks.map(({ what, lines, choices }) => ({
    what,
    lines,
    choices: choices.map(({ label }) => label),
  }));

/** What the rows of a list would become. */
async function listOut<K extends EntityKind>(
  kind: K,
  paste: PastePart<K>,
  bytes: Uint8Array<ArrayBuffer>,
  { league, isDemo }: Options,
) {
  const fields = plainColumns(kind, shapeOf(league));
  const stored = isDemo ? (await import("./demoRecords")).demoRecords(league) : null;
  const records = (stored?.[kind] ?? []) as readonly RecordOf<K>[];
  const called = stored?.teams?.length
    ? stored.teams
    : league.clubs.map(({ name }) => ({ name, formerNames: [] }));
  const clubs = paste.makesClubs ? [] : called;
  const reading = readRows(await gridIn(bytes), {
    league,
    lines: paste.lines ?? {},
    fields,
    clubs,
    timeZone: arena.timeZone,
    locale: arena.locale,
    now: Date.now(),
    award: formatOf(league, UNSAID).pack.award?.units?.score ?? null,
    answers: {},
  });
  const names = paste.makesClubs ? [] : [...clubs.map(({ name }) => name), ...reading.newClubs];
  const rows = previewOf(
    {
      league,
      kind,
      paste,
      records,
      shown: records,
      clubs: names,
      format: formatOf(league, UNSAID),
      timeZone: arena.timeZone,
      players: stored?.players ?? [],
      moves: { on: null, now: Date.now(), logoOf: () => "" },
    },
    fields,
    reading,
  );
  return {
    columns: columnsOut(reading),
    asks: asksOut(reading),
    rows: rows.map((row) => rowOut(kind, row, reading, league)),
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
  const rows = await gridIn(bytes);
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

/** What a file holds, as the page would show it. @throws Error for a file that is too large or cannot be read */
export function readFileOf(bytes: Uint8Array<ArrayBuffer>, options: Options): Promise<object> {
  if (options.event !== null) return eventOut(bytes, options);
  switch (options.list) {
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
