import { useEffect, useState, type ReactNode } from "react";
import { Button } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { PlainPage } from "./PlainPage";
import styles from "./session.module.css";

interface StatusPageProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Something is under way: shown after a moment only, so that a quick answer flashes nothing. */
  readonly busy?: boolean;
  readonly onRetry?: () => void;
  /** What else can be done. */
  readonly actions?: ReactNode;
}

const BUSY_DELAY = 150;

/** A page that only says what is going on, with a way to try again where something failed. */
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
