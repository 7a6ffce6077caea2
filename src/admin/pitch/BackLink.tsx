import { useLocation } from "react-router-dom";
import { paths } from "@/leagues/paths";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { readReturnPage } from "../match/matchParts";
import styles from "./Pitch.module.css";

/** Returns the address of the page that the user came from, for example Match day; else that of the dashboard. */
export function useWayBack(): string {
  const league = useLeague();
  return readReturnPage(useLocation().state)?.path ?? paths.dashboard(league);
}

/** The link back to the matches, as an arrow. */
export function BackLink() {
  return (
    <Link aria-label="Back" className={styles.back} to={useWayBack()}>
      <Icon name="chevronLeft" size={24} />
    </Link>
  );
}
