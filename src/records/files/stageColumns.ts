import { plainWords, writtenAs } from "@/domain/cells/plainWords";
import { germanStageCodes, readStageWord, type SaidStage } from "@/domain/cells/stageWords";
import { knockOutPlace } from "@/domain/match/knockOut";
import { foldName } from "@/domain/names";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { weekOf } from "./linesAbove";
import { meaningsOf } from "./headings";
import { unknownColumnReader } from "./passedOver";
import { readAs, type Ask, type ReadCell, type ReadingTask } from "./reading";

/* Reads the columns with the competition of a match and its place in it: stage, round, competition, type. */

/** The reading of these columns in one row. */
interface StageReading {
  /** Why the row is no match of the league; null if it is one. */
  readonly left: string | null;
  /** The stage; null if no column contains one. */
  readonly stage: ReadCell | null;
  readonly remarks: readonly string[];
  readonly asks: readonly string[];
}

interface DecidingReader {
  readonly read: (row: GridRow) => StageReading;
  /** Returns the stage of an exported row, from its code or its label. */
  readonly stageOf: (cell: string) => ReadCell;
  readonly questions: () => readonly Ask[];
  /** Returns a remark about such a column; null for other columns. */
  readonly remarkOn: (column: ReadColumn) => string | null;
}

const KNOCK_OUT = "stage:knockOut";
const OUT = "out";
const TABLE = "table";
/** The largest number of offered choices. */
const CHOICES = 12;

const DECIDING: ReadonlySet<string | null> = new Set(["stage", "gameWeek", "competition"]);

/** The letters of FA Full-Time for league, cup and friendly. */
const letters: Readonly<Record<string, string>> = { l: "league", c: "cup", f: "friendly" };

/** "R16" or "R32" is a round of a knock-out, or a numbered round if other rounds are numbered in the same way. */
const LAST = /^r(?:16|32)$/i;

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");
const isNumbered = (cell: string) => /^\d{1,3}$/.test(weekOf(cell));

/** Headings of columns with a week instead of a day. */
const WEEK =
  /^(?:dates|date range|zeitraum|week ?(?:commencing|beginning|of|starting)|w ?\/ ?c|woche (?:ab|vom)|semaine du|semana del?|settimana del)/i;

/** The different words in a column and their meanings. */
interface Column {
  readonly column: ReadColumn;
  /** Each word once, by its normalised form. */
  readonly words: ReadonlyMap<string, { readonly typed: string; readonly said: SaidStage | null }>;
  /** Whether all lines contain the same word. */
  readonly isOne: boolean;
  readonly areLetters: boolean;
  /** The unknown words; each leads to a separate question. */
  readonly unknown: readonly string[];
  /** The names among which the administrator must choose this league; empty if no choice is needed. */
  readonly leagues: ReadonlySet<string>;
  /** Whether one of the words means a match of the table. */
  readonly isTableSaid: boolean;
  /** Whether one of the words is the name of this league. */
  readonly isOwnNamed: boolean;
  /** Whether a word of other programs means the table, so that "PO" beside it means all rounds of a knock-out. */
  readonly isOfOthers: boolean;
  /** Whether all words are cups and friendly matches. */
  readonly areElsewhere: boolean;
}

/**
 * Creates a reader of the columns that decide whether a row is a match of the league.
 * @param rows the rows that may become matches
 */
export function stageColumnReader(
  columns: readonly ReadColumn[],
  rows: readonly GridRow[],
  { league, lines: of, fields, answers, stages }: ReadingTask,
): DecidingReader {
  const keepsStage = fields.some(({ name }) => name === "stage");
  const places = stages.filter(({ value }) => value !== "");
  const place = places.find(({ value }) => !value.includes(":"))?.label ?? null;
  const byWord = new Map(
    stages.flatMap(({ value, label }) =>
      [value, label].map((word) => [writtenAs(word), value] as const),
    ),
  );
  const called = [league.name, league.shortName, league.slug].map(foldName);
  const isOwnName = (typed: string) => called.includes(foldName(typed));
  const cellOf = (row: GridRow, column: ReadColumn) => (row.cells[column.place] ?? "").trim();

  const wordsOf = (column: ReadColumn): Column => {
    const cells = rows.map((row) => cellOf(row, column));
    const words = new Map<string, { typed: string; said: SaidStage | null }>();
    const isRound =
      column.use === "gameWeek" || meaningsOf(column.heading, of).includes("gameWeek");
    const areNumbered = cells.some(
      (cell) => /^r(?:d|ound)?[ .]?\d+$/i.test(cell) && !LAST.test(cell),
    );
    const areCodes =
      column.use === "competition" && cells.some((cell) => /^(?:me|fs)$/i.test(cell));
    for (const typed of cells) {
      const isWeek = isRound && isNumbered(typed) && (areNumbered || !LAST.test(typed));
      const isOwn = isOwnName(typed);
      const said: SaidStage | null =
        isWeek || isOwn || byWord.get(writtenAs(typed)) === ""
          ? { says: "table" }
          : ((areCodes ? germanStageCodes.get(plainWords(typed)) : undefined) ??
            readStageWord(typed));
      if (typed !== "" && !words.has(plainWords(typed)))
        words.set(plainWords(typed), { typed, said });
    }
    // Among rounds of a knock-out, "Championship" is no league.
    const isBracket = isRound && [...words.values()].some(({ said }) => said?.says === "knockOut");
    for (const [word, { typed, said }] of words)
      if (isBracket && said?.says === "league") words.set(word, { typed, said: null });
    const all = [...words.values()];
    const isOne = words.size === 1 && !cells.includes("");
    const areLetters =
      column.use === "competition" &&
      all.every(({ typed }) => Object.hasOwn(letters, typed.toLowerCase()));
    const isSaid = (says: SaidStage["says"]) => all.some(({ said }) => said?.says === says);
    // Rounds can have any name, so unknown words are asked about only if there are rounds of a knock-out.
    const isAsked = !isOne && !areLetters && (!isRound || isSaid("knockOut") || isSaid("cup"));
    const unknown = all.filter(({ typed, said }) => said === null && !byWord.has(writtenAs(typed)));
    const named = all.filter(({ said }) => said?.says === "league");
    const isOwnNamed = all.some(({ typed }) => isOwnName(typed));
    const isChoice = isAsked && ((!isOwnNamed && named.length > 1) || unknown.length > 1);
    const typedOf = (some: typeof all) => some.map(({ typed }) => typed);
    return {
      column,
      words,
      isOne,
      areLetters,
      unknown: isAsked && !isChoice ? typedOf(unknown) : [],
      leagues: new Set(isChoice ? typedOf([...(isOwnNamed ? [] : named), ...unknown]) : []),
      isTableSaid: isSaid("table"),
      isOwnNamed,
      isOfOthers: all.some(
        ({ typed, said }) => said?.says === "table" && !byWord.has(writtenAs(typed)),
      ),
      areElsewhere: all.every(({ said }) => said?.says === "cup" || said?.says === "friendly"),
    };
  };
  const read = columns.filter(({ use }) => DECIDING.has(use)).map(wordsOf);
  const order = ["stage", "competition", "gameWeek"];
  const deciding = read.toSorted(
    (one, two) => order.indexOf(one.column.use ?? "") - order.indexOf(two.column.use ?? ""),
  );
  const lines = new Map<string, Set<number>>();
  const open = (id: string, row: GridRow) => {
    if (answers[id] !== undefined) return [];
    lines.set(id, (lines.get(id) ?? new Set()).add(row.line));
    return [id];
  };
  const rounds = new Set<string>();
  const wordId = ({ key }: ReadColumn, word: string) => `word:${key}:${plainWords(word)}`;
  const leagueId = ({ key }: ReadColumn) => `league:${key}`;

  const slots = new Map(
    places.map(({ value }) => [plainWords(value.split("/")[0] ?? ""), value.split("/")[0]]),
  );
  /**
   * Returns the stored form of a stage written as a code in any letter case. A leg number beyond the legs means a
   * replay; play-offs can be numbered. Null for any other text.
   */
  const codeIn = (typed: string): string | null => {
    const [, word = "", leg = ""] = /^([a-z0-9:-]+?)(\/[1-9])?$/.exec(plainWords(typed)) ?? [];
    const slot = /^po[2-9]?$/.test(word) ? word.toUpperCase() : slots.get(word);
    return slot === undefined ? null : `${slot}${leg}`;
  };

  /** Returns the place in the bracket that words mean; null if the season has no such place or several. */
  const placeOf = (typed: string, said: SaidStage | null): string | null => {
    const exact = byWord.get(writtenAs(typed)) ?? codeIn(typed);
    if (exact !== null) return exact;
    if (said?.says !== "knockOut" || !said.isWhole) return null;
    const found = places.filter(({ value }) => {
      const [, slot = "", number, leg] = /^([A-Z]+|R\d+-?|P3)(\d*)(?:\/(\d))?$/.exec(value) ?? [];
      const isRound = slot !== "" && knockOutPlace(value.split("/")[0] ?? "") === said.round;
      const isNumber = said.number === null || number === String(said.number);
      return (
        isRound && isNumber && (leg === undefined ? said.leg === null : leg === String(said.leg))
      );
    });
    return found.length === 1 ? (found[0]?.value ?? null) : null;
  };

  const ofWord = (
    {
      column,
      words,
      isOne,
      areLetters,
      unknown,
      leagues,
      isOwnNamed,
      isOfOthers,
      areElsewhere,
    }: Column,
    row: GridRow,
  ): StageReading | null => {
    const typed = cellOf(row, column);
    const nothing: StageReading = { left: null, stage: null, remarks: [], asks: [] };
    if (typed === "") return null;
    const said = words.get(plainWords(typed))?.said ?? null;
    // Only a column of stages may remove a stored match from the bracket (empty stage).
    const toTable = column.use === "stage" ? { ...nothing, stage: readAs("", typed) } : nothing;
    const out = { ...nothing, left: `“${typed}”: no match of this league` };
    const isAnyRound = isOfOthers && plainWords(typed) === "po";
    const known = keepsStage && !isAnyRound ? placeOf(typed, said) : null;
    if (known !== null && known !== "") return { ...nothing, stage: readAs(known, typed) };
    if (areLetters && !isOne) {
      const means = letters[typed.toLowerCase()] ?? "";
      const remarks =
        means === "league" ? [] : [`“${typed}” may be a ${means}: it counts in the table`];
      return { ...nothing, remarks };
    }
    if (leagues.has(words.get(plainWords(typed))?.typed ?? typed)) {
      const id = leagueId(column);
      const answer = answers[id];
      if (answer !== undefined && answer !== TABLE && answer !== plainWords(typed)) return out;
      return { ...toTable, asks: open(id, row) };
    }
    switch (said?.says) {
      case "table":
        return toTable;
      case "league":
        return isOwnNamed ? out : toTable;
      case "cup":
      case "friendly":
        if (isOne) return column.use === "stage" ? toTable : null;
        if (!areElsewhere) return out;
        break;
      case "knockOut":
        break;
      default: {
        if (!unknown.some((word) => plainWords(word) === plainWords(typed)))
          return column.use === "stage" ? toTable : null;
        const id = wordId(column, typed);
        if (answers[id] === OUT) return out;
        return { ...toTable, asks: open(id, row) };
      }
    }
    if (answers[KNOCK_OUT] === OUT)
      return { ...nothing, left: `“${typed}”: no match of the table` };
    rounds.add(typed);
    return { ...toTable, asks: open(KNOCK_OUT, row) };
  };

  const asksOf = ({ column, unknown, leagues, isTableSaid }: Column): readonly Ask[] => [
    ...unknown.map((word): Ask => ({
      id: wordId(column, word),
      what: `What does “${word}” mean?`,
      lines: [...(lines.get(wordId(column, word)) ?? [])],
      choices: [
        { value: TABLE, label: "A match of the league’s table" },
        { value: OUT, label: "No match of the league: leave it out" },
      ],
    })),
    ...(leagues.size === 0
      ? []
      : [
          {
            id: leagueId(column),
            what: `“${column.heading}” says different things. Which is this league?`,
            lines: [...(lines.get(leagueId(column)) ?? [])],
            choices: [
              ...[...leagues]
                .slice(0, CHOICES)
                .map((word) => ({ value: plainWords(word), label: word })),
              { value: TABLE, label: "All of them" },
              ...(isTableSaid ? [{ value: OUT, label: "None of them: leave them out" }] : []),
            ],
          },
        ]),
  ];

  const passedOver = unknownColumnReader(columns);

  return {
    stageOf: (cell) => readAs(byWord.get(writtenAs(cell)) ?? cell.trim(), cell),
    read(row) {
      let decided: StageReading = { left: null, stage: null, remarks: [], asks: [] };
      for (const column of deciding) {
        // A place in the bracket, or a stage in its own column, is more precise than a round.
        const isSaid =
          decided.stage !== null && (decided.stage.text !== "" || decided.asks.length > 0);
        if (isSaid || (column.column.use === "gameWeek" && saidAs(decided, deciding, row)))
          continue;
        const said = ofWord(column, row);
        if (said === null) continue;
        if (said.left !== null) return said;
        decided = {
          left: null,
          stage: said.stage ?? decided.stage,
          remarks: [...decided.remarks, ...said.remarks],
          asks: [...decided.asks, ...said.asks],
        };
      }
      const remarks = [...decided.remarks, ...passedOver(row)];
      return { ...decided, remarks, stage: keepsStage ? decided.stage : null };
    },
    questions: () => [
      ...deciding.flatMap(asksOf).filter((ask) => ask.lines.length > 0),
      ...(lines.has(KNOCK_OUT)
        ? [
            {
              id: KNOCK_OUT,
              what: `${quoted([...rounds].slice(0, 6))}: rounds of a knock-out, and no one place of this season’s bracket. Do they count in the table?${place === null ? "" : ` For the bracket, write its place, as “${place}”.`}`,
              lines: [...(lines.get(KNOCK_OUT) ?? [])],
              choices: [
                { value: OUT, label: "No, leave them out" },
                { value: TABLE, label: "Yes, they count in the table" },
              ],
            },
          ]
        : []),
    ],
    remarkOn: (column) => {
      if (column.use === null && WEEK.test(column.heading.trim()))
        return "It names no one day, so it is left out: the matches have no day";
      const own = read.find((one) => one.column === column);
      if (!own || own.words.size === 0 || column.use === "gameWeek") return null;
      const [one] = [...own.words.values()];
      const isKnown = one?.said?.says === "table" || byWord.has(writtenAs(one?.typed ?? ""));
      if (own.isOne && !isKnown && one?.said?.says !== "knockOut")
        return `Every line says “${one?.typed ?? ""}”: it is taken for this league`;
      return own.areLetters ? "L is read as league, C as cup, F as friendly" : null;
    },
  };
}

/** Checks whether a column of stages has decided the row already, so that the name of its round decides nothing. */
function saidAs({ stage }: StageReading, columns: readonly Column[], row: GridRow): boolean {
  return (
    stage !== null &&
    columns.some(
      ({ column }) => column.use === "stage" && (row.cells[column.place] ?? "").trim() !== "",
    )
  );
}
