import { useState } from "react";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import type { Result } from "@/records/results/schema";
import { formatIn } from "@/domain/season/format";
import { useConnection } from "@/session/ConnectionProvider";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { formatScore, scoreText } from "@/ui/match/outcome";
import { endOf } from "@/ui/match/status";
import { isLeftLevel } from "../results/leftLevel";
import styles from "./Pitch.module.css";
import type { PitchMatch } from "./pitchMatch";
import { useLeague } from "@/ui/leagueContext";
import { writeEnding } from "@/domain/match/writeEnding";

interface FinishProps {
  readonly match: PitchMatch;
  readonly result: Result;
  /** What the result contains in addition to its score, in words. */
  readonly says: string;
  /** Why the match cannot be over by the rules; null if it can. */
  readonly problem: string | null;
  readonly asScorer: boolean;
  /** Called when the result is saved. @param score the saved score with the teams */
  readonly onSaved: (score: string) => void;
  readonly onClose: () => void;
}

type SendState = { readonly status: "idle" | "saving" } | { readonly failed: string };

/** A dialog that asks whether the match is over, then saves its result; after that the match is no longer live. */
export function Finish(props: FinishProps) {
  const league = useLeague();
  const { match, result, says, problem, asScorer, onSaved, onClose } = props;
  const { fixture } = match;
  const { store } = useConnection();
  const [saving, setSaving] = useState<SendState>({ status: "idle" });
  const { figureA, figureB } = formatScore(result, league);
  const isBusy = "status" in saving && saving.status === "saving";
  const [kicks, setKicks] = useState<readonly [string, string]>(["", ""]);
  const isLevel = isLeftLevel(result, formatIn(league, league.seasons[0].id));
  const asksKicks = isLevel && league.game.endings.includes("shootOut");
  const ending = asksKicks ? endingOfKicks(kicks) : result.ending;
  // The stored result that the save replaces. A resumed match still has its former one.
  const [before, setBefore] = useState(match.result ?? null);
  const save = async () => {
    setSaving({ status: "saving" });
    const entity = { ...result, ending: ending ?? result.ending };
    const version = before?.version ?? 0;
    const given = { id: fixture.id, version, entity, unconfirmed: asScorer };
    try {
      await (before ? store.update : store.create)(league, "results", given);
      // The score is written here, because after the save the live match is empty.
      onSaved(`${fixture.teamA} ${figureA}–${figureB} ${fixture.teamB}`);
    } catch (thrown) {
      if (!(thrown instanceof SaveConflict))
        return setSaving({ failed: `${asFailure(thrown).message} Nothing is lost: try again.` });
      // The store throws a conflict of the kind of record that it was asked to save.
      const { theirs } = thrown as SaveConflict<"results">;
      setBefore(theirs);
      setSaving({ failed: meanwhile(theirs && scoreText(formatScore(theirs, league))) });
    }
  };
  return (
    <Dialog onClose={onClose} title={`${endOf(league).words}?`}>
      <p className={styles.score}>
        <span>{fixture.teamA}</span>
        <b>
          {figureA}–{figureB}
        </b>
        <span className={styles.away}>{fixture.teamB}</span>
      </p>
      {says && <p>{says}</p>}
      {asksKicks && <Kicks kicks={kicks} onChange={setKicks} result={result} />}
      {isLevel && !asksKicks && (
        <p>Nobody goes through yet: an administrator says in its result how it was decided.</p>
      )}
      {problem !== null && (
        <p className={styles.problem}>
          This cannot be the end yet: {problem.charAt(0).toLowerCase() + problem.slice(1)}. A match
          that was broken off is entered in its result by an administrator.
        </p>
      )}
      <p className="wrap-3 mt-4">
        <Button
          disabled={isBusy || problem !== null || ending === null}
          onClick={() => void save()}
          variant="filled"
        >
          {isBusy ? "Saving…" : "Save result"}
        </Button>
        <Button onClick={onClose}>Not yet</Button>
      </p>
      <p role="alert">{"failed" in saving && `Failed to save result: ${saving.failed}`}</p>
    </Dialog>
  );
}

/**
 * Says what another user saved in the meantime, which the next save replaces.
 * @param score their score; null if they deleted the result
 */
const meanwhile = (score: string | null) =>
  score !== null
    ? `Someone else saved ${score} meanwhile. Save again to replace it.`
    : "Someone else deleted the result meanwhile. Save again to enter yours.";

interface KicksProps {
  readonly result: Result;
  /** The typed penalties of each side. */
  readonly kicks: readonly [a: string, b: string];
  readonly onChange: (kicks: readonly [a: string, b: string]) => void;
}

const countOf = (typed: string) => (/^\d{1,2}$/.test(typed) ? Number(typed) : null);

/** Makes the ending of the typed penalties; null while they have no winner. */
function endingOfKicks([a, b]: KicksProps["kicks"]): string | null {
  const [one, two] = [countOf(a), countOf(b)];
  if (one === null || two === null || one === two) return null;
  return writeEnding({ how: "shootOut", kicks: [one, two] });
}

/** The inputs for the penalties of a match that is level and must have a winner. */
function Kicks({ result, kicks: [a, b], onChange }: KicksProps) {
  return (
    <fieldset className={styles.kicks}>
      <legend>This match has to have a winner. Penalties:</legend>
      <label>
        {result.teamA}
        <input
          inputMode="numeric"
          maxLength={2}
          onChange={({ target }) => onChange([target.value, b])}
          value={a}
        />
      </label>
      <label>
        {result.teamB}
        <input
          inputMode="numeric"
          maxLength={2}
          onChange={({ target }) => onChange([a, target.value])}
          value={b}
        />
      </label>
    </fieldset>
  );
}
