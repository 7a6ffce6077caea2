import { clubKey, useMine } from "./mine";
import { findClub, type ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { Icon } from "@/ui/Icon";
import styles from "./FollowedStar.module.css";

interface FollowedStarProps {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  /** The club's, as it stands in a list. */
  readonly name: string;
}

/** Marks the name of a club that the visitor follows. */
export function FollowedStar({ league, clubs, name }: FollowedStarProps) {
  const mine = useMine();
  if (mine.clubs.length === 0) return null;
  const club = findClub(clubs, name);
  if (!club || !mine.clubs.includes(clubKey(league, club.slug))) return null;
  return (
    <span className={styles.star}>
      <Icon name="star" size={14} />
      <span className="visually-hidden">Followed: </span>
    </span>
  );
}
