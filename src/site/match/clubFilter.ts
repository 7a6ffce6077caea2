import { compareNames, distinctNames, foldName, slugOf } from "@/domain/names";
import type { SelectOption } from "@/ui/SelectField";

/** A match, as far as a filter by club looks at it. */
export interface MatchTeams {
  readonly teamA: string;
  readonly teamB: string;
}

/** Every name in some matches, once for each way it is written. */
function namesIn(matches: readonly MatchTeams[]): ReadonlySet<string> {
  return new Set(matches.flatMap(({ teamA, teamB }) => [teamA, teamB]));
}

/** The clubs of some matches to choose from, "All clubs" first; the value is the one of the address. */
export function clubOptions(matches: readonly MatchTeams[], noun: "club" | "team"): SelectOption[] {
  return [
    { value: "", label: `All ${noun}s` },
    ...distinctNames([...namesIn(matches)])
      .toSorted(compareNames)
      .map((name) => ({ value: slugOf(name), label: name })),
  ];
}

/** The matches of the club with that slug; all of them for none. */
export function matchesOf<M extends MatchTeams>(matches: readonly M[], slug: string): readonly M[] {
  if (slug === "") return matches;
  const named = [...namesIn(matches)].filter((name) => slugOf(name) === slug);
  const own = new Set(named.map(foldName));
  return matches.filter((match) =>
    [match.teamA, match.teamB].some((one) => own.has(foldName(one))),
  );
}
