import { foldName } from "../names";
import type { Withdrawal } from "../table/withdraw";
import type { DecidedMatch } from "./decided";
import { otherSide } from "./pair";

/** Returns the teams that have withdrawn, with the treatment of their results, from the rows of a table. */
export const withdrawnTeams = (
  rows: readonly { readonly team: string; readonly out: Withdrawal | "" }[],
): ReadonlyMap<string, Withdrawal> =>
  new Map(rows.flatMap(({ team, out }) => (out === "" ? [] : [[team, out]])));

/**
 * Returns the decided matches as they count after teams withdrew (`tableWithWithdrawals` does the same for a table).
 * Matches of a team whose results are void are left out, and matches between two teams that withdrew. If a team loses
 * all its matches, each counts as a defeat by forfeit.
 */
export function withWithdrawals(
  decided: readonly DecidedMatch[],
  out: ReadonlyMap<string, Withdrawal>,
): readonly DecidedMatch[] {
  if (out.size === 0) return decided;
  const fates = new Map([...out].map(([team, fate]) => [foldName(team), fate]));
  return decided.flatMap((match): readonly DecidedMatch[] => {
    const { teamA, teamB } = match.result;
    const [a, b] = [fates.get(foldName(teamA)), fates.get(foldName(teamB))];
    const fate = a ?? b;
    if (fate === undefined) return [match];
    if ((a && b) || fate === "void") return [];
    if (fate === "keep") return [match];
    return [{ ...match, winner: otherSide(a ? "A" : "B"), lostBy: "forfeit" }];
  });
}
