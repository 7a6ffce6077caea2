import { useLocation } from "react-router-dom";
import { useEveryEntry } from "@/data/useEntries";
import { arenaAdmin } from "@/leagues/arenaAdmin";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import styles from "./AdminLink.module.css";

/**
 * The link for administrators, small because only few visitors need it. One account works for all leagues. So it leads
 * to the sign-in of the league on the screen, otherwise of the first league, or of the arena if there is no league.
 */
export function AdminLink({ replace = false }: { readonly replace?: boolean }) {
  const { pathname } = useLocation();
  const [, place] = pathname.split("/");
  const entries = useEveryEntry();
  const league = entries.find(({ slug }) => slug === place) ?? entries[0] ?? arenaAdmin;
  return (
    <Link className={styles.link} replace={replace} to={paths.signIn(league)}>
      For administrators
    </Link>
  );
}
