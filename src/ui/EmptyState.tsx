import { createElement, useContext, type ComponentProps, type ReactNode } from "react";
import { Spot } from "@/ui/art/Spot";
import { classes } from "./classes";
import { HeadingLevel } from "./headingLevel";
import styles from "./Message.module.css";

interface EmptyStateProps {
  readonly spot?: ComponentProps<typeof Spot>["name"];
  /** What will be here: "No results yet". */
  readonly title: string;
  /** One sentence: when, or how to get there. */
  readonly children?: ReactNode;
  /** One link or button. */
  readonly action?: ReactNode;
  /** Without a card of its own, inside one. */
  readonly bare?: boolean;
}

/** Nothing to show, and nothing is wrong. */
export function EmptyState({ spot, title, children, action, bare = false }: EmptyStateProps) {
  const heading = useContext(HeadingLevel);
  return (
    <div className={classes(styles.message, bare && styles.bare)}>
      {spot && (
        <div className={styles.art}>
          <Spot name={spot} />
        </div>
      )}
      {createElement(heading, { className: "text-h3" }, title)}
      {children && <p className={styles.sentence}>{children}</p>}
      {action && <div className="wrap-2 mt-3 justify-center">{action}</div>}
    </div>
  );
}
