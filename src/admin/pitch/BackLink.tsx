import { paths } from "@/leagues/paths";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import styles from "./Pitch.module.css";
import { useLeague } from "@/ui/where";

/** The way back to the matches. */
export function BackLink() {
  const league = useLeague();
  return (
    <Link aria-label="Back" className={styles.back} to={paths.dashboard(league)}>
      <Icon name="chevronLeft" size={24} />
    </Link>
  );
}
