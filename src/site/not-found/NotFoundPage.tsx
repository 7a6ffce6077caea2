import { useShownEntries } from "@/data/useEntries";
import { leagueLinks } from "@/leagues/menu";
import { nearestLeague } from "@/leagues/nearestLeague";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { ButtonLink } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { Link } from "@/ui/Link";
import styles from "./NotFoundPage.module.css";

/** The page at an address that nobody links to: a way back, and the league it was nearest to. */
export default function NotFoundPage({ pathname }: { readonly pathname: string }) {
  const entries = useShownEntries();
  const league = nearestLeague(pathname, entries);
  return (
    <div className={styles.page} data-on-ink="">
      <div className={classes("content", styles.inner)}>
        <p aria-hidden="true" className={styles.number} data-scheme="light">
          404
        </p>
        <h1 className={styles.title} tabIndex={-1}>
          Out of bounds
        </h1>
        <p className={styles.sentence}>There is no page at this address.</p>
        <div className={styles.actions}>
          {league && (
            <ButtonLink to={paths.page(league, "home")} variant="spark">
              Open {league.name}
            </ButtonLink>
          )}
          <ButtonLink to={paths.landing()} variant={league ? "onInk" : "spark"}>
            Go to the start page
          </ButtonLink>
        </div>
        <nav aria-label="All sports">
          <ul className={styles.sports} role="list">
            {leagueLinks(entries).map(({ sport, to, label }) => (
              <li key={to}>
                <Link className={styles.sport} to={to}>
                  <Glyph sport={sport.id} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
