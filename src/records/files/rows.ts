import { plainWords } from "@/domain/cells/plainWords";
import { readMomentCell, type SaidMoment } from "@/domain/cells/moment";
import { zoneWordIn } from "@/domain/cells/zones";
import { readScoreCell } from "@/domain/cells/score";
import { offeredStatuses } from "@/domain/match/offeredStatuses";
import { readStatus } from "@/domain/match/status";
import { foldName } from "@/domain/names";
import { clubNames, type ClubNames } from "./clubNames";
import { clockAhead, isAway, teamsIn } from "./columnContents";
import { columnsOfTable, type ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { squeezed } from "./headings";
import { numbered, turned } from "./people";
import { trfTable } from "./trf";
import { tablesOf, TORN, tornLines, type Table } from "./layout";
import { lineAbove, weekOf, yearsIn, type LineAbove } from "./linesAbove";
import { momentReader } from "./moments";
import type { SeasonYears } from "./yearOfDays";
import {
  plainCell,
  readAs,
  unread,
  type Ask,
  type FileReading,
  type ReadCell,
  type ReadingTask,
  type ReadRow,
} from "./reading";
import { scoreReader, type ReadResult } from "./scores";

const NOBODY = /^(?:bye|spielfrei|exempt|libre|descansa|rest|riposo|folga|bay|no match|-+)$/;
/** Who plays follows from other matches, or is not known for another reason. */
const NOT_KNOWN =
  /^\(?(?:t\.?b\.?[cad]\.?|to be (?:confirmed|announced|decided|determined)|\?+|(?:winners?|losers?|runners?[- ]?up|sieger|verlierer|gewinner|vainqueur|perdant|ganador|perdedor|vencedor|vincente|perdente)(?: .*)?|(?:[1-4](?:st|nd|rd|th)|first|second|third|fourth)(?: place)?(?: of| in)? (?:group|pool|division|place)\b.*)\)?$/;
const TOTAL = /^(?:total|totals|sum|summe|gesamt|totale|suma|toplam|average|avg)\b/;

/** What stands in a cell as the number it is; spreadsheets write 7 as "7.0". */
const numberText = (cell: string) =>
  cell
    .trim()
    .replace(/^(?:no\.?|nr\.?|#)\s*(?=\d)/i, "")
    .replace(/^([+-]?\d+)[.,]0+$/, "$1");

/** The cells of a visitor's result as those of the team at home; what cannot be turned round is refused. */
function turnedRound({ scoreA, scoreB, ...more }: ReadResult["cells"]): ReadResult["cells"] {
  const others = Object.entries(more).map(([name, cell]) => {
    const to = name === "ending" ? /^awarded ([AB])$/.exec(cell.text)?.[1] : undefined;
    if (to !== undefined) return [name, { ...cell, text: `awarded ${to === "A" ? "B" : "A"}` }];
    return [
      name,
      cell.text === ""
        ? cell
        : unread(cell.from ?? cell.text, "It is written as the visitor sees it"),
    ];
  });
  return {
    ...(scoreB && { scoreA: scoreB }),
    ...(scoreA && { scoreB: scoreA }),
    ...Object.fromEntries(others),
  };
}

/** A fixture's state: codes and words of other languages as it is stored here, any other text as it is. */
function statusCell(cell: string, isNote: boolean): ReadCell | null {
  const code = readScoreCell(cell);
  const isCode = /^[a-z] ?[-/] ?[a-z]$/i.test(cell.trim()) || readStatus(cell) === "other";
  if (code?.says === "off" && isCode) {
    const offered = offeredStatuses.find(({ status }) => status === code.status);
    return readAs(offered?.stored ?? "", cell);
  }
  // Remarks of other kinds are not what visitors should read as the state of a match.
  return isNote && readStatus(cell) === "other" ? null : plainCell(cell);
}

/** Reads the lines of one table. */
function rowsOfTable(
  table: Table,
  task: ReadingTask,
  clubs: ClubNames,
  inherited: LineAbove,
  { years, zone }: { readonly years: SeasonYears | null; readonly zone: string | null },
) {
  const { lines, fields } = task;
  const said = Object.fromEntries(
    Object.entries(task.answers).flatMap(([id, use]) =>
      id.startsWith("column:") ? [[id.slice(7), use === "" ? null : use]] : [],
    ),
  );
  const torn = tornLines(table);
  // What a comma has parted says nothing of the columns.
  const sound = table.rows.filter((row) => !torn.has(row));
  const columns = columnsOfTable(table.headings, sound.length > 0 ? sound : table.rows, {
    lines,
    fields,
    isClub: clubs.isClub,
    said,
  });
  const isMatch = lines.of === "matches";
  const isPerson = lines.of === "people";
  const isDated = fields.some(({ name }) => name === "date");
  const named = [...table.above, ...table.rows].flatMap((row) => lineAbove(row) ?? []);
  const days = named.flatMap(({ day }) => day ?? []);
  const moments = momentReader(columns, table.rows, task, {
    lines: inherited.day ? [inherited.day, ...days] : days,
    years,
    zone,
  });
  const scores = scoreReader(columns, table.rows, task);
  const at = new Map(
    columns.flatMap(({ use, place }) => (use === null ? [] : [[use, place] as const])),
  );
  const has = (use: string) => at.has(use);
  const uses = new Set(columns.map(({ use }) => use));
  const isTimed = isDated && ["date", "time"].some((use) => uses.has(use));
  let { day: above, week } = inherited;
  const take = (line: LineAbove) => {
    if (line.day) above = line.day;
    if (line.week !== null) week = line.week;
  };
  for (const row of table.above) take(lineAbove(row) ?? { day: null, week: null });
  // A squad under the name of its club, or the matches of the club that a title names.
  let [own = null] = table.above.flatMap(({ cells }) => clubs.within(cells.join(" ")) ?? []);
  const rivals = columns.filter(
    (column) => column.rivals !== null && task.answers[rivalId(column)] === undefined,
  );
  const rivalAsks = rivals.map((column) => rivalAsk(column, columns, table.rows));

  const read = (row: GridRow): ReadRow => {
    const cellOf = (use: string) => (row.cells[at.get(use) ?? -1] ?? "").trim();
    const filled = row.cells.filter((cell) => cell.trim() !== "");
    const left = (why: string): ReadRow => ({
      line: row.line,
      left: why,
      cells: {},
      remarks: [],
      asks: [],
    });
    const [only = ""] = filled;
    // A line with an id was written here: what its names may mean elsewhere does not count.
    const isOurs = cellOf("id") !== "";
    if (!isOurs && TOTAL.test(plainWords(only))) return left("A total");
    if (isMatch && filled.length <= 2) {
      const line = lineAbove(row);
      if (line) {
        take(line);
        const what =
          line.day && line.week
            ? "A round and a day: those"
            : line.day
              ? "A day: that"
              : "A round: that";
        return left(`${what} of the matches below`);
      }
      if (filled.length === 1 && !has("match")) return left("No match");
    }
    if (isPerson && !isOurs && !has("club") && filled.length === 1) {
      if (clubs.isClub(only) || cellOf("name") === "") {
        own = only.trim();
        return left("A club: that of the players below");
      }
    }
    const cells: Record<string, ReadCell> = {};
    const remarks: string[] = [];
    const first = columns.find(({ use }) => use !== null);
    if (torn.has(row) && first?.use) {
      const problem = unread(row.cells[first.place] ?? "", TORN);
      return { line: row.line, left: null, cells: { [first.use]: problem }, remarks, asks: [] };
    }
    const asks: string[] = rivals.map((column) => rivalId(column));
    const club = (field: string, typed: string) => {
      const one = clubs.read(typed, row.line);
      cells[field] = readAs(one.name, typed);
      if (one.ask !== null) asks.push(one.ask);
    };
    let inMatch = "";
    if (isMatch) {
      const [clock, match] = clockAhead(cellOf("match"));
      const both = has("match") && cellOf("teamA") === "" ? teamsIn(match, clubs.isClub) : null;
      const ofOwn = has("teamA") || !has("side") ? null : own;
      const sides = both ?? [ofOwn ?? cellOf("teamA"), cellOf("teamB")];
      const [a, b] = has("side") && isAway(cellOf("side")) ? [sides[1], sides[0]] : sides;
      inMatch = both?.[2] ?? "";
      if (!isOurs && [a, b].some((team) => NOBODY.test(plainWords(team))))
        return left("A bye: no match is played");
      const isClub = (team: string) => team !== "" && clubs.isClub(team);
      if (!isOurs && [a, b].some((team) => !isClub(team) && NOT_KNOWN.test(plainWords(team))))
        return left("Who plays is not known yet");
      if (has("match") && !both && cellOf("teamA") === "")
        cells["teamA"] = unread(
          cellOf("match"),
          `“${cellOf("match")}” does not say who plays whom`,
        );
      else {
        club("teamA", a);
        club("teamB", b);
      }
      if (isTimed || above !== null) {
        const ahead = clock === "" ? null : readMomentCell(clock);
        const moment = moments.read(row, above && ahead ? { ...above, ...onlyTime(ahead) } : above);
        cells["date"] = moment.cell;
        remarks.push(...moment.remarks);
        asks.push(...moment.asks);
      }
    }
    if (lines.played) {
      const withScore =
        inMatch === "" ? row : { ...row, cells: row.cells.with(at.get("match") ?? 0, inMatch) };
      const result = inMatch === "" ? scores.read(row) : inMatchScores.read(withScore);
      if (result.left !== null) return left(result.left);
      Object.assign(
        cells,
        has("side") && isAway(cellOf("side")) ? turnedRound(result.cells) : result.cells,
      );
      remarks.push(...result.remarks);
      asks.push(...result.asks);
    }
    for (const { name, meta } of fields) {
      if (!has(name) || name in cells) continue;
      const cell = cellOf(name);
      if (meta.control === "club") club(name, cell);
      else if (meta.control === "gameWeek") cells[name] = readAs(weekOf(cell), cell);
      else if (meta.control === "integer") cells[name] = readAs(numberText(cell), cell);
      else if (meta.control === "dateTime") cells[name] = otherMoment(cell, task);
      else if (name === "status") {
        const heading = columns.find(({ use }) => use === "status")?.heading ?? "";
        const status = statusCell(cell, squeezed(heading).includes("note"));
        if (status) cells[name] = status;
      } else cells[name] = plainCell(row.cells[at.get(name) ?? -1] ?? "");
    }
    if (isMatch && !lines.played && has("score") && !cells["status"]) {
      const off = readScoreCell(cellOf("score"));
      if (off?.says === "off") cells["status"] = statusCell(cellOf("score"), true) ?? plainCell("");
    }
    if (week !== null && !has("gameWeek") && fields.some(({ name }) => name === "gameWeek"))
      cells["gameWeek"] = plainCell(week);
    if (has("firstName") && has("surname")) {
      const whole = [cellOf("firstName"), cellOf("surname")].filter((one) => one !== "").join(" ");
      cells["name"] = { text: whole, from: null, problem: null };
    } else if (isPerson && cells["name"] && !isOurs) {
      cells["name"] = readAs(turned(cells["name"].text), cells["name"].text);
    }
    if (isPerson && !isOurs) numbered(cells);
    if (isPerson && !has("club") && own !== null) club("club", own);
    if (has("id")) cells["id"] = plainCell(cellOf("id"));
    return { line: row.line, left: null, cells, remarks, asks };
  };
  const inMatchScores = scoreReader(
    columns.map((column) => (column.use === "match" ? { ...column, use: "score" } : column)),
    table.rows,
    task,
  );
  const rows = table.rows.map(read);
  const noted = columns.map((column): ReadColumn => {
    const rival =
      column.rivals === null ? null : columns.find(({ place }) => place === column.rivals);
    if (rival) return { ...column, remark: `“${rival.heading}” is read as the same` };
    return column.use === "date" ? { ...column, remark: moments.remark } : column;
  });
  const asks = [...moments.asks, ...scores.told(), ...rivalAsks];
  return { columns: noted, rows, asks, below: { day: above, week } };
}

const rivalId = ({ key }: ReadColumn) => `rival:${key}`;

function rivalAsk(
  column: ReadColumn,
  columns: readonly ReadColumn[],
  rows: readonly GridRow[],
): Ask {
  const other = columns.find(({ place }) => place === column.rivals);
  return {
    id: rivalId(column),
    what: `Two columns mean the same: “${other?.heading ?? ""}” and “${column.heading}”. Is it the first one?`,
    lines: rows.map(({ line }) => line),
    choices: [{ value: "first", label: "Yes, leave the second one out" }],
  };
}

const onlyTime = ({ time, isVague }: SaidMoment) => ({ time, isVague });

/** A second moment of a record, such as the day a match was moved from: as it is exported. */
function otherMoment(cell: string, { locale }: ReadingTask): ReadCell {
  const said = readMomentCell(cell);
  const day = said && (said.days.day ?? said.days.month);
  if (said === null || locale === "") return unread(cell, `“${cell}” is not understood`);
  if (said.open) return unread(cell, `“${cell}” names no year`);
  return day === null
    ? plainCell("")
    : readAs(said.time === null ? day : `${day}T${said.time}`, cell);
}

/**
 * Reads the lines of a file as records of a kind: every cell to its end, or with the reason why not, and with what has
 * to be asked before anything is saved.
 */
export function readRows(rows: readonly GridRow[], task: ReadingTask): FileReading {
  const clubs = clubNames(task);
  const { lines, fields } = task;
  const known = new Set(task.clubs.map(({ name }) => foldName(name)));
  const trf = trfTable(rows, lines);
  const tables = trf
    ? [trf]
    : tablesOf(rows, { lines, fields, isClub: (cell) => known.has(foldName(cell)) });
  // Without headings the titles stand among the rows.
  const isTitle = ({ cells }: GridRow) => cells.filter((cell) => cell.trim() !== "").length === 1;
  const titles = tables.flatMap((table) =>
    table.headings.length > 0 ? table.above : table.rows.slice(0, 5).filter(isTitle),
  );
  const [zone = null] = titles.flatMap(({ cells }) => zoneWordIn(cells.join(" ")) ?? []);
  const years = yearsIn(titles);
  // Tables beside each other share their titles; one below goes on with the round and day above it.
  const read: ReturnType<typeof rowsOfTable>[] = [];
  for (const [at, table] of tables.entries()) {
    const isBeside = at > 0 && tables[at - 1]?.above === table.above;
    const inherited = isBeside ? undefined : read.at(-1)?.below;
    read.push(
      rowsOfTable(table, task, clubs, inherited ?? { day: null, week: null }, { years, zone }),
    );
  }
  const { asks, newClubs } = clubs.told();
  return {
    columns: read.flatMap(({ columns }) => columns),
    rows: read.flatMap((table) => table.rows).sort((a, b) => a.line - b.line),
    asks: [...read.flatMap((table) => table.asks), ...asks],
    newClubs,
  };
}
