import { Link, useLocation } from "react-router-dom";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { SectionIcon } from "../parts/SectionIcon";
import { sectionsOf } from "../sections";
import styles from "./NavLinks.module.css";

/** The dashboard and the sections of a league. */
export function NavLinks({ league }: { readonly league: League }) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/+$/, "");
  const links = [
    { path: paths.dashboard(league), name: "Dashboard", icon: "dashboard" as const },
    ...sectionsOf(league),
  ];
  return (
    <nav aria-label={`${league.name}, admin`} className={styles.nav}>
      <ul role="list">
        {links.map(({ path, name, icon }) => (
          <li key={path}>
            <Link
              aria-current={here === path ? "page" : undefined}
              className={styles.link}
              to={path}
            >
              <SectionIcon name={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
