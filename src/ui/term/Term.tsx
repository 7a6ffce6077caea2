import type { ReactNode, SyntheticEvent } from "react";
import type { SportId } from "@/domain/sport";
import type { Criterion, RulePack } from "@/domain/table/pack";
import styles from "./Term.module.css";

/** A word of a table, and what its meaning depends on. */
export interface TermReference {
  readonly word: string;
  /** In full, above the explanation: "Goal difference". */
  readonly label: string;
  /** What it is explained under, where the same word means something else in another table. */
  readonly of?: string;
  /** Undefined where the term means the same in every sport. */
  readonly sport?: SportId;
  /** The table's rules, where the word counts something by them. */
  readonly pack?: RulePack | undefined;
  /** What the word compares. */
  readonly criterion?: Criterion;
}

interface TermProps extends TermReference {
  /** What is shown instead of the word, such as a medal. */
  readonly children?: ReactNode;
}

/** A word that explains itself in a sentence: on hover, focus, tap or Enter. The explanation's code comes with the first. */
export function Term({ children, ...meant }: TermProps) {
  const explain = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLButtonElement>) => {
    const load = () => import("./explain");
    // Without a connection the title says what it is short for.
    load().then(
      ({ explain: show }) => show(currentTarget, meant, nativeEvent),
      () => undefined,
    );
  };
  return (
    <button
      className={styles.term}
      onClick={explain}
      onFocus={explain}
      onPointerEnter={explain}
      type="button"
    >
      <abbr title={meant.label}>{children ?? meant.word}</abbr>
    </button>
  );
}
