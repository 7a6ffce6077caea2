import { SEASON_KINDS } from "@/data/byKind";
import { FailedReads } from "../live/FailedReads";
import { useLives } from "../live/useLive";
import { useLeague } from "@/ui/leagueContext";

/** A notice that names the lists of `useSeasonRecords` that could not be loaded, with a button to try again. */
export function FailedSeason() {
  return <FailedReads reads={useLives(useLeague(), SEASON_KINDS)} />;
}
