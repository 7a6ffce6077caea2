import { useMemo, useState } from "react";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { newSearch } from "../list/listUrl";
import { pastSearch, usePastSeason } from "../live/pastSeason";
import { useLive } from "../live/useLive";
import { sectionOf } from "../sections";
import { awaitingResults } from "./missingResults";

/**
 * Where the result of a fixture is entered, by the fixture's id: undefined for one that has its result, has not
 * begun or was called off.
 */
export function useAwaiting(
  league: League,
  kind: EntityKind,
): (fixture: string) => string | undefined {
  const [now] = useState(Date.now);
  const fixtures = useLive(league, "fixtures");
  const results = useLive(league, "results");
  const section = sectionOf(league, "results");
  const listed = fixtures.status === "ready" ? fixtures.listing.records : null;
  const known = results.status === "ready" ? results.listing.records : null;
  const past = usePastSeason();
  const path = kind === "fixtures" && section?.access === "full" ? section.path : null;
  const awaiting = useMemo(
    () => (path && listed && known ? awaitingResults(listed, known, now) : new Set()),
    [path, listed, known, now],
  );
  return (id) =>
    path && awaiting.has(id) ? path + newSearch(past ? pastSearch(past) : "", id) : undefined;
}
