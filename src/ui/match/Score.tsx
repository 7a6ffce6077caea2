import type { Result } from "@/domain/records/result";
import styles from "./MatchDetails.module.css";
import { loserOf } from "./sides";

/** The score of a match, large; the loser's figure stands back. */
export function Score({ result }: { result: Result }) {
  const { teamA, teamB, scoreA, scoreB } = result;
  const loser = loserOf(result);
  return (
    <p className={styles.score} data-wide={Math.max(scoreA ?? 0, scoreB ?? 0) > 9 || undefined}>
      <span className="visually-hidden">
        {teamA} {scoreA ?? "unknown"}, {teamB} {scoreB ?? "unknown"}
      </span>
      <span aria-hidden="true" data-dimmed={loser === "A" || undefined}>
        {scoreA ?? "?"}
      </span>
      <span aria-hidden="true">–</span>
      <span aria-hidden="true" data-dimmed={loser === "B" || undefined}>
        {scoreB ?? "?"}
      </span>
    </p>
  );
}
