import type { ReactNode } from "react";
import { Link } from "@/ui/Link";
import styles from "./MatchRow.module.css";

/** The link that opens the details of a match, from `useDialogParam`. */
export interface DetailsLink {
  readonly to: string;
  readonly state?: unknown;
}

interface MatchRowProps {
  readonly link: DetailsLink;
  /** The whole row in words, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  /** The part to the right of the dividing line. */
  readonly aside: ReactNode;
}

/** One match as one link: the teams left of a dividing line, the time or the state of the match right of it. */
export function MatchRow({ link, label, children, aside }: MatchRowProps) {
  return (
    <Link aria-label={label} className={styles.row} {...link}>
      {children}
      <span className={styles.aside}>{aside}</span>
    </Link>
  );
}
