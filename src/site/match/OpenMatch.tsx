import { useRecord, type RecordState } from "@/data/useRecord";
import { LazyMatchDialog } from "@/ui/match/LazyMatchDialog";
import type { Rest, ShownMatch } from "@/ui/match/MatchDialog";
import type { ListingState } from "@/data/useListing";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import type { DialogParam } from "@/ui/useDialogParam";

/** What every block of matches is given. */
export interface MatchBlock {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly zone: string;
  /** Keeps the open match in the address. */
  readonly dialog: DialogParam;
}

/** What a list of matches needs for its rows; the same from one rendering to the next, so that a list can be kept. */
export interface RowView extends Pick<MatchBlock, "clubs" | "zone"> {
  readonly link: DialogParam["link"];
}

/** The details of the match that the address names, from the listings it may stand in; nothing without one. */
export function OpenMatch({ league, clubs, zone, dialog, ...where }: MatchBlock & Where) {
  const found = shownMatch(dialog.value, where);
  const version = found?.match.kind === "unknown" ? 0 : found?.match.record.version;
  const idOf = (kind: ShownMatch["kind"]) =>
    found?.isBrief && found.match.kind === kind ? dialog.value : null;
  const fixture = useRecord(league, "fixtures", idOf("fixture"), version);
  const result = useRecord(league, "results", idOf("result"), version);
  if (!found) return null;
  const [match, rest] = whole(found, fixture, result);
  return (
    <LazyMatchDialog
      clubs={clubs}
      league={league}
      match={match}
      onClose={dialog.close}
      rest={rest}
      zone={zone}
    />
  );
}

/** The match with what its listing leaves out, as far as that has been read, and how far that is. */
function whole(
  { match, isBrief }: Found,
  fixture: RecordState<"fixtures">,
  result: RecordState<"results">,
): readonly [match: ShownMatch, rest: Rest] {
  const ready = { status: "ready" } as const;
  if (!isBrief || match.kind === "unknown") return [match, ready];
  if (match.kind === "fixture") {
    if (fixture.status !== "ready") return [match, fixture];
    return [fixture.record ? { kind: "fixture", record: fixture.record } : match, ready];
  }
  if (result.status !== "ready") return [match, result];
  return [result.record ? { kind: "result", record: result.record } : match, ready];
}

/** The listings a match may stand in. */
interface Where {
  readonly fixtures?: ListingState<"fixtures">;
  readonly results?: ListingState<"results">;
}

/** A match that was found, and whether its listing leaves out what its details show. */
interface Found {
  readonly match: ShownMatch;
  readonly isBrief: boolean;
}

/**
 * The match of that id for the details dialog; null while there is none to show: no id, or records
 * that are not read yet. Only records that are all there can tell that a match is unknown.
 */
function shownMatch(id: string | null, { fixtures, results }: Where): Found | null {
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
