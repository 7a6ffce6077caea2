import { Link } from "@/ui/Link";
import styles from "./MatchDetails.module.css";
import { usePlayerAddress } from "./names";

interface PlayerNameProps {
  readonly name: string;
  /** The player's, where it is known; either of the match's without it. */
  readonly club?: string | undefined;
}

/** A player's name in the details of a match; it leads to the player where a squad at hand knows the name. */
export function PlayerName({ name, club }: PlayerNameProps) {
  const to = usePlayerAddress(name, club === undefined ? undefined : [club]);
  return to === null ? (
    <span className={styles.player}>{name}</span>
  ) : (
    <Link className={styles.player} to={to}>
      {name}
    </Link>
  );
}
