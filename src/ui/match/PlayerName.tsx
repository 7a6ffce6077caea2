import { Link } from "@/ui/Link";
import { FollowedPlayerStar } from "@/ui/mine/FollowedStar";
import styles from "./MatchDetails.module.css";
import { useNames } from "./names";
import { InLeague } from "@/ui/leagueContext";

interface PlayerNameProps {
  readonly name: string;
  /** The player's club if known; without it, both clubs of the match are searched. */
  readonly club?: string | undefined;
}

/** A player's name in the details of a match, as a link to the player if a loaded squad has the name. */
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
