import { readMomentCell, type ParsedMoment } from "@/domain/cells/moment";
import { readStageWord } from "@/domain/cells/stageWords";
import { zoneWordIn } from "@/domain/cells/zones";
import { readScoreCell } from "@/domain/cells/score";
import type { Side } from "@/domain/match/timeline";
import { foldName } from "@/domain/names";
import { clubOfLine, isPlace, nameReaders, type ClubNames, type NameReaders } from "./clubNames";
import { futureResultReader } from "./ahead";
import { columnsOfTable, columnsSaid, type ReadColumn } from "./columns";
import { stageColumnReader } from "./stageColumns";
import type { GridRow } from "./grid";
import { isNoted } from "./headings";
import { aboveLines, otherLine, personCells, positionIn, positionsOf, whyNoPlayer } from "./people";
import { isNoPerson, isTotal } from "./totals";
import { withNumbersTaken } from "./numbersTaken";
import { duplicateColumnQuestion, rivalId } from "./rivals";
import { withSections } from "./sections";
import { sidesReader } from "./sides";
import { statesBesideNames } from "./statesInNames";
import { trfTable } from "./trf";
import { tablesOf, titlesOf, TORN, tornLines, type Table } from "./layout";
import { aboveInWords, isWeek, lineAbove, weekOf, yearsIn, type LineAbove } from "./linesAbove";
import { lineByLine } from "./matchLines";
import { isDitto, mergedClubs } from "./mergedClubs";
import { BYE, isByeLine, whyNoMatch } from "./noOpponent";
import {
  fieldCell,
  invisibleRemark,
  isSpreadsheetError,
  ofHome,
  spreadsheetErrors,
  statusCell,
} from "./plainCells";
import { momentReader } from "./moments";
import type { SeasonYears } from "./yearOfDays";
import {
  leftRow,
  plainCell,
  readAs,
  unread,
  type FileReading,
  type ReadCell,
  type ReadingTask,
  type ReadRow,
} from "./reading";
import { scoreReader } from "./scores";
import { NOT_PLAYED } from "./states";

const onlyTime = ({ time, isVague }: ParsedMoment) => ({ time, isVague });

/** Reads the rows of one table. */
function rowsOfTable(
  written: Table,
  task: ReadingTask,
  { clubs, grounds }: NameReaders,
  inherited: LineAbove,
  { years, zone }: { readonly years: SeasonYears | null; readonly zone: string | null },
) {
  const { lines, fields } = task;
  const table = statesBesideNames(written, lines, clubs.isClub);
  const torn = tornLines(table);
  // Lines that a comma has split would give a wrong picture of the columns.
  const sound = table.rows.filter((row) => !torn.has(row));
  const columns = columnsOfTable(table.headings, sound.length > 0 ? sound : table.rows, {
    lines,
    fields,
    isClub: clubs.isClub,
    said: columnsSaid(task.answers),
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
  const isLong = ({ cells }: GridRow) => cells.filter((cell) => cell.trim() !== "").length > 2;
  const deciding = stageColumnReader(
    columns,
    task.lines.played && scores.figured.length > 0 ? scores.figured : table.rows.filter(isLong),
    task,
  );
  const ahead = futureResultReader(task);
  const sides = sidesReader(columns, table.rows, task, clubs);
  const at = new Map(
    columns.flatMap(({ use, place }) => (use === null ? [] : [[use, place] as const])),
  );
  const has = (use: string) => at.has(use);
  const areNotes = isNoted(columns.find(({ use }) => use === "status")?.heading ?? "");
  const isTimed = isDated && ["date", "time"].some(has);
  let { day: above, week } = inherited;
  const take = (line: LineAbove) => {
    if (line.day) above = line.day;
    if (line.week !== null) week = line.week;
  };
  for (const row of table.above) take(lineAbove(row) ?? { day: null, week: null });
  // The club in a title: of a squad, or of a list of one club's matches.
  let [own = null] = table.above.flatMap(({ cells }) => clubs.within(cells.join(" ")) ?? []);
  /** The position in a separate line above the players. */
  let position = "";
  const positions = positionsOf(task);
  const namedAt = at.get("name") ?? -1;
  const people = table.rows.filter(({ cells }) => !isNoPerson(cells[namedAt] ?? ""));
  const merged = isPerson ? mergedClubs(columns, people, task, clubs.isClub) : null;
  const rivals = columns.filter(
    (column) => column.rivals !== null && task.answers[rivalId(column)] === undefined,
  );
  const rivalAsks = rivals.map((column) => duplicateColumnQuestion(column, columns, table.rows));

  const read = (row: GridRow): ReadRow => {
    const cellOf = (use: string) => (row.cells[at.get(use) ?? -1] ?? "").trim();
    const filled = row.cells.filter((cell) => cell.trim() !== "");
    const left = (why: string) => leftRow(row.line, why);
    const [only = ""] = filled;
    // A row with an id was exported by this app, so its names have no other meanings.
    const isOurs = cellOf("id") !== "";
    if (!isOurs && isTotal(only)) return left("A total");
    if (isMatch && filled.length <= 2) {
      const line = lineAbove(row);
      if (line) {
        take(line);
        return left(aboveInWords(line));
      }
      if (filled.length === 1 && has("stage") && readStageWord(only) !== null)
        return left("A stage or competition: that of the matches below");
      if (filled.length === 1 && !has("match")) return left("No match");
      if (filled.length === 1 && isByeLine(only)) return left(BYE);
    }
    if (isPerson && !isOurs && filled.length === 1) {
      const other = otherLine(only);
      if (other !== null) return left(other);
      const called = positionIn(only, positions);
      if (called !== null && cellOf("position") === "") {
        position = called;
        return left(aboveLines.position);
      }
      // If there is a column for clubs, a club in that column alone is a player's line without a name.
      const isOwnLine = has("club")
        ? clubs.isClub(only) && cellOf("club") === ""
        : cellOf("name") === "" || clubs.isClub(only);
      if (isOwnLine) {
        [own, position] = [clubOfLine(only.trim(), clubs.isClub), ""];
        return left(aboveLines.club);
      }
    }
    if (isPerson && !isOurs) {
      const why = whyNoPlayer(cellOf);
      if (why !== null) return left(why);
    }
    const cells: Record<string, ReadCell> = {};
    const remarks: string[] = [];
    const first = columns.find(({ use }) => use !== null);
    if (torn.has(row) && first?.use) {
      const problem = unread(row.cells[first.place] ?? "", TORN);
      return { line: row.line, left: null, cells: { [first.use]: problem }, remarks, asks: [] };
    }
    const asks: string[] = rivals.map((column) => rivalId(column));
    const readName = (field: string, typed: string, names: Pick<ClubNames, "read"> = clubs) => {
      if (isSpreadsheetError(typed)) return;
      const one = names.read(typed, row.line);
      cells[field] = readAs(one.name, typed);
      if (one.ask !== null) asks.push(one.ask);
    };
    let [inMatch, isTurned] = ["", false];
    let winner: Side | null = null;
    if (isMatch) {
      const said = sides.read(row, own);
      const isOtherWay = task.turned?.has(row.line) === true;
      const [a, b] = isOtherWay ? ([said.teams[1], said.teams[0]] as const) : said.teams;
      inMatch = said.score;
      winner = said.winner;
      isTurned = said.isTurned !== isOtherWay;
      const words = ["stage", "gameWeek", "competition"].map(cellOf);
      const why = isOurs ? null : whyNoMatch([a, b], clubs.isClub, words);
      if (why !== null) return left(why);
      asks.push(...said.asks);
      remarks.push(...said.remarks);
      if (said.problem !== null) cells["teamA"] = unread(...said.problem);
      else {
        readName("teamA", a);
        readName("teamB", b);
      }
      if (isTimed || above !== null) {
        const timed = said.clock === "" ? null : readMomentCell(said.clock);
        const moment = moments.read(row, above && timed ? { ...above, ...onlyTime(timed) } : above);
        cells["date"] = moment.cell;
        remarks.push(...moment.remarks);
        asks.push(...moment.asks);
      }
    }
    if (lines.played) {
      const withScore = () => ({ ...row, cells: row.cells.with(at.get("match") ?? 0, inMatch) });
      const result = inMatch === "" ? scores.read(row) : inMatchScores.read(withScore());
      if (result.left !== null) return left(result.left);
      Object.assign(cells, ofHome(result.cells, isTurned, winner));
      remarks.push(...result.remarks);
      asks.push(...result.asks);
    }
    if (isMatch && !isOurs) {
      const { left: why, stage, ...decided } = deciding.read(row);
      if (why !== null) return left(why);
      if (stage !== null) cells["stage"] = stage;
      remarks.push(...decided.remarks);
      asks.push(...decided.asks);
      if (lines.played && !asks.includes(NOT_PLAYED)) {
        const early = ahead.read(row, cells["date"]);
        if (early.left !== null) return left(early.left);
        asks.push(...early.asks);
      }
    }
    for (const { name, meta } of fields) {
      if (!has(name) || name in cells) continue;
      const cell = cellOf(name);
      if (name === "stage") {
        cells[name] = deciding.stageOf(cell);
        continue;
      }
      if (isPerson && meta.control === "club" && isDitto(cell) && !clubs.isClub(cell)) continue;
      if (meta.control === "club") readName(name, cell);
      else if (isPlace(name) && task.grounds && !isOurs) readName(name, cell, grounds);
      else {
        const found = name === "status" ? statusCell(cell, areNotes) : fieldCell(meta, cell, task);
        if (found) cells[name] = found;
      }
    }
    if (isMatch && !lines.played && has("score") && !cells["status"]) {
      const off = readScoreCell(cellOf("score"));
      if (off?.says === "off") cells["status"] = statusCell(cellOf("score"), true) ?? plainCell("");
    }
    if (!has("gameWeek") && fields.some(({ name }) => name === "gameWeek")) {
      // A file may number its game weeks in the column of stages: "Matchday 4".
      const inStage = ["stage", "competition"].map(cellOf).find(isWeek);
      const isInTable = !cells["stage"]?.text;
      if (week !== null) cells["gameWeek"] = plainCell(week);
      else if (inStage && isInTable) cells["gameWeek"] = readAs(weekOf(inStage), inStage);
    }
    if (has("firstName") && has("surname"))
      cells["name"] = plainCell(`${cellOf("firstName")} ${cellOf("surname")}`.trim());
    if (isPerson && !isOurs) {
      personCells(cells, cellOf, position, positions);
      const isOpen = !cells["club"]?.text && cells["name"]?.text;
      const other = isOpen ? merged?.clubOf(row, own) : null;
      if (other) {
        readName("club", other.name);
        if (other.ask !== null) asks.push(other.ask);
      }
    }
    Object.assign(cells, spreadsheetErrors(row, at));
    if (has("id")) cells["id"] = plainCell(cellOf("id"));
    remarks.push(...invisibleRemark(row, columns));
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
    if (column.use === "date") return { ...column, remark: moments.remark };
    const remark = isMatch ? (deciding.remarkOn(column) ?? scores.remarkOn(column)) : null;
    return remark === null ? column : { ...column, remark };
  });
  const asks = [
    ...moments.asks,
    ...scores.questions(),
    ...deciding.questions(),
    ...(merged?.questions() ?? []),
    ...ahead.questions(),
    ...sides.questions(),
    ...rivalAsks,
  ];
  return { columns: noted, rows, asks, below: { day: above, week } };
}

/**
 * Reads the lines of a file as records of a kind. Every cell is either parsed completely or gets a problem; the result
 * contains the questions that must be answered before anything can be saved.
 */
export function readRows(rows: readonly GridRow[], task: ReadingTask): FileReading {
  const names = nameReaders(task);
  const { lines, fields } = task;
  const known = new Set(task.clubs.map(({ name }) => foldName(name)));
  const trf = trfTable(rows, lines);
  const apart = lineByLine(rows, lines, names.clubs, positionsOf(task));
  const found = trf
    ? [trf]
    : tablesOf(apart ?? rows, { lines, fields, isClub: (cell) => known.has(foldName(cell)) });
  const tables = found.map((table) => withSections(table, lines, task.league.name));
  const titles = titlesOf(tables);
  const [zone = null] = titles.flatMap(({ cells }) => zoneWordIn(cells.join(" ")) ?? []);
  const years = yearsIn(titles);
  // Tables side by side share their titles; a table below another one continues with the round and day above it.
  const read: ReturnType<typeof rowsOfTable>[] = [];
  for (const [at, table] of tables.entries()) {
    const isBeside = at > 0 && tables[at - 1]?.above === table.above;
    const inherited = isBeside ? undefined : read.at(-1)?.below;
    read.push(
      rowsOfTable(table, task, names, inherited ?? { day: null, week: null }, { years, zone }),
    );
  }
  const { asks, newClubs } = names.clubs.outcome();
  return {
    columns: read.flatMap(({ columns }) => columns),
    rows: withNumbersTaken(read.flatMap((table) => table.rows)).toSorted((a, b) => a.line - b.line),
    asks: [...read.flatMap((table) => table.asks), ...asks, ...names.grounds.questions()],
    newClubs,
  };
}
