import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Entry } from "@/domain/meet/meet";
import { pastedEntries } from "@/domain/meet/paste";
import { findClub } from "@/domain/season/clubs";
import { useSuggestions } from "../fields/suggestions";
import { inputId } from "../fields/control";
import styles from "../fields/controls.module.css";

/** Entries from a spreadsheet, with what of them is not understood. */
export function PasteEntries({
  onPaste,
}: {
  readonly onPaste: (entries: readonly Entry[]) => void;
}) {
  const { clubs } = useSuggestions();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { entries, refused } = pastedEntries(text, (typed) => findClub(clubs, typed)?.name);
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Paste from a spreadsheet</Button>
      </div>
    );
  }
  return (
    <div className={styles.part}>
      <TextField
        helperText="Columns: athlete, team, mark, wind; or any order under a line of their names"
        id={inputId("paste")}
        label="Cells of the spreadsheet"
        minRows={4}
        multiline
        onChange={(event) => setText(event.target.value)}
        value={text}
      />
      {refused.length > 0 && (
        <p role="status">
          Left out, because the team is not in this league or the mark cannot be read:{" "}
          {refused.join("; ")}
        </p>
      )}
      <div className={styles.entryActions}>
        <Button
          disabled={entries.length === 0}
          onClick={() => {
            onPaste(entries);
            setText("");
            setOpen(false);
          }}
          variant="outlined"
        >
          Take {entries.length === 1 ? "one entry" : `${entries.length} entries`}
        </Button>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </div>
    </div>
  );
}
