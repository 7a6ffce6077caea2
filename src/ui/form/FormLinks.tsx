import type { FormMark } from "@/domain/match/form";
import { Link } from "../Link";
import { outcomeWords } from "./FormGuide";
import styles from "./FormGuide.module.css";

/** One of a team's latest matches. */
export interface FormMatch {
  readonly id: string;
  readonly outcome: FormMark;
  /** The address of the match. */
  readonly to: string;
  /** The match in words: "Kingsway Rovers 2–1 Lagoon City". */
  readonly match: string;
}

/** The last results of a team as letters, the oldest first; each is a link to its match. */
export function FormLinks({ form }: { readonly form: readonly FormMatch[] }) {
  return (
    <span aria-label="Form, the newest last" className={styles.form} role="group">
      {form.map(({ id, outcome, to, match }) => (
        <Link
          aria-label={`${outcomeWords[outcome]}: ${match}`}
          className={styles.pip}
          data-outcome={outcome}
          key={id}
          title={match}
          to={to}
        >
          {outcome}
        </Link>
      ))}
    </span>
  );
}
