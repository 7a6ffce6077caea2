import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Entry } from "@/domain/meet/meet";
import type { MarkOf } from "@/domain/meet/mark";
import { readMeetEntries } from "@/records/files/entries";
import { gridOf } from "@/records/files/grid";
import { useSuggestions } from "../fields/suggestions";
import { inputId } from "../fields/control";
import styles from "../fields/controls.module.css";
import { Questions } from "../paste/Questions";

interface PasteEntriesProps {
  /** The event of the pasted marks. */
  readonly of: Pick<MarkOf, "name"> & { readonly by: "time" | "distance" | "height" };
  /** @param official whether the places in the file count, even if the marks give others */
  readonly onPaste: (entries: readonly Entry[], official: boolean) => void;
}

/** A button and a field to paste entries from a spreadsheet, with messages about lines that are not understood. */
export function PasteEntries({ of, onPaste }: PasteEntriesProps) {
  const { clubs, league } = useSuggestions();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Paste from a spreadsheet</Button>
      </div>
    );
  }
  const grid = gridOf(text);
  const { file, rows } = readMeetEntries("rows" in grid ? grid.rows : [], {
    league,
    clubs: clubs.map(({ name }) => ({ name, formerNames: [] })),
    answers,
    event: of.name,
    by: of.by,
  });
  // A line of an unknown team is left out: the team must be added to the league first.
  const isKnown = (entry: Entry) => clubs.some(({ name }) => name === entry.team);
  const entries = rows.flatMap(({ entry }) => (entry && isKnown(entry) ? [entry] : []));
  const refused = rows.flatMap(({ line, entry, refused: why }) =>
    entry && isKnown(entry)
      ? []
      : [`line ${line}, ${why ?? `${entry?.team ?? ""} is no team of this league`}`],
  );
  const remarks = rows.flatMap(({ line, remarks: said }) =>
    said.map((remark) => `line ${line}, ${remark}`),
  );
  return (
    <div className="stack-3">
      <TextField
        helperText="Columns: athlete, team, mark, wind; or any order under a line of their names"
        id={inputId("paste")}
        label="Cells of the spreadsheet"
        minRows={4}
        multiline
        onChange={(event) => setText(event.target.value)}
        value={text}
      />
      <div role="status">
        {"problem" in grid && <p>{grid.problem}</p>}
        {refused.length > 0 && <p>Left out: {refused.join("; ")}</p>}
        {remarks.length > 0 && <p>{remarks.join("; ")}</p>}
      </div>
      <Questions
        asks={file.asks}
        disabled={false}
        onAnswer={(id, value) => setAnswers({ ...answers, [id]: value })}
      />
      <div className={styles.entryActions}>
        <Button
          disabled={entries.length === 0 || file.asks.length > 0}
          onClick={() => {
            onPaste(entries, answers["places"] === "file");
            setText("");
            setAnswers({});
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
