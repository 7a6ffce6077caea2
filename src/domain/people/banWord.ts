import type { Day } from "../day";
import { amountOf } from "../wording";

/**
 * Matches the stored text of an organiser's decision about a suspension, in a form that RE2 (security rules) reads too.
 */
export const banDecisionPattern =
  /^((none|[1-9][0-9]? match(es)?)(, [1-9] yellows?)?|[1-9] yellows?) from [12][0-9]{3}-[01][0-9]-[0-3][0-9]$/;

/** The organiser's decision about a player. It replaces everything that followed from cards before its first day. */
export interface BanDecision {
  /** Matches that the player misses from that day on; 0 lifts a suspension. */
  readonly matches: number;
  /** Yellow cards that count towards the next suspension from that day on; null: the player's own number is kept. */
  readonly yellows: number | null;
  readonly from: Day;
}

/**
 * Reads `2 matches from 2026-11-20`, `none from 2026-11-20` or `1 match, 3 yellows from 2026-11-20`; null for anything
 * else.
 */
export function readBanDecision(text: string): BanDecision | null {
  if (!banDecisionPattern.test(text)) return null;
  const count = (what: string) => new RegExp(`(\\d+) ${what}`).exec(text)?.[1];
  const yellows = count("yellow");
  return {
    matches: Number(count("match") ?? 0),
    yellows: yellows === undefined ? null : Number(yellows),
    from: text.slice(-10),
  };
}

/**
 * Writes a decision in its stored form: "2 matches, 3 yellows from 2026-11-20"; more than 9 yellow cards are written as
 * 9.
 */
export function writeBanDecision({ matches, yellows, from }: BanDecision): string {
  const of = [
    ...(matches > 0 ? [amountOf(matches, "match", "matches")] : yellows ? [] : ["none"]),
    ...(yellows ? [amountOf(Math.min(yellows, 9), "yellow")] : []),
  ];
  return `${of.join(", ")} from ${from}`;
}
