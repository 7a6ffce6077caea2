import { viewPath } from "@/leagues/adminPaths";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { hasScreen } from "@/leagues/embeds";
import { paths } from "@/leagues/paths";
import { ListSkeleton } from "../parts/ListSkeleton";
import { Link } from "@/ui/Link";
import { FailedReads, hasFailed, isReading, type Reads } from "../live/FailedReads";
import { useLives } from "../live/useLive";
import { PageHead } from "../parts/PageHead";
import { Attention } from "./Attention";
import { DashboardTile } from "./DashboardTile";
import { FirstSteps } from "./FirstSteps";
import { RecentChanges } from "./RecentChanges";
import { tilesOf } from "./tiles";
import { TodayBlock } from "./TodayBlock";
import { useLeague } from "@/ui/where";

/** The records that a dashboard speaks of, in the order they are named. */
const kinds = [
  "fixtures",
  "players",
  "results",
  "standings",
  "teams",
  "seasons",
  "meets",
  "events",
] as const;

/** The start page of a league's administrators: today and what needs a hand, then its nine parts. */
export function Dashboard() {
  const league = useLeague();
  const reads = useLives(league, kinds);
  // Drawn before all of them are read, its parts would push each other down.
  return (
    <>
      <PageHead title="Dashboard" />
      {isReading(reads) ? <ListSkeleton label="Loading the dashboard" /> : <Parts reads={reads} />}
    </>
  );
}

interface PartsProps {
  readonly reads: Reads;
}

function Parts({ reads }: PartsProps) {
  const league = useLeague();
  return (
    <Stack spacing={8}>
      <FailedReads reads={reads} />
      {!hasFailed(reads) && <FirstSteps />}
      <Box sx={columns}>
        <TodayBlock />
        <Attention />
      </Box>
      <Box aria-label="Parts of the league" component="ul" role="list" sx={tiles}>
        {tilesOf(league).map((tile) => (
          <DashboardTile key={tile.name} tile={tile} />
        ))}
      </Box>
      <RecentChanges />
      {hasScreen(league) && (
        <Typography variant="note">
          For a hall’s television: <Link to={paths.screen(league)}>{league.shortName} screen</Link>{" "}
          · <Link to={paths.screen()}>all leagues</Link> ·{" "}
          <Link to={`${viewPath(league, "help")}#elsewhere`}>
            how to show it, and on other sites
          </Link>
        </Typography>
      )}
    </Stack>
  );
}

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  gap: "32px 20px",
  alignItems: "start",
};
/** One row where there is room, so that today and what waits have the page. */
const tiles = {
  display: "grid",
  gridTemplateColumns: { xs: "repeat(3, minmax(0, 1fr))", lg: "repeat(9, minmax(0, 1fr))" },
  gap: { xs: 3, lg: 2 },
};
