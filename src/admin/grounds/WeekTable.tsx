import { useState, type DragEvent } from "react";
import Button from "@mui/material/Button";
import { dayInWords, daysFrom, type Day } from "@/domain/day";
import type { Ground } from "@/domain/schedule/ground";
import {
  sameClock,
  type GroundDay,
  type GroundWeek,
  clashesAtGround,
  type GroundUse,
} from "@/domain/schedule/groundDiary";
import { dayOfWhen, kickOffOf, TIME_OPEN } from "@/domain/when";
import { amountOf, enumerated } from "@/domain/wording";
import { mayAdminister } from "@/data/identity";
import { useSession } from "@/session/SessionProvider";
import { Icon } from "@/ui/Icon";
import { arena } from "@arena/arena";
import { sportsInWords } from "../kind/listedSports";
import type { MatchToMove } from "./MoveDialog";
import styles from "./Week.module.css";
import type { LeagueGroundUse } from "./useGroundDiary";

/** The props of the week, shown as a table or as a list. */
export interface WeekProps {
  readonly days: readonly Day[];
  readonly rows: readonly GroundWeek<LeagueGroundUse>[];
  /** The matches of the week. */
  readonly matches: readonly LeagueGroundUse[];
  readonly today: Day;
  readonly onMove: (moving: MatchToMove) => void;
}

/** The week as a table: grounds as rows, days as columns. A match is moved by dragging it, or by its button. */
export function WeekTable({ days, rows, matches, today, onMove }: WeekProps) {
  /** The cell under the dragged match, as "YYYY-MM-DD Ground"; '' for none. */
  const [cellUnderDrag, setCellUnderDrag] = useState("");
  const drop = (event: DragEvent, stadium: string, day: Day) => {
    event.preventDefault();
    setCellUnderDrag("");
    const key = event.dataTransfer.getData(DRAGGED);
    const match = matches.find((one) => one.key === key);
    if (match) onMove({ match, to: { date: sameClock(match.date, day), stadium } });
  };
  return (
    <div className={styles.frame} role="region" aria-label="Week of all grounds" tabIndex={0}>
      <table className={styles.week}>
        <thead>
          <tr>
            <th scope="col">Ground</th>
            {days.map((day, at) => (
              <th aria-current={day === today ? "date" : undefined} key={day} scope="col">
                {dayInWords(day).short}
                <FoldedDays after={days[at - 1] ?? day} before={day} />
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
                    data-over={cellUnderDrag === cell || undefined}
                    key={one.day}
                    onDragLeave={() => setCellUnderDrag("")}
                    onDragOver={(event) => {
                      if (name === "" || !event.dataTransfer.types.includes(DRAGGED)) return;
                      event.preventDefault();
                      setCellUnderDrag(cell);
                    }}
                    onDrop={(event) => drop(event, name, one.day)}
                  >
                    <GroundDayCell
                      day={one}
                      ground={ground}
                      matches={matches}
                      onMove={onMove}
                      today={today}
                    />
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

interface FoldedDaysProps {
  readonly after: Day;
  readonly before: Day;
}

/** Says in the head of a column which days are left out before it, because they have no match. */
function FoldedDays({ after, before }: FoldedDaysProps) {
  const first = daysFrom(after, 1);
  if (first >= before) return null;
  const last = daysFrom(before, -1);
  const folded = [...new Set([first, last])].map((day) => dayInWords(day).short).join(" to ");
  return <span className={styles.courts}>{folded}: no match</span>;
}

interface GroundNoteProps {
  /** Undefined if the ground has no record: only matches name it. */
  readonly ground: Ground | undefined;
}

/** The sports of a ground with several courts, and how many matches it has room for: "Chess: 6 at a time". */
export function GroundNote({ ground }: GroundNoteProps) {
  if (!ground || ground.courts < 2) return null;
  return (
    <span className={styles.courts}>
      {[sportsInWords(ground.sports), `${ground.courts} at a time`].filter(Boolean).join(": ")}
    </span>
  );
}

interface GroundDayCellProps
  extends Pick<WeekProps, "matches" | "today" | "onMove">, GroundNoteProps {
  readonly day: GroundDay<LeagueGroundUse>;
}

/** One ground on one day: whether it is closed, its matches, and its free hours. */
export function GroundDayCell({ matches, day, ground, today, onMove }: GroundDayCellProps) {
  return (
    <>
      {day.isClosed && <strong>Closed</strong>}
      {day.matches.map((match) => (
        <MatchCard
          key={match.key}
          match={match}
          matches={matches}
          onMove={() => onMove({ match })}
          today={today}
        />
      ))}
      {day.free.length > 0 && (
        <p className={styles.free}>{freeInWords(day, ground?.courts ?? 1)}</p>
      )}
    </>
  );
}

/** The data type of the key of a dragged match. */
const DRAGGED = "application/x-arena-match";

/** The kick-off time of a match in the arena's time zone. */
const timeOf = ({ fixture }: LeagueGroundUse) =>
  kickOffOf(fixture, arena.timeZone)?.time || TIME_OPEN;

interface MatchCardProps {
  readonly match: LeagueGroundUse;
  /** The matches of the week, which it may clash with. */
  readonly matches: readonly LeagueGroundUse[];
  readonly today: string;
  readonly onMove: () => void;
}

/** A card of one match: its time, league and teams, the matches it clashes with, and a button to move it. */
function MatchCard({ match, matches, today, onMove }: MatchCardProps) {
  const session = useSession();
  const { fixture, league, title } = match;
  const time = timeOf(match);
  const clashes = clashesAtGround(match, matches);
  const mayMove =
    session.status === "signedIn" &&
    mayAdminister(session.rights, league.slug) &&
    (dayOfWhen(fixture, arena.timeZone) ?? "") >= today;
  const drag = (event: DragEvent) => event.dataTransfer.setData(DRAGGED, match.key);
  return (
    <div
      className={styles.match}
      data-clash={clashes.length > 0 || undefined}
      draggable={mayMove}
      tabIndex={clashes.length > 0 ? -1 : undefined}
      onDragStart={drag}
    >
      <div className={styles.head}>
        <b>{time}</b> <small>{league.shortName}</small>
      </div>
      {fixture.teamA} v {fixture.teamB}
      {clashes.length > 0 && (
        <span className={styles.clash}>
          <Icon name="warning" size={16} /> Clashes with{" "}
          {enumerated(
            clashes.map((other) => {
              const { teamA, teamB } = other.fixture;
              return `${timeOf(other)} ${teamA} v ${teamB}`;
            }),
          )}
        </span>
      )}
      {mayMove && (
        <Button
          aria-haspopup="dialog"
          aria-label={`Move ${title}`}
          onClick={onMove}
          size="small"
          variant="text"
        >
          Move…
        </Button>
      )}
    </div>
  );
}

/**
 * Says when a ground is free: "Free" on a day without a match, else the hours with room for another match, as
 * "Free 12:00–18:00". If some of several courts are free all day, says how many more matches they have room for: a
 * court may be a table or a board.
 */
function freeInWords({ isFree, free, spare }: GroundDay<GroundUse>, courts: number): string {
  if (isFree) return "Free";
  if (courts > 1 && spare > 0)
    return `Room for ${amountOf(spare, "more match", "more matches")} all day`;
  return `Free ${free.map(({ from, to }) => `${from}–${to}`).join(", ")}`;
}
