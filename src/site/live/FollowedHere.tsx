import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/leagueContext";
import { FollowedLeagues } from "../today/FollowedLeagues";
import { useKnownRecords, useKnownMatches } from "./useKnownMatches";

/** Follows a league live, using the records that the page has loaded. Loads no code while no match or meet is live. */
export function FollowedHere() {
  const league = useLeague();
  const matches = useKnownMatches(league);
  const meets = useKnownRecords(league, "meets");
  const now = useNow(0);
  const season =
    meets?.status === "ready" ? { meets: meets.value.records.map((meet) => ({ meet })) } : null;
  return <FollowedLeagues leagues={[{ league, matches, season }]} now={now} />;
}
