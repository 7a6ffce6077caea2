import type { ReactNode } from "react";
import styles from "./ChartCard.module.css";

interface ChartCardProps {
  readonly title: string;
  /** The title's id, where something is to be named by it. */
  readonly titleId?: string;
  readonly children: ReactNode;
}

/** The panel of a chart, or of figures that are among charts, under its title. */
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
