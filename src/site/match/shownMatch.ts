import type { ListingState } from "@/data/useListing";
import type { ShownMatch } from "@/ui/match/MatchDialog";

/** The listings a match may stand in. */
export interface Where {
  readonly fixtures?: ListingState<"fixtures">;
  readonly results?: ListingState<"results">;
}

/** A match that was found, and whether its listing leaves out what its details show. */
export interface Found {
  readonly match: ShownMatch;
  readonly isBrief: boolean;
}

/**
 * The match of that id for the details dialog; null while there is none to show: no id, or records
 * that are not read yet. Only records that are all there can tell that a match is unknown.
 */
export function shownMatch(id: string | null, { fixtures, results }: Where): Found | null {
  if (id === null) return null;
  const fixture = fixtures?.status === "ready" && find(fixtures.listing.records, id);
  if (fixture) {
    const isBrief = fixtures.listing.isBrief === true;
    return { match: { kind: "fixture", record: fixture }, isBrief };
  }
  const result = results?.status === "ready" && find(results.listing.records, id);
  if (result) {
    const isBrief = results.listing.isBrief === true;
    return { match: { kind: "result", record: result }, isBrief };
  }
  const allRead = [fixtures, results].every((state) => !state || state.status === "ready");
  return allRead ? { match: { kind: "unknown" }, isBrief: false } : null;
}

function find<R extends { readonly id: string }>(records: readonly R[], id: string): R | undefined {
  return records.find((record) => record.id === id);
}
