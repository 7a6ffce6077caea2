import type { ReactNode } from "react";
import { HeadingLevel } from "@/ui/headingLevel";
import styles from "./MatchPage.module.css";

interface PartProps {
  /** What the address names it by. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page that a jump leads to. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className={styles.part} id={id}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <HeadingLevel value="h3">{children}</HeadingLevel>
    </section>
  );
}
