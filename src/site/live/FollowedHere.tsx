import type { League } from "@/leagues/league";
import { useNow } from "@/ui/match/useNow";
import { FollowedLeagues } from "../today/FollowedLeagues";
import { useHeldMatches } from "./useHeldMatches";

/** Follows a league live, from what the page reads of it; while none of its matches is on, that loads no code. */
export function FollowedHere({ league }: { readonly league: League }) {
  const matches = useHeldMatches(league);
  const now = useNow(0);
  return <FollowedLeagues leagues={[{ league, matches }]} now={now} />;
}
