import { Link } from "@/ui/Link";
import styles from "./MatchDetails.module.css";
import { usePlayerAddress } from "./names";

/** A player's name in the details of a match; it leads to the player where a squad at hand knows the name. */
export function PlayerName({ name }: { readonly name: string }) {
  const to = usePlayerAddress(name);
  return to === null ? (
    name
  ) : (
    <Link className={styles.player} to={to}>
      {name}
    </Link>
  );
}
