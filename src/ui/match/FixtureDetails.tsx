import type { ReactNode } from "react";
import { gameWeekLabel } from "@/domain/match/grouping";
import type { RecordOf } from "@/domain/records/record";
import { DATE_UNAVAILABLE, formatKickOff, zoneNote } from "@/domain/time";
import { brand } from "@/leagues/brand";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";
import { LineUps } from "./LineUps";
import styles from "./MatchDetails.module.css";
import { MatchHeader } from "./MatchHeader";
import { StatusChip } from "./StatusChip";

interface FixtureDetailsProps {
  readonly league: League;
  readonly fixture: RecordOf<"fixtures">;
  readonly clubs: readonly ResolvedClub[];
  readonly zone: string;
  /** What stands in place of the line-ups until they are read. */
  readonly waiting?: ReactNode;
}

/** All there is to say of a match that is to be played. */
export function FixtureDetails({ league, fixture, clubs, zone, waiting }: FixtureDetailsProps) {
  const { teamA, teamB, date, stadium, gameWeek, lineUpA, lineUpB } = fixture;
  const kickOff = formatKickOff(date, zone);
  const note = zoneNote(date, zone, brand.timeZone);
  const round =
    league.matchGrouping.by === "none" ? league.matchGrouping.label : gameWeekLabel(gameWeek);
  return (
    <article className={styles.details}>
      <MatchHeader
        caption={
          <>
            {kickOff && (
              <p>
                <time dateTime={kickOff.iso}>{kickOff.full}</time>
              </p>
            )}
            <p>{[stadium, round].filter(Boolean).join(" · ")}</p>
            {note && <p>{note}</p>}
          </>
        }
        clubs={clubs}
        league={league}
        match={fixture}
      >
        {kickOff ? (
          <p className={styles.kickOff}>{kickOff.time}</p>
        ) : (
          <p className={styles.unknown}>{DATE_UNAVAILABLE}</p>
        )}
        <StatusChip status={fixture.status} />
      </MatchHeader>
      {waiting ?? (
        <LineUps
          label={sportOf(league.sport).lineUp.label}
          teams={[
            { name: teamA, lineUp: lineUpA },
            { name: teamB, lineUp: lineUpB },
          ]}
        />
      )}
    </article>
  );
}
