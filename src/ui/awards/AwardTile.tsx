import { crestOf } from "@/domain/crest";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { Link } from "@/ui/Link";
import type { DetailsLink } from "@/ui/match/MatchRow";
import { useClubs } from "@/ui/where";
import type { Award, AwardWinner } from "./award";
import { AwardImage } from "./AwardImage";
import styles from "./AwardTile.module.css";

interface AwardTileProps {
  readonly award: Award;
  /** Where its details open. */
  readonly link: DetailsLink;
}

/** One weekly award as a link to its details; nothing when nobody has earned it. */
export function AwardTile({ award, link }: AwardTileProps) {
  const clubs = useClubs();
  const { title, winner } = award;
  if (!winner) return null;
  const [figure] = winner.figures;
  return (
    <Link
      aria-label={`${title}: ${[winner.name, winner.isClub ? "" : winner.club, figure].filter(Boolean).join(", ")}`}
      className={styles.tile}
      {...link}
    >
      <span className={styles.image}>
        <svg
          aria-hidden="true"
          className={styles.ground}
          preserveAspectRatio="none"
          viewBox="0 0 1 1"
        >
          <rect fill={colourOf(winner, clubs)} height="1" width="1" />
        </svg>
        <span className={styles.face} data-club={winner.isClub || undefined}>
          <AwardImage size={64} winner={winner} />
        </span>
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.name}>{winner.name}</span>
        {!winner.isClub && winner.club && <span className={styles.meta}>{winner.club}</span>}
      </span>
      <span className={styles.figure}>{figure}</span>
    </Link>
  );
}

function colourOf({ club, name }: AwardWinner, clubs: readonly ResolvedClub[]): string {
  return findClub(clubs, club)?.colours[0] ?? crestOf(club || name).primary;
}
