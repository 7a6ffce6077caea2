import { useId, type ReactNode } from "react";
import { classes } from "./classes";
import { HeadingLevel } from "./headingLevel";
import styles from "./Section.module.css";

interface SectionProps {
  readonly title: string;
  /** Beside the title, for example a link "All matches". */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  /** Takes no space; what is in it goes on. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** A part of a page under an h2; sections that follow each other keep their distance. */
export function Section({ title, action, className, hidden, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(styles.section, className)} hidden={hidden}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <HeadingLevel value="h3">{children}</HeadingLevel>
    </section>
  );
}
