import { gameWeekNumber } from "./gameWeek";
import type { ListedMatch } from "./listed";

/**
 * Names of knock-out rounds from the final down (the final itself follows below), with the words or places in the
 * bracket (a result's `stage`) that mean them.
 */
const rounds: readonly (readonly [name: string, words: RegExp])[] = [
  ["Third place", /\b(3rd|third|bronze)\b|\bplace play-?off\b|^P3\b/i],
  ["Semi-finals", /\bsemi|^SF\d*\b/i],
  ["Quarter-finals", /\bquarter|^QF\d*\b/i],
  ["Round of 16", /\b(round of|last) (16|sixteen)\b|\beighth-?finals?\b|^R16\b/i],
  ["Round of 32", /\b(round of|last) (32|thirty-two)\b|^R32\b/i],
  ["Knock-out", /\bplay-?offs?\b|\bround of\b|\bknock-?out\b|\belimination\b/i],
];
const FINAL = /\bfinals?\b|^F\d*(\/\d)?$/i;
const names = ["Final", ...rounds.map(([name]) => name)];

/** Returns the distance of a round from the final: 0 is the final; null if it is no knock-out round. */
export function knockOutPlace(text: string): number | null {
  const name = text.trim();
  const at = rounds.findIndex(([, words]) => words.test(name));
  if (at >= 0) return at + 1;
  return FINAL.test(name) ? 0 : null;
}

/**
 * Returns the name of the round for a place in a bracket: "Semi-finals" for "SF1" and "cup:SF1"; "Knock-out" for an
 * unknown place.
 */
export function stageRound(stage: string): string {
  const place = stage.slice(stage.indexOf(":") + 1);
  return names[knockOutPlace(place) ?? -1] ?? "Knock-out";
}

/**
 * Returns the round of a knock-out match: its game week if that is a name, otherwise the round of its stage; '' for any
 * other match.
 */
export const knockOutRound = ({ gameWeek, stage }: Pick<ListedMatch, "gameWeek" | "stage">) =>
  stage && ((gameWeekNumber(gameWeek) === null && gameWeek.trim()) || stageRound(stage));
