import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Fragment, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { ResolvedClub } from "@/domain/season/clubs";
import { Icon } from "@/ui/Icon";
import { TeamLine } from "../kind/cells";
import { MomentInput } from "../fields/MomentInput";
import { GROUND_NAMES } from "../grounds/GroundNames";
import styles from "./FixtureMaker.module.css";
import type { Row } from "./plan";

interface ProposalRowProps {
  readonly row: Row;
  readonly clubs: readonly ResolvedClub[];
  /** The problem of this match; '' if there is none. */
  readonly clash: string;
  readonly disabled: boolean;
  readonly onChange: (row: Row) => void;
  readonly onRemove: (id: string) => void;
  /** Exchanges times with another match. @param to the id of the other match, or -1 or 1 for the one before or after */
  readonly onMove: (id: string, to: string | 1 | -1) => void;
}

/**
 * One match of the proposal, with fields for time and ground, a button that swaps the sides, and one that removes it.
 */
export function ProposalRow(props: ProposalRowProps) {
  const { row, clubs, clash, disabled, onChange, onRemove, onMove } = props;
  const title = `${row.home} v ${row.away}`;
  return (
    <li
      aria-label={title}
      className={styles.row}
      data-clash={clash === "" ? undefined : ""}
      data-row={row.id}
    >
      <MoveHandle
        disabled={disabled}
        id={row.id}
        onDrop={(onto) => onMove(row.id, onto)}
        onStep={(by) => onMove(row.id, by)}
        title={title}
      />
      <div className={styles.when}>
        <MomentInput
          asked="moment"
          disabled={disabled}
          isLabelHidden
          label={`Date and time of ${title}`}
          onChange={(at) => at !== "" && onChange({ ...row, at })}
          value={row.at}
        />
      </div>
      <span className={styles.pair}>
        <TeamLine clubs={clubs} logo="" name={row.home} />
        <IconButton
          aria-label={`Swap home and away of ${title}`}
          disabled={disabled}
          onClick={() => onChange({ ...row, home: row.away, away: row.home })}
          size="small"
        >
          <Icon name="swap" />
        </IconButton>
        <TeamLine clubs={clubs} logo="" name={row.away} />
      </span>
      <input
        aria-label={`Ground of ${title}`}
        className={styles.input}
        disabled={disabled}
        onChange={({ target }) => onChange({ ...row, venue: target.value })}
        list={GROUND_NAMES}
        placeholder="Ground"
        value={row.venue}
      />
      <Button
        aria-label={`Remove ${title}`}
        disabled={disabled}
        onClick={() => onRemove(row.id)}
        variant="text"
      >
        Remove
      </Button>
      {clash !== "" && (
        <p className={styles.clash}>
          <Icon name="warning" size={16} /> {clash}
        </p>
      )}
    </li>
  );
}

interface MoveHandleProps {
  readonly id: string;
  /** The name of the match: "Alpha v Beta". */
  readonly title: string;
  readonly disabled: boolean;
  /** Called when the match is dropped onto another one. @param onto the id of that match */
  readonly onDrop: (onto: string) => void;
  /** Called when the match is moved by an arrow key, to the place of the match before or after it. */
  readonly onStep: (by: 1 | -1) => void;
}

/** Returns the row under the pointer; null if there is none. */
const rowAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-row]") ?? null;

/** Marks the row onto which the match would be dropped, and unmarks all others. */
function mark(row: HTMLElement | null): void {
  for (const marked of document.querySelectorAll("[data-row][data-over]"))
    marked.removeAttribute("data-over");
  row?.setAttribute("data-over", "");
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A handle to move a match: the user drags it onto another match, or presses the up or down arrow key. */
function MoveHandle({ id, title, disabled, onDrop, onStep }: MoveHandleProps) {
  const [isHeld, setHeld] = useState(false);
  const end = (event: PointerEvent, isDropped: boolean) => {
    const onto = rowAt(event)?.dataset["row"];
    mark(null);
    setHeld(false);
    if (isHeld && isDropped && onto && onto !== id) onDrop(onto);
  };
  return (
    <button
      aria-label={`Move ${title}`}
      className={styles.handle}
      data-handle={id}
      data-held={isHeld || undefined}
      disabled={disabled}
      onKeyDown={(event: KeyboardEvent) => {
        const by = steps[event.key];
        if (!by) return;
        event.preventDefault();
        onStep(by);
      }}
      onPointerCancel={(event) => end(event, false)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
      }}
      onPointerMove={(event) => isHeld && mark(rowAt(event))}
      onPointerUp={(event) => end(event, true)}
      title="Drag it onto another match, or press the up or down arrow: they exchange their times"
      type="button"
    >
      <svg aria-hidden="true" fill="currentColor" height="20" viewBox="0 0 12 20" width="12">
        {[4, 10, 16].map((y) => (
          <Fragment key={y}>
            <circle cx="3" cy={y} r="1.75" />
            <circle cx="9" cy={y} r="1.75" />
          </Fragment>
        ))}
      </svg>
    </button>
  );
}
