import Button from "@mui/material/Button";
import { dayInWords, daysFrom, isDay, type Day } from "@/domain/day";
import { amountOf } from "@/domain/wording";
import type { League } from "@/domain/league/league";
import { FirstDay } from "../parts/FirstDay";
import styles from "./Spreadsheet.module.css";

interface MovesNoteProps {
  /** How many rows have another club for a player than the record. */
  readonly count: number;
  /** How many of these players can move on the chosen day. */
  readonly moving: number;
  /** The first day at the new club; null if the changes are not saved as transfers. */
  readonly on: Day | null;
  readonly today: Day;
  readonly noun: League["clubNoun"];
  readonly onChange: (on: Day | null) => void;
}

/** A note above pasted players: a change of club is a transfer on a day to choose, or corrects a wrong club. */
export function MovesNote({ count, moving, on, today, noun, onChange }: MovesNoteProps) {
  return (
    <div className={styles.moves}>
      <p className={styles.note} role="status">
        {on === null ? (
          <>
            <b>
              No move is noted of {amountOf(count, "player", "players")} in another {noun}.
            </b>{" "}
            What was done for the old one counts for the new one.
          </>
        ) : (
          <>
            <b>
              {amountOf(moving, "player moves", "players move")} on {dayInWords(on).full}.
            </b>{" "}
            What was done before stays with the {noun} that is left.
            {moving < count &&
              ` ${amountOf(count - moving, "player", "players")} cannot move then: the remarks say why.`}
          </>
        )}
      </p>
      {on === null ? (
        <Button onClick={() => onChange(today)}>Note {count === 1 ? "a move" : "moves"}</Button>
      ) : (
        <>
          <FirstDay on={on} onChange={onChange} why={(day) => whyNot(day, today)} />
          <Button onClick={() => onChange(null)}>
            {count === 1 ? `The ${noun} was wrong: no move` : `The ${noun}s were wrong: no moves`}
          </Button>
        </>
      )}
    </div>
  );
}

const whyNot = (day: string, today: Day) => {
  if (!isDay(day)) return "Enter the first day there.";
  // Tomorrow is allowed, as for a single move: today's match then still counts for the old club.
  return day > daysFrom(today, 1) ? "That day is still to come." : "";
};
