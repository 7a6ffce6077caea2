import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { asFailure } from "@/data/failure";
import { whyNotSaved } from "@/data/saving/outcome";

/** A text of the entry as its input is drawn. */
interface EntryText {
  readonly key: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "url";
}

/** What the fields of an entry need: how a text is drawn, and what is wrong with anything. */
export interface EntryFields {
  readonly field: (text: EntryText) => ReactNode;
  /** Shown once it was tried to save; '' where nothing is wrong. */
  readonly problemOf: (key: string) => string;
  /** The id of the input of that key, which is focused where it keeps the entry from being saved. */
  readonly idOf: (key: string) => string;
}

interface EntryDialogProps<T> {
  readonly title: string;
  /** What keeps the entry from being saved, by key. */
  readonly problems: Readonly<Partial<Record<string, string>>>;
  /** The text that the dialog opens with. */
  readonly first: string;
  readonly save: () => Promise<T>;
  readonly onSaved: (saved: T) => void;
  readonly onClose: () => void;
  readonly children: (fields: EntryFields) => ReactNode;
}

/** Asks what is said of a record of the arena; what was typed stays until it is saved. */
export function EntryDialog<T>(props: EntryDialogProps<T>) {
  const { title, problems, first, save, onSaved, onClose, children } = props;
  const id = useId();
  const [isTried, setTried] = useState(false);
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  const opening = useRef<HTMLInputElement>(null);
  useEffect(() => opening.current?.focus(), []);
  const idOf = (key: string) => `${id}-${key}`;
  const problemOf = (key: string) => (isTried ? (problems[key] ?? "") : "");

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form lies within the page's own, as React sees it.
    event.stopPropagation();
    setTried(true);
    const [problem] = Object.keys(problems);
    if (problem !== undefined) return document.getElementById(idOf(problem))?.focus();
    setBusy(true);
    setFailed("");
    try {
      onSaved(await save());
    } catch (thrown) {
      const reason = asFailure(thrown);
      const instead =
        reason.kind === "conflict" ? " Close this and open it again to see what was saved." : "";
      setFailed(`${whyNotSaved(reason)}${instead}`);
      setBusy(false);
    }
  };
  const field = ({ key, label, help, value, onChange, type }: EntryText) => (
    <TextField
      error={problemOf(key) !== ""}
      fullWidth
      helperText={problemOf(key) || help}
      id={idOf(key)}
      inputRef={key === first ? opening : undefined}
      key={key}
      label={key === first ? label : `${label} (optional)`}
      margin="dense"
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: {
          autoComplete: "off",
          "aria-required": key === first,
          ...(type && { inputMode: type }),
        },
      }}
      value={value}
    />
  );
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} open>
      <Box component="form" noValidate onSubmit={send} sx={{ display: "contents" }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {failed && (
            <Alert role="alert" severity="error">
              {failed}
            </Alert>
          )}
          {children({ field, problemOf, idOf })}
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={onClose} type="button">
            Cancel
          </Button>
          <Button disabled={busy} type="submit" variant="contained">
            {busy ? "Saving…" : "Save"}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
