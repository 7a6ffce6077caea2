import type { Phase } from "@/domain/match/ahead";
import { isPlainStatus, readStatus, type Status } from "@/domain/match/status";

export interface MatchStatus {
  readonly kind: Status;
  /** What stands on the chip; '' where a status says nothing new. */
  readonly label: string;
}

const labels: Readonly<Record<Status, string>> = {
  scheduled: "",
  live: "Live",
  finished: "FT",
  postponed: "Postponed",
  cancelled: "Cancelled",
  abandoned: "Abandoned",
  other: "",
};

/** The first words of a status that explains itself: "Postponed" of "Postponed, new date to follow". */
export function shortStatus(label: string): string {
  return label.split(/[,;:.(–—]/)[0]?.trim() || label;
}

/** How a status looks: in one word where it says no more than that, else as it stands. */
export function matchStatus(status: string): MatchStatus {
  const kind = readStatus(status);
  return { kind, label: isPlainStatus(status) ? labels[kind] : status.trim() };
}

const phases: Readonly<Record<Phase, string>> = {
  ahead: "",
  on: "On now",
  awaited: "Result to come",
};

/** What stands on the chip of a match without a result: its status, else where the clock says that it stands. */
export function phaseLabel(status: string, phase: Phase | null): string {
  return matchStatus(status).label || (phase ? phases[phase] : "");
}
