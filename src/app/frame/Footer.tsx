import { arena } from "@arena/arena";
import { useShownEntries } from "@/data/useEntries";
import { leagueLinks } from "@/leagues/menu";
import { paths } from "@/leagues/paths";
import { BrandMark } from "@/ui/art/BrandMark";
import { classes } from "@/ui/classes";
import { Link } from "@/ui/Link";
import { SchemeSwitch } from "@/ui/scheme/SchemeSwitch";
import { AdminLink } from "./AdminLink";
import styles from "./Footer.module.css";

/** The footer of the site: brand, sports, colour scheme, and the link for administrators. */
export function Footer() {
  const links = leagueLinks(useShownEntries());
  return (
    <footer className={styles.footer} data-on-ink="">
      <div className={classes("content", styles.columns)}>
        <div className={styles.brand}>
          <Link className={styles.name} to={paths.landing()}>
            <BrandMark />
            {arena.name}
          </Link>
          <p className={styles.about}>{arena.description}</p>
          <Link className={styles.link} to={paths.championship()}>
            {arena.championship}
          </Link>
          <Link className={styles.link} to={paths.help()}>
            Help
          </Link>
          <Link className={styles.link} to={paths.privacy()}>
            Privacy
          </Link>
          <a className={styles.link} href={`mailto:${arena.email}`}>
            {arena.email}
          </a>
        </div>
        {links.length > 0 && (
          <nav aria-labelledby="footer-sports">
            <h2 className={styles.title} id="footer-sports">
              Sports
            </h2>
            <ul className={styles.sports} role="list">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.scheme}>
          <p className={styles.title}>Colour scheme</p>
          <SchemeSwitch />
        </div>
        <div className={styles.admin}>
          <AdminLink />
        </div>
      </div>
    </footer>
  );
}
