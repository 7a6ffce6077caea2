import type { ReactNode, SyntheticEvent } from "react";
import type { SportId } from "@/domain/sport";
import type { Criterion, RulePack } from "@/domain/table/pack";
import styles from "./Term.module.css";

/** A term of a table, and the data on which its explanation depends. */
export interface TermReference {
  readonly word: string;
  /** The term in full, above the explanation: "Goal difference". */
  readonly label: string;
  /** The key of the explanation, if the same word has another meaning in another table. */
  readonly of?: string;
  /** The sport; undefined if the term means the same in every sport. */
  readonly sport?: SportId;
  /** The rules of the table, if the meaning of the term depends on them. */
  readonly pack?: RulePack | undefined;
  /** The criterion that the term names. */
  readonly criterion?: Criterion;
}

interface TermProps extends TermReference {
  /** Shown instead of the word, for example a medal. */
  readonly children?: ReactNode;
}

/**
 * A term with an explanation in one sentence, on hover, focus, tap or Enter. The code for that is loaded at the first
 * use.
 */
export function Term({ children, ...meant }: TermProps) {
  const explain = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLButtonElement>) => {
    const load = () => import("./explain");
    // Without a connection, the `title` still shows the term in full.
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
