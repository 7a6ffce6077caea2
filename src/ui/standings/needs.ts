import { amountOf } from "@/domain/wording";
import { outlook, type Needs, type Prospect } from "@/domain/table/outlook";
import type { RulePack } from "@/domain/table/pack";
import type { RankInput } from "@/domain/table/rank";

/** What is certain of a team, and in words what surely puts it through, where its own matches can. */
export interface ProspectInWords extends Pick<Prospect, "verdict"> {
  readonly needs?: string | undefined;
}

/** The outlook of a table's teams in words. @param input as for `outlook` */
export function prospectsInWords(
  input: RankInput & { readonly places: number },
): ReadonlyMap<string, ProspectInWords> {
  const said = ({ verdict, needs }: Prospect): ProspectInWords => ({
    verdict,
    needs: needs && needsInWords(needs, input.pack),
  });
  return new Map([...outlook(input)].map(([team, prospect]) => [team, said(prospect)]));
}

/** What surely puts a team through: "4 points from 2 matches", "2 wins from 3 matches", "A draw is enough". */
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

/** How many wins bring this many points where a defeat brings some too, so that points alone would mislead; else 0. */
function winsFor(amount: number, matches: number, points: RulePack["points"]): number {
  if (points?.kind !== "result" || points.loss <= 0) return 0;
  return Math.ceil((amount - matches * points.loss) / (points.win - points.loss));
}
