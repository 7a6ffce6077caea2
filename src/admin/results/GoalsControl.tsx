import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import type { Goal } from "@/records/results/schema";
import { classes } from "@/ui/classes";
import { Icon } from "@/ui/Icon";
import { AdminIcon } from "../parts/AdminIcon";
import { useSuggestions } from "../fields/suggestions";
import { asGoals, noGoal, type FormValues } from "../fields/values";
import { inputId, useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { FieldNote } from "../fields/FieldNote";
import { PlayerInput } from "../line-up/PlayerInput";
import { withoutGoalMark } from "./taps";

/** Returns the name of the field with the team whose goals a field lists, and the team's title until it is chosen. */
const sideOf = (name: string) =>
  name === "goalsA" ? { team: "teamA", title: "Team A" } : { team: "teamB", title: "Team B" };

/**
 * The list of a team's scorers: rows of player, assist and minute, or of player and points. Rows can be added and
 * removed with the keyboard alone.
 */
export function GoalsControl({ field }: ControlProps) {
  const { name, meta } = field;
  const { league } = useSuggestions();
  const { words, scorerFigure } = league.game;
  const { value, change, error } = useField(name);
  const side = sideOf(name);
  const chosen = useWatch<FormValues>({ name: side.team });
  const team = typeof chosen === "string" ? chosen.trim() : "";
  const list = useRef<HTMLDivElement>(null);
  const goals = asGoals(value);
  const full = meta.max !== undefined && goals.length >= meta.max;
  // Points of several throws have no single assist; a stored one is shown all the same.
  const hasAssists = scorerFigure !== "points" || goals.some(({ assist }) => assist !== "");

  const focus = (selector: string) =>
    // After React has drawn the added row, or has removed one.
    setTimeout(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = () => {
    if (full) return;
    change([...goals, noGoal]);
    focus(`#${inputId(`${name}-${goals.length}-player`)}`);
  };
  const edit = (at: number, changed: Partial<Goal>) =>
    change(goals.map((goal, row) => (row === at ? { ...goal, ...changed } : goal)));
  const remove = (at: number) => {
    change(goals.filter((_, row) => row !== at));
    focus("button[data-add]");
  };

  return (
    <div
      aria-label={`${meta.label}${team && `, ${team}`}`}
      className="stack-3"
      id={inputId(name)}
      ref={list}
      role="group"
      tabIndex={-1}
    >
      <span className={styles.label}>
        {meta.label}
        {team && <span className={styles.team}> · {team}</span>}
      </span>
      <div className={styles.rows}>
        {goals.map((goal, at) => (
          <GoalRow
            figure={words.scorerDetail}
            goal={goal}
            hasAssists={hasAssists}
            // Only its place identifies a row.
            key={at}
            name={`${name}-${at}`}
            number={at + 1}
            onChange={(changed) => edit(at, changed)}
            onEnter={add}
            onRemove={() => remove(at)}
            team={team}
          />
        ))}
      </div>
      <Button
        data-add
        disabled={full}
        onClick={add}
        startIcon={<AdminIcon name="plus" />}
        sx={{ whiteSpace: "normal" }}
      >
        Add scorer for {team || side.title}
      </Button>
      {full && <FormHelperText>At most {meta.max} scorers can be listed.</FormHelperText>}
      {error && (
        <FormHelperText component="div" error>
          <FieldNote error={error} />
        </FormHelperText>
      )}
    </div>
  );
}

interface GoalRowProps {
  readonly name: string;
  /** The row's place in the list, from 1. */
  readonly number: number;
  readonly goal: Goal;
  /** Whether the rows have an input for the player who assisted. */
  readonly hasAssists: boolean;
  /** The label of the third field: minute or points. */
  readonly figure: string;
  readonly team: string;
  readonly onChange: (changed: Partial<Goal>) => void;
  /** Called for Enter in the last field: adds the next scorer. */
  readonly onEnter: () => void;
  readonly onRemove: () => void;
}

/** One row of the list: a scorer. */
function GoalRow(props: GoalRowProps) {
  const { name, number, goal, hasAssists, figure, team, onChange, onEnter, onRemove } = props;
  return (
    <div
      aria-label={`Scorer ${number}`}
      className={classes(styles.goal, !hasAssists && styles.alone, number > 1 && styles.later)}
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
      {hasAssists && (
        <PlayerInput
          id={inputId(`${name}-assist`)}
          label="Assist"
          name={`Assist, scorer ${number}`}
          onChange={(assist) => onChange({ assist })}
          teams={[team]}
          value={goal.assist}
        />
      )}
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
