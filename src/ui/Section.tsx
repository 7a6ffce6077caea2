import { useId, type ReactNode } from "react";
import { classes } from "./classes";
import { HeadingLevel } from "./headingLevel";
import styles from "./Section.module.css";

interface SectionProps {
  readonly title: string;
  /** Shown beside the title, for example a link "All matches". */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  /** Whether the section is hidden. It takes no space then, but its content stays mounted. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** A part of a page under an h2. Sections that follow each other have a distance between them. */
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
