import { usePlayer } from "./names";
import { PlayerName } from "./PlayerName";
import styles from "./LineUps.module.css";

interface LineUpsProps {
  /** "Starting XI" or what the sport calls it. */
  readonly label: string;
  /** The match has a result: nothing will be announced any more. */
  readonly isOver: boolean;
  readonly teams: readonly { readonly name: string; readonly lineUp: readonly string[] }[];
}

/** The players who start, one list a team. */
export function LineUps({ label, isOver, teams }: LineUpsProps) {
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
                    <Starter club={name} key={`${index} ${player}`} name={player} />
                  ))}
                </ul>
              ) : (
                <p className={styles.none}>{isOver ? "Not recorded." : "Not announced yet."}</p>
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

/** A name with the number and the position that the squad knows. */
function Starter({ name, club }: { readonly name: string; readonly club: string }) {
  const player = usePlayer(name, [club]);
  return (
    <li className={styles.player}>
      <span className={styles.number}>
        {typeof player?.jersey === "number" && <span className="visually-hidden">Number </span>}
        {player?.jersey}
      </span>
      <span className={styles.who}>
        <PlayerName club={club} name={name} />
        {player?.position && <span className={styles.position}>{player.position}</span>}
      </span>
    </li>
  );
}
