import type { LostBy, Pair, Units } from "./outcome";
import type { RulePack } from "./pack";

/** What a pack leaves to the score in force. */
interface ScoreAward {
  readonly award: Units | null;
  readonly scores: (draws: boolean) => readonly Pair[];
}

/** The pack for matches of that score: what an award counts, and which scores there are, where the pack leaves it open. */
export function inFormat(pack: RulePack, score: ScoreAward | null): RulePack {
  const { award, points } = pack;
  return {
    ...pack,
    ...(award && !award.units && score?.award && { award: { ...award, units: score.award } }),
    ...(points?.kind === "score" && score && { points: { ...points, scores: score.scores(true) } }),
  };
}

/**
 * What an award counts as, seen from the side it goes to: the pack's score, or the one played where
 * the pack lets that stand; and how the other side lost. `cause` as a result's ending says it; a
 * default is a kind of its own only where the pack gives it a score of its own (FIBA, art. 21).
 */
export function awarded(
  pack: Pick<RulePack, "award">,
  cause: string | null,
  played?: Pair,
): { readonly units: Units; readonly lostBy: LostBy } {
  const { units = { score: [0, 0] as const }, betterStands, afterDefault } = pack.award ?? {};
  if (cause === "default" && afterDefault) {
    const score = played && played[0] > played[1] ? played : afterDefault;
    return { units: { score }, lostBy: "default" };
  }
  const [own, other] = units.score;
  // Of two scores with the same difference the one with more is better.
  const gain = played ? played[0] - played[1] - (own - other) || played[0] - own : 0;
  const better = betterStands && played && gain > 0;
  return { units: better ? { score: played } : units, lostBy: "forfeit" };
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
