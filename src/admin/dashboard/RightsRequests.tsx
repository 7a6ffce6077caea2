import { viewPath } from "@/leagues/adminPaths";
import { useLeague } from "@/ui/where";
import { useRequests } from "../administrators/requests";
import { Note } from "./Note";

/** Who asks for rights, for those who may grant them. */
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
