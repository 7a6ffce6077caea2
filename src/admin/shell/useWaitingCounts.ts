import { viewPath } from "@/leagues/adminPaths";
import { useLeague } from "@/ui/leagueContext";
import { useRequests } from "../administrators/requests";
import { useUnconfirmed } from "../results/UnconfirmedResults";
import { sectionOf } from "../sections";

/** Loads how many tasks wait for the user (results to confirm, requests), by the address of their page. */
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
