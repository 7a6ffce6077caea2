import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import styles from "./Pitch.module.css";

/** The way back to the matches. */
export function BackLink({ league }: { readonly league: League }) {
  return (
    <Link aria-label="Back" className={styles.back} to={paths.dashboard(league)}>
      <Icon name="chevronLeft" size={24} />
    </Link>
  );
}
