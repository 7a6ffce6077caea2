import { sameName } from "../names";
import type { RecordOf } from "@/records/record";
import type { League, Season } from "../league/league";

/** A place among the first three of a season. */
export interface Honour {
  readonly season: Season;
  readonly place: 1 | 2 | 3;
}

const podium = [1, 2, 3] as const;

/** Returns the places of a club among the first three in all seasons whose places are known, the latest first. */
export function honoursOf(
  league: Pick<League, "seasons">,
  seasons: readonly RecordOf<"seasons">[],
  club: string,
): readonly Honour[] {
  return league.seasons.flatMap((season): Honour[] => {
    const said = seasons.find(({ id }) => id === season.id);
    if (!said) return [];
    const order = said.places.length > 0 ? said.places : [said.champion];
    const place = podium.find((one) => sameName(order[one - 1] ?? "", club));
    return place ? [{ season, place }] : [];
  });
}
