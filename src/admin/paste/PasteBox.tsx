import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useEffect, useRef, useState } from "react";
import type { SheetColumn } from "../export/columns";
import styles from "./Spreadsheet.module.css";

interface PasteBoxProps {
  readonly columns: readonly SheetColumn[];
  readonly onText: (text: string) => void;
}

/** A file of 2,000 rows is far smaller; anything larger is no list of this arena. */
const MOST_BYTES = 5_000_000;

/** Takes what was copied from a spreadsheet, or a CSV file. */
export function PasteBox({ columns, onText }: PasteBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // Whoever comes here has something to paste.
  useEffect(() => field.current?.focus(), []);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem("This file is larger than 5 MB.");
    try {
      const text = await file.text();
      if (text.trim() === "") return setProblem("There is nothing in this file.");
      onText(text);
    } catch {
      setProblem("This file could not be read.");
    }
  };
  return (
    <div className={styles.box}>
      <TextField
        helperText="Copy the cells with their headings and paste them here. Nothing is saved before you say so."
        label="Cells"
        inputRef={field}
        minRows={6}
        multiline
        onChange={({ target }) => target.value.trim() !== "" && onText(target.value)}
        value=""
      />
      <p>
        <Button onClick={() => input.current?.click()}>Choose a CSV file</Button>
        <input
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="CSV file"
          className="visually-hidden"
          onChange={({ target }) => void read(target.files?.[0])}
          ref={input}
          tabIndex={-1}
          type="file"
        />
      </p>
      {problem && (
        <Alert role="alert" severity="error">
          {problem}
        </Alert>
      )}
      <p className={styles.note}>
        Columns that are known here: {columns.map(({ label }) => label).join(", ")}.
      </p>
    </div>
  );
}
