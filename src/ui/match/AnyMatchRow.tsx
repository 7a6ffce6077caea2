import { phaseOf, type Phase } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { useLeague, useClubs } from "@/ui/leagueContext";
import { kickOffOf, TIME_OPEN } from "@/domain/when";
import { calledMatch } from "@/domain/season/calledName";
import { DATE_UNAVAILABLE } from "@/domain/time";
import { Chip } from "@/ui/Chip";
import { useZone } from "@/ui/match/useZone";
import { type DetailsLink, MatchRow } from "./MatchRow";
import { ResultRow } from "./ResultRow";
import { useLiveNow } from "./liveNow";
import styles from "./MatchRow.module.css";
import { outcomeInWords } from "./outcome";
import { ScoreLine } from "./ScoreLine";
import { phaseLabel } from "./status";
import { StatusChip } from "./StatusChip";

interface AnyMatchRowProps {
  readonly match: ListedMatch;
  readonly link: DetailsLink;
  /** The current time in epoch milliseconds, from `useNow`. */
  readonly now: number;
  readonly isUnderDay?: boolean;
  readonly round?: string | undefined;
}

/** A row for a match: with the score if it has a result, else with the kick-off. */
export function AnyMatchRow({ match, now, ...row }: AnyMatchRowProps) {
  const league = useLeague();
  if (hasResult(match)) return <ResultRow match={match} {...row} />;
  const phase = phaseOf(match.match, now, league.game.matchMinutes);
  return <FixtureRow match={match} phase={phase} {...row} />;
}

interface FixtureRowProps {
  readonly match: ListedMatch;
  readonly link: DetailsLink;
  /** Whether the match is ahead, under way or over; null if it will no longer be played. */
  readonly phase: Phase | null;
  /** Whether a heading above shows the day, or that it is unknown, so that the row shows the ground instead. */
  readonly isUnderDay?: boolean;
  /** The round of the match, if no heading shows it. */
  readonly round?: string | undefined;
}

/**
 * A row for a match without a result, with its kick-off. A match under way shows its state, and its score if the score
 * is entered live.
 */
function FixtureRow({ match, link, phase, isUnderDay, round }: FixtureRowProps) {
  const league = useLeague();
  const zone = useZone();
  const { stadium, status } = match;
  const called = calledMatch(useClubs(), match);
  const live = useLiveNow(league, match.id);
  const kickOff = kickOffOf(match, zone);
  const words = live
    ? [outcomeInWords(called, live.outcome), live.detail, "live", live.state]
    : [
        `${called.teamA} v ${called.teamB}`,
        kickOff?.full ?? DATE_UNAVAILABLE,
        phaseLabel(status, phase, league),
      ];
  return (
    <MatchRow
      aside={
        <>
          {live?.state && <b data-words={live.state.length > 6 || undefined}>{live.state}</b>}
          {kickOff && !live?.state && (
            <time dateTime={kickOff.iso}>
              {kickOff.time ? <b>{kickOff.time}</b> : isUnderDay && TIME_OPEN}
            </time>
          )}
          {!isUnderDay &&
            (kickOff ? !live && <span>{kickOff.date}</span> : <span>{DATE_UNAVAILABLE}</span>)}
          {round && <span className={styles.note}>{round}</span>}
          {isUnderDay && stadium && <span className={styles.note}>{stadium}</span>}
          {live ? (
            <Chip tone="live">Live</Chip>
          ) : (
            <StatusChip league={league} phase={phase} short status={status} />
          )}
        </>
      }
      label={[...words, round].filter(Boolean).join(", ")}
      link={link}
    >
      <ScoreLine
        detail={live?.detail ?? ""}
        match={match}
        {...(live && { outcome: live.outcome })}
      />
    </MatchRow>
  );
}
