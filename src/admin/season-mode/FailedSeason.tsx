import { SEASON_KINDS } from "@/data/byKind";
import { FailedReads } from "../live/FailedReads";
import { useLives } from "../live/useLive";
import { useLeague } from "@/ui/leagueContext";

/** Which of the records of `useSeasonRecords` could not be read, with another try. */
export function FailedSeason() {
  return <FailedReads reads={useLives(useLeague(), SEASON_KINDS)} />;
}
