import { awarded, turnedUnits } from "./award";
import type { RemainingMatch, Outcome, Team } from "./outcome";
import type { RulePack } from "./pack";

/**
 * What happens to the matches of a team that withdrew: `keep` those that were played and award the rest, make all of
 * them `void`, or `lose` all, including those that were played.
 */
export type Withdrawal = "keep" | "void" | "lose";

export interface Matches {
  readonly outcomes: readonly Outcome[];
  /** Matches that are still to be counted. */
  readonly remaining: readonly RemainingMatch[];
}

/**
 * Returns the matches as a table counts them after those teams withdrew; a match between two of them does not count.
 */
export function tableWithWithdrawals(
  pack: RulePack,
  { outcomes, remaining }: Matches,
  out: ReadonlyMap<Team, Withdrawal>,
): Matches {
  if (!out.size) return { outcomes, remaining };
  const award = (match: RemainingMatch, order: number): Outcome => {
    const { units, lostBy } = awarded(pack, "withdrawn");
    const winner = out.has(match.a) ? "B" : "A";
    const seen = winner === "A" ? units : turnedUnits(units);
    return { id: match.id, a: match.a, b: match.b, order, winner, lostBy, units: seen };
  };
  const how = ({ a, b }: RemainingMatch) => out.get(a) ?? out.get(b);
  const both = ({ a, b }: RemainingMatch) => out.has(a) && out.has(b);
  const last = outcomes.reduce((latest, { order }) => Math.max(latest, order), 0);
  return {
    outcomes: [
      ...outcomes.flatMap((one) => {
        const fate = how(one);
        if (fate === undefined || (fate === "keep" && !both(one))) return [one];
        return fate === "lose" && !both(one) ? [award(one, one.order)] : [];
      }),
      ...remaining.flatMap((one, at) => {
        const fate = how(one);
        return fate === undefined || fate === "void" || both(one)
          ? []
          : [award(one, last + 1 + at)];
      }),
    ],
    remaining: remaining.filter((one) => how(one) === undefined),
  };
}
