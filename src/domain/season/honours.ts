import { sameName } from "../names";
import type { RecordOf } from "@/records/record";
import type { League, Season } from "../league/league";

/** A place among the first three of a season. */
export interface Honour {
  readonly season: Season;
  readonly place: 1 | 2 | 3;
}

const podium = [1, 2, 3] as const;

/** Where a club came in the seasons of which it is known, among the first three, the latest first. */
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
