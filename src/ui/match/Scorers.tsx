import type { Goal } from "@/records/results/schema";
import { PlayerName } from "./PlayerName";
import styles from "./MatchDetails.module.css";

interface ScorersProps {
  /** "Scorers" or what the sport calls them. */
  readonly title: string;
  /** What a scorer's figure counts: one, and several. */
  readonly units: readonly [one: string, many: string];
  readonly teams: readonly { readonly name: string; readonly scorers: readonly Goal[] }[];
}

/** Who scored how much, for sports whose scorers are listed with points. */
export function Scorers({ title, units: [one, many], teams }: ScorersProps) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <div className={styles.columns}>
        {teams.map(({ name, scorers }) => (
          <div key={name}>
            <h4 className={styles.columnName}>{name}</h4>
            {scorers.length === 0 && <p className={styles.quiet}>None recorded.</p>}
            <ul className={styles.entries} role="list">
              {scorers.map(({ player, minute, assist }, index) => (
                <li className={styles.entry} key={`${index} ${player}`}>
                  <span>
                    <PlayerName name={player} />
                    {assist && (
                      <span className={styles.quiet}>
                        {" "}
                        (assist <PlayerName name={assist} />)
                      </span>
                    )}
                  </span>
                  {minute && (
                    <b>
                      {minute}
                      <span className="visually-hidden"> {minute.trim() === "1" ? one : many}</span>
                    </b>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
