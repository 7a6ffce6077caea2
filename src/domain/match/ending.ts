import { causeIds, endingPattern } from "./endingText";
import type { Result } from "@/records/results/schema";
import type { Pair } from "./pair";
import type { Side } from "./timeline";

export type Cause = (typeof causeIds)[number];

/** How a match ended, as a result's `ending` says it. */
export type Ending =
  | { readonly how: "normal" | "extraTime" | "void" }
  /** Side A had no opponent: nothing was played, and side B is `NOBODY`. */
  | { readonly how: "bye" }
  | { readonly how: "shootOut"; readonly kicks: Pair }
  /** `by` gave up: the other side wins. */
  | { readonly how: "retired"; readonly by: Side }
  | { readonly how: "awarded"; readonly to: Side; readonly cause: Cause | null }
  | { readonly how: "doubleForfeit"; readonly cause: Cause | null }
  | { readonly how: "abandoned"; readonly minute: number | null; readonly stands: boolean }
  /** Stored text that means nothing: such a result counts nowhere and is listed for repair. */
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

/** The name of the opponent of a team that has none. */
export const NO_OPPONENT = "-";

/** Whether that is no match, but a round that a team has free. */
export const isBye = ({ ending }: Pick<Result, "ending">): boolean =>
  readEnding(ending).how === "bye";

/** Who decided a match, and why: the pitch, the organiser, or nobody yet. */
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
  /** Abandoned, and the organiser has not said what happens to it; or an ending that means nothing. */
  | { readonly how: "undecided"; readonly reason: string };

/** The decision that a result records. */
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

/** What decided who won a match, or a tie of two matches. */
export type DecidedBy =
  | "normal"
  | "extraTime"
  | "shootOut"
  | "retirement"
  | "award"
  | "aggregate"
  | "awayGoals";

/** What decided that match on its own; null where nobody can have won it, or nobody knows yet. */
export function decidedBy(ending: Ending): DecidedBy | null {
  if (ending.how === "awarded") return "award";
  if (!wasPlayed(ending)) return null;
  if (ending.how === "retired") return "retirement";
  return ending.how === "extraTime" || ending.how === "shootOut" ? ending.how : "normal";
}

/**
 * Whether what happened on the pitch is the match. Awarded, void, twice forfeited and undecided abandoned matches are
 * not: they enter no award, no player of the week and no Team of the Week.
 */
export function wasPlayed(ending: Ending): boolean {
  return ending.how === "abandoned"
    ? ending.stands
    : ["normal", "extraTime", "shootOut", "retired"].includes(ending.how);
}

/** Whether what happened on the pitch is that result. */
export const isPlayed = ({ ending }: Pick<Result, "ending">): boolean =>
  wasPlayed(readEnding(ending));

/** Whether a match that ended so counts in a table. */
export function counts(ending: Ending): boolean {
  return wasPlayed(ending) || ending.how === "awarded" || ending.how === "doubleForfeit";
}
