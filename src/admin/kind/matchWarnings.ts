import type { FormContext } from "./formContext";
import { filedMatches, matchDoubts, type FiledMatch, type KnownMatch } from "./matchDoubts";
import type { Warning } from "./warning";

/** What looks like a match on file in a form: the two clubs the other way round; for a result, a club twice at its minute. */
export function matchWarnings(
  match: KnownMatch,
  list: FiledMatch["kind"],
  { id, fixtures, results, format }: Pick<FormContext, "id" | "fixtures" | "results" | "format">,
): Warning[] {
  // A result has the id of its fixture.
  const filed = filedMatches(fixtures, results).filter((one) => one.id !== id);
  const row = { match, isKnown: false, name: null };
  const [doubt] = matchDoubts([row], list, { filed, format, grounds: [] }, new Set());
  if (doubt?.id === "otherWay") return [{ id: "W02", field: "teamA", text: doubt.note }];
  return doubt?.id === "oneMinute" && list === "results"
    ? [{ id: "W01", field: "date", text: doubt.note }]
    : [];
}
