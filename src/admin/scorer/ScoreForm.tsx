import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from "react";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { League } from "@/domain/league/league";
import { MINUTE } from "@/domain/durations";
import type { LiveMatch } from "@/domain/match/live";
import { type RecordOf, emptyEntity } from "@/records/record";
import type { Format } from "@/domain/season/format";
import { useConnection } from "@/session/ConnectionProvider";
import { Link } from "@/ui/Link";
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
import { pitchPath } from "@/leagues/adminPaths";
import { LiveScore } from "../match-day/LiveScore";

interface ScoreFormProps {
  /** The season's format; a score that its rules do not allow is refused. */
  readonly format: Format;
  readonly fixture: RecordOf<"fixtures">;
  readonly result: RecordOf<"results"> | null;
  /** Its live score; null if it is not scored live. */
  readonly live: LiveMatch | null;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
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
export function ScoreForm({ format, fixture, result, live, now }: ScoreFormProps) {
  const league = useLeague();
  const { store } = useConnection();
  const id = useId();
  const [stored, setStored] = useState(result);
  const { scoreUnit } = league.game;
  const [a, setA] = useState(typedOf(result?.scoreA, scoreUnit));
  const [b, setB] = useState(typedOf(result?.scoreB, scoreUnit));
  const [saving, setSaving] = useState<SendState>({ status: "idle" });
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) first.current?.focus();
  }, [isOpen]);
  const date = fixture.date ?? now;
  const isTyped =
    a !== typedOf(stored?.scoreA, scoreUnit) || b !== typedOf(stored?.scoreB, scoreUnit);
  // A saved score ends a live match, so that its boxes come only on request before the match and while it is live.
  const showsBoxes = isOpen || isTyped || (live === null && (stored !== null || date <= now));
  const isOver = date + league.game.matchMinutes * MINUTE <= now;
  const isLiveFirst = live !== null || (stored === null && !isTyped && !isOver);
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

  const score = (
    team: string,
    value: string,
    set: (text: string) => void,
    ref?: RefObject<HTMLInputElement | null>,
  ) => (
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
        inputRef={ref}
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
      {live && (
        <Stack direction="row" spacing={2}>
          <LiveScore live={live} />
        </Stack>
      )}
      {(stored === null || live) && (
        <Button
          component={Link}
          startIcon={<Icon name="clock" />}
          to={pitchPath(league, fixture.id)}
          variant={isLiveFirst ? "contained" : "outlined"}
        >
          {live ? "Go on scoring live" : "Score live"}
        </Button>
      )}
      {showsBoxes ? (
        <Stack spacing={3}>
          {score(fixture.teamA, a, setA, first)}
          {score(fixture.teamB, b, setB)}
        </Stack>
      ) : (
        <Button onClick={() => setOpen(true)} variant="text">
          Enter the final score
        </Button>
      )}
      {stored && (
        <Chip tone={isConfirmed ? "success" : "warning"}>
          {isConfirmed ? "Confirmed by an administrator" : "Unconfirmed"}
        </Chip>
      )}
      {showsBoxes && !isConfirmed && (
        <Button disabled={busy} type="submit" variant={isLiveFirst ? "outlined" : "contained"}>
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
