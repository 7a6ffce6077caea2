import type { ReactNode } from "react";
import { type ResolvedClub, findClub } from "@/leagues/clubs";
import styles from "./ScoreLine.module.css";
import type { Result } from "@/domain/records/result";
import { Crest } from "@/ui/crest/Crest";

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

type Side = "A" | "B";

/** Who did not win, so that their name and figure stand back; null for a draw or an unknown score. */
export function loserOf({ scoreA, scoreB }: Pick<Result, "scoreA" | "scoreB">): Side | null {
  if (scoreA === null || scoreB === null || scoreA === scoreB) return null;
  return scoreA < scoreB ? "A" : "B";
}

/** A score in text, with an en dash: "2–1"; a score that is not known as "?". */
export function scoreText({ scoreA, scoreB }: Pick<Result, "scoreA" | "scoreB">): string {
  return `${scoreA ?? "?"}–${scoreB ?? "?"}`;
}

interface TeamNameProps {
  readonly name: string;
  /** The logo its match carries; the club's own, else the generated crest, without one. */
  readonly logo?: string | undefined;
  readonly clubs: readonly ResolvedClub[];
  /** Height of the crest in px. */
  readonly size?: number;
  readonly dimmed?: boolean;
}

/** A crest beside its team's name; a long name takes a second line, the rest is cut. */
function TeamName({ name, logo, clubs, size = 26, dimmed = false }: TeamNameProps) {
  const club = findClub(clubs, name);
  return (
    <span className={styles.team} data-dimmed={dimmed || undefined}>
      <Crest colours={club?.colours} decorative logo={logo || club?.logo} name={name} size={size} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
