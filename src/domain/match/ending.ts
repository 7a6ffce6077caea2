import { causeIds, endingPattern } from "./endingText";
import type { Result } from "@/records/results/schema";
import type { Pair } from "./pair";
import type { Side } from "./timeline";

export type Cause = (typeof causeIds)[number];

/** How a match ended, parsed from a result's `ending`. */
export type Ending =
  | { readonly how: "normal" | "extraTime" | "void" }
  /** Side A had no opponent in this round: nothing was played, and side B is `NO_OPPONENT`. */
  | { readonly how: "bye" }
  | { readonly how: "shootOut"; readonly kicks: Pair }
  /** `by` is the side that retired; the other side wins. */
  | { readonly how: "retired"; readonly by: Side }
  | { readonly how: "awarded"; readonly to: Side; readonly cause: Cause | null }
  | { readonly how: "doubleForfeit"; readonly cause: Cause | null }
  | { readonly how: "abandoned"; readonly minute: number | null; readonly stands: boolean }
  /** A stored text that cannot be read; such a result does not count and is listed for repair. */
  | { readonly how: "unreadable"; readonly text: string };

const asCause = (word: string | undefined): Cause | null =>
  causeIds.find((cause) => cause === word) ?? null;

/** Reads a stored ending; '' is a match that ended in the ordinary way. Never throws. */
export function readEnding(text: string): Ending {
  if (text === "") return { how: "normal" };
  const [word, first = "", second] = text.split(" ");
  if (!endingPattern.test(text)) return { how: "unreadable", text };
  const side: Side = first === "B" ? "B" : "A";
  switch (word) {
    case "aet":
      return { how: "extraTime" };
    case "pens": {
      const [a = 0, b = 0] = first.split("-").map(Number);
      return { how: "shootOut", kicks: [a, b] };
    }
    case "ret":
      return { how: "retired", by: side };
    case "awarded":
      return { how: "awarded", to: side, cause: asCause(second) };
    case "doubleForfeit":
      return { how: "doubleForfeit", cause: asCause(first) };
    case "abandoned": {
      const minute = /^\d/.test(first) ? Number(first) : null;
      return { how: "abandoned", minute, stands: text.endsWith(" stands") };
    }
    case "bye":
      return { how: "bye" };
    default:
      return { how: "void" };
  }
}

/** The stored name of the missing opponent of a team with a bye. */
export const NO_OPPONENT = "-";

/** Checks whether a result is no match but a bye of a team in that round. */
export const isBye = ({ ending }: Pick<Result, "ending">): boolean =>
  readEnding(ending).how === "bye";

/** Who decided a match, and why: it was decided by play, by the organiser, or is not decided yet. */
export type Decision =
  | { readonly how: "played" }
  | {
      readonly how: "awarded";
      readonly to: Side;
      readonly cause: Cause | null;
      readonly reason: string;
    }
  | { readonly how: "doubleForfeit"; readonly cause: Cause | null; readonly reason: string }
  | { readonly how: "void"; readonly reason: string }
  /** Abandoned, and the organiser has not decided yet; or the ending cannot be read. */
  | { readonly how: "undecided"; readonly reason: string };

/** Returns the decision that a result records. */
export function decisionOf({ ending: text, reason }: Pick<Result, "ending" | "reason">): Decision {
  const ending = readEnding(text);
  if (wasPlayed(ending)) return { how: "played" };
  switch (ending.how) {
    case "awarded":
      return { how: "awarded", to: ending.to, cause: ending.cause, reason };
    case "doubleForfeit":
      return { how: "doubleForfeit", cause: ending.cause, reason };
    case "bye":
    case "void":
      return { how: "void", reason };
    default:
      return { how: "undecided", reason };
  }
}

/** What decided the winner of a match, or of a tie of two matches. */
export type DecidedBy =
  | "normal"
  | "extraTime"
  | "shootOut"
  | "retirement"
  | "award"
  | "aggregate"
  | "awayGoals";

/** Returns what decided a single match; null if it has no winner, or is not decided yet. */
export function decidedBy(ending: Ending): DecidedBy | null {
  if (ending.how === "awarded") return "award";
  if (!wasPlayed(ending)) return null;
  if (ending.how === "retired") return "retirement";
  return ending.how === "extraTime" || ending.how === "shootOut" ? ending.how : "normal";
}

/**
 * Checks whether the result is what was played. Awarded, void, twice forfeited and undecided abandoned matches are not:
 * they count for no award, no player of the week and no Team of the Week.
 */
export function wasPlayed(ending: Ending): boolean {
  return ending.how === "abandoned"
    ? ending.stands
    : ["normal", "extraTime", "shootOut", "retired"].includes(ending.how);
}

/** Checks whether a result is what was played. */
export const isPlayed = ({ ending }: Pick<Result, "ending">): boolean =>
  wasPlayed(readEnding(ending));

/** Checks whether a match with this ending counts in a table. */
export function counts(ending: Ending): boolean {
  return wasPlayed(ending) || ending.how === "awarded" || ending.how === "doubleForfeit";
}
