import { amountOf } from "@/domain/wording";
import type { Needs } from "@/domain/table/outlook";
import type { RulePack } from "@/domain/table/pack";

/** What surely puts a team through: "4 points from 2 matches", "A draw is enough". */
export function needsInWords(
  { figure, amount, matches }: Needs,
  { points }: Pick<RulePack, "points">,
): string {
  if (matches === 1 && figure === "won") return "A win is enough";
  if (matches === 1 && points?.kind === "result") {
    if (amount === points.draw) return "A draw is enough";
    if (amount === points.win) return "A win is enough";
  }
  const earned =
    figure === "won" ? amountOf(amount, "win", "wins") : amountOf(amount, "point", "points");
  return `${earned} from ${amountOf(matches, "match", "matches")}`;
}
