import { compareNames, sameName, slugOf } from "@/domain/names";
import type { SelectOption } from "@/ui/SelectField";

/** A match, as far as a filter by club looks at it. */
export interface Contested {
  readonly teamA: string;
  readonly teamB: string;
}

/** The clubs of some matches to choose from, "All clubs" first; the value is what stands in the address. */
export function clubOptions(matches: readonly Contested[], noun: "club" | "team"): SelectOption[] {
  const names: string[] = [];
  for (const name of matches.flatMap(({ teamA, teamB }) => [teamA, teamB])) {
    if (!names.some((known) => sameName(known, name))) names.push(name);
  }
  return [
    { value: "", label: `All ${noun}s` },
    ...names.sort(compareNames).map((name) => ({ value: slugOf(name), label: name })),
  ];
}

/** The matches of the club with that slug; all of them for none. */
export function matchesOf<M extends Contested>(matches: readonly M[], slug: string): readonly M[] {
  if (slug === "") return matches;
  return matches.filter(({ teamA, teamB }) => slugOf(teamA) === slug || slugOf(teamB) === slug);
}
