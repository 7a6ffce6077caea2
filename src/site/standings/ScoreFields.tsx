import { useId } from "react";
import type { Typed } from "./whatIf";
import styles from "./WhatIf.module.css";

interface Props {
  readonly a: string;
  readonly b: string;
  /** When it is to be played, in words; '' where nobody knows. */
  readonly when: string;
  readonly score: Typed;
  /** Why the score cannot be; null where it can. */
  readonly problem: string | null;
  readonly onChange: (score: Typed) => void;
}

const MOST = 999;

interface SideProps {
  readonly team: string;
  readonly other: string;
  readonly figure: number | null;
  readonly describedBy: string | undefined;
  readonly onType: (figure: number | null) => void;
  readonly onStep: (figure: number) => void;
}

/** A team and its figure, to be typed or stepped. */
function Side({ team, other, figure, describedBy, onType, onStep }: SideProps) {
  const step = (by: number) => onStep(Math.min(MOST, Math.max(0, (figure ?? 0) + by)));
  return (
    <div className={styles.side}>
      <span className={styles.team}>{team}</span>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={`One less for ${team} against ${other}`}
          disabled={figure === null || figure === 0}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          aria-label={`Score of ${team} against ${other}`}
          aria-describedby={describedBy}
          aria-invalid={describedBy !== undefined || undefined}
          autoComplete="off"
          inputMode="numeric"
          maxLength={3}
          value={figure ?? ""}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, "");
            onType(digits === "" ? null : Number(digits));
          }}
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          aria-label={`One more for ${team} against ${other}`}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
    </div>
  );
}

/** A match to come with a score that the visitor supposes. */
export function ScoreFields({ a, b, when, score: [scoreA, scoreB], problem, onChange }: Props) {
  const id = useId();
  const describedBy = problem === null ? undefined : id;
  return (
    <li className={styles.match}>
      {when && <span className={styles.when}>{when}</span>}
      <Side
        team={a}
        other={b}
        figure={scoreA}
        describedBy={describedBy}
        onType={(figure) => onChange([figure, scoreB])}
        // A step says that the match was played, so the other side has scored nothing so far.
        onStep={(figure) => onChange([figure, scoreB ?? 0])}
      />
      <Side
        team={b}
        other={a}
        figure={scoreB}
        describedBy={describedBy}
        onType={(figure) => onChange([scoreA, figure])}
        onStep={(figure) => onChange([scoreA ?? 0, figure])}
      />
      {problem !== null && (
        <p className={styles.problem} id={id}>
          {problem}, so it is not counted.
        </p>
      )}
    </li>
  );
}
