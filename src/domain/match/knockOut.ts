import { gameWeekNumber } from "./gameWeek";
import type { ListedMatch } from "./listed";

/** A knock-out round by its name or by a place in the bracket (a result's `stage`), the final first. */
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

/** How far from the final that round is: 0 is the final; null if it is not a knock-out round. */
export function knockOutPlace(text: string): number | null {
  const name = text.trim();
  const at = rounds.findIndex(([, words]) => words.test(name));
  if (at >= 0) return at + 1;
  return FINAL.test(name) ? 0 : null;
}

/** What the round of a place in a bracket is called: "Semi-finals" of "SF1" and "cup:SF1"; "Knock-out" of any other. */
export function stageRound(stage: string): string {
  const place = stage.slice(stage.indexOf(":") + 1);
  return names[knockOutPlace(place) ?? -1] ?? "Knock-out";
}

/** The round of a knock-out's match by itself, without its league: by its name, else by its stage; '' of any other. */
export const knockOutRound = ({ gameWeek, stage }: Pick<ListedMatch, "gameWeek" | "stage">) =>
  stage && ((gameWeekNumber(gameWeek) === null && gameWeek.trim()) || stageRound(stage));
