import { viewPath } from "@/leagues/adminPaths";
import Button from "@mui/material/Button";
import { useLocation } from "react-router-dom";
import type { League } from "@/domain/league/league";
import { Link } from "@/ui/Link";
import { hasDesk } from "../address/desk";

/** Leads from the players to the sheet of the squad that the list is narrowed to. */
export function SquadSheet({ league }: { readonly league: League }) {
  const club = new URLSearchParams(useLocation().search).get("club");
  if (!hasDesk(league, "squads")) return null;
  return (
    <Button component={Link} to={`${viewPath(league, "squads")}${club ? `?club=${club}` : ""}`}>
      Squad sheet
    </Button>
  );
}
