import { useState, type KeyboardEvent } from "react";
import { Icon } from "@/ui/Icon";
import styles from "./Shirts.module.css";

/** A player who can be tapped. */
export interface Shirt {
  readonly key: string;
  readonly name: string;
  /** null: none is known; absent where nobody has one. */
  readonly number?: number | null | undefined;
  /** What there is to know of the player, in few words. */
  readonly notes: readonly (string | false)[];
  /** Whether the player is picked; absent where each tap is one more. */
  readonly isIn?: boolean;
  /** Whom Enter takes. */
  readonly isNext: boolean;
  readonly onTap: () => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface ShirtsProps {
  readonly label: string;
  readonly shirts: readonly Shirt[];
}

/** A grid of players to tap: one stop of Tab, and arrows from one to the next. */
export function Shirts({ label, shirts }: ShirtsProps) {
  const [at, setAt] = useState(0);
  const stop = Math.min(at, shirts.length - 1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = event.currentTarget.querySelectorAll("button");
    const to = Math.max(0, Math.min(buttons.length - 1, stop + step));
    setAt(to);
    buttons[to]?.focus();
  };
  return (
    // The keys are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div aria-label={label} className={styles.shirts} onKeyDown={move} role="group">
      {shirts.map(({ key, name, number, notes, isIn, isNext, onTap }, index) => (
        <button
          aria-pressed={isIn}
          className={styles.shirt}
          data-bare={number === undefined || undefined}
          data-next={isNext || undefined}
          key={key}
          onClick={() => {
            setAt(index);
            onTap();
          }}
          tabIndex={index === stop ? 0 : -1}
          type="button"
        >
          {number !== undefined && <span className={styles.number}>{number ?? "–"}</span>}
          <span className={styles.who}>
            {name}
            <span className={styles.notes}>{notes.filter(Boolean).join(" · ")}</span>
          </span>
          {isIn && <Icon name="check" />}
        </button>
      ))}
    </div>
  );
}
