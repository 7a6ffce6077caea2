import { useId, type KeyboardEvent, type ReactNode } from "react";
import { Button, IconButton } from "./Button";
import { classes } from "./classes";
import styles from "./Dialog.module.css";
import { useModal } from "./useModal";

export interface DialogStep {
  /** The text of the button, for example "Previous player". */
  readonly label: string;
  /** Undefined at the end of the list; the button stays, so that the focus is not lost. */
  readonly onSelect?: (() => void) | undefined;
}

interface DialogProps {
  readonly title: string;
  /** The kind of thing that the title names, in small text above the title, for example "Match details". */
  readonly kind?: string;
  /** Called for the close button, Esc, and a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Whether the dialog fills the screen if the screen is narrower than 960 px. */
  readonly sheet?: boolean;
  readonly width?: "narrow" | "normal" | "wide";
  /** Whether the content has its own padding, so that pictures reach the edge. */
  readonly flush?: boolean;
  /** Controls beside the close button, for example share. */
  readonly actions?: ReactNode;
  /** The buttons that step through a list; the arrow keys do the same. */
  readonly steps?: { readonly previous: DialogStep; readonly next: DialogStep };
  /** The text between the step buttons, for example "2 of 5". */
  readonly position?: string;
}

/**
 * A modal `<dialog>`. It is open while it is rendered. The page behind it is inert and does not scroll. On closing, the
 * focus returns to the element that had it, or to the page's heading if the dialog was opened by its address. Render it
 * below an element with `data-sport` to get the colour of the sport.
 */
export function Dialog({
  title,
  kind,
  onClose,
  children,
  sheet = false,
  width = "normal",
  flush = false,
  actions,
  steps,
  position,
}: DialogProps) {
  const modal = useModal(onClose);
  const titleId = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt or Command with an arrow key is the browser's own "Back" and "Forward".
    const isChord = event.altKey || event.metaKey || event.ctrlKey;
    if (!steps || isChord || event.defaultPrevented || isTyping(event.target)) return;
    const step = { ArrowLeft: steps.previous, ArrowRight: steps.next }[event.key];
    step?.onSelect?.();
  };

  return (
    // The dialog element itself receives Esc, the arrow keys and clicks beside the dialog.
    <dialog
      aria-labelledby={titleId}
      className={classes(styles.dialog, styles[width], sheet && styles.sheet)}
      onKeyDown={onKeyDown}
      {...modal.props}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <div className={styles.title}>
            {kind && <p className={styles.kind}>{kind}</p>}
            <h2 id={titleId}>{title}</h2>
          </div>
          {actions}
          <IconButton icon="close" label="Close" onClick={modal.leave} />
        </header>
        <div className={classes(styles.body, flush && styles.flush)}>{children}</div>
        {steps && (
          <footer className={styles.footer}>
            <StepButton icon="chevronLeft" step={steps.previous} />
            {position && (
              <p aria-live="polite" className={styles.position}>
                {position}
              </p>
            )}
            <StepButton icon="chevronRight" step={steps.next} />
          </footer>
        )}
      </div>
    </dialog>
  );
}

function StepButton({
  icon,
  step,
}: {
  readonly icon: "chevronLeft" | "chevronRight";
  readonly step: DialogStep;
}) {
  const where = icon === "chevronLeft" ? { icon } : { iconAfter: icon };
  return (
    <Button
      aria-disabled={!step.onSelect}
      onClick={() => step.onSelect?.()}
      variant="text"
      {...where}
    >
      {step.label}
    </Button>
  );
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest("input, select, textarea, [data-arrows]") !== null
  );
}
