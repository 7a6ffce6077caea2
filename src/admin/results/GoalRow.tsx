import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import type { Goal } from "@/records/results/schema";
import { classes } from "@/ui/classes";
import { Icon } from "@/ui/Icon";
import { inputId } from "../fields/control";
import styles from "../fields/controls.module.css";
import { PlayerInput } from "../line-up/PlayerInput";
import { withoutGoalMark } from "./taps";

interface GoalRowProps {
  readonly name: string;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly goal: Goal;
  /** What the third part is called: minute or points. */
  readonly figure: string;
  readonly team: string;
  readonly onChange: (changed: Partial<Goal>) => void;
  /** Enter in the last part: on to the next scorer. */
  readonly onEnter: () => void;
  readonly onRemove: () => void;
}

/** One scorer. */
export function GoalRow(props: GoalRowProps) {
  const { name, number, goal, figure, team, onChange, onEnter, onRemove } = props;
  return (
    <div
      aria-label={`Scorer ${number}`}
      className={classes(styles.goal, number > 1 && styles.later)}
      role="group"
    >
      <PlayerInput
        bare={withoutGoalMark}
        id={inputId(`${name}-player`)}
        label="Player"
        name={`Player, scorer ${number}`}
        onChange={(player) => onChange({ player })}
        teams={[team]}
        value={goal.player}
      />
      <PlayerInput
        id={inputId(`${name}-assist`)}
        label="Assist"
        name={`Assist, scorer ${number}`}
        onChange={(assist) => onChange({ assist })}
        teams={[team]}
        value={goal.assist}
      />
      <div className={styles.tail}>
        <TextField
          id={inputId(`${name}-minute`)}
          label={figure}
          onChange={(event) => onChange({ minute: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onEnter();
          }}
          slotProps={{
            htmlInput: {
              "aria-label": `${figure}, scorer ${number}`,
              autoComplete: "off",
              inputMode: "text",
            },
          }}
          value={goal.minute}
        />
        <IconButton aria-label={`Remove scorer ${number} ${goal.player}`} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </div>
    </div>
  );
}
