import { Link } from "@/ui/Link";
import { FollowedPlayerStar } from "@/ui/mine/FollowedStar";
import styles from "./MatchDetails.module.css";
import { useNames } from "./names";
import { InLeague } from "@/ui/leagueContext";

interface PlayerNameProps {
  readonly name: string;
  /** The player's, where it is known; either of the match's without it. */
  readonly club?: string | undefined;
}

/** A player's name in the details of a match; it leads to the player where a squad at hand knows the name. */
export function PlayerName({ name, club }: PlayerNameProps) {
  const { league, find, addressOf } = useNames();
  const player = find(name, club === undefined ? undefined : [club]);
  const to = player && addressOf(player);
  if (!player || to === null) return <span className={styles.player}>{name}</span>;
  return (
    <Link className={styles.player} to={to}>
      {league && (
        <InLeague league={league}>
          <FollowedPlayerStar id={player.id} />
        </InLeague>
      )}
      {name}
    </Link>
  );
}
