import { kickOffOf, TIME_OPEN } from "@/domain/when";
import type { Phase } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { calledMatch } from "@/domain/season/calledName";
import { DATE_UNAVAILABLE } from "@/domain/time";
import { Chip } from "@/ui/Chip";
import { TurningFigure } from "./TurningFigure";
import { useLiveNow } from "./liveNow";
import styles from "./MatchDetails.module.css";
import { formatScore, outcomeOf, scoreText, type ShownOutcome } from "./outcome";
import { StatusChip } from "./StatusChip";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";

interface MatchCentreProps {
  readonly match: ListedMatch;
  readonly phase: Phase | null;
}

/** The part between the two teams: the score with the ending or the current state, or the kick-off time. */
export function MatchCentre({ match, phase }: MatchCentreProps) {
  const league = useLeague();
  const zone = useZone();
  const live = useLiveNow(league, match.id);
  const { teamA, teamB } = calledMatch(useClubs(), match);
  if (hasResult(match)) {
    const { result } = match.match.outcome;
    const outcome = outcomeOf(result, league);
    const isOther = outcome.scoreA !== result.scoreA || outcome.scoreB !== result.scoreB;
    const playedText = scoreText(formatScore(result, league));
    const wasPlayed = (result.scoreA ?? 0) + (result.scoreB ?? 0) > 0;
    return (
      <>
        <Score outcome={outcome} teamA={teamA} teamB={teamB} />
        <Chip>{outcome.ending || outcome.status}</Chip>
        {isOther && wasPlayed && (
          <p className="text-small text-secondary">{playedText} as played</p>
        )}
      </>
    );
  }
  if (live) {
    return (
      <>
        <Score outcome={live.outcome} teamA={teamA} teamB={teamB} />
        <Chip tone="live">{["Live", live.state].filter(Boolean).join(" ")}</Chip>
      </>
    );
  }
  const kickOff = kickOffOf(match, zone);
  return (
    <>
      {kickOff?.time ? (
        <p className={styles.kickOff}>{kickOff.time}</p>
      ) : (
        <p className={styles.unknown}>{kickOff ? TIME_OPEN : DATE_UNAVAILABLE}</p>
      )}
      <StatusChip league={league} phase={phase} status={match.status} />
    </>
  );
}

interface ScoreProps {
  readonly teamA: string;
  readonly teamB: string;
  readonly outcome: ShownOutcome;
}

/** The score of a match in large figures; the loser's figure is paler. */
function Score({ teamA, teamB, outcome: { figureA, figureB, loser } }: ScoreProps) {
  return (
    <p
      className={styles.score}
      data-wide={Math.max(figureA?.length ?? 0, figureB?.length ?? 0) > 1 || undefined}
    >
      <span className="visually-hidden">
        {teamA} {figureA ?? "unknown"}, {teamB} {figureB ?? "unknown"}
      </span>
      <TurningFigure aria-hidden="true" data-dimmed={loser === "A" || undefined}>
        {figureA ?? "?"}
      </TurningFigure>
      <span aria-hidden="true">–</span>
      <TurningFigure aria-hidden="true" data-dimmed={loser === "B" || undefined}>
        {figureB ?? "?"}
      </TurningFigure>
    </p>
  );
}
