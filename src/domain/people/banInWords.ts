import { stageRound } from "../match/knockOut";
import { amountOf } from "../wording";
import type { BanPolicy } from "./banPolicy";

/**
 * Describes the rule in words: "5 yellow cards: 1 match; second yellow card in a match: 1 match; red card: 1 match;
 * yellow cards are forgotten after the semi-finals". '' if cards bring no suspension.
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
