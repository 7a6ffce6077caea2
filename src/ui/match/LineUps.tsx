import styles from "./LineUps.module.css";

interface LineUpsProps {
  /** "Starting XI" or what the sport calls it. */
  readonly label: string;
  readonly teams: readonly { readonly name: string; readonly lineUp: readonly string[] }[];
}

/** The players who start, one list a team. */
export function LineUps({ label, teams }: LineUpsProps) {
  const known = teams.some(({ lineUp }) => lineUp.length > 0);
  return (
    <section className={styles.lineUps}>
      <h3>{label}</h3>
      {known ? (
        <div className={styles.teams}>
          {teams.map(({ name, lineUp }) => (
            <div className={styles.team} key={name}>
              <h4 className={styles.name}>{name}</h4>
              {lineUp.length > 0 ? (
                <ul className={styles.players} role="list">
                  {lineUp.map((player, index) => (
                    // A name may stand twice: two brothers, or a slip of the pen.
                    <li key={`${index} ${player}`}>{player}</li>
                  ))}
                </ul>
              ) : (
                <p className={styles.none}>Not announced yet.</p>
              )}
            </div>
          ))}
        </div>
      ) : (
        <p className={styles.none}>The line-ups are announced before the match.</p>
      )}
    </section>
  );
}
