import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/leagueContext";
import { FollowedLeagues } from "../today/FollowedLeagues";
import { useKnownRecords, useKnownMatches } from "./useKnownMatches";

/** Follows a league live, from what the page reads of it; while nothing of it is on, that loads no code. */
export function FollowedHere() {
  const league = useLeague();
  const matches = useKnownMatches(league);
  const meets = useKnownRecords(league, "meets");
  const now = useNow(0);
  const season =
    meets?.status === "ready" ? { meets: meets.value.records.map((meet) => ({ meet })) } : null;
  return <FollowedLeagues leagues={[{ league, matches, season }]} now={now} />;
}
