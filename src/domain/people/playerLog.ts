import { sameName } from "../names";
import type { ScorerFigure } from "../match/timeline";
import type { Result } from "../records/result";
import type { SquadMember, MatchSheet } from "./sheet";
import { squadLookup } from "./squad";
import { playerTotals, type Figures } from "./totals";

/** One match that names a player, with what it gives. */
export interface LoggedMatch<R> {
  readonly result: R;
  readonly figures: Figures;
  /** Chosen as the best of the match. */
  readonly isBest: boolean;
}

type Told = MatchSheet & Pick<Result, "manOfTheMatch">;

/**
 * The matches that name a player, in the order they are given, with the same figures that the player's totals are
 * made of.
 * @param players the squads, which tell namesakes apart
 */
export function playerLog<R extends Told, P extends SquadMember>(
  results: readonly R[],
  player: P,
  {
    players,
    scorerFigure,
  }: { readonly players: readonly P[]; readonly scorerFigure: ScorerFigure },
): LoggedMatch<R>[] {
  // Nobody else's name matters.
  const namesakes = players.filter(({ name }) => sameName(name, player.name));
  const find = squadLookup(namesakes);
  return results.flatMap((result) => {
    const { totals } = playerTotals([result], { players: namesakes, scorerFigure });
    const figures = totals.find(({ record }) => record?.id === player.id);
    const best = find(result.manOfTheMatch.player, [result.teamA, result.teamB]);
    const isBest = best?.id === player.id;
    const isNamed =
      figures && Object.values(figures).some((one) => typeof one === "number" && one > 0);
    return figures && (isNamed || isBest) ? [{ result, figures, isBest }] : [];
  });
}
