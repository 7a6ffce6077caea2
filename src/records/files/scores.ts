import { readDetailCell } from "@/domain/cells/detail";
import { isScoreMadeDay, readScoreCell } from "@/domain/cells/score";
import type { Ending } from "@/domain/match/ending";
import { endingInCell } from "@/domain/match/endingWords";
import { writeEnding } from "@/domain/match/writeEnding";
import { readScore } from "@/domain/match/typedScore";
import { isTime, part, saysScore, saysYes } from "./columnContents";
import type { ReadColumn } from "./columns";
import {
  FIRST_SIDE,
  UNPLAYED,
  areTotalsOf,
  bothAreClocks,
  contradictionOf,
  countsWholes,
  firstSideAsk,
  inWords,
  leftOutOf,
  turned,
  unplayedAsk,
} from "./scoreColumn";
import { stateReader } from "./beside";
import { endingOf, scoreOf } from "./endings";
import { NOTHING_STATED, statusReader } from "./states";
import { walkoverReader } from "./walkovers";
import type { GridRow } from "./grid";
import { isLost, saysWho } from "./headings";
import { plainCell, readAs, unread, type Ask, type ReadCell, type ReadingTask } from "./reading";

/** The result of a row, read from the columns of the score. */
export interface ReadResult {
  /** The cells `scoreA`, `scoreB`, `detail` and `ending`, as far as the row has them. */
  readonly cells: Readonly<Record<string, ReadCell>>;
  /** Why the row is no result (not played yet, postponed); null if it is one. */
  readonly left: string | null;
  readonly remarks: readonly string[];
  readonly asks: readonly string[];
}

/** Endings that exist in all sports, so that no sport lists them. */
const OF_ALL_SPORTS: ReadonlySet<Ending["how"]> = new Set(["awarded", "doubleForfeit"]);

const NOT_YET = "No score yet";
interface Scores {
  readonly read: (row: GridRow) => ReadResult;
  /** The rows with figures. */
  readonly figured: readonly GridRow[];
  readonly questions: () => readonly Ask[];
  /** Returns a remark about a column of states or notes; null for other columns. */
  readonly remarkOn: (column: ReadColumn) => string | null;
}

/** Creates a reader of scores; all rows of the table decide how they are read. */
export function scoreReader(
  columns: readonly ReadColumn[],
  rows: readonly GridRow[],
  task: ReadingTask,
): Scores {
  const { league, fields, answers } = task;
  const { scoreFormat: format, scoreUnit: unit = 1, endings } = league.game;
  const at = (use: string) => columns.find((column) => column.use === use);
  const [a, b, both] = [at("scoreA"), at("scoreB"), at("score")];
  const [halfA, halfB, halves] = [at("halfA"), at("halfB"), at("halfScore")];
  const [details, ends, status] = [at("detail"), at("ending"), at("status")];
  const cellOf = (row: GridRow, column: ReadColumn | undefined) =>
    column ? (row.cells[column.place] ?? "").trim() : "";
  const isClock = bothAreClocks(both ? rows.map((row) => cellOf(row, both)) : []);
  const walkovers = walkoverReader(columns, task);
  // Our export counts points; an older export counted half points, which is the stored form.
  const isExported = fields.some(
    ({ name, label }) => name === "scoreA" && unit === 2 && a?.heading.trim() === label,
  );
  const isStored = /half points/i.test(a?.heading ?? "");
  // "4:3" sets beside "2:1" rubbers is a sum, not the score detail.
  const areTotals =
    details !== undefined &&
    (both ?? a) !== undefined &&
    format !== null &&
    !["half", "periods"].includes(format.kind) &&
    areTotalsOf(rows.map((row) => [cellOf(row, details), pairIn(row)] as const));
  const parts = columns.filter(({ use }) => use === "detailPart");
  const partsOf = (row: GridRow) =>
    parts
      .map((column) => cellOf(row, column))
      .filter((cell) => !/^[-–—]?$/.test(cell))
      .join(" ");
  const figured = rows.filter((row) =>
    [both, a, b, details, ...parts].some((column) => /[\d½]/.test(cellOf(row, column))),
  );
  function pairIn(row: GridRow): readonly [string, string] {
    const said = both ? readScoreCell(cellOf(row, both)) : null;
    if (said?.says !== "score") return [cellOf(row, a), cellOf(row, b)];
    return [String(said.score[0]), String(said.score[1])];
  }
  const isWhole = unit === 1 || isExported || (!isStored && countsWholes(rows.map(pairIn), format));
  const unplayed = new Set<number>();
  const teams = [at("teamA")?.place, at("teamB")?.place] as const;
  const isVisitorFirst = teams[0] !== undefined && teams[1] !== undefined && teams[1] < teams[0];
  const turnable = new Set<number>();

  const figure = (cell: string): ReadCell => {
    // Statistics programs write 2 as "2.0".
    const read = readScore(cell.replace(/^(\d{1,3})[.,]0{1,2}$/, "$1"), unit);
    const value = read !== null && !isWhole ? read / unit : read;
    return value === null || !Number.isInteger(value)
      ? unread(cell, `“${cell}” is no score`)
      : readAs(String(value), cell);
  };

  const detailOf = (cell: string): ReadCell | null => {
    if (cell === "" || !format) return null;
    const text = readDetailCell(cell, format);
    return text === null
      ? unread(cell, `“${cell}” is no score in detail of this sport`)
      : readAs(text, cell);
  };

  const endingCell = (ending: Ending, cell: string): ReadCell | null => {
    const isKnown = OF_ALL_SPORTS.has(ending.how) || endings.some((how) => how === ending.how);
    return ending.how === "normal" || !isKnown
      ? null
      : { ...plainCell(writeEnding(ending)), from: cell };
  };

  const ofPair = (row: GridRow): ReadResult => {
    const cell = cellOf(row, both);
    const nothing = { cells: {}, left: null, remarks: [], asks: [] };
    if (isClock(cell) && (format?.kind === "half" || format?.kind === "periods")) {
      const problem = `“${cell}” may be a time of day, or a score that a spreadsheet made one`;
      return { ...nothing, cells: { scoreA: unread(cell, problem), scoreB: plainCell("") } };
    }
    const typed = readScoreCell(walkovers.named(cell, row));
    const said = answers[FIRST_SIDE] === "B" ? turned(typed) : typed;
    const isOpen = isVisitorFirst && answers[FIRST_SIDE] === undefined && said?.says === "score";
    const asks = isOpen && said.score[0] !== said.score[1] ? [FIRST_SIDE] : [];
    if (asks.length > 0) turnable.add(row.line);
    const sets = said === null ? detailOf(cell) : null;
    if (sets && sets.problem === null)
      return { ...nothing, cells: { ...headlined(sets), detail: sets } };
    // Websites show the kick-off there until a match is played.
    if (said === null && isTime(cell)) return { ...nothing, left: NOT_YET };
    if (said === null) {
      const problem = isScoreMadeDay(cell)
        ? `“${cell}” is a day that a spreadsheet made of a score`
        : `“${cell}” is not understood as a score`;
      return { ...nothing, cells: { scoreA: unread(cell, problem), scoreB: plainCell("") } };
    }
    if (said.says === "none") return { ...nothing, left: NOT_YET };
    if (said.says === "off") return { ...nothing, left: inWords[said.status] ?? NOT_YET };
    if (said.says === "walkover") return walkovers.read(row, said, cell);
    const [one, other] = said.score.map((value) => ({ ...figure(String(value)), from: cell }));
    const ending = endingCell(said.ending, cell);
    const half = format?.kind === "half" && said.half ? `ht ${said.half[0]}-${said.half[1]}` : "";
    const detail = said.detail === "" ? null : detailOf(said.detail);
    return {
      ...nothing,
      asks,
      remarks: leftOutOf(cell, said),
      cells: {
        ...(one && { scoreA: one }),
        ...(other && { scoreB: other }),
        ...(half !== "" && { detail: { ...plainCell(half), from: cell } }),
        ...(detail && { detail: { ...detail, from: cell } }),
        ...(ending && { ending }),
      },
    };
  };

  const ofTwo = (row: GridRow): ReadResult => {
    const [one, other] = [cellOf(row, a), cellOf(row, b)];
    const isNothing = [one, other].every((cell) => /^[-–—?]?$/.test(cell));
    const nothing = { cells: {}, left: null, remarks: [], asks: [] };
    const code = /\d/.test(one + other)
      ? null
      : readScoreCell(other === "" ? one : `${one}-${other}`);
    if (code?.says === "off") return { ...nothing, left: inWords[code.status] ?? NOT_YET };
    if (code?.says === "walkover") return walkovers.read(row, code, `${one} ${other}`.trim());
    if (!isNothing)
      return {
        ...nothing,
        cells: { ...(a && { scoreA: figure(one) }), ...(b && { scoreB: figure(other) }) },
      };
    return (a ?? b) ? { ...nothing, left: NOT_YET } : nothing;
  };

  const besides = stateReader(columns, endings, endingCell);
  const states = statusReader(status, besides.stateOf, figured, task);

  const kicksOf = columns.filter(({ use }) => use === "kicks");
  const [extra, letters] = [at("extra"), at("letter")];
  const winner = columns.find(
    ({ use, heading }) => use === null && saysWho(heading) && !isLost(heading),
  );

  /** Returns the cells from separate columns: kicks from the penalty mark, extra time, winner. */
  const beyond = (row: GridRow, all: ReadResult["cells"]): Readonly<Record<string, ReadCell>> => {
    const [one, other] = [all["scoreA"], all["scoreB"]];
    const lead = Math.sign(Number(one?.text) - Number(other?.text));
    const said = [cellOf(row, letters), cellOf(row, winner)] as const;
    const against = contradictionOf(said, lead, [
      cellOf(row, at("teamA")),
      cellOf(row, at("teamB")),
    ]);
    // A score that was not read keeps its own problem.
    if (against !== null && one?.problem === null && other?.problem === null)
      return { scoreB: unread(other.text, `“${against}” contradicts the score`) };
    const kicks = kicksOf.map((column) => cellOf(row, column)).filter((cell) => cell !== "");
    const shot = readScoreCell(kicks.join("-"));
    if (shot?.says === "score" && lead === 0)
      return {
        ending: readAs(writeEnding({ how: "shootOut", kicks: shot.score }), kicks.join("-")),
      };
    const late = cellOf(row, extra);
    const after = readScoreCell(late);
    const extraTime = { ...plainCell(writeEnding({ how: "extraTime" })), from: late };
    if (after?.says === "score")
      return {
        scoreA: { ...figure(String(after.score[0])), from: late },
        scoreB: { ...figure(String(after.score[1])), from: late },
        ending: extraTime,
      };
    return saysYes(late) && endings.includes("extraTime") ? { ending: extraTime } : {};
  };

  /** Returns the score computed from the score detail, for rows without a score. */
  const headlined = (detail: ReadCell | null): Readonly<Record<string, ReadCell>> => {
    if (!detail || detail.problem !== null || !format) return {};
    const reading = format.read(detail.text);
    const score = reading.ok ? format.headline(reading.sheet) : null;
    return score
      ? { scoreA: plainCell(String(score[0])), scoreB: plainCell(String(score[1])) }
      : {};
  };

  const read = (row: GridRow): ReadResult => {
    const scored = both && !(a && cellOf(row, a) !== "") ? ofPair(row) : ofTwo(row);
    const isScored = scored.left === null && Object.keys(scored.cells).length > 0;
    const state = besides.statusOf(row, isScored);
    const called =
      state === "postponed" || state === "cancelled" || state === "abandoned" ? state : null;
    if (called !== null && (scored.left !== null || called !== "abandoned"))
      return { ...scored, left: inWords[called] ?? NOT_YET };
    if (called === "abandoned") {
      const cells = {
        ...scored.cells,
        ending: unread(besides.wordsOf(row), inWords["abandoned"] ?? ""),
      };
      return { ...scored, cells };
    }
    const sides = [cellOf(row, at("teamA")), cellOf(row, at("teamB"))] as const;
    const ended = endingInCell(cellOf(row, ends), sides);
    const beside = cellOf(row, ends) || besides.wordsOf(row);
    const known = ended ? null : walkovers.resultBeside(row, scored, beside);
    if (known) return known;
    const open = scored.left === null ? states.read(row) : NOTHING_STATED;
    if (open.left !== null) return { ...scored, left: open.left };
    const detail = areTotals ? null : detailOf(cellOf(row, details) || partsOf(row));
    const halfCell = cellOf(row, halves) || `${cellOf(row, halfA)}-${cellOf(row, halfB)}`;
    const half = format?.kind === "half" ? readScoreCell(halfCell) : null;
    const atHalf =
      half?.says === "score" ? plainCell(`ht ${half.score[0]}-${half.score[1]}`) : null;
    const counted = scored.left === NOT_YET || (!both && !a && !b) ? headlined(detail) : {};
    if (scored.left !== null && Object.keys(counted).length === 0) return scored;
    const cells = {
      ...scored.cells,
      ...counted,
      ...((detail ?? (details && plainCell(""))) && {
        detail: detail ?? plainCell(""),
      }),
      ...(atHalf && { detail: atHalf }),
      ...(ends &&
        cellOf(row, ends) !== "" && {
          ending: endingOf(cellOf(row, ends), scoreOf(scored.cells), ended),
        }),
      ...(cellOf(row, ends) === "" && besides.endingOf(row, scored.cells, sides)),
      ...beyond(row, scored.cells),
    };
    const boards = boardsAsked(row, cells);
    return {
      ...scored,
      left: null,
      cells,
      asks: [...scored.asks, ...boards.asks, ...open.asks],
      remarks: [...scored.remarks, ...boards.remarks],
    };
  };

  /** Asks about matches with fewer points than boards: only the administrator knows whether boards were not played. */
  const boardsAsked = (row: GridRow, cells: Readonly<Record<string, ReadCell>>) => {
    const [one, other] = [cells["scoreA"]?.text, cells["scoreB"]?.text].map(Number);
    const most = format?.kind === "boards" ? 2 * (format.contests ?? 0) : 0;
    const sum = (one ?? 0) + (other ?? 0);
    if (!(sum > 0 && sum < most) || answers[UNPLAYED] !== undefined)
      return { asks: [], remarks: [] };
    unplayed.add(row.line);
    return {
      asks: [UNPLAYED],
      remarks: [`${sum / 2} of ${most / 2} points: not every board was played`],
    };
  };

  /** With two legs side by side, neither column is the score. */
  const oneOfSeveral = (column: ReadColumn) =>
    column.use === null &&
    !a &&
    !b &&
    !both &&
    part(
      rows.map((row) => cellOf(row, column)),
      saysScore,
    ) > 0.5
      ? "Several columns hold scores: choose the one that counts, or write each match as a row"
      : null;
  return {
    read,
    figured,
    remarkOn: (column) =>
      column === status
        ? states.remark
        : column === details && areTotals
          ? "Sums, not how each ended: left out"
          : (besides.remarkOn(column) ?? oneOfSeveral(column)),
    questions: () => [
      ...walkovers.questions(),
      ...states.questions(),
      ...firstSideAsk([...turnable]),
      ...unplayedAsk([...unplayed]),
    ],
  };
}
