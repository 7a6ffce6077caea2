import type { FormMark } from "@/domain/match/form";
import styles from "./FormGuide.module.css";

/** The word for each letter, for screen readers. */
export const outcomeWords: Readonly<Record<FormMark, string>> = { W: "win", D: "draw", L: "loss" };

/** The last results of a team as letters, the oldest first. They differ in letter and shape, not only in colour. */
export function FormGuide({ form }: { form: readonly FormMark[] }) {
  if (form.length === 0) return <span className="text-caption text-secondary">No results yet</span>;
  return (
    <span
      aria-label={`Form: ${form.map((outcome) => outcomeWords[outcome]).join(", ")}`}
      className={styles.form}
      role="img"
    >
      {form.map((outcome, index) => (
        // The same outcome can occur several times, so the index is the key.
        <span className={styles.pip} data-outcome={outcome} key={index}>
          {outcome}
        </span>
      ))}
    </span>
  );
}
