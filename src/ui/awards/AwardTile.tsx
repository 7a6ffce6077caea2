import { Link } from "@/ui/Link";
import type { DetailsLink } from "@/ui/match/MatchRow";
import type { Award } from "./award";
import { AwardImage } from "./AwardImage";
import styles from "./AwardTile.module.css";

interface AwardTileProps {
  readonly award: Award;
  /** The link that opens the details of the award. */
  readonly link: DetailsLink;
}

/** One weekly award as a link to its details. Draws nothing if the award has no winner. */
export function AwardTile({ award, link }: AwardTileProps) {
  const { title, winner } = award;
  if (!winner) return null;
  const [figure] = winner.figures;
  return (
    <Link
      aria-label={`${title}: ${[winner.name, winner.isClub ? "" : winner.called, figure].filter(Boolean).join(", ")}`}
      className={styles.tile}
      {...link}
    >
      <AwardImage size={64} winner={winner} />
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.name}>{winner.name}</span>
        {!winner.isClub && winner.called && (
          <span className="text-caption text-secondary">{winner.called}</span>
        )}
        <span className={styles.figure}>{figure}</span>
      </span>
    </Link>
  );
}
