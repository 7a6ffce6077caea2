import type { ReactNode } from "react";
import styles from "./Verdict.module.css";

const words = { through: "Through", out: "Out", undecided: "Undecided" } as const;

/** What is certain of a team, or certainly open: a word, a shape and a colour. */
export function Verdict({ of }: { readonly of: keyof typeof words }): ReactNode {
  return (
    <span className={styles.chip} data-verdict={of}>
      {words[of]}
    </span>
  );
}
