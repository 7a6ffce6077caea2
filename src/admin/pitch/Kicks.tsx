import { writeEnding } from "@/domain/match/writeEnding";
import type { Result } from "@/records/results/schema";
import styles from "./Pitch.module.css";

interface KicksProps {
  readonly result: Result;
  /** What was typed for either side. */
  readonly kicks: readonly [a: string, b: string];
  readonly onChange: (kicks: readonly [a: string, b: string]) => void;
}

const countOf = (typed: string) => (/^\d{1,2}$/.test(typed) ? Number(typed) : null);

/** The ending that typed penalties say; null while they name no winner. */
export function endingOfKicks([a, b]: KicksProps["kicks"]): string | null {
  const [one, two] = [countOf(a), countOf(b)];
  if (one === null || two === null || one === two) return null;
  return writeEnding({ how: "shootOut", kicks: [one, two] });
}

/** Asks for the penalties of a match that ended level and has to have a winner. */
export function Kicks({ result, kicks: [a, b], onChange }: KicksProps) {
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
