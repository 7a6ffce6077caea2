import type { TeamOfTheWeek } from "@/domain/people/awards";
import { findClub } from "@/domain/season/clubs";
import type { Sport } from "@/domain/sport";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { useClubs } from "@/ui/leagueContext";
import { Surface } from "./Surface";
import styles from "./TeamOfTheWeekPitch.module.css";

interface PitchProps {
  readonly game: Pick<Sport, "markings">;
  readonly team: TeamOfTheWeek;
}

/**
 * The Team of the Week on a drawn pitch, attack at the top. The list beside it has the same players for screen readers.
 */
export function TeamOfTheWeekPitch({ game, team }: PitchProps) {
  const clubs = useClubs();
  const spread = team.lines.every(({ picks }) => picks.length === 1);
  return (
    <div
      aria-label="The team in its formation"
      className={styles.pitch}
      data-on-ink=""
      data-scheme="dark"
      role="img"
    >
      <Surface className={styles.surface} game={game} />
      <div className={styles.lines} data-spread={spread || undefined}>
        {team.lines.map(({ position, picks }) => (
          <div className={styles.line} key={position}>
            {picks.map(({ record, player, club }) => (
              <div className={styles.pick} key={record.id}>
                <MonogramAvatar
                  colour={findClub(clubs, club)?.colours[0]}
                  decorative
                  name={player}
                  picture={record.picture}
                  size={40}
                />
                <span className={styles.name}>{player}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
