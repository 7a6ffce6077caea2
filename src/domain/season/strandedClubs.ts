import type { League } from "../league/league";
import { groupKey } from "../table/standings";
import { entrantsOf, type SeasonRecords } from "./competition";
import type { Format } from "./format";

/** The clubs that are in no table, because the format lacks their group; empty in a season without groups. */
export function strandedClubs(
  league: League,
  records: SeasonRecords,
  { groups }: Pick<Format, "groups">,
): readonly string[] {
  const known = new Set(groups.map(groupKey));
  return known.size === 0
    ? []
    : entrantsOf(league, records)
        .filter(({ group }) => !known.has(groupKey(group)))
        .map(({ name }) => name);
}
