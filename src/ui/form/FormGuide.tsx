import type { FormMark } from "@/domain/match/form";
import styles from "./FormGuide.module.css";

/** What the letters say. */
export const outcomeWords: Readonly<Record<FormMark, string>> = { W: "win", D: "draw", L: "loss" };

/** The last results of a team, oldest first; they differ in letter and shape, not only in colour. */
export function FormGuide({ form }: { form: readonly FormMark[] }) {
  if (form.length === 0) return <span className="text-caption text-secondary">No results yet</span>;
  return (
    <span
      aria-label={`Form: ${form.map((outcome) => outcomeWords[outcome]).join(", ")}`}
      className={styles.form}
      role="img"
    >
      {form.map((outcome, index) => (
        // The place in the sequence is what an outcome is known by.
        <span className={styles.pip} data-outcome={outcome} key={index}>
          {outcome}
        </span>
      ))}
    </span>
  );
}
