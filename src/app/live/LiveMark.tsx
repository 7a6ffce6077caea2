import type { ListedMatch } from "@/domain/match/listed";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import styles from "./LiveMark.module.css";

interface LiveMarkProps {
  readonly league: League;
  /** The match that is on and that the page shows as it goes; null at other times. */
  readonly match: ListedMatch | null;
}

/** Says which match is on, and leads to it; nothing at other times. */
export function LiveMark({ league, match }: LiveMarkProps) {
  return (
    <span role="status">
      {match && (
        <Link
          className={styles.mark}
          data-scheme="dark"
          title="A match is on: this page updates by itself."
          to={paths.match(league, match.id)}
        >
          Live
          <span className="visually-hidden">
            : {match.teamA} v {match.teamB} is on, this page updates by itself
          </span>
        </Link>
      )}
    </span>
  );
}
