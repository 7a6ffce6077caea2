import { readScoreCell } from "@/domain/cells/score";
import { isAboutWalkover } from "@/domain/cells/walkover";
import { plainWords } from "@/domain/cells/plainWords";
import { isPlainState, readState } from "@/domain/cells/stateWords";
import { endingInCell } from "@/domain/match/endingWords";
import type { Status } from "@/domain/match/status";
import { isTime } from "./columnContents";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { isNoted } from "./headings";
import type { Ask, ReadingTask } from "./reading";

/* Reads the column of states beside a score, which shows whether the score is a result. */

/** The id of the question about matches that are not over according to their status but have a score. */
export const NOT_PLAYED = "notPlayed";
/** The largest number of unknown words with a question each; more lead to one question for all. */
const MOST_WORDS = 3;
const ALL = "words:status";

/** What the status of a row means for its score. */
interface StatusReading {
  readonly left: string | null;
  readonly asks: readonly string[];
}

export const NOTHING_STATED: StatusReading = { left: null, asks: [] };

interface StatusReader {
  /** Reads the status of a row with a score. */
  readonly read: (row: GridRow) => StatusReading;
  readonly questions: () => readonly Ask[];
  readonly remark: string | null;
}

/** The ending of a match, as a short code or in words. */
const ENDS =
  /^(?:aet|a\.e\.t\.?|after (?:extra time|et)|pens?|pso|ap|penalties|after pen(?:altie)?s|on penalties|\d?ot|(?:f|final)(?: ?[/-] ?| ?\(| )\d?ot\)?|wo|w\/o|awd|awarded|so|shoot-?out)$/;

/** The current minute or part of a match under way: "63'", "Q3 04:12", "2nd period". */
const IN_PLAY =
  /^(?:\d{1,3}(?: ?\+ ?\d{1,2})? ?(?:'|min\.?)|(?:[qp][1-5]|[1-5]q|(?:quarter|period|set|inning|end of) [1-9]|(?:end (?:of )?)?[1-5](?:st|nd|rd|th) (?:quarter|period|set|qtr))(?: .*)?)$/;

/** Checks whether a word means that a match has not begun or is not over. */
function isOpen(word: string): boolean {
  const state = readState(word);
  const isToCome =
    (/\p{L}{2}/u.test(word) && readScoreCell(word)?.says === "none") ||
    /^to be \w+$/.test(plainWords(word)) ||
    IN_PLAY.test(plainWords(word)) ||
    (/\d[:.h]\d\d|\d ?[ap]\.?m/i.test(word) && isTime(word));
  return state === "scheduled" || state === "live" || isToCome;
}

/** Checks whether a text is only a state or an ending of a match. */
export const saysState = (word: string): boolean =>
  word.trim() !== "" &&
  (isPlainState(word) ||
    readState(word) === "live" ||
    ENDS.test(plainWords(word)) ||
    isAboutWalkover(word));

/**
 * Returns the status that a note beside a score means, if the note starts with such a word; "other" for notes such as
 * "Kick-off delayed" or "Cole missed a penalty".
 */
export function statusOfNote(note: string): Status {
  const [first = ""] = plainWords(note)
    .replace(/^(?:(?:the )?(?:match|game|fixture)|was|has been|is)\b[ :,-]*/g, "")
    .split(/\s*[,;:.(]\s*|\s+(?=\d)|\s(?:at|after|in|due|because|by|on|until|to|for|wegen)\s/);
  if (first === "" || /delay/.test(first)) return "other";
  const state = readState(first);
  const isOff = state === "postponed" || state === "cancelled" || state === "abandoned";
  return isPlainState(first) || isOff ? state : "other";
}

/** Words for kicks from the penalty mark without a score. */
const BY_KICKS =
  /^(?:(?:ft|full[ -]?time|aet)?[ ,(-]*)(?:pens?|pso|penalties|a\.?p\.?|(?:after|on|by) pen(?:s|alties|alty kicks)?|shoot-?out|n\.?e\.?|i\.?e\.?|t\.?a\.?b\.?|tirs au but|penales|rigori|elfmeter(?:schiessen)?)\)?$/;

/** Checks whether a text says that kicks from the penalty mark decided, without their score. */
export const isByKicks = (word: string): boolean => BY_KICKS.test(plainWords(word));

/** Checks whether a text contains kicks from the penalty mark with their score. */
export const isAboutKicks = (text: string): boolean =>
  /\d\s*[-–:]\s*\d/.test(text) && /\b(?:pen(?:s|alt)|pso\b|shoot-?out)/.test(plainWords(text));

/** Checks whether a word means that neither team came. */
function isOfBoth(word: string): boolean {
  const ending = endingInCell(word, ["", ""]);
  return ending !== null && "how" in ending && ending.how === "doubleForfeit";
}

/** Checks whether a word is neither a known state nor a known ending. */
function isUnknown(word: string): boolean {
  if (
    word === "" ||
    isAboutKicks(word) ||
    isByKicks(word) ||
    isOfBoth(word) ||
    isOpen(word) ||
    readState(word) !== "other" ||
    isAboutWalkover(word)
  )
    return false;
  const isWord = /\p{L}{2}/u.test(word);
  const beside = readScoreCell(`1-0 ${word}`) ?? (isWord ? readScoreCell(word) : null);
  return beside === null && !ENDS.test(plainWords(word));
}

/**
 * Creates a reader of the column of states in a table of results.
 * @param cellOf returns the state of a row, from that column or another one
 * @param rows the rows with a score
 */
export function statusReader(
  column: ReadColumn | undefined,
  cellOf: (row: GridRow) => string,
  rows: readonly GridRow[],
  { answers }: Pick<ReadingTask, "answers">,
): StatusReader {
  // Notes can be about anything, so they are not asked about.
  const areNotes = isNoted(column?.heading ?? "");
  const all = new Map(rows.map((row) => [plainWords(cellOf(row)), cellOf(row)]));
  const unknown = [...all].filter(([, word]) => isUnknown(word));
  const isAsked = !areNotes && all.size > 1;
  const isOne = unknown.length > MOST_WORDS;
  const lines = new Map<string, Set<number>>();
  const said = new Set<string>();
  const open = (id: string, row: GridRow): StatusReading => {
    lines.set(id, (lines.get(id) ?? new Set()).add(row.line));
    return { left: null, asks: [id] };
  };
  const idOf = (word: string) => (isOne ? ALL : `word:status:${plainWords(word)}`);
  const ask = (id: string, what: string): readonly Ask[] => {
    const found = lines.get(id);
    if (!found) return [];
    return [
      {
        id,
        what,
        lines: [...found],
        choices: [
          { value: "out", label: "Not played: leave them out" },
          { value: "played", label: "Played: the score counts" },
        ],
      },
    ];
  };
  const quoted = (words: readonly string[]) =>
    words
      .slice(0, 6)
      .map((word) => `“${word}”`)
      .join(", ");
  return {
    read(row) {
      const word = cellOf(row);
      if (word === "" || (areNotes && !isPlainState(word))) return NOTHING_STATED;
      const id = isOpen(word) ? NOT_PLAYED : isAsked && isUnknown(word) ? idOf(word) : null;
      if (id === null || answers[id] === "played") return NOTHING_STATED;
      if (answers[id] === "out") return { left: `“${word}”: there is no result yet`, asks: [] };
      if (id === NOT_PLAYED) said.add(word);
      return open(id, row);
    },
    questions: () => [
      ...ask(
        NOT_PLAYED,
        `${quoted([...said])}: the matches are not over, and a score stands beside it. Does it count?`,
      ),
      ...(isOne
        ? ask(ALL, `What do ${quoted(unknown.map(([, word]) => word))} mean?`)
        : unknown.flatMap(([, word]) => ask(idOf(word), `What does “${word}” mean?`))),
    ],
    remark:
      unknown.length === 0 || isAsked
        ? null
        : `${quoted(unknown.map(([, word]) => word))} ${areNotes ? "is" : "says nothing of the score, and is"} left out`,
  };
}
