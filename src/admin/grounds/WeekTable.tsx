import { useState, type DragEvent } from "react";
import { dayInWords, type Day } from "@/domain/day";
import type { Ground } from "@/domain/schedule/ground";
import { sameClock, type GroundDay, type GroundWeek } from "@/domain/schedule/groundDiary";
import { sportsInWords } from "../kind/listedSports";
import type { Moving } from "./MoveDialog";
import { DRAGGED, TakingCard } from "./TakingCard";
import styles from "./Week.module.css";
import { freeInWords } from "./freeInWords";
import type { PlacedTaking } from "./useGroundDiary";

/** What the week is drawn from, as a table or as a list. */
export interface WeekProps {
  readonly days: readonly Day[];
  readonly rows: readonly GroundWeek<PlacedTaking>[];
  /** The matches of the week. */
  readonly all: readonly PlacedTaking[];
  readonly today: Day;
  readonly onMove: (moving: Moving) => void;
}

/** A row for each ground, a column for each day; a match is dragged to another cell, or moved by its button. */
export function WeekTable({ days, rows, all, today, onMove }: WeekProps) {
  /** The cell over which a match is dragged. */
  const [over, setOver] = useState("");
  const drop = (event: DragEvent, stadium: string, day: Day) => {
    event.preventDefault();
    setOver("");
    const key = event.dataTransfer.getData(DRAGGED);
    const taking = all.find((one) => one.key === key);
    if (taking) onMove({ taking, to: { date: sameClock(taking.date, day), stadium } });
  };
  return (
    <div className={styles.frame} role="region" aria-label="Week of all grounds" tabIndex={0}>
      <table className={styles.week}>
        <thead>
          <tr>
            <th scope="col">Ground</th>
            {days.map((day) => (
              <th aria-current={day === today ? "date" : undefined} key={day} scope="col">
                {dayInWords(day).short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, ground, days: own }) => (
            <tr key={name}>
              <th scope="row">
                {name || "No ground named"}
                <GroundNote ground={ground} />
              </th>
              {own.map((one) => {
                const cell = `${one.day} ${name}`;
                return (
                  <td
                    data-over={over === cell || undefined}
                    key={one.day}
                    onDragLeave={() => setOver("")}
                    onDragOver={(event) => {
                      if (name === "" || !event.dataTransfer.types.includes(DRAGGED)) return;
                      event.preventDefault();
                      setOver(cell);
                    }}
                    onDrop={(event) => drop(event, name, one.day)}
                  >
                    <Cell all={all} day={one} ground={ground} onMove={onMove} today={today} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GroundNoteProps {
  /** Absent of a place that only matches name. */
  readonly ground: Ground | undefined;
}

/** What a ground of several courts is for, and how many matches it has room for. */
export function GroundNote({ ground }: GroundNoteProps) {
  if (!ground || ground.courts < 2) return null;
  return (
    <span className={styles.courts}>
      {[sportsInWords(ground.sports), `${ground.courts} at a time`].filter(Boolean).join(": ")}
    </span>
  );
}

interface CellProps extends Pick<WeekProps, "all" | "today" | "onMove">, GroundNoteProps {
  readonly day: GroundDay<PlacedTaking>;
}

/** The matches of a ground on one day, whether it is closed, and when it is free. */
export function Cell({ all, day, ground, today, onMove }: CellProps) {
  return (
    <>
      {day.isClosed && <strong>Closed</strong>}
      {day.takings.map((taking) => (
        <TakingCard
          all={all}
          key={taking.key}
          onMove={() => onMove({ taking })}
          taking={taking}
          today={today}
        />
      ))}
      {day.free.length > 0 && (
        <p className={styles.free}>{freeInWords(day, ground?.courts ?? 1)}</p>
      )}
    </>
  );
}
