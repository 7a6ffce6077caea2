import { plainWords } from "../cells/plainWords";
import { causeIds } from "./endingText";
import type { Cause, Ending } from "./ending";
import { causes } from "./writeEnding";
import { writePair } from "./pair";
import type { Side } from "./timeline";

/**
 * The labels in forms for the endings of a match. The ordinary ending is missing, because each sport has its own word
 * for it.
 */
export const endingLabels = {
  extraTime: "After extra time",
  shootOut: "Penalties",
  retired: "Retired",
  awarded: "Awarded",
  doubleForfeit: "Double forfeit",
  abandoned: "Abandoned",
  void: "Void",
  bye: "No opponent (bye)",
} as const satisfies Partial<Record<Ending["how"], string>>;

const SCORE_COUNTS = "the score stands";
const withCause = (cause: Cause | null) => (cause === null ? "" : `: ${causes[cause]}`);

/** Writes an ending in the words of the form, for spreadsheets; A is the home team. */
export function endingForSheet(ending: Ending): string {
  switch (ending.how) {
    case "normal":
      return "";
    case "unreadable":
      return ending.text;
    case "shootOut":
      return `${endingLabels.shootOut} ${writePair(ending.kicks)}`;
    case "retired":
      return `${endingLabels.retired} (${ending.by})`;
    case "awarded":
      return `${endingLabels.awarded} (${ending.to})${withCause(ending.cause)}`;
    case "doubleForfeit":
      return `${endingLabels.doubleForfeit}${withCause(ending.cause)}`;
    case "abandoned":
      return [
        endingLabels.abandoned,
        ...(ending.minute === null ? [] : [`${ending.minute}'`]),
        ...(ending.stands ? [SCORE_COUNTS] : []),
      ].join(", ");
    default:
      return endingLabels[ending.how];
  }
}

const NORMAL =
  /^(?:normal(?: time)?|full[ -]?time|ft|finished|regular(?: time)?|regulation|ordinary)$/;
const BOTH =
  /^(?:double ?-?(?:forfeit|walk-?over|w\/o|default)|both(?: (?:teams|sides|clubs))? (?:absent|forfeit(?:ed)?|did not appear|no-?show|missing|withdrew))(?:[\s:,;-]+(.+))?$/;
const ABANDONED =
  /^abandoned(?:[\s,:;(]+(?:in |after )?(?:the )?(?:minute )?(\d{1,3})(?:st|nd|rd|th)?(?:'|\.| ?min(?:ute)?s?)?\)?)?(?:[\s,;:(-]+(?:the )?(?:score |result )?(stands)\)?)?$/;

const KICKS = "(?:the |a )?(?:penalty (?:shoot-?out|kicks)|penalties|pens?|pso|shoot-?out|kicks)";
/** "4-3 on penalties", "Harbour Eagles won on pens (4-3)", "pens 4-3 to Harbour Eagles". */
const SHOT = new RegExp(
  String.raw`^(?:(.+?) (?:(?:won|wins?|w|through|advanced?|progress(?:ed)?|go(?:es)? through) )?(?:by )?)??(?:(?:on |after |in |by )?${KICKS}[\s:(]*)?(\d{1,2})-(\d{1,2})\)?(?: (?:on|after|in|by)? ?${KICKS})?(?: (?:to|for) (.+))?$`,
);

/** Returns the shoot-out that a text names; null if it names none, or a winner that is neither side. */
function kicksIn(text: string, sideOf: (word: string) => Side | null): Ending | null {
  const [, before, one, other, behind] = SHOT.exec(text) ?? [];
  if (one === undefined || !/pen|pso|shoot|kick/.test(text)) return null;
  const kicks = [Number(one), Number(other)] as const;
  const named = before ?? behind;
  if (named === undefined) return { how: "shootOut", kicks };
  const side = sideOf(named);
  // The winner has the higher number, even if it is written second.
  const [most, least] = [Math.max(...kicks), Math.min(...kicks)];
  return side === null
    ? null
    : { how: "shootOut", kicks: side === "A" ? [most, least] : [least, most] };
}

/**
 * Reads a cause in the words of the form or in its stored form; null for an empty text, undefined for unknown words.
 */
function causeIn(words: string | undefined): Cause | null | undefined {
  if (words === undefined || words === "") return null;
  return causeIds.find((cause) => words === cause || words === plainWords(causes[cause]));
}

/**
 * Reads a cell that says how a match ended: in the words of the form in any letter case, in the stored form, or as
 * visitors see it. Null for other words; `missing` is a message for the administrator if the cell is incomplete.
 * @param teams the names of the teams in that row
 */
export function endingInCell(
  cell: string,
  teams: readonly [a: string, b: string],
): Ending | { readonly missing: string } | null {
  const text = plainWords(cell)
    .replace(/(\d)\s*[-:]\s*(\d)/, "$1-$2")
    .replace(/(?<=[a-z\d)])\.$/, "");
  const sideOf = (word: string): Side | null => {
    const bare = word.replace(/^(?:team|side) (?=[ab]$)/, "");
    // The letters A and B mean the sides even if a team is named so.
    if (bare === "a" || bare === "b") return bare === "a" ? "A" : "B";
    if (bare !== "" && bare === plainWords(teams[0])) return "A";
    if (bare !== "" && bare === plainWords(teams[1])) return "B";
    return bare === "home" ? "A" : bare === "away" ? "B" : null;
  };
  if (NORMAL.test(text)) return { how: "normal" };
  if (/^(?:after )?extra[ _]time$|^aet$/.test(text)) return { how: "extraTime" };
  if (/^void(?:ed)?$|^annulled$/.test(text)) return { how: "void" };
  if (/^(?:no opponent(?: \(?bye\)?)?|bye)$/.test(text)) return { how: "bye" };
  const kicks = kicksIn(text, sideOf);
  if (kicks) return kicks;
  if (/^(?:penalties|pens?|(?:penalty[ _])?shoot-?out)$/.test(text))
    return { missing: "Enter how many kicks each side scored" };
  const [, before, after] = /^(?:(.+?) )?ret(?:ired)?(?:[\s:(]+(.+?)\)?)?$/.exec(text) ?? [];
  const quit = sideOf(before ?? after ?? "");
  if (quit !== null && (before === undefined || after === undefined))
    return { how: "retired", by: quit };
  if (/^ret(?:ired)?$/.test(text))
    return { missing: `“${cell.trim()}” does not say who: write “Retired (A)” or “Retired (B)”` };
  const both = BOTH.exec(text);
  const cause = both ? causeIn(both[1]) : undefined;
  if (cause !== undefined) return { how: "doubleForfeit", cause };
  const [, to = "", why] =
    /^awarded \(?(?:to )?(a|b|home|away)\)?(?:[\s:,]+(.+))?$/.exec(text) ?? [];
  const [winner, given] = [sideOf(to), causeIn(why)];
  if (winner !== null && given !== undefined) return { how: "awarded", to: winner, cause: given };
  const abandoned = ABANDONED.exec(text);
  if (abandoned)
    return {
      how: "abandoned",
      minute: abandoned[1] === undefined ? null : Number(abandoned[1]),
      stands: abandoned[2] !== undefined,
    };
  return null;
}
