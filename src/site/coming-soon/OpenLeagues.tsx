import { useShownEntries } from "@/data/useEntries";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import styles from "./OpenLeagues.module.css";

interface OpenLeaguesProps {
  /** The address of a league that is left out. */
  readonly except?: string;
  /** Whether leagues that were opened in the app may still be added. */
  readonly isLoading?: boolean;
}

/** The list of open leagues, each in its sport's colour. */
export function OpenLeagues({ except, isLoading = false }: OpenLeaguesProps) {
  return (
    <ul aria-busy={isLoading || undefined} className={styles.leagues} role="list">
      {useShownEntries()
        .filter((league) => league.slug !== except)
        .map((league) => (
          <li data-sport={league.sport} key={league.slug}>
            <Link className={styles.league} to={paths.page(league, "home")}>
              <Glyph className={styles.glyph ?? ""} sport={league.sport} />
              <span className="grid">
                <span className={styles.name}>{league.name}</span>
                <span className="text-small text-secondary">{league.strapline}</span>
              </span>
              <Icon className={styles.arrow} name="arrowRight" />
            </Link>
          </li>
        ))}
    </ul>
  );
}
