import type { Day } from "../day";

/** What an organiser's word about a suspension may say; only what RE2 (security rules) reads too. */
export const banWordPattern =
  /^(none|[1-9][0-9]? match(es)?) from [12][0-9]{3}-[01][0-9]-[0-3][0-9]$/;

/** The organiser's decision about a player, which replaces all that followed from cards before that day. */
export interface BanWord {
  /** Matches to miss from that day on; 0 lifts a suspension. */
  readonly matches: number;
  readonly from: Day;
}

/** Reads `2 matches from 2026-11-20` or `none from 2026-11-20`; null for anything else. */
export function readBanWord(text: string): BanWord | null {
  if (!banWordPattern.test(text)) return null;
  return { matches: Number.parseInt(text, 10) || 0, from: text.slice(-10) };
}
