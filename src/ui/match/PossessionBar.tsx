import { clampPossession, possessionOfB } from "@/domain/match/possession";
import styles from "./PossessionBar.module.css";

interface PossessionBarProps {
  readonly teamA: string;
  readonly teamB: string;
  /** Team A's share in per cent; Team B has the rest. */
  readonly possessionA: number;
}

/** Ball possession in figures and as one bar of two parts. */
export function PossessionBar({ teamA, teamB, possessionA }: PossessionBarProps) {
  const a = clampPossession(possessionA);
  const b = possessionOfB(possessionA);
  return (
    <div aria-label={`Possession: ${teamA} ${a}%, ${teamB} ${b}%`} role="img">
      <div className={styles.figures}>
        <b>{a}%</b>
        <span>Possession</span>
        <b>{b}%</b>
      </div>
      <div className={styles.bar}>
        {a > 0 && <i className={styles.home} style={{ flexGrow: a }} />}
        {b > 0 && <i className={styles.away} style={{ flexGrow: b }} />}
      </div>
    </div>
  );
}
