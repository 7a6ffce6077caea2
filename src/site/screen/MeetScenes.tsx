import { showPoints } from "@/domain/meet/showPoints";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { aheadInWords } from "@/domain/season/meetsAhead";
import { progressOf } from "../meets/progress";
import { Heading } from "./Heading";
import type { MeetOnScreen, Scene } from "./scenes";
import { ScreenTable, TeamHead } from "./ScreenTable";
import styles from "./Screen.module.css";

/** As many teams as have room. */
const ROWS = 8;

/** The meet that is on or comes next: when, where, and its events in the order of the day. */
export function MeetScene({ of, ...ahead }: MeetOnScreen) {
  const { held } = ahead;
  const { meet, events } = held;
  const at = formatKickOff(meet.date, arena.timeZone);
  const facts = [at && `${at.date}, ${at.time}`, meet.place, events.length > 0 && progressOf(held)];
  return (
    <div className={styles.list}>
      <Heading of={of} words={aheadInWords(ahead)} />
      <p className={styles.meet}>{meet.name}</p>
      <p className={styles.place}>{facts.filter(Boolean).join(" · ")}</p>
      <ol className={styles.events} role="list">
        {events.map(({ number, name, at: begins, isDone }) => (
          <li className={styles.event} data-done={isDone || undefined} key={number}>
            <b>{formatKickOff(begins, arena.timeZone)?.time ?? "–"}</b>
            <span>
              {name}
              {isDone && <span className="visually-hidden">, finished</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Teams with their first, second and third places and, where they count, their points. */
export function TeamsScene({
  of,
  words,
  rows,
  onlyMedals,
}: Pick<Extract<Scene, { kind: "teams" }>, "of" | "words" | "rows" | "onlyMedals">) {
  return (
    <ScreenTable
      caption={words}
      heads={
        <>
          {["1st", "2nd", "3rd"].map((place) => (
            <th key={place} scope="col">
              {place}
            </th>
          ))}
          {!onlyMedals && <th scope="col">Points</th>}
        </>
      }
      noun="Team"
      of={of}
      title={words.charAt(0).toUpperCase() + words.slice(1)}
    >
      {rows.slice(0, ROWS).map(({ name, rank, shared, places, points }) => (
        <tr key={name}>
          <td>
            {rank}
            {shared && "="}
          </td>
          <TeamHead name={name} of={of} />
          {[0, 1, 2].map((at) => (
            <td key={at}>{places[at] ?? 0}</td>
          ))}
          {!onlyMedals && <td>{showPoints(points)}</td>}
        </tr>
      ))}
    </ScreenTable>
  );
}
