import type { Phase } from "@/domain/match/ahead";
import type { SportEntry } from "@/domain/sport";
import { isPlainStatus, readStatus, type Status } from "@/domain/match/status";

export interface MatchStatus {
  readonly kind: Status;
  /** The words on the chip; '' where a status says nothing new. */
  readonly label: string;
}

/** How an ordinary end is called, in short and in words: of a sport without a clock it is no full time. */
export const endOf = ({ game }: InSport) =>
  game.byClock ? { short: "FT", words: "Full time" } : { short: "End", words: "Finished" };

const labels: Readonly<Partial<Record<Status, string>>> = {
  live: "Live",
  postponed: "Postponed",
  cancelled: "Cancelled",
  abandoned: "Abandoned",
};

/** What the status of a match depends on beside its text: its league, or no more of that than the sport. */
export interface InSport {
  readonly game: Pick<SportEntry, "byClock">;
}

/** The first words of a status that explains itself: "Postponed" of "Postponed, new date to follow". */
export function shortStatus(label: string): string {
  return label.split(/[,;:.(–—]/)[0]?.trim() || label;
}

/** How a status looks: one word where it says no more than that, else its own text. */
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

/** The words on the chip of a match without a result: its status, else what the clock says. */
export function phaseLabel(status: string, phase: Phase | null, league: InSport): string {
  return matchStatus(status, league).label || (phase ? phases[phase] : "");
}
