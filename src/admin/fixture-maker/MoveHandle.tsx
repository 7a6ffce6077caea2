import { Fragment, useState, type KeyboardEvent, type PointerEvent } from "react";
import styles from "./MoveHandle.module.css";

interface MoveHandleProps {
  readonly id: string;
  /** The match it moves: "Alpha v Beta". */
  readonly title: string;
  readonly disabled: boolean;
  /** The match is to exchange its place with another one. */
  readonly onDrop: (onto: string) => void;
  /** Exchanges it with the match before or after it. */
  readonly onStep: (by: 1 | -1) => void;
}

const rowAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-row]") ?? null;

/** Shows over which row it would be dropped. */
function mark(row: HTMLElement | null): void {
  for (const marked of document.querySelectorAll("[data-row][data-over]"))
    marked.removeAttribute("data-over");
  row?.setAttribute("data-over", "");
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** What a match of the proposal is moved by: dragged onto another one, or by the arrow keys. */
export function MoveHandle({ id, title, disabled, onDrop, onStep }: MoveHandleProps) {
  const [isHeld, setHeld] = useState(false);
  const end = (event: PointerEvent, isDropped: boolean) => {
    const onto = rowAt(event)?.dataset["row"];
    mark(null);
    setHeld(false);
    if (isHeld && isDropped && onto && onto !== id) onDrop(onto);
  };
  return (
    <button
      aria-label={`Move ${title}`}
      className={styles.handle}
      data-handle={id}
      data-held={isHeld || undefined}
      disabled={disabled}
      onKeyDown={(event: KeyboardEvent) => {
        const by = steps[event.key];
        if (!by) return;
        event.preventDefault();
        onStep(by);
      }}
      onPointerCancel={(event) => end(event, false)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
      }}
      onPointerMove={(event) => isHeld && mark(rowAt(event))}
      onPointerUp={(event) => end(event, true)}
      title="Drag it onto another match, or press the up or down arrow: they exchange their times"
      type="button"
    >
      <svg aria-hidden="true" fill="currentColor" height="20" viewBox="0 0 12 20" width="12">
        {[4, 10, 16].map((y) => (
          <Fragment key={y}>
            <circle cx="3" cy={y} r="1.75" />
            <circle cx="9" cy={y} r="1.75" />
          </Fragment>
        ))}
      </svg>
    </button>
  );
}
