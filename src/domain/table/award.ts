import type { LostBy, Pair, Units } from "./outcome";
import type { RulePack } from "./pack";

/**
 * What an award counts as, seen from the side it goes to: the pack's score, or the one played where
 * the pack lets that stand; and how the other side lost. `cause` as a result's ending says it.
 */
export function awarded(
  pack: Pick<RulePack, "award">,
  cause: string | null,
  played?: Pair,
): { readonly units: Units; readonly lostBy: LostBy } {
  const lostBy = cause === "default" ? "default" : "forfeit";
  const { units = { score: [0, 0] as const }, betterStands, afterDefault } = pack.award ?? {};
  if (lostBy === "default" && afterDefault) {
    return { units: { score: played && played[0] > played[1] ? played : afterDefault }, lostBy };
  }
  const lead = units.score[0] - units.score[1];
  const better = betterStands && played && played[0] - played[1] > lead;
  return { units: better ? { score: played } : units, lostBy };
}

const turned = ([a, b]: Pair): Pair => [b, a];

/** The same figures seen from the other side. */
export function turnedUnits({ score, sets, games, rally }: Units): Units {
  return {
    score: turned(score),
    ...(sets && { sets: turned(sets) }),
    ...(games && { games: turned(games) }),
    ...(rally && { rally: turned(rally) }),
  };
}
