import { useState, type ReactNode } from "react";
import styles from "./CrossFade.module.css";

interface CrossFadeProps {
  /** Key of what is shown; a new one fades in over the one before. */
  readonly shown: string;
  /** Key of what comes next, so that it is fetched already. */
  readonly next?: string | undefined;
  /** Draws one of them; `hidden`: not the one that is shown, so it says nothing. */
  readonly draw: (key: string, hidden: boolean) => ReactNode;
}

/** Fills its box with one picture at a time and fades to the next; at once where less motion is asked for. */
export function CrossFade({ shown, next, draw }: CrossFadeProps) {
  const [turn, setTurn] = useState<{ shown: string; before?: string }>({ shown });
  if (turn.shown !== shown) setTurn({ shown, before: turn.shown });
  const { before } = turn;
  // In the order of their turns: an element that is moved in the document would flicker.
  const layers = [...new Set([before, shown, next])].filter((key) => key !== undefined);
  const roleOf = (key: string) => {
    if (key === shown) return before === undefined ? "first" : "entering";
    return key === before ? "before" : "next";
  };
  return (
    <div className={styles.box}>
      {layers.map((key) => (
        <div
          aria-hidden={key !== shown || undefined}
          className={styles.layer}
          data-layer={roleOf(key)}
          key={key}
        >
          {draw(key, key !== shown)}
        </div>
      ))}
    </div>
  );
}
