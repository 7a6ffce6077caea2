import type { League } from "../league/league";
import { enumerated } from "../wording";
import { groupKey } from "../table/standings";
import { entrantsOf, type SeasonRecords } from "./competition";
import type { Format } from "./format";

/**
 * Returns the clubs that are in no table, because the format does not have their group; empty in a season without
 * groups.
 */
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

interface Grouped {
  readonly name: string;
  readonly group?: string | undefined;
}

/**
 * Returns why the groups of a format and those of the clubs do not fit, one sentence for each reason: clubs that are in
 * no table, and groups without a club. Empty if they fit, if there are no clubs, or if the format has no groups.
 */
export function groupProblems(
  { groups }: Pick<Format, "groups">,
  clubs: readonly Grouped[],
): readonly string[] {
  if (groups.length === 0 || clubs.length === 0) return [];
  const isIn = (club: Grouped, group: string) => groupKey(club.group ?? "") === groupKey(group);
  const outside = clubs.filter((club) => !groups.some((group) => isIn(club, group)));
  const namesOf = (hasGroup: boolean) =>
    outside.flatMap(({ name, group = "" }) => ((group !== "") === hasGroup ? [name] : []));
  const empty = groups.filter((group) => !clubs.some((club) => isIn(club, group)));
  const [withoutGroup, withOtherGroup] = [namesOf(false), namesOf(true)];
  return [
    ...(withoutGroup.length > 0
      ? [`In no table, because they have no group: ${withoutGroup.join(", ")}.`]
      : []),
    ...(withOtherGroup.length > 0
      ? [
          `In no table, because their group is none of ${groups.join(", ")}: ${withOtherGroup.join(", ")}.`,
        ]
      : []),
    ...(empty.length > 0
      ? [`No club is in ${empty.length === 1 ? "Group" : "Groups"} ${enumerated(empty)}.`]
      : []),
  ];
}
