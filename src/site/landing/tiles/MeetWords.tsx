import type { ReactNode } from "react";
import type { DayPart } from "@/domain/match/agenda";
import type { RecordOf } from "@/records/record";
import { DATE_UNAVAILABLE, formatKickOff } from "@/domain/time";
import type { LeagueEntry } from "@/domain/league/league";
import { partOfMeet, timedMeets } from "@/domain/season/meets";
import { sportEntryOf } from "@/sports/sports";
import { useZone } from "@/ui/match/useZone";
import { useNow } from "@/ui/match/useNow";
import styles from "./SportTiles.module.css";

interface MeetWordsProps {
  readonly league: LeagueEntry;
  readonly meets: readonly RecordOf<"meets">[];
  readonly events: readonly RecordOf<"events">[];
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/** The meet that is on, the next one, or else the last: when, and its name. */
export default function MeetWords({ league, meets, events, readAt }: MeetWordsProps): ReactNode {
  const now = useNow(readAt);
  const { matchMinutes } = sportEntryOf(league.sport);
  const all = timedMeets(meets, events).map(({ meet, ...of }) => ({
    meet,
    part: partOfMeet({ meet, ...of }, now, matchMinutes),
  }));
  const told =
    all.find(({ part }) => part === "live") ??
    all.find(({ part }) => part === "next") ??
    all.findLast(({ part }) => part === "finished");
  if (!told) return "No meet planned";
  return (
    <>
      <When date={told.meet.date} part={told.part} />{" "}
      <span className={styles.teams}>{told.meet.name}</span>
    </>
  );
}

interface WhenProps {
  readonly date: number | null;
  readonly part: DayPart;
}

function When({ date, part }: WhenProps) {
  const zone = useZone();
  if (part === "live") return <span className={styles.when}>On now</span>;
  const start = formatKickOff(date, zone);
  if (!start) return <span className={styles.when}>{DATE_UNAVAILABLE}</span>;
  return (
    <time className={styles.when} dateTime={start.iso}>
      {part === "next" ? `${start.date}, ${start.time}` : `Last: ${start.date}`}
    </time>
  );
}
