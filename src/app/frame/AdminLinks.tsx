import { entries } from "@/leagues/entries";
import { paths } from "@/leagues/paths";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import styles from "./AdminLinks.module.css";

/** The administrators' doors, one quiet line for few among many visitors. */
export function AdminLinks({ replace = false }: { readonly replace?: boolean }) {
  return (
    <nav aria-label="Administrators" className={styles.line}>
      <span aria-hidden="true" className={styles.word}>
        Administrators
      </span>
      <Icon className={styles.icon} name="user" size={16} />
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
