import type { RecordOf } from "@/records/record";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { Link } from "@/ui/Link";
import { FollowPlayerStar } from "@/ui/mine/FollowButton";
import styles from "./SquadList.module.css";
import { useLeague } from "@/ui/leagueContext";

interface Props {
  readonly players: readonly RecordOf<"players">[];
  /** The club's colour, for the ground of the monograms. */
  readonly colour: string;
  /** Returns the address of a player's page. */
  readonly addressOf: (id: string) => string;
}

/** A squad as compact rows: number, picture, name, position and a star button. */
export function SquadList({ players, colour, addressOf }: Props) {
  const league = useLeague();
  return (
    <ul className={styles.list} role="list">
      {players.map((player) => (
        <li key={player.id} className={styles.item}>
          <Link className={styles.row} to={addressOf(player.id)}>
            <span className={styles.number}>{player.jersey ?? "–"}</span>
            <MonogramAvatar
              name={player.name}
              picture={player.picture}
              colour={colour}
              size={32}
              decorative
            />
            <span className="min-0">
              <span className={styles.name}>{player.name}</span>
              <span className={styles.position}>{player.position || "Position not known"}</span>
            </span>
          </Link>
          <FollowPlayerStar league={league} player={player} />
        </li>
      ))}
    </ul>
  );
}
