import { plainWords } from "@/domain/cells/plainWords";

/* What lists write in place of a team. */

/** A round that a team has free. */
const BYE_WORDS = new RegExp(
  String.raw`^(?:-+|\(?(?:(?:has )?(?:an? )?(?:bye|rest|idle|open|off|free)(?: (?:week|round|day|date|game|match|weekend))?|no (?:match|game|opponent|fixture)|week off|spielfrei(?:es team)?|frei(?:los|es los)?|pausiert|exempte?s?|repos|libre|descans[ao]|fecha libre|riposa|riposo|turno di riposo|folga|bay(?: gecer)?|not playing)\)?)$`,
);
/** Who plays follows from other matches, or is not known for another reason. */
const NOT_KNOWN =
  /^\(?(?:t\.?b\.?[cad]\.?|to be (?:confirmed|announced|decided|determined)|\?+|(?:winners?|losers?|runners?[- ]?up|sieger|verlierer|gewinner|vainqueur|perdant|ganador|perdedor|vencedor|vincente|perdente)(?: .*)?|(?:[1-4](?:st|nd|rd|th)|first|second|third|fourth)(?: place)?(?: of| in)? (?:group|pool|division|place)\b.*)\)?$/;

/** Whether that means no opponent. */
export const isNobody = (team: string): boolean => BYE_WORDS.test(plainWords(team));

/** Whether that means a team that is not known yet. */
export const isNotKnown = (team: string): boolean => NOT_KNOWN.test(plainWords(team));
