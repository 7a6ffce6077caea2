import type { ReactNode } from "react";
import styles from "./Verdict.module.css";

const words = { through: "Through", out: "Out", undecided: "Undecided" } as const;

/** A chip that says whether a team is through, out or undecided, with text, shape and colour. */
export function Verdict({ of }: { readonly of: keyof typeof words }): ReactNode {
  return (
    <span className={styles.chip} data-verdict={of}>
      {words[of]}
    </span>
  );
}
