import type { LiveMatch } from "@/domain/match/live";
import type { Side } from "@/domain/match/timeline";
import { Chip } from "@/ui/Chip";
import { asPlayed } from "@/ui/match/outcome";
import { BackLink } from "./BackLink";
import styles from "./Pitch.module.css";
import { ScoreHead } from "./ScoreHead";
import type { PitchSide } from "./sides";
import { useLeague } from "@/ui/where";

interface CourtBarProps {
  readonly match: LiveMatch;
  readonly sides: Readonly<Record<Side, PitchSide>>;
  /** What stands beside "Live"; '' where the page says it larger. */
  readonly phase: string;
  /** The sets so far, in one line; '' without. */
  readonly sheet: string;
}

/** What is being played, the score and the sets so far. */
export function CourtBar({ match, sides, phase, sheet }: CourtBarProps) {
  const league = useLeague();
  const { figureA, figureB } = asPlayed(match, league);
  return (
    <header className={styles.bar} data-on-ink="">
      <div className={styles.clockRow}>
        <BackLink />
        {phase && <b className={styles.phase}>{phase}</b>}
        {match.phase === "" ? (
          <b className={styles.phase}>Not begun</b>
        ) : (
          <Chip tone="live">Live</Chip>
        )}
      </div>
      <ScoreHead figures={[figureA, figureB]} sides={sides} />
      {sheet && (
        <p aria-label="Sets so far" className={styles.sheet}>
          {sheet}
        </p>
      )}
    </header>
  );
}
