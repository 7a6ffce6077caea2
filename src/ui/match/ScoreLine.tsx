import type { ReactNode } from "react";
import type { ResolvedClub } from "@/leagues/clubs";
import styles from "./ScoreLine.module.css";
import { loserOf } from "./sides";
import { TeamName } from "./TeamName";

interface Match {
  readonly teamA: string;
  readonly teamALogo: string;
  readonly teamB: string;
  readonly teamBLogo: string;
  readonly scoreA?: number | null;
  readonly scoreB?: number | null;
}

interface ScoreLineProps {
  readonly match: Match;
  readonly clubs: readonly ResolvedClub[];
  /** Whether the match has been played, so that the figures stand beside the names. */
  readonly scored?: boolean;
}

/** The two teams of a match, home above away; the loser's name and figure stand back. */
export function ScoreLine({ match, clubs, scored = false }: ScoreLineProps) {
  const { scoreA = null, scoreB = null } = match;
  const loser = scored ? loserOf({ scoreA, scoreB }) : null;
  const line = (side: "A" | "B", name: string, logo: string, score: number | null): ReactNode => (
    <span className={styles.line} data-dimmed={loser === side || undefined}>
      <TeamName clubs={clubs} dimmed={loser === side} logo={logo} name={name} />
      {scored && <span className={styles.figure}>{score ?? "–"}</span>}
    </span>
  );
  return (
    <span className={styles.lines}>
      {line("A", match.teamA, match.teamALogo, scoreA)}
      {line("B", match.teamB, match.teamBLogo, scoreB)}
    </span>
  );
}
