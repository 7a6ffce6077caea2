import { clubKey, playerKey, useFollowed } from "./mine";
import { findClub } from "@/domain/season/clubs";
import { Icon } from "@/ui/Icon";
import { useClubs } from "@/ui/leagueContext";
import styles from "./FollowedStar.module.css";
import { useLeague } from "@/ui/leagueContext";

const Mark = () => (
  <span className={styles.star}>
    <Icon name="star" size={14} />
    <span className="visually-hidden">Followed: </span>
  </span>
);

interface FollowedStarProps {
  /** The club's name, as it is written in the list. */
  readonly name: string;
}

/** A star before the name of a club that the visitor follows; draws nothing for other clubs. */
export function FollowedStar({ name }: FollowedStarProps) {
  const league = useLeague();
  const clubs = useClubs();
  const mine = useFollowed();
  if (mine.clubs.length === 0) return null;
  const club = findClub(clubs, name);
  return club && mine.clubs.includes(clubKey(league, club.slug)) ? <Mark /> : null;
}

interface FollowedPlayerStarProps {
  /** The id of the player's record. */
  readonly id: string;
}

/** A star before the name of a player whom the visitor follows; draws nothing for other players. */
export function FollowedPlayerStar({ id }: FollowedPlayerStarProps) {
  const league = useLeague();
  return useFollowed().players.includes(playerKey(league, id)) ? <Mark /> : null;
}
