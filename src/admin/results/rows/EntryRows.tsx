import FormHelperText from "@mui/material/FormHelperText";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { useRef, useState, type ReactNode } from "react";
import { textOfEntries, type Entries, type Entry } from "@/domain/match/entries";
import { classes } from "@/ui/classes";
import { Icon } from "@/ui/Icon";
import { FoldedTextField } from "../../fields/AsText";
import { inputId, useField, type ControlProps } from "../../fields/control";
import styles from "../../fields/controls.module.css";
import { goOnInRow } from "../../fields/enterKey";
import { AdminIcon } from "../../parts/AdminIcon";

/** The props of the fields of a row. */
export interface RowProps<R> {
  readonly row: R;
  /** The beginning of the ids of the row's inputs. */
  readonly id: string;
  /** The row's name for screen readers, which distinguishes its inputs from those of other rows: "card 2". */
  readonly called: string;
  readonly onChange: (changed: Partial<R>) => void;
}

interface EntryRowsProps<R> extends ControlProps {
  readonly entries: Entries<R>;
  /** The noun for one entry: "card". */
  readonly noun: string;
  readonly legend: string;
  /** The label of the button that adds an entry. */
  readonly add: string;
  readonly children: (props: RowProps<R>) => ReactNode;
}

/** Entries, with the text that they were parsed from or written to. */
interface KnownRows<R> {
  readonly text: string;
  readonly entries: readonly Entry<R>[];
}

/**
 * A field whose text is a list of entries: a row of inputs for each entry, and the text itself folded below. An entry
 * that the inputs cannot show is a row of plain text.
 */
export function EntryRows<R>(props: EntryRowsProps<R>) {
  const { field, entries: of, noun, legend, add, children } = props;
  const { name, meta } = field;
  const { value, change } = useField(name);
  const text = typeof value === "string" ? value : "";
  const list = useRef<HTMLDivElement>(null);
  // Empty rows, and spaces after a name, do not appear in the text. So the rows are kept as state, until the text is
  // changed elsewhere.
  const [held, setHeld] = useState<KnownRows<R>>(() => ({ text, entries: of.read(text) }));
  const entries = held.text === text ? held.entries : of.read(text);
  const full = meta.control === "bookings" && entries.length >= (meta.max ?? Infinity);

  const focus = (selector: string) =>
    // After React has drawn the added row, or has removed one.
    setTimeout(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  const rowId = (at: number) => inputId(`${name}-${at}`);
  const firstOf = (at: number) =>
    focus(`[data-row="${at}"] input, [data-row="${at}"] textarea, [data-row="${at}"] select`);
  const put = (next: readonly Entry<R>[]) => {
    const written = textOfEntries(next);
    setHeld({ text: written, entries: next });
    if (written !== text) change(written);
  };
  const edit = (at: number, entry: Entry<R>) =>
    put(entries.map((one, row) => (row === at ? entry : one)));
  const append = () => {
    if (full) return;
    put([...entries, { text: "", row: of.blank }]);
    firstOf(entries.length);
  };
  const remove = (at: number) => {
    put(entries.filter((_, row) => row !== at));
    focus("button[data-add]");
  };
  const goOnFrom = (at: number) => {
    if (at + 1 < entries.length) firstOf(at + 1);
    else append();
  };

  return (
    <div aria-label={legend} className="stack-3" ref={list} role="group">
      <span className={styles.label}>{legend}</span>
      <div className={styles.entries}>
        {entries.map(({ text: typed, row }, at) => {
          const called = `${noun} ${at + 1}`;
          const later = at > 0 && entries[at - 1]?.row !== null;
          return (
            // The key events come from the fields inside; the handler only moves the focus from one field to the next.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <div
              aria-label={called}
              className={classes(styles.entryRow, row !== null && later && styles.laterEntry)}
              data-row={at}
              // Only its place identifies a row.
              key={at}
              onKeyDown={(event) => goOnInRow(event, () => goOnFrom(at))}
              role="group"
            >
              {row === null ? (
                <TextField
                  className={styles.typed ?? ""}
                  id={rowId(at)}
                  label={`As typed, ${called}`}
                  onChange={({ target }) => edit(at, { text: target.value, row: null })}
                  slotProps={{ htmlInput: { autoComplete: "off" } }}
                  value={typed}
                />
              ) : (
                children({
                  row,
                  id: rowId(at),
                  called,
                  onChange: (changed) => {
                    const next = { ...row, ...changed };
                    edit(at, { text: of.write(next), row: next });
                  },
                })
              )}
              <IconButton
                aria-label={`Remove ${called} ${typed}`.trim()}
                onClick={() => remove(at)}
                sx={{ justifySelf: "end" }}
              >
                <Icon name="close" />
              </IconButton>
            </div>
          );
        })}
      </div>
      <Button
        data-add
        disabled={full}
        onClick={append}
        startIcon={<AdminIcon name="plus" />}
        sx={{ whiteSpace: "normal" }}
      >
        {add}
      </Button>
      {full && <FormHelperText>At most {meta.max} can be listed.</FormHelperText>}
      <FoldedTextField field={field} />
    </div>
  );
}
