import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from "react";
import { focusHeading } from "@/ui/focusHeading";

interface AskProps {
  readonly title: ReactNode;
  /** Only needed for a dialog that stays mounted; most dialogs are only mounted while they are open. */
  readonly open?: boolean;
  readonly size?: "xs" | "sm" | "md";
  /** A text on what the answer means. A screen reader reads it out with the title. */
  readonly says?: ReactNode;
  /** The fields and other content. */
  readonly children?: ReactNode;
  /** The label of the button that changes nothing. */
  readonly safe: string;
  readonly onClose: () => void;
  /** Further buttons, between the safe one and the action. */
  readonly more?: ReactNode;
  /** The label of the action's button; null for a dialog without an action. */
  readonly action?: ReactNode;
  readonly onAct?: () => void;
  /** Whether the action is not possible yet, so that its button is disabled. */
  readonly isOff?: boolean;
  readonly isDangerous?: boolean;
  /** Whether Enter in a field also starts the action, if the browser finds every field valid. */
  readonly isForm?: boolean;
  /** The label of the action's button while the action runs; false if it does not run. */
  readonly busy?: string | false;
  /** Set while a long action runs that can be stopped: a stop button then replaces the safe one. */
  readonly stop?: { readonly run: () => void; readonly isStopping: boolean } | undefined;
  /** Why the action failed; '' if it has not failed. The action's button tries again. */
  readonly problem?: string;
}

/**
 * A dialog that asks a question. The first field gets the focus, or the safe button if there is no field to type in.
 * Escape and a click outside close it, except while it is busy.
 */
export function Ask(props: AskProps) {
  const { open = true, size = "xs", says, onClose, busy = false, stop } = props;
  const id = useId();
  return (
    <Dialog
      aria-describedby={says ? id : undefined}
      fullWidth
      maxWidth={size}
      onClose={busy !== false || stop ? undefined : onClose}
      open={open}
    >
      <AskParts {...props} textId={id} />
    </Dialog>
  );
}

function AskParts(props: AskProps & { readonly textId: string }) {
  const { title, says, textId, children, safe, onClose, more, action = null, onAct } = props;
  const { isOff = false, isDangerous = false, isForm = false, busy = false, stop } = props;
  const { problem = "" } = props;
  const isBusy = busy !== false || stop !== undefined;
  const content = useRef<HTMLDivElement>(null);
  const safeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Effects of children run first, so the dialog finds the focus inside itself and does not move it.
    (firstField(content.current) ?? safeButton.current)?.focus();
    return () => {
      // The button that opened the dialog may no longer exist, because its record was deleted.
      if (document.activeElement === document.body) focusHeading();
    };
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes a dialog's events on to the form that rendered the dialog.
    event.stopPropagation();
    if (!isBusy && !isOff) onAct?.();
  };
  const parts = (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent ref={content} sx={contentSx}>
        {says && (
          <Stack id={textId} spacing={3}>
            {says}
          </Stack>
        )}
        {children}
        {problem !== "" && <ActionProblem text={problem} />}
      </DialogContent>
      <DialogActions sx={{ pt: 3 }}>
        <Button
          disabled={stop ? stop.isStopping : isBusy}
          onClick={stop ? stop.run : onClose}
          ref={safeButton}
        >
          {stop ? (stop.isStopping ? "Stopping…" : "Stop") : safe}
        </Button>
        {more}
        {action !== null && (
          <Button
            color={isDangerous ? "error" : "primary"}
            disabled={isBusy || isOff}
            onClick={isForm ? undefined : onAct}
            type={isForm ? "submit" : "button"}
            variant="contained"
          >
            {busy === false ? action : busy}
          </Button>
        )}
      </DialogActions>
    </>
  );
  return isForm ? (
    <Box component="form" onSubmit={submit} sx={{ display: "contents" }}>
      {parts}
    </Box>
  ) : (
    parts
  );
}

function ActionProblem({ text }: { readonly text: string }) {
  const alert = useRef<HTMLDivElement>(null);
  // The user may have scrolled, so that the message would be out of view.
  useEffect(() => alert.current?.scrollIntoView({ block: "nearest" }), [text]);
  return (
    <Alert ref={alert} role="alert" severity="error">
      {text}
    </Alert>
  );
}

/** Returns the first field that Tab can reach; undefined if there are only checkboxes and radio buttons. */
function firstField(content: HTMLElement | null): HTMLElement | undefined {
  const all = content?.querySelectorAll<HTMLInputElement>("input, select, textarea") ?? [];
  const fields = [...all].filter(
    ({ type, disabled, tabIndex, checked }) =>
      type !== "hidden" && !disabled && tabIndex >= 0 && (type !== "radio" || checked),
  );
  return fields.some(({ type }) => type !== "checkbox" && type !== "radio") ? fields[0] : undefined;
}

const contentSx = {
  pb: 2,
  // On a low screen title and buttons would leave no room for the content, so the whole dialog scrolls there.
  "@media (max-height: 24em)": { flex: "none", overflowY: "visible" },
};
