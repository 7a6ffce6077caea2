import { Button } from "@/ui/Button";
import { Icon } from "@/ui/Icon";
import styles from "./Court.module.css";
import type { Tap } from "./kept";

interface LastTapProps {
  readonly last: Tap | null;
  /** How many steps the database does not have yet. */
  readonly waiting: number;
  readonly onUndo: () => void;
}

/** The last tap, whether it has been sent, and the way to take it back. */
export function LastTap({ last, waiting, onUndo }: LastTapProps) {
  if (!last) return <p className={styles.last}>What you tap last can be undone here.</p>;
  return (
    <p className={styles.last}>
      <Icon name={waiting > 0 ? "clock" : "check"} size={16} />
      <span>
        <span className="visually-hidden">{waiting > 0 ? "Waiting: " : "Sent: "}</span>
        {last.says}
      </span>
      <Button aria-label={`Undo ${last.says}`} onClick={onUndo} variant="text">
        Undo
      </Button>
    </p>
  );
}
