import { viewPath } from "@/leagues/adminPaths";
import { useLeague } from "@/ui/leagueContext";
import { Note } from "../dashboard/Note";
import { useRequests } from "./requests";

/** The number of people who ask for rights; shown only to owners, who may grant them. */
export function RightsRequests() {
  const league = useLeague();
  const count = useRequests();
  if (count === 0) return null;
  return (
    <Note action="Look at it" to={viewPath(league, "administrators")}>
      {count === 1 ? "One person asks for rights." : `${count} people ask for rights.`}
    </Note>
  );
}
