import type { FormContext } from "./formContext";
import {
  filedMatches,
  isOtherWayRound,
  matchDoubts,
  type FiledMatch,
  type KnownMatch,
} from "@/domain/match/matchDoubts";
import type { Warning } from "./warning";

/**
 * Makes the warnings about a match in a form that looks like a match on file: the same clubs with home and away
 * exchanged, or, for a result, a second match of a club at the same minute.
 */
export function matchWarnings(
  match: KnownMatch & { readonly scoreA?: number | null; readonly scoreB?: number | null },
  list: FiledMatch["kind"],
  { id, fixtures, results, format }: Pick<FormContext, "id" | "fixtures" | "results" | "format">,
): Warning[] {
  // A result has the id of its fixture.
  const all = filedMatches(fixtures, results);
  const own = all.filter((one) => one.id === id && isOtherWayRound(one.match, match));
  const result = own.find(({ kind }) => kind === "results");
  const [known] = own;
  const filed = all.filter((one) => one.id !== id);
  const row = { match, isKnown: false, name: null };
  const [doubt] = matchDoubts([row], list, { filed, format, grounds: [] }, new Set());
  if (result && list === "fixtures") {
    const text = `Its result is on file as ${inWords(result)}, and stays so: change it there as well`;
    return [{ id: "W02", field: "teamA", text }];
  }
  if (result && result.score === `${match.scoreA ?? "?"}–${match.scoreB ?? "?"}`) {
    const text = `It was ${inWords(result)}: the clubs have changed sides, and the score has not`;
    return [{ id: "W02", field: "scoreA", text }];
  }
  if (list === "results" && known?.kind === "fixtures" && !result)
    return [{ id: "W02", field: "teamA", text: `The fixture is ${inWords(known)}` }];
  if (doubt?.id === "otherWay") return [{ id: "W02", field: "teamA", text: doubt.note }];
  return doubt?.id === "oneMinute" && list === "results"
    ? [{ id: "W01", field: "date", text: doubt.note }]
    : [];
}

/** Writes a match as "Mount Trojans 2–1 Harbour Eagles", a fixture as "Mount Trojans v Harbour Eagles". */
const inWords = ({ match, score = "v" }: FiledMatch) => `${match.teamA} ${score} ${match.teamB}`;
