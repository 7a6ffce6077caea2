import { amountOf } from "@/domain/wording";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { MoveOutcome, MovePlan, MovedRecord, MoveRequest } from "@/data/move";
import { formatKickOff, fromZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";
import { MomentInput } from "../fields/MomentInput";
import { recordsInWords, wordsOf } from "../parts/words";
import type { EntityKind } from "@/records/record";
import { Bullets } from "../parts/Bullets";
import { RunningJob } from "../batches/JobBar";
import { Section } from "../parts/Section";
import { useJob } from "../batches/useJob";
import { useLeague } from "@/ui/leagueContext";
import type { League, Season } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useRecordedMove } from "./recordedMove";
import { keepLastMove, readLastMove, type LastMove } from "./lastMove";

const dayOf = (ms: number | null) => formatKickOff(ms, arena.timeZone)?.full ?? "";

/**
 * The section that moves finished matches to a past season by date. This makes room when a published document is full.
 */
export function MoveSection() {
  const league = useLeague();
  const { step, job, last, look, move, undo, stop, forget } = useMove(league);
  const [current, ...past] = league.seasons;
  const [season, setSeason] = useState(past[0]);
  const [day, setDay] = useState("");
  if (!season) return null;
  const before = fromZonedInput(`${day}T00:00`, arena.timeZone);
  const label = (id: string) => past.find((one) => one.id === id)?.label ?? id;
  const busy = job.at === "running";
  return (
    <Section title="Move finished matches to a past season">
      <Typography variant="lead">
        Makes room in {current.label}: finished matches move with their results, and visitors find
        them under the season you choose. Matches without a result stay. You see first what would
        move.
      </Typography>
      <Stack
        component="form"
        direction="row"
        spacing={3}
        sx={{ alignItems: "end" }}
        onSubmit={(event) => {
          event.preventDefault();
          if (before !== null) look({ season, before });
        }}
      >
        <MomentInput
          asked="day"
          disabled={busy}
          fullWidth={false}
          label="Matches before"
          onChange={setDay}
          required
          value={day}
        />
        <TextField
          disabled={busy}
          fullWidth={false}
          label="Move to"
          onChange={({ target }) => setSeason(past.find(({ id }) => id === target.value) ?? season)}
          select
          slotProps={{ select: { native: true } }}
          value={season.id}
        >
          {past.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
        <Button disabled={busy || before === null} type="submit">
          Show what would move
        </Button>
      </Stack>
      {busy && step.at === "looking" && <p role="status">Looking…</p>}
      {step.at === "asking" && <Preview onMove={() => move(step.plan)} plan={step.plan} />}
      {step.at === "done" && <MoveReport back={step.back} outcome={step.outcome} />}
      {(step.at === "moving" || job.at === "failed") && (
        <RunningJob
          advice={step.at === "looking" ? "" : "What has moved stays moved; continue when you can."}
          counted="records"
          doing="Moving"
          failed={step.at === "looking" ? "Nothing was moved." : "It stopped early."}
          job={job}
          onStop={stop}
        />
      )}
      {last && !busy && (
        <Stack direction="row" spacing={3}>
          <Typography variant="lead">
            From this browser {last.records.length.toLocaleString(arena.locale)}{" "}
            {last.records.length === 1 ? "record was" : "records were"} moved to{" "}
            {label(last.season)}.
          </Typography>
          <Button onClick={undo}>Undo: bring them back</Button>
          <Button onClick={forget} variant="text">
            Leave them there
          </Button>
        </Stack>
      )}
    </Section>
  );
}

/** A preview of a move: what would move and what would stay, with a button that moves the records. */
function Preview({ plan, onMove }: { readonly plan: MovePlan; readonly onMove: () => void }) {
  const { counts, first, last, open, undated, season, records } = plan;
  // `counts` is counted by kind, so that its keys are kinds.
  const kinds = (Object.keys(counts) as EntityKind[]).map((kind) =>
    recordsInWords(kind, counts[kind] ?? 0),
  );
  return (
    <>
      {records.length === 0 ? (
        <p role="status">No finished match began before that day.</p>
      ) : (
        <p role="status">
          {kinds.join(" and ")} would move to {season.label}: the first of {dayOf(first)}, the last
          of {dayOf(last)}.
        </p>
      )}
      {open > 0 && (
        <Typography variant="lead">
          {amountOf(open, "earlier match", "earlier matches")} without a result would stay.
        </Typography>
      )}
      {undated > 0 && (
        <Typography variant="lead">
          {amountOf(undated, "match", "matches")} without a date would stay too.
        </Typography>
      )}
      {records.length > 0 && (
        <Button onClick={onMove} variant="contained">
          Move {amountOf(records.length, "record")}
        </Button>
      )}
    </>
  );
}

function MoveReport({ outcome, back }: { readonly outcome: MoveOutcome; readonly back: boolean }) {
  const { done, left, failed } = outcome;
  const rest = left + failed.length;
  return (
    <>
      <Alert role="status" severity={rest === 0 ? "success" : "info"}>
        {amountOf(done.length, "record is", "records are")} {back ? "back" : "moved"}
        {rest > 0 && `, ${rest} left. Continue when you can`}.
      </Alert>
      {failed.length > 0 && (
        <Bullets>
          {failed.map(({ kind, id, reason }) => (
            <li key={`${kind}/${id}`}>
              {wordsOf(kind).one} {id}: {reason}
            </li>
          ))}
        </Bullets>
      )}
    </>
  );
}

/** The state of a move. */
type MoveStep =
  | { readonly at: "rest" }
  | { readonly at: "looking" }
  | { readonly at: "asking"; readonly plan: MovePlan }
  | { readonly at: "moving" }
  | { readonly at: "done"; readonly outcome: MoveOutcome; readonly back: boolean };

/**
 * Returns functions that move finished matches to a past season and back, with the state of the move. If the page is
 * left, the move stops after a record, and can be continued later.
 */
function useMove(league: League) {
  const { maintenance } = useConnection();
  const recordedMove = useRecordedMove(league);
  const [step, setStep] = useState<MoveStep>({ at: "rest" });
  const [last, setLast] = useState<LastMove | null>(() => readLastMove(league.slug));
  const { job, start, stop } = useJob();

  const keep = (move: LastMove | null) => {
    keepLastMove(league.slug, move);
    setLast(move);
  };

  const look = (request: MoveRequest) => {
    setStep({ at: "looking" });
    void start(async () =>
      setStep({ at: "asking", plan: await maintenance.planMove(league, request) }),
    );
  };

  const run = (
    records: readonly MovedRecord[],
    season: Season | null,
    onMoved: (record: MovedRecord) => void,
    after: () => void,
  ) => {
    setStep({ at: "moving" });
    void start(async (running) => {
      const outcome = await recordedMove(records, season, { ...running, onMoved });
      setStep({ at: "done", outcome, back: season === null });
    }).then(after);
  };

  const move = ({ records, season }: MovePlan) => {
    // The records of an interrupted move are added, so that one undo brings back all of them.
    const moved = last?.season === season.id ? [...last.records] : [];
    const onMoved = (record: MovedRecord) => {
      moved.push(record);
      keepLastMove(league.slug, { season: season.id, records: moved });
    };
    run(records, season, onMoved, () =>
      setLast(moved.length > 0 ? { season: season.id, records: moved } : null),
    );
  };

  const undo = () => {
    if (!last) return;
    const left = new Set(last.records);
    const byKey = new Map(last.records.map((one) => [`${one.kind}/${one.id}`, one]));
    const onMoved = ({ kind, id }: MovedRecord) => {
      const one = byKey.get(`${kind}/${id}`);
      if (one) left.delete(one);
      keepLastMove(league.slug, { season: last.season, records: [...left] });
    };
    run([...last.records].toReversed(), null, onMoved, () =>
      keep(left.size > 0 ? { season: last.season, records: [...left] } : null),
    );
  };

  return { step, job, last, look, move, undo, stop, forget: () => keep(null) };
}
