import Skeleton from "@mui/material/Skeleton";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback } from "react";
import { everyEntry } from "@/leagues/registry";
import { isScorerOf } from "@/data/identity";
import { mayBeScored } from "@/domain/match/live";
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
import { ClockNote } from "../pitch/ClockNote";
import { ScoreForm } from "./ScoreForm";
import { useLeague } from "@/ui/where";
import { useTidyDevice } from "../shell/useTidyDevice";

interface Scored {
  readonly format: Format;
  readonly fixture: RecordOf<"fixtures">;
  readonly result: RecordOf<"results"> | null;
}

/** What a scorer sees of the admin area: the matches around now, and a place for each score. */
export default function ScorerApp() {
  const league = useLeague();
  usePageTitle("Scores", league.name);
  useTidyDevice();
  const { store, identity } = useConnection();
  const session = useSession();
  const { signOut, failed } = useSignOut();
  const read = useCallback(async (): Promise<readonly Scored[]> => {
    const [fixtures, results, seasons] = await Promise.all([
      store.list(league, "fixtures"),
      store.list(league, "results"),
      store.list(league, "seasons"),
      // A device whose clock is wrong would hide a match that the database lets its scorer write about.
      isClockKnown() ? undefined : identity.learnTime?.(),
    ]);
    const format = formatOf(league, settingsOf(league, seasons.records, undefined));
    return fixtures.records
      .filter(({ date, season }) => season === "" && mayBeScored(date, serverNow()))
      .toSorted((a, b) => (a.date ?? 0) - (b.date ?? 0))
      .map((fixture) => ({
        format,
        fixture,
        result: results.records.find(({ id }) => id === fixture.id) ?? null,
      }));
  }, [identity, league, store]);
  const task = useRead(read);
  const others =
    session.status === "signedIn"
      ? everyEntry().filter(({ slug }) => slug !== league.slug && isScorerOf(session.rights, slug))
      : [];
  return (
    <Stack component="main" spacing={5} sx={page} data-sport={league.sport} id="main" tabIndex={-1}>
      <header>
        <Typography component="p" variant="overline">
          {league.name}
        </Typography>
        <Typography variant="h1">Scores of today’s matches</Typography>
        {others.length > 0 && (
          <Stack aria-label="Other leagues" component="nav" direction="row" spacing={2}>
            {others.map((other) => (
              <Button component={Link} key={other.slug} to={paths.dashboard(other)}>
                {other.name}
              </Button>
            ))}
          </Stack>
        )}
        <Typography color="textSecondary" sx={{ "&:empty": { display: "none" } }}>
          You can enter scores until 12 hours after kick-off. Each counts at once, and is shown as
          unconfirmed until an administrator confirms it.
        </Typography>
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
          A match stands here from 3 hours before its kick-off.
        </EmptyState>
      )}
      {task.status === "ready" &&
        task.value.map((one) => <ScoreForm key={one.fixture.id} {...one} />)}
      <Stack component="footer" direction="row" spacing={3}>
        {session.status === "signedIn" && (
          <Typography color="textSecondary" sx={{ "&:empty": { display: "none" } }}>
            Signed in as {session.account.email}
          </Typography>
        )}
        <Button onClick={task.again}>Refresh</Button>
        <Button component={Link} to={paths.page(league, "home")} variant="text">
          View site
        </Button>
        {failed && <p role="alert">{failed}</p>}
        <Button onClick={signOut}>Sign out</Button>
      </Stack>
    </Stack>
  );
}

const page = {
  maxWidth: 560,
  minHeight: "100vh",
  marginInline: "auto",
  padding: "24px 16px",
};
