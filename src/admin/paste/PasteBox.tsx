import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useEffect, useRef, useState, type DragEvent } from "react";
import type { SheetColumn } from "@/records/files/columns";
import {
  gridOf,
  gridOfFile,
  type GridReading,
  type GridRow,
  type GridSheet,
} from "@/records/files/grid";
import styles from "./Spreadsheet.module.css";

interface PasteBoxProps {
  readonly columns: readonly SheetColumn[];
  /** Called with the rows of the first readable sheet. @param sheets all sheets of a workbook with several; else [] */
  readonly onRows: (rows: readonly GridRow[], sheets: readonly GridSheet[]) => void;
}

const gridIn = async (file: File): Promise<GridReading> =>
  gridOfFile(new Uint8Array(await new Response(file).arrayBuffer()));

const isFilled = ({ cells }: GridRow) => cells.some((cell) => cell.trim() !== "");

/** A field to paste cells of a spreadsheet into, and a button to choose a file; files can also be dropped. */
export function PasteBox({ columns, onRows }: PasteBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // The field has the focus, because users who open this page want to paste.
  useEffect(() => field.current?.focus(), []);
  const [problem, setProblem] = useState<string | null>(null);

  const take = (grid: GridReading) => {
    const { sheets = [] } = grid;
    // If the first sheet cannot be read, another one may be readable.
    if ("problem" in grid && sheets.every(({ cells }) => "problem" in cells))
      return setProblem(grid.problem);
    const first = sheets.find(({ cells }) => "rows" in cells)?.cells ?? grid;
    const rows = "rows" in first ? first.rows : [];
    if (!rows.some(isFilled)) return setProblem("There is nothing in this file.");
    setProblem(null);
    onRows(rows, sheets);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      take(await gridIn(file));
    } catch {
      setProblem("This file could not be read. Save it as .xlsx or .csv and choose it again.");
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div className="stack-4" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <TextField
        helperText="Copy the cells with their headings and paste them here, or drop a file. Nothing is saved before you say so."
        label="Cells"
        inputRef={field}
        minRows={6}
        multiline
        onChange={({ target }) => target.value.trim() !== "" && take(gridOf(target.value))}
        value=""
      />
      <p>
        <Button onClick={() => input.current?.click()}>Choose a file</Button>
        <input
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          aria-label="File"
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
