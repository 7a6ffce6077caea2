import { FailedReads } from "../live/FailedReads";
import { useLive } from "../live/useLive";
import { useLeague } from "@/ui/where";

/** Which of the records of `useReadSeason` could not be read, with another try. */
export function FailedSeason() {
  const league = useLeague();
  const fixtures = useLive(league, "fixtures");
  const results = useLive(league, "results");
  const standings = useLive(league, "standings");
  const seasons = useLive(league, "seasons");
  const teams = useLive(league, "teams");
  return (
    <FailedReads
      reads={[
        { kind: "fixtures", live: fixtures },
        { kind: "results", live: results },
        { kind: "standings", live: standings },
        { kind: "seasons", live: seasons },
        { kind: "teams", live: teams },
      ]}
    />
  );
}
