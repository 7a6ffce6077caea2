import type { Phase } from "@/domain/match/ahead";
import type { SportEntry } from "@/domain/sport";
import { isPlainStatus, readStatus, type Status } from "@/domain/match/status";

export interface MatchStatus {
  readonly kind: Status;
  /** The text on the chip; "" if the status is nothing special. */
  readonly label: string;
}

/** Returns the words for an ordinary ending, short and in full. A sport without a clock has no "full time". */
export const endOf = ({ game }: InSport) =>
  game.byClock ? { short: "FT", words: "Full time" } : { short: "End", words: "Finished" };

const labels: Readonly<Partial<Record<Status, string>>> = {
  live: "Live",
  postponed: "Postponed",
  cancelled: "Cancelled",
  abandoned: "Abandoned",
};

/** The league or sport of a match, on which the words of a status depend. */
export interface InSport {
  readonly game: Pick<SportEntry, "byClock">;
}

/** Returns the first words of a status: "Postponed, new date to follow" becomes "Postponed". */
export function shortStatus(label: string): string {
  return label.split(/[,;:.(–—]/)[0]?.trim() || label;
}

/**
 * Returns the kind and the text of a status: our own word if the entered text is only that status, else the entered
 * text.
 */
export function matchStatus(status: string, league: InSport): MatchStatus {
  const kind = readStatus(status);
  if (!isPlainStatus(status)) return { kind, label: status.trim() };
  return { kind, label: kind === "finished" ? endOf(league).short : (labels[kind] ?? "") };
}

const phases: Readonly<Record<Phase, string>> = {
  ahead: "",
  on: "On now",
  awaited: "Result to come",
};

/** Returns the text on the chip of a match without a result: its status, or else its phase. */
export function phaseLabel(status: string, phase: Phase | null, league: InSport): string {
  return matchStatus(status, league).label || (phase ? phases[phase] : "");
}
