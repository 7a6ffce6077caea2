import { foldName } from "../names";
import type { Withdrawal } from "../table/withdraw";
import type { Decided } from "./decided";
import { otherSide } from "./pair";

/** Who has withdrawn, as the rows of the table say. */
export const outIn = (
  rows: readonly { readonly team: string; readonly out: Withdrawal | "" }[],
): ReadonlyMap<string, Withdrawal> =>
  new Map(rows.flatMap(({ team, out }) => (out === "" ? [] : [[team, out]])));

/**
 * The decided matches as they count once teams have withdrawn, in a table by `settled`: those of a team whose results
 * count for nothing, or against another that is out, are left out; one that loses all has lost them.
 */
export function asCounted(
  decided: readonly Decided[],
  out: ReadonlyMap<string, Withdrawal>,
): readonly Decided[] {
  if (out.size === 0) return decided;
  const fates = new Map([...out].map(([team, fate]) => [foldName(team), fate]));
  return decided.flatMap((match): readonly Decided[] => {
    const { teamA, teamB } = match.result;
    const [a, b] = [fates.get(foldName(teamA)), fates.get(foldName(teamB))];
    const fate = a ?? b;
    if (fate === undefined) return [match];
    if ((a && b) || fate === "void") return [];
    if (fate === "keep") return [match];
    return [{ ...match, winner: otherSide(a ? "A" : "B"), lostBy: "forfeit" }];
  });
}
