import { readEnding, wasPlayed } from "../match/ending";

/** The part of a match that counts for the players' statistics. */
export type CountedPart = "all" | "cards" | "sendingsOff" | "nothing";

/**
 * Returns what counts for players after this ending: everything of a match that was played to its end or whose score
 * counts; the cards of an awarded match; the sendings-off of an abandoned one; nothing of a double forfeit, a void
 * match, a bye, or an ending that cannot be read.
 */
export function countingOf(text: string): CountedPart {
  const ending = readEnding(text);
  if (wasPlayed(ending)) return "all";
  if (ending.how === "awarded") return "cards";
  return ending.how === "abandoned" ? "sendingsOff" : "nothing";
}
