import type { ReactNode } from "react";
import styles from "./Scroller.module.css";

interface Props {
  /** What the table shows, for people who reach it by the keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that is moved sideways where a phone or large text leaves it too little room. */
export function Scroller({ label, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard too
    <div aria-label={label} className={styles.scroller} role="group" tabIndex={0}>
      {children}
    </div>
  );
}
