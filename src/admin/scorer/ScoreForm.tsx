import { kickOffOf } from "@/domain/when";
import OutlinedInput from "@mui/material/OutlinedInput";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState, type SubmitEvent } from "react";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import { problemWithResult } from "@/domain/match/check";
import { knowsDraws } from "@/domain/match/decided";
import { scoreFigure, type ScoreUnit } from "@/domain/match/figure";
import { readScore } from "@/domain/match/typedScore";
import { emptyEntity, type RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { arena } from "@arena/arena";
import type { Format } from "@/domain/season/format";
import { useConnection } from "@/session/ConnectionProvider";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { Chip } from "@/ui/Chip";
import { asPlayed, scoreText } from "@/ui/match/score";
import { pitchPath } from "@/leagues/adminPaths";
import { useLeague } from "@/ui/where";

interface ScoreFormProps {
  /** How the season is played: what its rules do not know is refused. */
  readonly format: Format;
  readonly fixture: RecordOf<"fixtures">;
  readonly result: RecordOf<"results"> | null;
}

type Saving = { readonly status: "idle" | "saving" | "saved" } | { readonly failed: string };

/** The result with the fixture's teams, date and stage: a scorer enters the score alone. */
function entityOf(
  { teamA, teamALogo, teamB, teamBLogo, date, day, gameWeek, stage }: RecordOf<"fixtures">,
  stored: RecordOf<"results"> | null,
  score: Pick<Result, "scoreA" | "scoreB">,
): Result {
  const match = { teamA, teamALogo, teamB, teamBLogo, date, day, gameWeek, stage };
  return { ...emptyEntity("results"), ...stored, ...match, ...score };
}

/** A stored score as it is typed. */
const typedOf = (score: number | null | undefined, unit?: ScoreUnit) =>
  score === null || score === undefined ? "" : scoreFigure(score, unit);

/** One match: its two scores, and what became of saving them. */
export function ScoreForm({ format, fixture, result }: ScoreFormProps) {
  const league = useLeague();
  const { store } = useConnection();
  const id = useId();
  const [stored, setStored] = useState(result);
  const { scoreUnit } = league.game;
  const [a, setA] = useState(typedOf(result?.scoreA, scoreUnit));
  const [b, setB] = useState(typedOf(result?.scoreB, scoreUnit));
  const [saving, setSaving] = useState<Saving>({ status: "idle" });
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
      // The store throws conflicts over the very kind it was asked to save.
      const { theirs } = thrown as SaveConflict<"results">;
      setStored(theirs);
      const now = theirs ? scoreText(asPlayed(theirs, league)) : "nothing";
      setSaving({ failed: `Somebody else saved ${now} meanwhile. Save again to replace that.` });
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
