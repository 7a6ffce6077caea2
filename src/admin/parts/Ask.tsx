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
  /** Only for a dialog that stays mounted; most are there only while they ask. */
  readonly open?: boolean;
  readonly size?: "xs" | "sm" | "md";
  /** What the answer means. A screen reader reads it out with the title. */
  readonly says?: ReactNode;
  /** The fields, and what else there is to see. */
  readonly children?: ReactNode;
  /** The label of the button that changes nothing. */
  readonly safe: string;
  readonly onClose: () => void;
  /** Further buttons, between the safe one and the action. */
  readonly more?: ReactNode;
  /** The label of the action's button; null where there is nothing to do. */
  readonly action?: ReactNode;
  readonly onAct?: () => void;
  /** The action cannot be done yet. */
  readonly isOff?: boolean;
  readonly isDangerous?: boolean;
  /** Enter in a field acts too, once the browser finds every field valid. */
  readonly isForm?: boolean;
  /** The label of the action's button while the action runs; false while it does not. */
  readonly busy?: string | false;
  /** Given while a long action runs that can be stopped: its button takes the place of the safe one. */
  readonly stop?: { readonly run: () => void; readonly isStopping: boolean } | undefined;
  /** Why the action failed; '' while it has not. The action's button tries again. */
  readonly problem?: string;
}

/**
 * A dialog that asks something. The first field has the focus, or the safe button where nothing is typed. Escape and a
 * click beside it close it, but not while it is busy.
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
    // Children come first: the dialog finds the focus inside, and leaves it there.
    (firstField(content.current) ?? safeButton.current)?.focus();
    return () => {
      // The button that opened the dialog may have been deleted with its record.
      if (document.activeElement === document.body) focusHeading();
    };
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes a dialog's events on to the form of the page that rendered it.
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
  // The fields may have been scrolled to elsewhere.
  useEffect(() => alert.current?.scrollIntoView({ block: "nearest" }), [text]);
  return (
    <Alert ref={alert} role="alert" severity="error">
      {text}
    </Alert>
  );
}

/** The first field of those that can be reached by Tab; none where boxes and radio buttons are all there is. */
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
  // On a low screen nothing would be left of it beside title and buttons: there all of the dialog scrolls.
  "@media (max-height: 24em)": { flex: "none", overflowY: "visible" },
};
