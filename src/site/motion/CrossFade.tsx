import { useState, type ReactNode } from "react";
import styles from "./CrossFade.module.css";

interface CrossFadeProps {
  /** The key of the picture shown; a new one fades in over the previous one. */
  readonly shown: string;
  /** The key of the next picture, which is loaded in advance. */
  readonly next?: string | undefined;
  /**
   * Renders the picture with this key. If `hidden` is true, it is not the picture shown and must be hidden from screen
   * readers.
   */
  readonly draw: (key: string, hidden: boolean) => ReactNode;
}

/**
 * Fills its box with one picture at a time and fades to the next one; without a fade if the visitor prefers reduced
 * motion.
 */
export function CrossFade({ shown, next, draw }: CrossFadeProps) {
  const [turn, setTurn] = useState<{ shown: string; before?: string }>({ shown });
  if (turn.shown !== shown) setTurn({ shown, before: turn.shown });
  const { before } = turn;
  // In the order in which they are shown, because an element that is moved in the document would flicker.
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
