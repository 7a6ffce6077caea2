/** What a fixture's status says; a status is free text, so most of them mean only themselves. */
export type StatusKind = "scheduled" | "live" | "fullTime" | "postponed" | "other";

export interface MatchStatus {
  readonly kind: StatusKind;
  /** What stands on the chip; '' where a status says nothing new. */
  readonly label: string;
}

const known: readonly (readonly [kind: StatusKind, label: string | null, pattern: RegExp])[] = [
  ["scheduled", "", /^(upcoming|scheduled|fixture|not started|ns)?$/],
  ["live", "Live", /^(live|in progress|in play|ongoing|playing|now)$/],
  ["fullTime", "FT", /^(ft|full[ -]?time|finished|completed|played|ended|final)$/],
  ["postponed", "Postponed", /^(postponed|ppd|p-p)$/],
  // "Postponed, new date to follow"
  ["postponed", null, /^(postponed|ppd|p-p)\W/],
];

/** The first words of a status that explains itself: "Postponed" of "Postponed, new date to follow". */
export function shortStatus(label: string): string {
  return label.split(/[,;:.(–—]/)[0]?.trim() || label;
}

/** Recognises the usual statuses whatever their spelling; any other is shown as it stands. */
export function matchStatus(status: string): MatchStatus {
  const text = status.trim();
  const found = known.find(([, , pattern]) => pattern.test(text.toLowerCase()));
  return found ? { kind: found[0], label: found[1] ?? text } : { kind: "other", label: text };
}
