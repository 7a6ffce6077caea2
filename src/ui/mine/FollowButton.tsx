import { clubKey, followClub, useMine } from "./mine";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { Button, IconButton } from "@/ui/Button";
import styles from "./FollowButton.module.css";

interface FollowButtonProps {
  readonly league: League;
  readonly club: Pick<ResolvedClub, "slug" | "name">;
}

function useFollowing({ league, club }: FollowButtonProps) {
  const key = clubKey(league, club.slug);
  const isFollowed = useMine().clubs.includes(key);
  return [isFollowed, () => followClub(key, !isFollowed)] as const;
}

/** Follows a club, or no longer; on pictures and ink. */
export function FollowButton(props: FollowButtonProps) {
  const [isFollowed, toggle] = useFollowing(props);
  return (
    <Button
      aria-label={`Follow ${props.club.name}`}
      aria-pressed={isFollowed}
      icon={isFollowed ? "star" : "starOutline"}
      onClick={toggle}
      variant={isFollowed ? "spark" : "onInk"}
    >
      {isFollowed ? "Following" : "Follow"}
    </Button>
  );
}

/** The same as a star alone, beside a club's name. */
export function FollowStar(props: FollowButtonProps) {
  const [isFollowed, toggle] = useFollowing(props);
  return (
    <IconButton
      aria-pressed={isFollowed}
      className={styles.star}
      icon={isFollowed ? "star" : "starOutline"}
      label={`Follow ${props.club.name}`}
      onClick={toggle}
    />
  );
}
