import type { ReactNode } from "react";
import { Button } from "./Button";
import { classes } from "./classes";
import { focusHeading } from "./focusHeading";
import { Icon } from "./Icon";
import styles from "./Message.module.css";

interface ErrorStateProps {
  /** The sentence of the message catalogue: "Failed to load fixtures." */
  readonly title: string;
  /** The cause in plain words. */
  readonly children?: ReactNode;
  /** Loads the data again. */
  readonly onRetry?: (() => void) | undefined;
  /** Whether another try is running. */
  readonly busy?: boolean;
  /** A link or button beside "Try again". */
  readonly action?: ReactNode;
  readonly bare?: boolean;
}

/**
 * When this box with the focus is removed after "Try again", moves the focus to the page's heading, so that it does not
 * return to the top of the document.
 */
const handOver = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement)) queueMicrotask(focusHeading);
};

/** An error message at the place of the content that is missing, with a button "Try again". */
export function ErrorState({
  title,
  children,
  onRetry,
  action,
  busy = false,
  bare = false,
}: ErrorStateProps) {
  return (
    <div className={classes(styles.message, bare && styles.bare)} ref={handOver} role="alert">
      <span className={styles.mark}>
        <Icon name="warning" size={24} />
      </span>
      <p className="text-h3">{title}</p>
      {children && <p className={styles.sentence}>{children}</p>}
      {(onRetry || action) && (
        <div className="wrap-2 mt-3 justify-center">
          {onRetry && (
            <Button aria-disabled={busy} icon="retry" onClick={busy ? undefined : onRetry}>
              {busy ? "Trying again…" : "Try again"}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
