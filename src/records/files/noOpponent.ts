import { plainWords } from "@/domain/cells/plainWords";
import { readStageWord } from "@/domain/cells/stageWords";

/* What lists write in place of a team. */

/** A round that a team has free. */
const BYE_WORDS = new RegExp(
  String.raw`^(?:-+|\(?(?:(?:has )?(?:an? )?(?:bye|rest|idle|open|off|free)(?: (?:week|round|day|date|game|match|weekend))?|n\/?a|none|no (?:match|game|opponent|fixture|team)|week off|spielfrei(?:es team)?|frei(?:los|es los)?|pausiert|exempte?s?|repos|libre|descans[ao]|fecha libre|riposa|riposo|turno di riposo|folga|bay(?: gecer)?|not playing|sits? out|sitting out|resting|ruhetag|(?:walk-?over|w\/o) ?\/ ?bye|bye ?\/ ?(?:walk-?over|w\/o|rest))\)?)$`,
);
/** Who plays follows from other matches, or is not known for another reason. */
const NOT_KNOWN =
  /^\(?(?:t\.?b\.?[cad]\.?|to be (?:confirmed|announced|decided|determined)|\?+|(?:winners?|losers?|runners?[- ]?up|sieger|verlierer|gewinner|vainqueur|perdant|ganador|perdedor|vencedor|vincente|perdente)(?: .*)?|(?:[1-4](?:st|nd|rd|th)|first|second|third|fourth)(?: place)?(?: of| in)? (?:group|pool|division|place)\b.*)\)?$/;

/** A team's place that other matches fill, as brackets write it: "W1", "W SF2", "SF2 winner". */
const FEEDER =
  /^(?:[wl] ?[-.#]? ?(?:(?:r16|r32|qf|sf|vf|hf|m|match|game)? ?[-.#]?\d{1,2})|.*\b(?:semi-?final|quarter-?final|[qsvh]f ?\d|match \d+|game \d+|group [a-h]|pool [a-h])\b.*\b(?:winners?|losers?|runners?[- ]up|first|second|third)\b.*|(?:\d(?:st|nd|rd|th) )?(?:best|next best|lowest|highest|top)\b.*\b(?:\d(?:st|nd|rd|th)|runners?[- ]up|third|second|ranked|seed(?:ed)?)\b.*)$/;

/** A place of a group in a bracket; elsewhere classes of a school are called so. */
const GROUP_PLACE = /^(?:[1-4] ?[a-h]|[a-h] ?[1-4])$/;

/** The words without marks around them, a count behind them and blanks between single letters: "*** B Y E 1 ***" is "bye". */
function bare(team: string): string {
  const words = plainWords(team)
    .replace(/^[^\p{L}\p{N}?-]+|[^\p{L}\p{N}?-]+$/gu, "")
    .trim();
  return /^(?:\p{L} )+\p{L}$/u.test(words) ? words.replaceAll(" ", "") : words;
}

/** Why a row is no match where a team has the round free. */
export const BYE = "A bye: no match is played";

/** Whether that means no opponent. */
function isBye(team: string): boolean {
  const words = bare(team);
  const [first = ""] = words.split(/ ?[(,:]| (?=\d+$)/);
  return [plainWords(team), words, first].some((one) => BYE_WORDS.test(one) && one !== "");
}

/** Whether that means a team that is not known yet. */
const isNotKnown = (team: string, inKnockOut: boolean): boolean =>
  [plainWords(team), bare(team)].some(
    (one) => NOT_KNOWN.test(one) || FEEDER.test(one) || (inKnockOut && GROUP_PLACE.test(one)),
  );

/** Whether a line names who has the round free: "Bye: Kingsway Rovers", "Kingsway Rovers (bye)". */
export function isByeLine(line: string): boolean {
  const [ahead = ""] = line.split(/\s*[:–—]\s*|\s-\s/);
  const [, behind = ""] = /[([]([^()[\]]+)[)\]]\s*$/.exec(line) ?? [];
  return (ahead !== line && isBye(ahead)) || (behind !== "" && isBye(behind));
}

/**
 * Why two names are no match to be played: one of them is no team, or none that is known; null where they may be one.
 * @param words what the row says of its stage, round and competition
 */
export function whyNoMatch(
  teams: readonly string[],
  isClub: (name: string) => boolean,
  words: readonly string[],
): string | null {
  const others = teams.filter((team) => team === "" || !isClub(team));
  if (others.some(isBye)) return BYE;
  const inKnockOut = words.some((word) => readStageWord(word)?.says === "knockOut");
  return others.some((team) => isNotKnown(team, inKnockOut)) ? "Who plays is not known yet" : null;
}
