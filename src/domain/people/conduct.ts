import { foldName } from "../names";
import { bookedIn, type Cards } from "./cards";
import { countingOf } from "./counting";
import type { MatchSheet, SquadMember } from "./sheet";
import { squadLookup } from "./squad";

/** What a player's cards of one match take off the team's conduct; one of them, never a sum. */
export interface ConductScale {
  readonly yellow: number;
  readonly secondYellow: number;
  readonly red: number;
  readonly yellowThenRed: number;
}

export const conductScales = {
  /** FIFA World Cup 2018 and 2022, art. 32: fair play points. */
  fifa: { yellow: -1, secondYellow: -3, red: -4, yellowThenRed: -5 },
  /** UEFA EURO 2022–24: a yellow card 1, any sending-off 3; there the fewest points are best, here the most. */
  uefa: { yellow: -1, secondYellow: -3, red: -3, yellowThenRed: -4 },
} as const satisfies Record<string, ConductScale>;

function worth({ yellow, secondYellow, red }: Cards, scale: ConductScale): number {
  if (secondYellow > 0) return scale.secondYellow;
  if (red > 0) return yellow > 0 ? scale.yellowThenRed : scale.red;
  return yellow > 0 ? scale.yellow : 0;
}

/**
 * The conduct of each team that played, 0 at best: per player and match what the scale says. A card of
 * somebody whose team neither squad nor match tells is nobody's; `unplaced` names them.
 */
export function conductOf<P extends SquadMember>(
  matches: readonly MatchSheet[],
  players: readonly P[],
  scale: ConductScale = conductScales.fifa,
): { readonly conduct: ReadonlyMap<string, number>; readonly unplaced: readonly string[] } {
  const find = squadLookup(players);
  const teams = new Map<string, { team: string; sum: number }>();
  const unplaced = new Set<string>();
  const add = (team: string, by: number) => {
    const found = teams.get(foldName(team)) ?? { team, sum: 0 };
    found.sum += by;
    teams.set(foldName(team), found);
  };
  for (const match of matches) {
    const counting = countingOf(match.ending);
    if (counting === "nothing" || counting === "sendingsOff") continue;
    add(match.teamA, 0);
    add(match.teamB, 0);
    for (const { person, ...cards } of bookedIn(match, find)) {
      if (person.side === null) unplaced.add(person.player);
      else add(person.side === "A" ? match.teamA : match.teamB, worth(cards, scale));
    }
  }
  return {
    conduct: new Map([...teams.values()].map(({ team, sum }) => [team, sum])),
    unplaced: [...unplaced],
  };
}
