import Skeleton from "@mui/material/Skeleton";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useId, useState, type SubmitEvent } from "react";
import OutlinedInput from "@mui/material/OutlinedInput";
import { everyEntry } from "@/leagues/registry";
import { clubOfCaptain, isScorerOf } from "@/data/identity";
import type { League } from "@/domain/league/league";
import { isWithinScoringHours } from "@/domain/match/live";
import { isClockKnown, serverNow } from "@/domain/serverTime";
import { type RecordOf, emptyEntity } from "@/records/record";
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
import { kickOffOf } from "@/domain/when";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import { problemWithResult } from "@/domain/match/check";
import { knowsDraws } from "@/domain/match/decided";
import { scoreFigure, type ScoreUnit } from "@/domain/match/figure";
import { readScore } from "@/domain/match/typedScore";
import type { Result } from "@/records/results/schema";
import { arena } from "@arena/arena";
import { Icon } from "@/ui/Icon";
import { Chip } from "@/ui/Chip";
import { formatScore, scoreText } from "@/ui/match/score";
import { captainPath, pitchPath } from "@/leagues/adminPaths";
import { useTidyDevice } from "../shell/useTidyDevice";

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
          A match is listed here from 3 hours before its kick-off.
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
        {session.status === "signedIn" && clubOfCaptain(session.rights, league.slug) !== null && (
          <Button component={Link} to={captainPath(league)}>
            My club
          </Button>
        )}
        <Button component={Link} to={paths.page(league, "home")} variant="text">
          View site
        </Button>
        {failed && <p role="alert">{failed}</p>}
        <Button onClick={signOut}>Sign out</Button>
      </Stack>
    </Stack>
  );
}

interface ScoreFormProps {
  /** The season's format; a score that its rules do not allow is refused. */
  readonly format: Format;
  readonly fixture: RecordOf<"fixtures">;
  readonly result: RecordOf<"results"> | null;
}

type SendState = { readonly status: "idle" | "saving" | "saved" } | { readonly failed: string };

/** Returns the result with the fixture's teams, date and stage, because a scorer enters only the score. */
function entityOf(
  { teamA, teamALogo, teamB, teamBLogo, date, day, gameWeek, stage }: RecordOf<"fixtures">,
  stored: RecordOf<"results"> | null,
  score: Pick<Result, "scoreA" | "scoreB">,
): Result {
  const match = { teamA, teamALogo, teamB, teamBLogo, date, day, gameWeek, stage };
  return { ...emptyEntity("results"), ...stored, ...match, ...score };
}

/** Returns a stored score as the text of its input; "" if there is none. */
const typedOf = (score: number | null | undefined, unit?: ScoreUnit) =>
  score === null || score === undefined ? "" : scoreFigure(score, unit);

/** Describes a conflict: what someone else did with the score, and whether it can still be replaced. */
function conflictInWords(theirs: RecordOf<"results"> | null, league: League): string {
  if (!theirs) return "Someone else deleted the score in the meantime. Save again to store yours.";
  const now = scoreText(formatScore(theirs, league));
  return theirs.unconfirmed
    ? `Someone else saved ${now} in the meantime. Save again to replace it.`
    : `An administrator has confirmed ${now} in the meantime. Your score was not saved.`;
}

/** The form of one match: its two scores, and whether they are saved. */
function ScoreForm({ format, fixture, result }: ScoreFormProps) {
  const league = useLeague();
  const { store } = useConnection();
  const id = useId();
  const [stored, setStored] = useState(result);
  const { scoreUnit } = league.game;
  const [a, setA] = useState(typedOf(result?.scoreA, scoreUnit));
  const [b, setB] = useState(typedOf(result?.scoreB, scoreUnit));
  const [saving, setSaving] = useState<SendState>({ status: "idle" });
  const isConfirmed = stored !== null && !stored.unconfirmed;
  const busy = "status" in saving && saving.status === "saving";
  const kickOff = kickOffOf(fixture, arena.timeZone);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [scoreA, scoreB] = [readScore(a, scoreUnit), readScore(b, scoreUnit)];
    if (scoreA === null || scoreB === null) {
      const how = scoreUnit === 2 ? "with halves as ½ or .5" : "as whole numbers";
      return setSaving({ failed: `Enter both scores ${how}.` });
    }
    const entity = entityOf(fixture, stored, { scoreA, scoreB });
    const draws = knowsDraws(format.pack);
    const problem = format.score && problemWithResult(entity, { format: format.score, draws });
    if (problem !== null) return setSaving({ failed: `${problem}.` });
    setSaving({ status: "saving" });
    const given = { id: fixture.id, version: stored?.version ?? 0, entity, unconfirmed: true };
    try {
      setStored(await store[stored ? "update" : "create"](league, "results", given));
      setSaving({ status: "saved" });
    } catch (thrown) {
      if (!(thrown instanceof SaveConflict))
        return setSaving({ failed: asFailure(thrown).message });
      // The store throws a conflict of the kind of record that it was asked to save.
      const { theirs } = thrown as SaveConflict<"results">;
      setStored(theirs);
      // A confirmed score can no longer be typed over, so the fields show it.
      if (theirs && !theirs.unconfirmed) {
        setA(typedOf(theirs.scoreA, scoreUnit));
        setB(typedOf(theirs.scoreB, scoreUnit));
      }
      setSaving({ failed: conflictInWords(theirs, league) });
    }
  };

  const score = (team: string, value: string, set: (text: string) => void) => (
    <Stack
      component="label"
      direction="row"
      spacing={3}
      sx={{ flexWrap: "nowrap", justifyContent: "space-between" }}
    >
      <span>{team}</span>
      <OutlinedInput
        autoComplete="off"
        disabled={isConfirmed}
        onChange={({ target }) => set(target.value)}
        slotProps={{
          input: {
            "aria-label": `Score of ${team}`,
            inputMode: scoreUnit === 2 ? "decimal" : "numeric",
            maxLength: 4,
          },
        }}
        sx={scoreBox}
        value={value}
      />
    </Stack>
  );
  return (
    <Paper
      aria-labelledby={id}
      component="form"
      variant="panel"
      onSubmit={(event) => void save(event)}
    >
      <Typography id={id} variant="h2">
        {fixture.teamA} v {fixture.teamB}
      </Typography>
      <Typography color="textSecondary" sx={{ "&:empty": { display: "none" } }}>
        {[kickOff && kickOff.short, fixture.stadium].filter(Boolean).join(" · ")}
      </Typography>
      {stored === null && (
        <Button
          component={Link}
          startIcon={<Icon name="clock" />}
          to={pitchPath(league, fixture.id)}
        >
          Score live
        </Button>
      )}
      <Stack spacing={3}>
        {score(fixture.teamA, a, setA)}
        {score(fixture.teamB, b, setB)}
      </Stack>
      {stored && (
        <Chip tone={isConfirmed ? "success" : "warning"}>
          {isConfirmed ? "Confirmed by an administrator" : "Unconfirmed"}
        </Chip>
      )}
      {!isConfirmed && (
        <Button disabled={busy} type="submit" variant="contained">
          {busy ? "Saving…" : "Save score"}
        </Button>
      )}
      <Typography
        role={"failed" in saving ? "alert" : "status"}
        color="textSecondary"
        sx={{ "&:empty": { display: "none" } }}
      >
        {"failed" in saving ? saving.failed : saving.status === "saved" && "Saved."}
      </Typography>
    </Paper>
  );
}

const scoreBox = {
  flex: "none",
  width: 88,
  "& input": { font: "var(--type-h3)", textAlign: "center" },
};
