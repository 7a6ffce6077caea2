import { useRecord, type RecordState } from "@/data/useRecord";
import { LazyMatchDialog } from "@/ui/match/LazyMatchDialog";
import type { Rest, ShownMatch } from "@/ui/match/MatchDialog";
import type { MatchBlock } from "./block";
import { shownMatch, type Found, type Where } from "./shownMatch";

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
