import { plainWords } from "@/domain/cells/plainWords";
import { readStageWord } from "@/domain/cells/stageWords";

/* Recognises what lists write instead of a team. */

/** Words for a round without a match for a team (a bye). */
const BYE_WORDS = new RegExp(
  String.raw`^(?:-+|\(?(?:(?:has )?(?:an? )?(?:bye|rest|idle|open|off|free)(?: (?:week|round|day|date|game|match|weekend))?|n\/?a|none|no (?:match|game|opponent|fixture|team)|week off|spielfrei(?:es team)?|frei(?:los|es los)?|pausiert|exempte?s?|repos|libre|descans[ao]|fecha libre|riposa|riposo|turno di riposo|folga|bay(?: gecer)?|not playing|sits? out|sitting out|resting|ruhetag|(?:walk-?over|w\/o) ?\/ ?bye|bye ?\/ ?(?:walk-?over|w\/o|rest))\)?)$`,
);
/** Words for a team that is not known yet, for example the winner of another match. */
const NOT_KNOWN =
  /^\(?(?:t\.?b\.?[cad]\.?|to be (?:confirmed|announced|decided|determined)|\?+|(?:winners?|losers?|runners?[- ]?up|sieger|verlierer|gewinner|vainqueur|perdant|ganador|perdedor|vencedor|vincente|perdente)(?: .*)?|(?:[1-4](?:st|nd|rd|th)|first|second|third|fourth)(?: place)?(?: of| in)? (?:group|pool|division|place)\b.*)\)?$/;

/** A place in a bracket that another match fills: "W1", "W SF2", "SF2 winner". */
const FEEDER =
  /^(?:[wl] ?[-.#]? ?(?:(?:r16|r32|qf|sf|vf|hf|m|match|game)? ?[-.#]?\d{1,2})|.*\b(?:semi-?final|quarter-?final|[qsvh]f ?\d|match \d+|game \d+|group [a-h]|pool [a-h])\b.*\b(?:winners?|losers?|runners?[- ]up|first|second|third)\b.*|(?:\d(?:st|nd|rd|th) )?(?:best|next best|lowest|highest|top)\b.*\b(?:\d(?:st|nd|rd|th)|runners?[- ]up|third|second|ranked|seed(?:ed)?)\b.*)$/;

/** A place of a group in a bracket ("A1"); outside of brackets, school classes have such names. */
const GROUP_PLACE = /^(?:[1-4] ?[a-h]|[a-h] ?[1-4])$/;

/**
 * Returns the words without signs around them and without spaces between single letters: "*** B Y E ***" becomes "bye",
 * and "B Y E 1" becomes "bye 1".
 */
function bare(team: string): string {
  const words = plainWords(team)
    .replace(/^[^\p{L}\p{N}?-]+|[^\p{L}\p{N}?-]+$/gu, "")
    .trim();
  return words.replace(/^(?:\p{L} )+\p{L}(?=(?: \d+)?$)/u, (letters) =>
    letters.replaceAll(" ", ""),
  );
}

/** The message for a row that is a bye. */
export const BYE = "A bye: no match is played";

/** Checks whether a text means that there is no opponent. */
function isBye(team: string): boolean {
  const words = bare(team);
  const [first = ""] = words.split(/ ?[(,:]| (?=\d+$)/);
  return [plainWords(team), words, first].some((one) => BYE_WORDS.test(one) && one !== "");
}

/** Checks whether a text means a team that is not known yet. */
const isNotKnown = (team: string, inKnockOut: boolean): boolean =>
  [plainWords(team), bare(team)].some(
    (one) => NOT_KNOWN.test(one) || FEEDER.test(one) || (inKnockOut && GROUP_PLACE.test(one)),
  );

/** Checks whether a line names a team with a bye: "Bye: Kingsway Rovers", "Kingsway Rovers (bye)". */
export function isByeLine(line: string): boolean {
  const [ahead = ""] = line.split(/\s*[:–—]\s*|\s-\s/);
  const [, behind = ""] = /[([]([^()[\]]+)[)\]]\s*$/.exec(line) ?? [];
  return (ahead !== line && isBye(ahead)) || (behind !== "" && isBye(behind));
}

/**
 * Returns why two names are no match: one is no team, or a team not known yet; null if they may be a match.
 * @param words the stage, round and competition of the row
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
