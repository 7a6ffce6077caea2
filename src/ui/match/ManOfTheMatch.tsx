import type { Result } from "@/records/results/schema";
import { calledName } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { PlayerName } from "./PlayerName";
import styles from "./MatchDetails.module.css";
import { Icon } from "@/ui/Icon";
import { limits } from "@/domain/limits";
import { useClubs } from "@/ui/where";
import starStyles from "./Stars.module.css";

interface ManOfTheMatchProps {
  readonly title: string;
  readonly result: Result;
}

/** Who was chosen, and with how many stars; nothing when nobody was. */
export function ManOfTheMatch({ title, result }: ManOfTheMatchProps) {
  const clubs = useClubs();
  const { player, rating } = result.manOfTheMatch;
  if (player === "") return null;
  const team = teamOf(result);
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <div className={styles.man}>
        <MonogramAvatar
          colour={team ? findClub(clubs, team)?.colours[0] : undefined}
          decorative
          name={player}
          size={40}
        />
        <div className={styles.who}>
          <b>
            <PlayerName name={player} />
          </b>
          {team && <span className={styles.quiet}>{calledName(clubs, team)}</span>}
          <Stars rating={rating} />
        </div>
      </div>
    </section>
  );
}

/** The record names only a logo: the team is the one with that logo, or the one the player scored for. */
function teamOf(result: Result): string | undefined {
  const { clubLogo, player } = result.manOfTheMatch;
  if (clubLogo && result.teamALogo !== result.teamBLogo) {
    if (clubLogo === result.teamALogo) return result.teamA;
    if (clubLogo === result.teamBLogo) return result.teamB;
  }
  const scored = (goals: Result["goalsA"]) => goals.some((goal) => goal.player === player);
  if (scored(result.goalsA)) return result.teamA;
  return scored(result.goalsB) ? result.teamB : undefined;
}

/** A rating as stars and in words; nothing for a rating of 0, which means that nobody rated. */
function Stars({ rating }: { rating: number }) {
  if (rating <= 0) return null;
  return (
    <span className={starStyles.stars}>
      <span aria-hidden="true" className={starStyles.row}>
        {Array.from({ length: limits.stars }, (_, index) => (
          <span data-lit={index < rating || undefined} key={index}>
            <Icon name="star" size={18} />
          </span>
        ))}
      </span>
      <span>
        {rating} of {limits.stars} stars
      </span>
    </span>
  );
}
