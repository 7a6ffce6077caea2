import { entries } from "@/leagues/entries";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import styles from "./AdminLinks.module.css";

/** The administrators' doors, one quiet line for few among many visitors. */
export function AdminLinks({ replace = false }: { readonly replace?: boolean }) {
  return (
    <nav aria-label="Administrators" className={styles.line}>
      <span aria-hidden="true">Administrators</span>
      {entries.map((league) => (
        <Link
          aria-label={`${league.name}: sign in`}
          className={styles.link}
          key={league.slug}
          replace={replace}
          to={paths.signIn(league)}
        >
          {league.shortName}
        </Link>
      ))}
    </nav>
  );
}
