import { useId, useRef, type KeyboardEvent } from "react";
import { classes } from "@/ui/classes";
import styles from "./Squad.module.css";
import {
  cellKey,
  columnLabels,
  columns,
  isChanged,
  type CellProblems,
  type Column,
  type SquadRow,
} from "./squadRows";
import { useLeague } from "@/ui/leagueContext";

interface SquadTableProps {
  readonly label: string;
  readonly rows: readonly SquadRow[];
  readonly problems: CellProblems;
  readonly disabled: boolean;
  readonly onType: (id: string, column: Column, text: string) => void;
  readonly onSave: () => void;
}

/** The table of a squad: each cell is an input, and Enter and the arrow keys move the focus between cells. */
export function SquadTable(props: SquadTableProps) {
  const league = useLeague();
  const { label, rows, problems, disabled, onType, onSave } = props;
  const table = useRef<HTMLTableElement>(null);
  const positions = useId();
  const keys = useCellKeys(table, onSave);
  return (
    <>
      <table aria-label={label} className={styles.sheet} ref={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th className={styles[column]} key={column} scope="col">
                {columnLabels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row
              disabled={disabled}
              key={row.id}
              onKey={keys}
              onType={onType}
              positions={positions}
              problems={problems}
              row={row}
              who={row.stored?.name ?? `row ${at + 1}, a new player`}
            />
          ))}
        </tbody>
      </table>
      <datalist id={positions}>
        {league.game.positions.map((position) => (
          <option key={position} value={position}>
            {position}
          </option>
        ))}
      </datalist>
    </>
  );
}

interface RowProps extends Pick<SquadTableProps, "problems" | "disabled" | "onType"> {
  readonly row: SquadRow;
  readonly who: string;
  /** The id of the list of positions. */
  readonly positions: string;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A row of the table, with its errors in a row below, because narrow cells have no room for them. */
function Row({ row, who, problems, disabled, positions, onKey, onType }: RowProps) {
  const notes = useId();
  const wrong = columns.flatMap((column) => {
    const problem = problems.get(cellKey(row.id, column));
    return problem ? [{ column, problem }] : [];
  });
  return (
    <>
      <tr className={classes(isChanged(row) && styles.changed)}>
        {columns.map((column) => {
          const isWrong = problems.has(cellKey(row.id, column));
          return (
            <td key={column}>
              <input
                aria-describedby={isWrong ? `${notes}-${column}` : undefined}
                aria-invalid={isWrong}
                aria-label={`${columnLabels[column]} of ${who}`}
                autoComplete="off"
                className={styles.cell}
                data-column={column}
                disabled={disabled}
                inputMode={column === "jersey" ? "numeric" : undefined}
                list={column === "position" ? positions : undefined}
                onChange={({ target }) => onType(row.id, column, target.value)}
                onKeyDown={onKey}
                placeholder={!row.stored && column === "name" ? "Add a player" : undefined}
                value={row.cells[column]}
              />
            </td>
          );
        })}
      </tr>
      {wrong.length > 0 && (
        <tr className={styles.changed}>
          <td className={styles.problems} colSpan={columns.length}>
            {wrong.map(({ column, problem }) => (
              <span className={styles.problem} id={`${notes}-${column}`} key={column}>
                {problem}
              </span>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

/** Whether a left or right arrow key leaves the cell: only if the caret is at that end of the text. */
function leaves({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  if (selectionStart !== selectionEnd) return false;
  return key === "ArrowLeft" ? selectionStart === 0 : selectionEnd === value.length;
}

/**
 * Returns a key handler for cells: Enter, up and down move in the column; left and right move to the next cell from
 * the end of a text; Ctrl or ⌘ with Enter saves.
 */
function useCellKeys(
  table: { readonly current: HTMLTableElement | null },
  onSave: () => void,
): (event: KeyboardEvent) => void {
  // The cell with a list of choices that was just typed into. There the arrow keys choose from the list.
  const typed = useRef<EventTarget | null>(null);
  return (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSave();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key.length === 1 || key === "Backspace") typed.current = target.list ? target : null;
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key];
    const rows = [...(table.current?.tBodies[0]?.rows ?? [])].filter((row) =>
      row.querySelector("[data-column]"),
    );
    const at = rows.findIndex((row) => row.contains(target));
    const column = columns.findIndex((one) => one === target.dataset["column"]);
    const go = (row: HTMLTableRowElement | undefined, to: number) => {
      const next = row?.querySelector<HTMLInputElement>(`[data-column="${columns[to] ?? ""}"]`);
      if (!next) return;
      event.preventDefault();
      typed.current = null;
      next.focus();
      next.select();
    };
    if (step !== undefined) {
      if (key !== "Enter" && typed.current === target) return;
      go(rows[at + step], column);
    } else if ((key === "ArrowLeft" || key === "ArrowRight") && leaves(target, key)) {
      go(rows[at], column + (key === "ArrowLeft" ? -1 : 1));
    }
  };
}
