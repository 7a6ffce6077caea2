import type { OnNow } from "@/site/live/onNow";
import { Link } from "@/ui/Link";
import styles from "./LiveMark.module.css";

interface LiveMarkProps {
  /** What is on and what the page shows as it goes; null at other times. */
  readonly on: OnNow | null;
}

/** Says which match or meet is on, and leads to it; nothing at other times. */
export function LiveMark({ on }: LiveMarkProps) {
  return (
    <span role="status">
      {on && (
        <Link
          className={styles.mark}
          data-scheme="dark"
          title="This page updates by itself."
          to={on.to}
        >
          Live
          <span className="visually-hidden">: {on.name} is on</span>
        </Link>
      )}
    </span>
  );
}
