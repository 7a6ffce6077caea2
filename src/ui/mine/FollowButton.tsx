import { changeFollow, type FollowedItem } from "./followChange";
import { clubKey, playerKey, useFollowed } from "./mine";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { Button, IconButton } from "@/ui/Button";
import styles from "./FollowButton.module.css";

interface FollowClubProps {
  readonly league: Pick<League, "slug">;
  readonly club: Pick<ResolvedClub, "slug" | "called">;
}

interface FollowPlayerProps {
  readonly league: Pick<League, "slug">;
  readonly player: { readonly id: string; readonly name: string };
}

function useFollowing(one: FollowedItem) {
  const mine = useFollowed();
  const isFollowed = mine[one.kind].includes(one.of);
  return {
    isFollowed,
    icon: isFollowed ? "star" : "starOutline",
    label: `Follow ${one.name}`,
    toggle: () => changeFollow(one, mine),
  } as const;
}

/** A button with text that follows or unfollows a club or player; `onInk` is for pictures and dark grounds. */
function WordyStar({ onInk, ...props }: FollowedItem & { readonly onInk: boolean }) {
  const { isFollowed, icon, label, toggle } = useFollowing(props);
  return (
    <Button
      aria-label={label}
      aria-pressed={isFollowed}
      icon={icon}
      onClick={toggle}
      variant={isFollowed ? "spark" : onInk ? "onInk" : "outline"}
    >
      {isFollowed ? "Following" : "Follow"}
    </Button>
  );
}

/** A star button that follows or unfollows a club or player. */
function Star(props: FollowedItem) {
  const { isFollowed, icon, label, toggle } = useFollowing(props);
  return (
    <IconButton
      aria-pressed={isFollowed}
      className={styles.star}
      icon={icon}
      label={label}
      onClick={toggle}
    />
  );
}

const asClub = ({ league, club }: FollowClubProps): FollowedItem => ({
  kind: "clubs",
  of: clubKey(league, club.slug),
  name: club.called,
});

const asPlayer = ({ league, player }: FollowPlayerProps): FollowedItem => ({
  kind: "players",
  of: playerKey(league, player.id),
  name: player.name,
});

/** A button that follows or unfollows a club, for pictures and dark grounds. */
export const FollowButton = (props: FollowClubProps) => <WordyStar {...asClub(props)} onInk />;

/** A star button beside the name of a club that follows or unfollows it. */
export const FollowStar = (props: FollowClubProps) => <Star {...asClub(props)} />;

/** A button that follows or unfollows a player, for the ground of the page. */
export const FollowPlayerButton = (props: FollowPlayerProps) => (
  <WordyStar {...asPlayer(props)} onInk={false} />
);

/** A star button beside the name of a player that follows or unfollows the player. */
export const FollowPlayerStar = (props: FollowPlayerProps) => <Star {...asPlayer(props)} />;
