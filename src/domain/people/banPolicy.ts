import { stageRound } from "../match/knockOut";
import { amountOf } from "../wording";

/** A competition's rule about cards, as data; 0 matches: no ban. */
export interface BanPolicy {
  /** After so many yellow cards, and again after as many more, `bans` matches. */
  readonly yellows: number;
  readonly bans: number;
  readonly secondYellow: number;
  readonly red: number;
  /** The stage behind which yellow cards are forgotten: `QF`; '' for the groups. Bans stay. */
  readonly wipedAfter?: string;
}

/** The usual rule, for a competition without one of its own. */
export const BAN_POLICY: BanPolicy = { yellows: 5, bans: 1, secondYellow: 1, red: 1 };

/**
 * The rule in words: "5 yellow cards: 1 match; second yellow card in a match: 1 match; red card: 1 match; yellow cards are
 * forgotten after the semi-finals". '' where cards keep nobody out.
 */
export function banRuleInWords(policy: BanPolicy): string {
  const { yellows, bans, secondYellow, red, wipedAfter } = policy;
  const parts = [
    [yellows > 0 ? bans : 0, amountOf(yellows, "yellow card")],
    [secondYellow, "second yellow card in a match"],
    [red, "red card"],
  ] as const;
  const punished = parts.flatMap(([matches, cards]) =>
    matches > 0 ? [`${cards}: ${amountOf(matches, "match", "matches")}`] : [],
  );
  const stage = wipedAfter === "" ? "groups" : stageRound(wipedAfter ?? "").toLowerCase();
  const isWiped = wipedAfter !== undefined && yellows > 0 && bans > 0;
  return [...punished, ...(isWiped ? [`yellow cards are forgotten after the ${stage}`] : [])].join(
    "; ",
  );
}
