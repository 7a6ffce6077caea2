import type { Fixture } from "@/domain/records/fixture";
import { DATE_UNAVAILABLE, formatKickOff } from "@/domain/time";
import type { ResolvedClub } from "@/leagues/clubs";
import { MatchRow, type DetailsLink } from "./MatchRow";
import styles from "./MatchRow.module.css";
import { ScoreLine } from "./ScoreLine";
import { matchStatus } from "./status";
import { StatusChip } from "./StatusChip";

interface FixtureRowProps {
  readonly fixture: Fixture;
  readonly clubs: readonly ResolvedClub[];
  /** The time zone to show, from `useZone`. */
  readonly zone: string;
  readonly link: DetailsLink;
  /** What stands under the time: the day, or the ground where the day is a heading above. */
  readonly note?: "date" | "stadium";
}

/** A match that is to be played, with its kick-off. */
export function FixtureRow({ fixture, clubs, zone, link, note = "date" }: FixtureRowProps) {
  const { teamA, teamB, date, stadium, status } = fixture;
  const kickOff = formatKickOff(date, zone);
  const { label } = matchStatus(status);
  const words = [`${teamA} v ${teamB}`, kickOff?.full ?? DATE_UNAVAILABLE, label];
  return (
    <MatchRow
      aside={
        <>
          {kickOff && (
            <time dateTime={kickOff.iso}>
              <b>{kickOff.time}</b>
            </time>
          )}
          {!kickOff && <span>{DATE_UNAVAILABLE}</span>}
          {note === "date" && kickOff && <span>{kickOff.date}</span>}
          {note === "stadium" && stadium && <span className={styles.note}>{stadium}</span>}
          <StatusChip short status={status} />
        </>
      }
      label={words.filter(Boolean).join(", ")}
      link={link}
    >
      <ScoreLine clubs={clubs} match={fixture} />
    </MatchRow>
  );
}
