import Skeleton from "@mui/material/Skeleton";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback } from "react";
import { everyEntry } from "@/leagues/registry";
import { clubOfCaptain, isScorerOf } from "@/data/identity";
import { isWithinScoringHours } from "@/domain/match/live";
import { isClockKnown, serverNow } from "@/domain/serverTime";
import type { RecordOf } from "@/records/record";
import { formatOf, type Format } from "@/domain/season/format";
import { paths } from "@/leagues/paths";
import { settingsOf } from "@/domain/season/seasons";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";
import { usePageTitle } from "@/session/usePageTitle";
import { useSignOut } from "@/session/useSignOut";
import { Link } from "@/ui/Link";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { useRead } from "@/data/useRead";
import { phonePage } from "../parts/phonePage";
import { ClockNote } from "../pitch/ClockNote";
import { useLeague } from "@/ui/leagueContext";
import { captainPath } from "@/leagues/adminPaths";
import { useLiveMatches } from "../match-day/useLiveMatches";
import { useNow } from "@/ui/match/useNow";
import { useTidyDevice } from "../shell/useTidyDevice";
import { ScoreForm } from "./ScoreForm";

interface MatchToScore {
  readonly format: Format;
  readonly fixture: RecordOf<"fixtures">;
  readonly result: RecordOf<"results"> | null;
}

/** The page of a scorer: the matches near their kick-off, each with fields for its score. */
export default function ScorerApp() {
  const league = useLeague();
  usePageTitle("Scores", league.name);
  useTidyDevice();
  const { store, identity } = useConnection();
  const session = useSession();
  const { signOut, failed } = useSignOut();
  const read = useCallback(async (): Promise<readonly MatchToScore[]> => {
    const [fixtures, results, seasons] = await Promise.all([
      store.list(league, "fixtures"),
      store.list(league, "results"),
      store.list(league, "seasons"),
      // If the device's clock is wrong, the page would hide matches that the scorer may enter. So ask the server's
      // time.
      isClockKnown() ? undefined : identity.learnTime?.(),
    ]);
    const format = formatOf(league, settingsOf(league, seasons.records, undefined));
    return fixtures.records
      .filter(({ date, season }) => season === "" && isWithinScoringHours(date, serverNow()))
      .toSorted((a, b) => (a.date ?? 0) - (b.date ?? 0))
      .map((fixture) => ({
        format,
        fixture,
        result: results.records.find(({ id }) => id === fixture.id) ?? null,
      }));
  }, [identity, league, store]);
  const task = useRead(read);
  const now = useNow(0);
  const live = useLiveMatches(league, task.status === "ready" && task.value.length > 0);
  const others =
    session.status === "signedIn"
      ? everyEntry().filter(({ slug }) => slug !== league.slug && isScorerOf(session.rights, slug))
      : [];
  return (
    <Stack
      component="main"
      spacing={5}
      sx={phonePage}
      data-sport={league.sport}
      id="main"
      tabIndex={-1}
    >
      <header>
        <Typography component="p" variant="overline">
          {league.name}
        </Typography>
        <Typography variant="h1">Scores of today’s matches</Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          You can enter scores until 12 hours after kick-off. Each counts at once, and is shown as
          unconfirmed until an administrator confirms it.
        </Typography>
        {others.length > 0 && (
          <Stack
            aria-label="Other leagues"
            component="nav"
            direction="row"
            spacing={2}
            sx={{ mt: 3 }}
          >
            {others.map((other) => (
              <Button component={Link} key={other.slug} to={paths.dashboard(other)}>
                Go to {other.name}
              </Button>
            ))}
          </Stack>
        )}
        <ClockNote />
      </header>
      {task.status === "loading" && (
        <div aria-busy="true">
          <p className="visually-hidden" role="status">
            Loading the matches
          </p>
          <Paper aria-hidden="true" variant="panel">
            <Skeleton variant="text" width="60%" />
            <Skeleton variant="text" width="30%" />
            <Skeleton height={156} variant="rounded" />
          </Paper>
        </div>
      )}
      {task.status === "failed" && <FailedRead state={task} title="Failed to load fixtures." />}
      {task.status === "ready" && task.value.length === 0 && (
        <EmptyState title="No match near its kick-off">
          A match is listed here from 3 hours before its kick-off.
        </EmptyState>
      )}
      {task.status === "ready" &&
        task.value.map((one) => (
          <ScoreForm
            key={one.fixture.id}
            {...one}
            live={live.get(one.fixture.id) ?? null}
            now={now}
          />
        ))}
      <Stack component="footer" spacing={3}>
        {session.status === "signedIn" && (
          <Typography color="textSecondary">Signed in as {session.account.email}</Typography>
        )}
        <Stack direction="row" spacing={2}>
          <Button onClick={task.again}>Refresh</Button>
          {session.status === "signedIn" && clubOfCaptain(session.rights, league.slug) !== null && (
            <Button component={Link} to={captainPath(league)}>
              My club
            </Button>
          )}
          <Button component={Link} to={paths.page(league, "home")} variant="text">
            View site
          </Button>
          <Button onClick={signOut}>Sign out</Button>
        </Stack>
        {failed && <p role="alert">{failed}</p>}
      </Stack>
    </Stack>
  );
}
