import { useLocation } from "react-router-dom";
import { useEveryEntry } from "@/data/useEntries";
import { arenaAdmin } from "@/leagues/arenaAdmin";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import styles from "./AdminLink.module.css";

/**
 * The administrators' door, one quiet link for few among many visitors. One account serves all leagues, so it leads to
 * the sign-in of the league whose page is shown, elsewhere to that of the first; where there is none, to the arena's own.
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
