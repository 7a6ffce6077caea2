import { compareNames, distinctNames, foldName, slugOf } from "@/domain/names";
import { calledName } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { SelectOption } from "@/ui/SelectField";

/** The fields of a match that the filter by club needs. */
export interface MatchTeams {
  readonly teamA: string;
  readonly teamB: string;
}

/** Returns every team name in these matches, once for each spelling. */
function namesIn(matches: readonly MatchTeams[]): ReadonlySet<string> {
  return new Set(matches.flatMap(({ teamA, teamB }) => [teamA, teamB]));
}

/**
 * Returns the options of the filter: "All clubs" first, then the clubs of these matches. An option's value is the slug
 * in the address.
 */
export function clubOptions(
  matches: readonly MatchTeams[],
  noun: "club" | "team",
  clubs: readonly ResolvedClub[],
): SelectOption[] {
  return [
    { value: "", label: `All ${noun}s` },
    ...distinctNames([...namesIn(matches)])
      .toSorted(compareNames)
      .map((name) => ({ value: slugOf(name), label: calledName(clubs, name) })),
  ];
}

/** Returns the matches of the club with this slug; all matches if the slug is ''. */
export function matchesOf<M extends MatchTeams>(matches: readonly M[], slug: string): readonly M[] {
  if (slug === "") return matches;
  const named = [...namesIn(matches)].filter((name) => slugOf(name) === slug);
  const own = new Set(named.map(foldName));
  return matches.filter((match) =>
    [match.teamA, match.teamB].some((one) => own.has(foldName(one))),
  );
}
