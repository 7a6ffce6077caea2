import type { ReactNode } from "react";
import { calledName } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import { Crest } from "@/ui/crest/Crest";
import { FollowedStar } from "@/ui/mine/FollowedStar";
import { useClubs } from "@/ui/leagueContext";
import { TurningFigure } from "./TurningFigure";
import type { ShownOutcome } from "./outcome";
import styles from "./ScoreLine.module.css";

interface Match {
  readonly teamA: string;
  readonly teamALogo: string;
  readonly teamB: string;
  readonly teamBLogo: string;
}

interface ScoreLineProps {
  readonly match: Match;
  /** The outcome of the match, for the figures beside the names; undefined before the match is played. */
  readonly outcome?: ShownOutcome;
  /** The score detail in one line. */
  readonly detail?: string;
}

/** The two teams of a match, home above away; the loser's name and figure are paler. */
export function ScoreLine({ match, outcome, detail }: ScoreLineProps) {
  const loser = outcome?.loser ?? null;
  const line = (
    side: "A" | "B",
    name: string,
    logo: string,
    score: string | null = null,
  ): ReactNode => (
    <span className={styles.line} data-dimmed={loser === side || undefined}>
      <TeamName dimmed={loser === side} logo={logo} name={name} />
      {outcome && <TurningFigure className={styles.figure}>{score ?? "–"}</TurningFigure>}
    </span>
  );
  return (
    <span className="stack-1 min-0">
      {line("A", match.teamA, match.teamALogo, outcome?.figureA)}
      {line("B", match.teamB, match.teamBLogo, outcome?.figureB)}
      {detail && (
        <span className={styles.detail}>
          {/* Separate elements, so that a line does not break within a set or a rubber. */}
          {detail.split(" · ").map((part, at) => [at > 0 && " · ", <span key={at}>{part}</span>])}
        </span>
      )}
    </span>
  );
}

interface TeamNameProps {
  readonly name: string;
  /** The logo in the match's record; without it the logo of the club, or else a generated crest. */
  readonly logo?: string | undefined;
  /** The height of the crest in px. */
  readonly size?: number;
  readonly dimmed?: boolean;
}

/**
 * A crest beside its team's name. A long name wraps, because two names with the same start would look alike if they
 * were cut.
 */
function TeamName({ name, logo, size = 26, dimmed = false }: TeamNameProps) {
  const clubs = useClubs();
  const club = findClub(clubs, name);
  return (
    <span className={styles.team} data-dimmed={dimmed || undefined}>
      <Crest colours={club?.colours} decorative logo={logo || club?.logo} name={name} size={size} />
      <span className="min-0 break-anywhere">
        <FollowedStar name={name} />
        {calledName(clubs, name)}
      </span>
    </span>
  );
}
