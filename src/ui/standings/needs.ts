import { amountOf } from "@/domain/wording";
import { outlook, type Needs, type Prospect } from "@/domain/table/outlook";
import type { RulePack } from "@/domain/table/pack";
import type { RankInput } from "@/domain/table/rank";

/** What is certain about a team, and in words what is enough to go through, if its own matches can decide that. */
export interface ProspectInWords extends Pick<Prospect, "verdict"> {
  readonly needs?: string | undefined;
}

/**
 * Returns the outlook of a table's teams in words.
 * @param input the same as for `outlook`
 */
export function prospectsInWords(
  input: RankInput & { readonly places: number },
): ReadonlyMap<string, ProspectInWords> {
  const said = ({ verdict, needs }: Prospect): ProspectInWords => ({
    verdict,
    needs: needs && needsInWords(needs, input.pack),
  });
  return new Map([...outlook(input)].map(([team, prospect]) => [team, said(prospect)]));
}

/**
 * Returns what is enough for a team to go through: "4 points from 2 matches", "2 wins from 3 matches", "A draw is
 * enough".
 */
export function needsInWords(
  { figure, amount, matches }: Needs,
  { points }: Pick<RulePack, "points">,
): string {
  if (matches === 1 && figure === "won") return "A win is enough";
  if (matches === 1 && points?.kind === "result") {
    if (amount === points.draw) return "A draw is enough";
    if (amount === points.win) return "A win is enough";
  }
  const wins = figure === "won" ? amount : winsFor(amount, matches, points);
  const earned = wins > 0 ? amountOf(wins, "win") : amountOf(amount, "point");
  return `${earned} from ${amountOf(matches, "match", "matches")}`;
}

/**
 * Returns the number of wins that bring these points, if a defeat brings points too, because then a number of points
 * would mislead; otherwise 0.
 */
function winsFor(amount: number, matches: number, points: RulePack["points"]): number {
  if (points?.kind !== "result" || points.loss <= 0) return 0;
  return Math.ceil((amount - matches * points.loss) / (points.win - points.loss));
}
