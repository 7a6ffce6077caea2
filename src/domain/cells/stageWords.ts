import { knockOutPlace } from "../match/knockOut";
import { remembering } from "../remembered";
import { plainWords } from "./plainWords";

/** The meaning of a word for a match's stage, round, competition or type. */
export type SaidStage =
  /** The match counts for the table: a group, or the regular season. */
  | { readonly says: "table" }
  /** The name of a league, which may be another league than this one. */
  | { readonly says: "league" }
  | { readonly says: "cup" | "friendly" }
  | {
      readonly says: "knockOut";
      /** The distance from the final, as `knockOutPlace` counts it. */
      readonly round: number;
      /** The number of the tie within the round; null if the text has none. */
      readonly number: number | null;
      /** Leg 1 or 2; null if the text has none. */
      readonly leg: number | null;
      /** Whether the text has nothing besides the round, the number and the leg. */
      readonly isWhole: boolean;
    };

/** Codes in files of the German and Austrian football associations for a league, a cup, a tournament and a friendly. */
export const germanStageCodes: ReadonlyMap<string, SaidStage> = new Map<string, SaidStage>([
  ["me", { says: "table" }],
  ["po", { says: "cup" }],
  ["tu", { says: "cup" }],
  ["fs", { says: "friendly" }],
]);

/** The value of `knockOutPlace` for a knock-out match whose round is not known. */
const KNOCK_OUT = 6;

/** A longer text is not the name of a stage, in characters. */
const LONGEST_STAGE = 80;

/** Words of other languages, with the English words by which `knockOutPlace` knows the round. */
const translated: readonly (readonly [words: RegExp, round: string])[] = [
  [
    /\b(?:spiel um (?:platz|den) (?:3|dritten platz)|kleines finale|petite finale|match pour la (?:3e|troisieme) place|(?:3er|tercer) (?:puesto|lugar)|terceiro lugar|terzo posto|finalina|ucunculuk(?: maci)?)\b/,
    "third place",
  ],
  [
    /\b(?:halbfinale?s?|demi-? ?finales?|yari ?final|1\/2 ?-?(?:finale?s?)?|(?:round of|last|final) (?:4|four))(?!\w)/,
    "semi-final",
  ],
  [/\bsemi-? ?final(?:e|es|i|s)?\b|\bsemis?\b/, "semi-final"],
  [
    /\b(?:viertelfinale?s?|quarts?(?: de finale)?|cuartos?(?: de final)?|quartas?(?: de final)?|quarti(?: di finale)?|ceyrek ?final|1\/4 ?-?(?:finale?s?)?|(?:round of|last|elite) (?:8|eight))(?!\w)/,
    "quarter-final",
  ],
  [/\bquarter-? ?finals?\b|\bquarters\b/, "quarter-final"],
  [
    /\b(?:achtelfinale?s?|huitiemes?(?: de finale)?|octavos?(?: de final)?|oitavas?(?: de final)?|ottavi(?: di finale)?|1\/8 ?-?(?:finale?s?)?|eighth-? ?finals?|(?:round of|last|sweet) (?:16|sixteen))(?!\w)/,
    "round of 16",
  ],
  [
    /\b(?:sechzehntelfinale?s?|seiziemes?(?: de finale)?|dieciseisavos?(?: de final)?|sedicesimi(?: di finale)?|1\/16 ?-?(?:finale?s?)?|(?:round of|last) (?:32|thirty-two))(?!\w)/,
    "round of 32",
  ],
  [/\b(?:endspiel|finale|finalissima|grand final|championship (?:game|match))\b/, "final"],
];

const codes: Readonly<Record<string, string>> = {
  f: "final",
  fin: "final",
  sf: "semi-final",
  hf: "semi-final",
  qf: "quarter-final",
  vf: "quarter-final",
  af: "round of 16",
  r16: "round of 16",
  r32: "round of 32",
  p3: "third place",
  "3rd": "third place",
  po: "play-off",
  ko: "knock-out",
};

const FIRST_LEG =
  /\b(?:(?:1st|first|1\.) (?:leg|match)|leg (?:1|one|i)|hinspiel|hin|(?:match )?aller|ida|andata|1a mao)\b/;
const SECOND_LEG =
  /\b(?:(?:2nd|second|2\.) (?:leg|match)|leg (?:2|two|ii)|ruckspiel|ruck|(?:match )?retour|vuelta|ritorno|volta|2a mao)\b/;
const REPLAY = /\b(?:replay(?:ed)?|wiederholungsspiel|match a rejouer|desempate|spareggio)\b/;

const ELIMINATION =
  /\b(?:knock-?out|k\.?o\.?|eliminations?|play-?(?:offs?|ins?)|eliminatorias?|ausscheidungsspiel|barrage|wild ?-?cards?|repechage|consolation|trostrunde|platzierungs(?:spiele?|runde)|(?:round of|last) (?:64|128))\b/;
/**
 * Preliminary rounds, and matches for lower places. The words must be the whole text, so that "Preliminary list" does
 * not match.
 */
const OTHER_ROUND =
  /^(?:prelim(?:inary|inaries|s)?|qualif(?:ying|iers?|ication|ikation)|(?:preliminary|qualifying|qualification|placement|classification|placing) (?:round|match|game|final)(?: \d)?|(?:[4-9]|1\d)th(?: ?[-/] ?\d{1,2}(?:th)?)? place(?: (?:match|game|play-?off|final))?|places? \d{1,2} ?[-/] ?\d{1,2}|(?:spiel )?um (?:die )?platze? \d{1,2}(?: ?[-/] ?\d{1,2})?)$/;

const CUP =
  /\b(?:cup|[a-z]*pokal|coupe|copa|coppa|taca|kupa(?:si)?|trophy|shield|vase|tournament|turnier)\b/;
const FRIENDLY =
  /\b(?:friendl(?:y|ies)|freundschafts?(?:spiele?)?|testspiele?|test (?:match(?:es)?|games?)|warm-?up(?: match| game)?|amistosos?|amichevol[ei]|amical|match amical|pre-?season|exhibition|testimonial|benefit match|scrimmage|practice|hazirlik(?: maci)?)\b/;
/** A numbered game week, in words that no knock-out uses. */
const WEEK = String.raw`(?:match ?day|game ?week|spieltag|md|gw|jornada|journee|giornata|rodada|speelronde)[ .#]*\d{1,2}|\d{1,2}(?:st|nd|rd|th|\.|ª|º|a|e|ere|eme)? ?(?:match ?day|game ?week|spieltag|jornada|journee|giornata|rodada|hafta)`;
/** A game week or a round, after words that mean the table. */
const ROUND = String.raw`(?:${WEEK}|(?:round|runde|ronda|week|wk|rd)[ .#]*\d{1,2}|\d{1,2}\. ?runde)`;
/** Words that mean that a match counts for the table. */
const SAID = String.raw`regular(?: season)?|reg|rs|gs|grp|lge|league(?: (?:phase|stage|game|match|fixture|play))?|round[- ]robin|(?:group|grp|gp|pool|gruppe|grupo|groupe|poule|girone|grup|gruppo)(?:\.? ?-? ?(?:stage|phase|[a-z]|\d{1,2}))?|group(?:s| games?| matches)|gruppenphase|gruppenspiel|vorrunde|hinrunde|ruckrunde|vr|rr|hauptrunde|ligaspiel|punktspiel|meisterschaft(?:sspiel)?|phase (?:de groupes?|des? poules?|reguliere)|saison reguliere|championnat|fase (?:de grupos|regular|a gironi)|temporada regular|liga regular|stagione regolare|normal sezon|lig maci|grup asamasi`;
const TABLE = new RegExp(
  String.raw`^(?:the )?(?:${WEEK}|(?:${SAID})(?:[ ,;:/(-]+${ROUND}\)?)?|(?:regular(?: season)?|(?:group|league|gruppe) (?:stage|phase|[a-h])) ?[-,] ?\d{1,2})$`,
);
const LEAGUE =
  /(?:\b(?:leagues?|ligue|lig|lega|divisi?on[ei]?|div|premier|premiership|championship|meisterschaft|championnat|campeonato|campionato|conference|serie [a-d])|liga|klasse|staffel)\b/;

/** Returns the round that a text names, in English, and the rest of the text; null if it names none. */
function roundIn(text: string): readonly [round: string, rest: string] | null {
  const [, letters = "", behind = ""] =
    /^(r16|r32|p3|3rd|[a-z]{1,3})[ .#-]*(\d{1,2}(?!\d).*|,.*)?$/.exec(text) ?? [];
  const code = Object.hasOwn(codes, letters) ? codes[letters] : undefined;
  if (code !== undefined) return [code, behind];
  for (const [words, round] of translated)
    if (words.test(text)) return [round, text.replace(words, " ")];
  if (OTHER_ROUND.test(text)) return ["knock-out", ""];
  if (knockOutPlace(text) === null && !ELIMINATION.test(text)) return null;
  const [said = ""] =
    /\b(?:(?:3rd|third)(?: place)?(?: (?:play-?off|match|final))?|bronze(?: (?:medal )?(?:match|final))?|place play-?off|finals?|round of \w+|\w*-?finals?)\b/.exec(
      text,
    ) ?? [];
  return said === ""
    ? ["knock-out", text.replace(ELIMINATION, " ")]
    : [said, text.replace(said, " ")];
}

function knockOutIn(text: string): SaidStage | null {
  const leg = FIRST_LEG.test(text) ? 1 : SECOND_LEG.test(text) ? 2 : null;
  const bare = text.replace(FIRST_LEG, " ").replace(SECOND_LEG, " ").replace(REPLAY, " ").trim();
  const found = roundIn(bare);
  if (!found) return null;
  const [round, beside] = found;
  const rest = beside.replace(/[\s,;:()#.-]+/g, " ").trim();
  const [, figures, stroke] = /^(?:no |nr )?(\d{1,2})(?: ?\/ ?([12]))?$/.exec(rest) ?? [];
  return {
    says: "knockOut",
    round: knockOutPlace(round) ?? KNOCK_OUT,
    number: figures === undefined ? null : Number(figures),
    leg: stroke === undefined ? leg : Number(stroke),
    isWhole: rest === "" || figures !== undefined,
  };
}

/**
 * Returns the stage that a text means, in English, German, French, Spanish, Portuguese, Italian and Turkish, and in the
 * codes of league software; null for a text that is not known.
 */
export const readStageWord: (cell: string) => SaidStage | null = remembering(readStageOf);

function readStageOf(cell: string): SaidStage | null {
  if (cell.length > LONGEST_STAGE) return null;
  const text = plainWords(cell)
    .replace(/[_]+/g, " ")
    .replace(/[.!]+$/, "");
  if (text === "") return null;
  if (FRIENDLY.test(text)) return { says: "friendly" };
  if (TABLE.test(text)) return { says: "table" };
  if (CUP.test(text)) return { says: "cup" };
  return knockOutIn(text) ?? (LEAGUE.test(text) ? { says: "league" } : null);
}
