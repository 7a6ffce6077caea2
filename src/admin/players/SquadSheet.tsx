import { viewPath } from "@/leagues/adminPaths";
import Button from "@mui/material/Button";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import { hasDesk } from "../address/desk";
import { useLeague } from "@/ui/where";

/** Leads from the players to the sheet of the squad that the list is narrowed to. */
export function SquadSheet() {
  const league = useLeague();
  const club = new URLSearchParams(useLocation().search).get("club");
  if (!hasDesk(league, "squads")) return null;
  return (
    <Button component={Link} to={`${viewPath(league, "squads")}${club ? `?club=${club}` : ""}`}>
      Squad sheet
    </Button>
  );
}
