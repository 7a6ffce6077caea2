import { useEffect, useState, type ReactNode } from "react";
import { Button } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { PlainPage } from "./PlainPage";
import styles from "./session.module.css";

interface StatusPageProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Whether something is under way. Then the page is shown only after 150 ms, so that it does not flash. */
  readonly busy?: boolean;
  readonly onRetry?: () => void;
  /** Other buttons. */
  readonly actions?: ReactNode;
}

const BUSY_DELAY = 150;

/** A page with only a status, and a button to try again if something failed. */
export function StatusPage({ title, children, busy = false, onRetry, actions }: StatusPageProps) {
  const late = useLate(BUSY_DELAY);
  return (
    <PlainPage>
      <section
        aria-busy={busy}
        className={classes(styles.card, busy && !late && styles.waiting)}
        role={busy ? "status" : "alert"}
      >
        <h1 className={styles.title}>{title}</h1>
        {children && <p>{children}</p>}
        {busy && <span aria-hidden="true" className={styles.bands} />}
        {onRetry && (
          <Button icon="retry" onClick={onRetry} variant="filled">
            Try again
          </Button>
        )}
        {actions}
      </section>
    </PlainPage>
  );
}

function useLate(ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return late;
}
