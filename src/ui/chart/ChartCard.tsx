import type { ReactNode } from "react";
import styles from "./ChartCard.module.css";

interface ChartCardProps {
  readonly title: string;
  /** The id of the title element, if another element is named by it. */
  readonly titleId?: string;
  readonly children: ReactNode;
}

/** A panel with a title, for a chart or for figures among charts. */
export function ChartCard({ title, titleId, children }: ChartCardProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title} id={titleId}>
        {title}
      </figcaption>
      {children}
    </figure>
  );
}
