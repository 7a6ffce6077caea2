import type { Side } from "../match/timeline";
import { plainWords } from "./plainWords";

/**
 * A match that was decided without play, and no score is given. `to` is the winning side; null if the text does not
 * name it.
 */
export interface Walkover {
  readonly to: Side | null;
}

/** Codes of league software, without spaces, with the winning side. */
const codes: Readonly<Record<string, Side | null>> = {
  "h-w": "A",
  hw: "A",
  "a-w": "B",
  aw: "B",
  "w-l": "A",
  "l-w": "B",
  "+--": "A",
  "+:-": "A",
  "+/-": "A",
  "--+": "B",
  "-:+": "B",
  "-/+": "B",
  "w/o-l/o": "A",
  "l/o-w/o": "B",
  "w/o-": "A",
  "-w/o": "B",
};

/** Words by their meaning, in English, German, French, Spanish, Portuguese and Italian. */
const vocabulary: Readonly<Record<"home" | "away" | "given" | "lost" | "by" | "filling", RegExp>> =
  {
    home: /^(?:home|heim|heimmannschaft|gastgeber|local|domicile|casa|mandante)$/,
    away: /^(?:away|visitors?|guests?|gast|gastmannschaft|gaste|visitante|visiteurs?|exterieur|fora|ospiti?)$/,
    given: /^(?:w\/?o|walk-?over|award(?:ed|s)?|kampflos|wertung|urteil)$/,
    // With these words it is unclear which side did not play, so the user is asked.
    lost: /^(?:forfeit(?:ed|s)?|ff|forfait|default(?:ed)?|nichtantritt|incomparecencia|conceded?|no-?show|scratched)$/,
    by: /^(?:by|von|por|da)$/,
    filling: /^(?:to|for|the|team|side|win|wins|won|victory|sieg|fur|an|a|al|match|game|points)$/,
  };

/** Phrases which say that a team did not appear. */
const ABSENT =
  /\b(?:(?:did|does) ?(?:not|n't) (?:show(?: up)?|appear|turn up|travel)|failed to (?:show(?: up)?|appear|turn up|travel)|(?:ist )?nicht (?:angetreten|erschienen))\b|\bdidn't (?:show(?: up)?|appear|turn up|travel)\b/g;

/** Writes "w.o." as "w/o", and a phrase for a team that did not appear as "no-show". */
const slashed = (text: string) =>
  plainWords(text)
    .replace(/\bw\.\s?o\b\.?/g, "w/o")
    .replace(ABSENT, "no-show");

/**
 * Returns the walkover of a cell that contains nothing else: `W/O`, `H-W`, `walkover home`, `awarded to away team`;
 * null for any other text.
 */
export function walkoverIn(cell: string): Walkover | null {
  const text = slashed(cell);
  const code = text.replaceAll(" ", "");
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (known !== undefined) return { to: known };
  const words = text.replace(/[()[\],;:.]/g, " ").split(/\s+/);
  const said = words
    .filter((word) => word !== "" && word !== "-")
    .map((word) => Object.entries(vocabulary).find(([, pattern]) => pattern.test(word))?.[0]);
  const says = (meaning: string) => said.includes(meaning);
  if (said.includes(undefined) || !(says("given") || says("lost"))) return null;
  const isClear = says("given") && !says("lost") && !says("by") && says("home") !== says("away");
  return { to: isClear ? (says("home") ? "A" : "B") : null };
}

/** Checks whether a text is about a match that was decided without play, in any words. */
export const isAboutWalkover = (text: string): boolean =>
  walkoverIn(text) !== null ||
  /\bwalk-?over\b|\bw\/o\b|\baward(?:ed)?\b|\bforfeit|\bconceded\b|\bno[- ]?show\b|\bkampflos\b|\bforfait\b/.test(
    slashed(text),
  );
