import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { isUnderWay } from "@/domain/season/nextSeason";
import { viewPath } from "@/leagues/adminPaths";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { useRecords } from "../live/useLive";

/** A warning that the closing of a season is not finished: some of its records still count for the current season. */
export function UnfinishedClosing({ isHere = false }: { readonly isHere?: boolean }) {
  const league = useLeague();
  const season = useRecords(league, "seasons").find(isUnderWay);
  if (!season) return null;
  return (
    <Alert
      action={
        !isHere && (
          <Button color="inherit" component={Link} to={viewPath(league, "seasons")} variant="text">
            Seasons
          </Button>
        )
      }
      severity="warning"
    >
      Closing {season.label} is not done: some of its records still count as{" "}
      {league.seasons[0].label}’s.
    </Alert>
  );
}
