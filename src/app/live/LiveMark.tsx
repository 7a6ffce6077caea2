import type { OnNow } from "@/site/live/onNow";
import { Link } from "@/ui/Link";
import styles from "./LiveMark.module.css";

interface LiveMarkProps {
  /** The live match or meet that the page follows; null if there is none. */
  readonly on: OnNow | null;
}

/** A link "Live" to the match or meet that is under way; empty if there is none. */
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
