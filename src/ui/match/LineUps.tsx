import type { TeamSheet } from "@/domain/people/lineUps";
import { calledName } from "@/domain/season/calledName";
import { useClubs } from "@/ui/leagueContext";
import { minuteText } from "./minuteText";
import { usePlayer } from "./names";
import { PlayerName } from "./PlayerName";
import styles from "./LineUps.module.css";

/** The players of a team in one match, and the name of the team as stored. */
export interface NamedSheet extends TeamSheet {
  readonly name: string;
}

interface LineUpsProps {
  /** "Starting XI" or the sport's word for it. */
  readonly label: string;
  /** Whether the match has a result, so that missing players will not be announced any more. */
  readonly isOver: boolean;
  readonly teams: readonly NamedSheet[];
  /** Whether to leave out the substitutes, because the page lists them elsewhere. */
  readonly isWithoutSubstitutes?: boolean;
}

/** The starting players and the substitutes, in one list for each team. */
export function LineUps({ label, isOver, teams, isWithoutSubstitutes = false }: LineUpsProps) {
  const clubs = useClubs();
  const known = teams.some(({ starters }) => starters.length > 0);
  return (
    <section className="stack-3">
      <h3>{label}</h3>
      {known ? (
        <div className={styles.teams}>
          {teams.map(({ name, starters }) => (
            <div className={styles.team} key={name}>
              <h4 className={styles.name}>{calledName(clubs, name)}</h4>
              {starters.length > 0 ? (
                <ul className={styles.players} role="list">
                  {starters.map((player, index) => (
                    // A name may occur twice: two brothers, or a typing error.
                    <Player club={name} key={`${index} ${player}`} name={player} />
                  ))}
                </ul>
              ) : (
                <p className="text-small text-secondary">
                  {isOver ? "Not recorded." : "Not announced yet."}
                </p>
              )}
            </div>
          ))}
        </div>
      ) : (
        <p className="text-small text-secondary">The line-ups are announced before the match.</p>
      )}
      {!isWithoutSubstitutes && <Substitutes teams={teams} />}
    </section>
  );
}

/** The substitutes with their minutes, in one list for each team; draws nothing if no player came on. */
export function Substitutes({ teams }: Pick<LineUpsProps, "teams">) {
  const clubs = useClubs();
  if (teams.every(({ substitutes }) => substitutes.length === 0)) return null;
  return (
    <section className="stack-3">
      <h3>Substitutes</h3>
      <div className={styles.teams}>
        {teams.map(({ name, substitutes }) => (
          <div className={styles.team} key={name}>
            <h4 className={styles.name}>{calledName(clubs, name)}</h4>
            {substitutes.length > 0 ? (
              <ul className={styles.players} role="list">
                {substitutes.map(({ name: player, minute }, index) => (
                  <Player club={name} key={`${index} ${player}`} minute={minute} name={player} />
                ))}
              </ul>
            ) : (
              <p className="text-small text-secondary">Nobody came on.</p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

interface PlayerProps {
  readonly name: string;
  readonly club: string;
  /** The minute when a substitute came on, as entered. */
  readonly minute?: string;
}

/** A player's name, with the number and position from the squad. */
function Player({ name, club, minute = "" }: PlayerProps) {
  const player = usePlayer(name, [club]);
  const said = [player?.position, minute && `on ${minuteText(minute)}`].filter(Boolean).join(" · ");
  return (
    <li className={styles.player}>
      <span className={styles.number}>
        {typeof player?.jersey === "number" && <span className="visually-hidden">Number </span>}
        {player?.jersey}
      </span>
      <span className="grid min-0">
        <PlayerName club={club} name={name} />
        {said && <span className="text-caption text-secondary">{said}</span>}
      </span>
    </li>
  );
}
