import { viewPath } from "@/leagues/adminPaths";
import { useLeague } from "@/ui/leagueContext";
import { useRequests } from "../administrators/requests";
import { useUnconfirmed } from "../results/UnconfirmedResults";
import { sectionOf } from "../sections";

/** How much waits for the person who is signed in, by the address where it is settled. */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const league = useLeague();
  const results = useUnconfirmed().length;
  const requests = useRequests();
  const list = sectionOf(league, "results")?.path;
  return new Map([
    ...(list && results > 0 ? [[list, results] as const] : []),
    ...(requests > 0 ? [[viewPath(league, "administrators"), requests] as const] : []),
  ]);
}
