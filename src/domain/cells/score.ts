import type { Ending } from "../match/ending";
import type { Pair } from "../match/pair";
import { readScore } from "../match/typedScore";
import type { Status } from "../match/status";
import { remembering } from "../remembered";
import { plainWords } from "./plainWords";
import { readState } from "./stateWords";
import { walkoverIn } from "./walkover";

/** The meaning of a cell with the score of a match. */
export type SaidScore =
  | {
      readonly says: "score";
      readonly score: Pair;
      /** The score at half-time; null if the cell has none. */
      readonly half: Pair | null;
      readonly ending: Ending;
      /** The text in brackets with more than one pair of numbers: sets, quarters. */
      readonly detail: string;
    }
  /** The match is not played yet. */
  | { readonly says: "none" }
  | {
      readonly says: "off";
      readonly status: Extract<Status, "postponed" | "cancelled" | "abandoned">;
    }
  /**
   * The match was decided without play, and no score is given. `to` is the winning side; null if the cell does not name
   * it.
   */
  | { readonly says: "walkover"; readonly to: "A" | "B" | null };

const none: SaidScore = { says: "none" };

/** Codes of league software: postponed, abandoned, cancelled, void. */
const codes: Readonly<Record<string, SaidScore>> = {
  "p-p": { says: "off", status: "postponed" },
  "a-a": { says: "off", status: "abandoned" },
  "c-c": { says: "off", status: "cancelled" },
  "v-v": { says: "off", status: "cancelled" },
  "p/p": { says: "off", status: "postponed" },
};

const FIGURE = String.raw`\d{0,3}(?:½|[.,][05])|\d{1,3}`;
const PAIR = String.raw`(${FIGURE})(?:\s*(?:-|:|x|to|/)\s*|\s+a\s+)(${FIGURE})`;
const whole = new RegExp(`^${PAIR}$`);
const led = new RegExp(`^\\((\\d{1,2})\\)\\s*${PAIR}\\s*\\((\\d{1,2})\\)$`);
const scored = new RegExp(`^${PAIR}(?!\\d|[.,]\\d)\\s*(.*)$`);

/** What can follow a score; each is removed from the beginning of the remaining text. */
const PLAYED_ON =
  /^\(?(?:a\.?e\.?t\.?|n\.?\s?v\.?|after extra time|\d?ot|a\.?p\.?|d\.?t\.?s\.?|prolongation|prorroga|prolongamento)\)?[\s,;]*/;
/** Words for a penalty shoot-out in English, German, French, Spanish, Italian and Portuguese. */
const KICKS = String.raw`(?:pens?|p|pso|pks?|penalties|penales|penaltis|n\.?\s?e|i\.?\s?e|t\.?a\.?b|tirs au but|d\.?c\.?r|rig|rigori|g\.?p)\.?(?![a-z])`;
const shot = new RegExp(
  String.raw`^\(?\s*(\d{1,2})\s*[-:]\s*(\d{1,2})\s*(?:on\s+)?${KICKS}\)?[\s,;]*`,
);
const shotWord = new RegExp(String.raw`^\(?${KICKS}[\s:]*(\d{1,2})\s*[-:]\s*(\d{1,2})\)?[\s,;]*`);
const halfTime =
  /^[([]\s*(?:h\.?t\.?:?\s*)?(\d{1,2})\s*[-:]\s*(\d{1,2})\s*(?:h\.?t\.?)?\s*[)\]][\s,;]*/;
/** The score after normal time, which is level, and the one at half-time: "3:2 n.V. (2:2, 1:0)". */
const before =
  /^[([]\s*(\d{1,2})\s*[-:]\s*\1(?:\s*[,;]\s*(\d{1,2})\s*[-:]\s*(\d{1,2}))?\s*[)\]][\s,;]*/;
const GIVEN =
  /^\(?(?:w\.?\s?\/?o\b\.?|walkover|awarded|award|awd|forfeit|forfait|ff(?![a-z])|kampflos|am grunen tisch|wertung|urteil)\)?[\s,;]*/;
/** The aggregate of both legs of a tie; it is skipped, because it follows from the legs. */
const SUM =
  /^[([]?\s*(?:agg(?:regate)?|ges(?:amt)?|tot(?:al)?|cumul|global)\.?:?\s*\d{1,2}\s*[-:]\s*\d{1,2}\s*[)\]]?[\s,;]*/;
const FINAL = /^\(?(?:ft|full[ -]?time|f|final|\*)(?![a-z])\)?[\s,;/-]*/;
const inBrackets = /^[([]([^()[\]]+)[)\]][\s,;]*/;

type Score = Extract<SaidScore, { says: "score" }>;

function behind(score: Pair, text: string): Score | null {
  let rest = text.replace(/^[,;]\s*/, "");
  let found: Score = { says: "score", score, half: null, ending: { how: "normal" }, detail: "" };
  while (rest !== "") {
    const kicks = shot.exec(rest) ?? shotWord.exec(rest);
    const isLate = found.ending.how === "extraTime" || found.ending.how === "shootOut";
    const early = isLate && !found.half ? before.exec(rest) : null;
    const half = early ? null : halfTime.exec(rest);
    const aet = PLAYED_ON.exec(rest);
    const given = GIVEN.exec(rest);
    const full = FINAL.exec(rest) ?? SUM.exec(rest);
    const detail = inBrackets.exec(rest);
    const taken = kicks ?? early ?? half ?? aet ?? given ?? full ?? detail;
    if (!taken || taken[0] === "") return null;
    if (kicks) {
      found = {
        ...found,
        ending: { how: "shootOut", kicks: [Number(kicks[1]), Number(kicks[2])] },
      };
    } else if (early) {
      const [, , one, other] = early;
      if (one !== undefined) found = { ...found, half: [Number(one), Number(other)] };
    } else if (half) {
      if (found.half) return null;
      found = { ...found, half: [Number(half[1]), Number(half[2])] };
    } else if (aet) {
      if (found.ending.how === "normal") found = { ...found, ending: { how: "extraTime" } };
    } else if (given) {
      const to = score[0] > score[1] ? "A" : "B";
      if (score[0] === score[1]) return null;
      found = { ...found, ending: { how: "awarded", to, cause: null } };
    } else if (detail && !full) {
      if (found.detail !== "") return null;
      found = { ...found, detail: detail[1] ?? "" };
    }
    rest = rest.slice(taken[0].length);
  }
  return found;
}

/** A longer cell is not a score, in characters; a score with five sets needs most of it. */
const LONGEST_SCORE = 200;

/**
 * Reads a whole cell with the score of both sides: `2-1`, `4:0 (2:0)`, `1 - 1 (4-3 pens)`, `2½–1½`, `P-P`, `W/O`, or
 * not played yet; null for anything else. Scores are as written, halves as `.5`.
 */
export const readScoreCell: (cell: string) => SaidScore | null = remembering(readScoreOf);

function readScoreOf(cell: string): SaidScore | null {
  if (cell.length > LONGEST_SCORE) return null;
  // "aet 2-1": the word for the ending can come first.
  const text = plainWords(cell.replace(/(\d)\s+(?:1\/2(?!\d)|½)/g, "$1½")).replace(
    /^(\(?(?:a\.?e\.?t\.?|n\.?v\.?|ft|full[ -]?time)\)?:?)\s+(\d.*)$/,
    "$2 $1",
  );
  if (/^(?:[-:./x?v\s]*|vs?\.?|t\.?b\.?[cad]\.?|n\/?a|upcoming|scheduled|fixture)$/.test(text))
    return none;
  const word = text.replace(/\s*([-/])\s*/g, "$1");
  const code = Object.hasOwn(codes, word) ? codes[word] : undefined;
  if (code) return code;
  const walkover = walkoverIn(text);
  if (walkover) return { says: "walkover", ...walkover };
  const [, letter, written = ""] = /^([wldt])[,:]?\s+(\d.*)$/.exec(text) ?? [];
  if (letter !== undefined) return ofLetter(letter, readScoreOf(written));
  const status = /\d/.test(text) ? "other" : readState(text);
  if (status === "postponed" || status === "cancelled" || status === "abandoned")
    return { says: "off", status };
  const figure = (typed: string | undefined) => {
    const doubled = readScore(typed ?? "", 2);
    return doubled === null ? null : doubled / 2;
  };
  const [, a, b] = whole.exec(text) ?? [];
  const [, kicksA, ledA, ledB, kicksB] = led.exec(text) ?? [];
  const [, oneA, oneB, rest = ""] = scored.exec(text) ?? [];
  const [first, second] = [figure(a ?? ledA ?? oneA), figure(b ?? ledB ?? oneB)];
  if (first === null || second === null) return null;
  const kicks: Pair = [Number(kicksA), Number(kicksB)];
  const found = behind([first, second], a === undefined && ledA === undefined ? rest : "");
  return found && (kicksA === undefined ? found : { ...found, ending: { how: "shootOut", kicks } });
}

/** Returns the score of "W 2-1" or "L 0-3"; null if the letter contradicts the score. */
function ofLetter(letter: string, said: SaidScore | null): SaidScore | null {
  if (said?.says !== "score") return null;
  const difference = Math.sign(said.score[0] - said.score[1]);
  return difference === { w: 1, l: -1 }[letter] || (difference === 0 && /[dt]/.test(letter))
    ? said
    : null;
}

/** Checks whether a spreadsheet turned a score into a day: "2-1" into "2-Jan". */
export const isScoreMadeDay = (cell: string): boolean =>
  /^\d{1,2}[-. ]+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mrz|mai|okt|dez)[a-z]*\.?$/i.test(
    cell.trim(),
  );
