import type { ReactNode } from "react";
import { Button } from "./Button";
import { classes } from "./classes";
import { focusHeading } from "./focusHeading";
import { Icon } from "./Icon";
import styles from "./Message.module.css";

interface ErrorStateProps {
  /** The catalogue's sentence: "Failed to load fixtures." */
  readonly title: string;
  /** The cause in plain words. */
  readonly children?: ReactNode;
  /** Reads again. */
  readonly onRetry?: (() => void) | undefined;
  /** Another try is under way. */
  readonly busy?: boolean;
  /** Another way on, beside trying again. */
  readonly action?: ReactNode;
  readonly bare?: boolean;
}

/** After "Try again" the focus goes on from the page's heading, not from the top of the document. */
const handOver = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement)) queueMicrotask(focusHeading);
};

/** Something went wrong, said where the person is looking. */
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
