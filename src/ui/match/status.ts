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
