import { useId, useState, type SubmitEvent } from "react";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import { emptyEntity, type RecordOf } from "@/domain/records/record";
import type { Result } from "@/domain/records/result";
import { limits } from "@/domain/records/limits";
import { formatKickOff } from "@/domain/time";
import { brand } from "@/leagues/brand";
import type { League } from "@/leagues/league";
import { useConnection } from "@/session/ConnectionProvider";
import { Button, ButtonLink } from "@/ui/Button";
import { Chip } from "@/ui/Chip";
import { pitchPath } from "@/leagues/pitchPath";
import styles from "./Scorer.module.css";

interface ScoreFormProps {
  readonly league: League;
  readonly fixture: RecordOf<"fixtures">;
  readonly result: RecordOf<"results"> | null;
}

type Saving = { readonly status: "idle" | "saving" | "saved" } | { readonly failed: string };

/** The result with the fixture's teams and date: a scorer enters the score alone. */
function entityOf(
  { teamA, teamALogo, teamB, teamBLogo, date, gameWeek }: RecordOf<"fixtures">,
  stored: RecordOf<"results"> | null,
  score: Pick<Result, "scoreA" | "scoreB">,
): Result {
  const match = { teamA, teamALogo, teamB, teamBLogo, date, gameWeek };
  return { ...emptyEntity("results"), ...stored, ...match, ...score };
}

function readScore(text: string): number | null {
  if (!/^\d{1,3}$/.test(text.trim())) return null;
  const score = Number(text);
  return score <= limits.score ? score : null;
}

/** One match: its two scores, and what became of saving them. */
export function ScoreForm({ league, fixture, result }: ScoreFormProps) {
  const { store } = useConnection();
  const id = useId();
  const [stored, setStored] = useState(result);
  const [a, setA] = useState(String(result?.scoreA ?? ""));
  const [b, setB] = useState(String(result?.scoreB ?? ""));
  const [saving, setSaving] = useState<Saving>({ status: "idle" });
  const isConfirmed = stored !== null && !stored.unconfirmed;
  const busy = "status" in saving && saving.status === "saving";
  const kickOff = formatKickOff(fixture.date, brand.timeZone);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [scoreA, scoreB] = [readScore(a), readScore(b)];
    if (scoreA === null || scoreB === null) {
      return setSaving({ failed: "Enter both scores as whole numbers." });
    }
    setSaving({ status: "saving" });
    const entity = entityOf(fixture, stored, { scoreA, scoreB });
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
      const now = theirs ? `${theirs.scoreA ?? "?"}–${theirs.scoreB ?? "?"}` : "nothing";
      setSaving({ failed: `Somebody else saved ${now} meanwhile. Save again to replace that.` });
    }
  };

  const score = (team: string, value: string, set: (text: string) => void) => (
    <label className={styles.team}>
      <span>{team}</span>
      <input
        aria-label={`Score of ${team}`}
        autoComplete="off"
        className={styles.score}
        disabled={isConfirmed}
        inputMode="numeric"
        maxLength={3}
        onChange={({ target }) => set(target.value)}
        value={value}
      />
    </label>
  );
  return (
    <form aria-labelledby={id} className={styles.match} onSubmit={(event) => void save(event)}>
      <h2 id={id}>
        {fixture.teamA} v {fixture.teamB}
      </h2>
      <p className={styles.note}>
        {[kickOff && `${kickOff.date}, ${kickOff.time}`, fixture.stadium]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {stored === null && (
        <ButtonLink icon="clock" to={pitchPath(league, fixture.id)}>
          Beside the pitch
        </ButtonLink>
      )}
      <div className={styles.scores}>
        {score(fixture.teamA, a, setA)}
        {score(fixture.teamB, b, setB)}
      </div>
      {stored && (
        <Chip tone={isConfirmed ? "success" : "warning"}>
          {isConfirmed ? "Confirmed by an administrator" : "Unconfirmed"}
        </Chip>
      )}
      {!isConfirmed && (
        <Button disabled={busy} type="submit" variant="filled">
          {busy ? "Saving…" : "Save score"}
        </Button>
      )}
      <p role={"failed" in saving ? "alert" : "status"} className={styles.note}>
        {"failed" in saving ? saving.failed : saving.status === "saved" && "Saved."}
      </p>
    </form>
  );
}
