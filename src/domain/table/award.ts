import type { LostBy, Pair, Units } from "./outcome";
import type { RulePack } from "./pack";

/** The parts of a score format that a rule pack may leave open. */
interface ScoreAward {
  readonly award: Units | null;
  readonly scores: (draws: boolean) => readonly Pair[];
}

/**
 * Returns the pack for matches of that score format: with the score of an award and the possible scores, if the pack
 * leaves them open.
 */
export function inFormat(pack: RulePack, score: ScoreAward | null): RulePack {
  const { award, points } = pack;
  return {
    ...pack,
    ...(award && !award.units && score?.award && { award: { ...award, units: score.award } }),
    ...(points?.kind === "score" && score && { points: { ...points, scores: score.scores(true) } }),
  };
}

/**
 * Returns the score of an awarded match, from the side to which it is awarded, and how the other side lost: the pack's
 * score, or the score that was played if the pack allows a better one to count. `cause` is the cause of the result's
 * ending; a default is a kind of its own only if the pack has a score for it (FIBA, art. 21).
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
  // Of two scores with the same difference, the one with more goals is better.
  const gain = played ? played[0] - played[1] - (own - other) || played[0] - own : 0;
  const better = betterStands && played && gain > 0;
  return { units: better ? { score: played } : units, lostBy: "forfeit" };
}

const turned = ([a, b]: Pair): Pair => [b, a];

/** Returns the same figures with the sides exchanged. */
export function turnedUnits({ score, sets, games, rally }: Units): Units {
  return {
    score: turned(score),
    ...(sets && { sets: turned(sets) }),
    ...(games && { games: turned(games) }),
    ...(rally && { rally: turned(rally) }),
  };
}
