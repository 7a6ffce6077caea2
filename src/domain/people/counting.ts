import { readEnding, wasPlayed } from "../match/ending";

/** What of a match enters the players' figures. */
export type CountedPart = "all" | "cards" | "sendingsOff" | "nothing";

/**
 * What counts for players of a match that ended so: all of one that was played to its end or whose score counts; of
 * an awarded one the cards; of an abandoned one the sendings-off;
 * of a double forfeit, a void match and an ending that cannot be read nothing.
 */
export function countingOf(text: string): CountedPart {
  const ending = readEnding(text);
  if (wasPlayed(ending)) return "all";
  if (ending.how === "awarded") return "cards";
  return ending.how === "abandoned" ? "sendingsOff" : "nothing";
}
