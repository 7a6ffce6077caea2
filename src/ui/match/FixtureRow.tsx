import type { Phase } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import { DATE_UNAVAILABLE, formatKickOff } from "@/domain/time";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { MatchRow, type DetailsLink } from "./MatchRow";
import styles from "./MatchRow.module.css";
import { ScoreLine } from "./ScoreLine";
import { phaseLabel } from "./status";
import { StatusChip } from "./StatusChip";

interface FixtureRowProps {
  readonly league: League;
  readonly match: ListedMatch;
  readonly clubs: readonly ResolvedClub[];
  /** The time zone to show, from `useZone`. */
  readonly zone: string;
  readonly link: DetailsLink;
  /** Where it stands now; null for one that is not to be played any more. */
  readonly phase: Phase | null;
  /** The day it is played on stands in a heading above, so that the ground has room. */
  readonly isUnderDay?: boolean;
}

/** A match without a result, with its kick-off; one that has begun says that it is on. */
export function FixtureRow({
  league,
  match,
  clubs,
  zone,
  link,
  phase,
  isUnderDay,
}: FixtureRowProps) {
  const { teamA, teamB, date, stadium, status } = match;
  const kickOff = formatKickOff(date, zone);
  const words = [
    `${teamA} v ${teamB}`,
    kickOff?.full ?? DATE_UNAVAILABLE,
    phaseLabel(status, phase),
  ];
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
          {!isUnderDay && kickOff && <span>{kickOff.date}</span>}
          {isUnderDay && stadium && <span className={styles.note}>{stadium}</span>}
          <StatusChip phase={phase} short status={status} />
        </>
      }
      label={words.filter(Boolean).join(", ")}
      link={link}
    >
      <ScoreLine clubs={clubs} league={league} match={match} />
    </MatchRow>
  );
}
