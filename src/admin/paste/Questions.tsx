import { amountOf } from "@/domain/wording";
import type { Ask } from "@/records/files/reading";
import styles from "./Spreadsheet.module.css";

interface QuestionsProps {
  readonly asks: readonly Ask[];
  readonly disabled: boolean;
  readonly onAnswer: (id: string, value: string) => void;
}

/** Questions that only the user can answer; the rows that a question is about are not saved before the answer. */
export function Questions({ asks, disabled, onAnswer }: QuestionsProps) {
  if (asks.length === 0) return null;
  return (
    <section aria-label="Questions" className={styles.questions}>
      {asks.map(({ id, what, lines, choices }) => (
        <fieldset disabled={disabled} key={id}>
          <legend>{what}</legend>
          <p className={styles.note}>{amountOf(lines.length, "row waits", "rows wait")} for it.</p>
          {choices.map(({ value, label }) => (
            <button
              className={styles.select}
              key={value}
              onClick={() => onAnswer(id, value)}
              type="button"
            >
              {label}
            </button>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
