import { arena } from "@arena/arena";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "@/leagues/paths";
import { useShownEntries } from "@/data/useEntries";
import { useReadLeagues } from "@/data/useReadLeagues";
import { sportsOf } from "@/leagues/menu";
import { Glyph } from "@/ui/art/Glyph";
import { IconButton } from "@/ui/Button";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { useModal } from "@/ui/useModal";
import { SchemeSwitch } from "@/ui/scheme/SchemeSwitch";
import { AdminLink } from "./AdminLink";
import { isSportAt, sportLinks } from "./sportLinks";
import styles from "./SportDrawer.module.css";

/**
 * The drawer with the sports, for narrow screens: a row for each sport that unfolds its pages, and links to the pages
 * of
 * the whole arena. A link replaces the drawer's entry in the browser's history.
 */
export function SportDrawer({ onClose }: { readonly onClose: () => void }) {
  const modal = useModal(onClose);
  const titleId = useId();
  const { pathname } = useLocation();
  const leagues = useReadLeagues();
  const entries = useShownEntries();

  return (
    <dialog aria-labelledby={titleId} className={styles.drawer} {...modal.props}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className="text-h3" id={titleId}>
            Sports
          </h2>
          <IconButton icon="close" label="Close menu" onClick={modal.leave} />
        </div>
        <nav aria-label="Main menu">
          {entries.length === 0 && leagues.status === "ready" && (
            <p className={styles.none}>No league yet</p>
          )}
          {sportsOf(entries).map((sport) => (
            <details
              data-sport={sport.id}
              key={sport.id}
              name="drawer-sport"
              open={isSportAt(sport, pathname)}
            >
              <summary className={styles.sport}>
                <Glyph className={styles.glyph ?? ""} sport={sport.id} />
                {sport.name}
                <Icon className={styles.arrow} name="chevronDown" />
              </summary>
              <ul className={styles.links} role="list">
                {sportLinks(sport, pathname, entries).map(({ to, label, current, comingSoon }) => (
                  <li key={to}>
                    <Link
                      aria-current={current ? "page" : undefined}
                      className={styles.link}
                      replace
                      to={to}
                    >
                      {label}
                      {comingSoon && <span data-soon="">Soon</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <div className={styles.places}>
          <Link className={styles.all} replace to={paths.today()}>
            <Icon name="calendar" size={24} />
            Today
          </Link>
          <Link className={styles.all} replace to={paths.myClubs()}>
            <Icon name="starOutline" size={24} />
            My clubs
          </Link>
          <Link className={styles.all} replace to={paths.championship()}>
            <Icon name="trophy" size={24} />
            {arena.championship}
          </Link>
          <Link className={styles.all} replace to={paths.help()}>
            <Icon name="info" size={24} />
            Help
          </Link>
        </div>
        <div className={styles.scheme}>
          <SchemeSwitch />
        </div>
        <div className={styles.admin}>
          <AdminLink replace />
        </div>
      </div>
    </dialog>
  );
}
