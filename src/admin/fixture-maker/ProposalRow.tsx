import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { ResolvedClub } from "@/domain/season/clubs";
import { Icon } from "@/ui/Icon";
import { TeamLine } from "../kind/cells";
import { MomentInput } from "../fields/MomentInput";
import { GROUND_NAMES } from "../grounds/GroundNames";
import styles from "./FixtureMaker.module.css";
import { MoveHandle } from "./MoveHandle";
import type { Row } from "./plan";

interface ProposalRowProps {
  readonly row: Row;
  readonly clubs: readonly ResolvedClub[];
  /** What is wrong with it; '' where nothing is. */
  readonly clash: string;
  readonly disabled: boolean;
  readonly onChange: (row: Row) => void;
  readonly onRemove: (id: string) => void;
  /** It exchanges its place with that match, or with the one before or after it. */
  readonly onMove: (id: string, to: string | 1 | -1) => void;
}

/** One match of the proposal: its time, sides and ground can be changed, or it is left out. */
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
