import { createElement, useContext, type ComponentProps, type ReactNode } from "react";
import { Spot } from "@/ui/art/Spot";
import { classes } from "./classes";
import { HeadingLevel } from "./headingLevel";
import styles from "./Message.module.css";

interface EmptyStateProps {
  readonly spot?: ComponentProps<typeof Spot>["name"];
  /** What is missing: "No results yet". */
  readonly title: string;
  /** One sentence that says when something will appear, or what the reader can do. */
  readonly children?: ReactNode;
  /** One link or button. */
  readonly action?: ReactNode;
  /** Whether to draw no card around the message, because it is inside a card already. */
  readonly bare?: boolean;
}

/** A message for an empty list or page that is no error. */
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
