import { momentOf } from "../when";
import { towards, type Pair } from "../match/pair";
import type { ScorerFigure } from "../match/timeline";
import type { Result } from "@/records/results/schema";
import { partsOf, type PartOfTie, type TieRules } from "./parts";
import { sidesOf, type SquadMember, type MatchSheet } from "./sheet";
import { isCalled, namesOf, squadLookup } from "./squad";
import { playerTotals, type Figures } from "./totals";

/** An individual match, seen from one of its players. */
export interface OwnPart extends Pick<PartOfTie, "name"> {
  readonly score: Pair;
  readonly partners: readonly string[];
  readonly opponents: readonly string[];
}

/** One match that names a player, with the player's statistics in it. */
export interface LoggedMatch<R> {
  readonly result: R;
  readonly figures: Figures;
  /** Whether the player was chosen as man of the match. */
  readonly isBest: boolean;
  /**
   * The minute at which the player came on, and below it the minute at which the player went off, as typed ('' without
   * a minute); null if that did not happen.
   */
  readonly on: string | null;
  readonly off: string | null;
  /** The player's individual matches, in a sport in which teams meet in such. */
  readonly parts: readonly OwnPart[];
}

type LoggedResult = MatchSheet & Pick<Result, "manOfTheMatch">;

/**
 * Returns the matches that name a player, in the given order, with the same figures from which the player's totals are
 * computed.
 * @param players the squads, which distinguish players with the same name
 */
export function playerLog<R extends LoggedResult, P extends SquadMember>(
  results: readonly R[],
  player: P,
  {
    players,
    scorerFigure,
    ties,
  }: {
    readonly players: readonly P[];
    readonly scorerFigure: ScorerFigure;
    readonly ties?: TieRules | undefined;
  },
): LoggedMatch<R>[] {
  // Only players with one of these names matter.
  const namesakes = players.filter((one) => namesOf(player).some((name) => isCalled(one, name)));
  const find = squadLookup(namesakes);
  const ownParts = (result: R): OwnPart[] =>
    (ties ? partsOf(result, ties) : []).flatMap(({ name, players: of, score }) =>
      (["A", "B"] as const).flatMap((side): OwnPart[] => {
        const [own, opponents] = side === "A" ? of : [of[1], of[0]];
        const team = side === "A" ? result.teamA : result.teamB;
        const partners = own.filter((one) => find(one, [team], momentOf(result))?.id !== player.id);
        return partners.length === own.length
          ? []
          : [{ name, score: towards(side, score), partners, opponents }];
      }),
    );
  const changed = (result: R, direction: "IN" | "OUT"): string | null => {
    const own = sidesOf(result).flatMap(({ team, substitutions }) =>
      substitutions.filter(
        (one) =>
          one.direction === direction &&
          find(one.player, [team], momentOf(result))?.id === player.id,
      ),
    );
    return own[0]?.minute ?? null;
  };
  return results.flatMap((result) => {
    const { totals } = playerTotals([result], { players: namesakes, scorerFigure, ties });
    const figures = totals.find(({ record }) => record?.id === player.id);
    const best = find(result.manOfTheMatch.player, [result.teamA, result.teamB], momentOf(result));
    const isBest = best?.id === player.id;
    const isNamed =
      figures && Object.values(figures).some((one) => typeof one === "number" && one > 0);
    if (!figures || !(isNamed || isBest)) return [];
    const [on, off] = [changed(result, "IN"), changed(result, "OUT")];
    return [{ result, figures, isBest, on, off, parts: ownParts(result) }];
  });
}
