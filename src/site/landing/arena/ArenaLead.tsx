import { useMemo } from "react";
import { useArena } from "@/data/useArena";
import { showPoints } from "@/domain/meet/showPoints";
import { houseTable, leagueShare } from "@/domain/season/championship";
import { Crest } from "@/ui/crest/Crest";
import { leadInWords } from "../../championship/words";
import styles from "./Arena.module.css";

/** How many houses are named. */
const SHOWN = 3;

/** The first houses of the arena championship, and whether that is certain. */
export default function ArenaLead() {
  const { read, isLoading, failed } = useArena();
  const shares = useMemo(
    () => read.map(({ league, records }) => leagueShare(league, records)),
    [read],
  );
  const lines = useMemo(() => houseTable(shares), [shares]);
  if (isLoading) return null;
  // Points that lack a league would name a wrong leader.
  if (failed.length > 0) return <p>The table could not be read whole.</p>;
  const { lead, condition } = leadInWords(lines, shares);
  return (
    <>
      <p className={styles.words}>
        {lead}
        {condition && `, ${condition}`}.
      </p>
      <ol className={styles.houses} role="list">
        {lines.slice(0, SHOWN).map(({ name, rank, points }) => (
          <li className={styles.house} key={name}>
            <span className={styles.rank}>{rank}</span>
            <Crest decorative name={name} size={32} />
            <span className={styles.name}>{name}</span>
            <span className={styles.points}>
              {showPoints(points)}
              <span className="visually-hidden"> points</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
