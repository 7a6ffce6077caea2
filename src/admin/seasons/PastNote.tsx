import { viewPath } from "@/leagues/adminPaths";
import Alert from "@mui/material/Alert";
import type { Season } from "@/domain/league/league";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";

interface PastNoteProps {
  readonly season: Season;
}

/** A notice above the records of a past season: names the season and links to the list of seasons. */
export function PastNote({ season }: PastNoteProps) {
  const league = useLeague();
  return (
    <Alert sx={{ mb: 4 }} severity="info">
      These are the records of {season.label}, which is over. What is added, corrected or deleted
      here changes its pages; {league.seasons[0].label} stays as it is.{" "}
      <Link to={viewPath(league, "seasons")}>All seasons</Link>
    </Alert>
  );
}
