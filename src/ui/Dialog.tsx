import { useId, type KeyboardEvent, type ReactNode } from "react";
import { Button, IconButton } from "./Button";
import { classes } from "./classes";
import styles from "./Dialog.module.css";
import { useModal } from "./useModal";

export interface DialogStep {
  /** What it leads to, for example "Previous player". */
  readonly label: string;
  /** Absent at the end of the list: the button stays, so that the focus is not lost. */
  readonly onSelect?: (() => void) | undefined;
}

interface DialogProps {
  readonly title: string;
  /** What kind of thing the title names, small above it, for example "Match details". */
  readonly kind?: string;
  /** Asked by the close button, Esc, and a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Fills the screen below 960 px. */
  readonly sheet?: boolean;
  readonly width?: "narrow" | "normal" | "wide";
  /** The content brings its own padding (pictures to the edge). */
  readonly flush?: boolean;
  /** Controls beside the close button, for example share. */
  readonly actions?: ReactNode;
  /** Steps through a list with buttons and arrow keys. */
  readonly steps?: { readonly previous: DialogStep; readonly next: DialogStep };
  /** Between the steps, for example "2 of 5". */
  readonly position?: string;
}

/**
 * A modal dialog of the platform's own: it is open while it is rendered. The page behind is
 * inert and does not scroll; on closing, the focus returns to what had it, or to the page's heading
 * when the dialog was opened by its address. Must be rendered below a `data-sport` to get its colour.
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
    if (!steps || event.defaultPrevented || isTyping(event.target)) return;
    const step = { ArrowLeft: steps.previous, ArrowRight: steps.next }[event.key];
    step?.onSelect?.();
  };

  return (
    // Esc, arrow keys and clicks beside it arrive at the dialog itself.
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
