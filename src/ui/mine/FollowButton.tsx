import { changeFollow, type FollowedItem } from "./followChange";
import { clubKey, playerKey, useMine } from "./mine";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { Button, IconButton } from "@/ui/Button";
import styles from "./FollowButton.module.css";

interface FollowClubProps {
  readonly league: Pick<League, "slug">;
  readonly club: Pick<ResolvedClub, "slug" | "name">;
}

interface FollowPlayerProps {
  readonly league: Pick<League, "slug">;
  readonly player: { readonly id: string; readonly name: string };
}

function useFollowing(one: FollowedItem) {
  const mine = useMine();
  const isFollowed = mine[one.kind].includes(one.of);
  return {
    isFollowed,
    icon: isFollowed ? "star" : "starOutline",
    label: `Follow ${one.name}`,
    toggle: () => changeFollow(one, mine),
  } as const;
}

/** Follows somebody, or no longer; with its word, on pictures and ink. */
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

/** The same as a star alone, beside a name. */
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
  name: club.name,
});

const asPlayer = ({ league, player }: FollowPlayerProps): FollowedItem => ({
  kind: "players",
  of: playerKey(league, player.id),
  name: player.name,
});

/** Follows a club, or no longer; on pictures and ink. */
export const FollowButton = (props: FollowClubProps) => <WordyStar {...asClub(props)} onInk />;

/** Follows a club, or no longer: a star beside its name. */
export const FollowStar = (props: FollowClubProps) => <Star {...asClub(props)} />;

/** Follows a player, or no longer; on the page's own ground. */
export const FollowPlayerButton = (props: FollowPlayerProps) => (
  <WordyStar {...asPlayer(props)} onInk={false} />
);

/** Follows a player, or no longer: a star beside the name. */
export const FollowPlayerStar = (props: FollowPlayerProps) => <Star {...asPlayer(props)} />;
