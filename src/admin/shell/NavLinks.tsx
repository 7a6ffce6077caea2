import { useLocation } from "react-router-dom";
import { isOwner } from "@/data/identity";
import { useSession } from "@/session/SessionProvider";
import { Link } from "@/ui/Link";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { SectionIcon, type SectionIconName } from "../parts/SectionIcon";
import { deskNames, deskPath, hasDesk, readDesk, type DeskView } from "../address/deskPath";
import { sectionsOf } from "../sections";
import {
  isForOwners,
  readUpkeep,
  upkeepNames,
  upkeepPath,
  upkeepViews,
  type UpkeepView,
} from "../address/upkeepPath";
import styles from "./NavLinks.module.css";

// The page that brings an old database home is reached from Publication.
const upkeepIcons: Readonly<Record<Exclude<UpkeepView, "home">, SectionIconName>> = {
  seasons: "season",
  changes: "history",
  repair: "wrench",
  publication: "publish",
  administrators: "people",
  backups: "download",
  erase: "erase",
};

interface NavLink {
  readonly to: string;
  readonly name: string;
  readonly icon: SectionIconName;
}

/** A page of the desk, in a league that has it. */
function ofDesk(league: League, view: DeskView, icon: SectionIconName): NavLink[] {
  return hasDesk(league, view) ? [{ to: deskPath(league, view), name: deskNames[view], icon }] : [];
}

/** The dashboard, the sections of a league, and what looks after its data. */
export function NavLinks({ league }: { readonly league: League }) {
  const { pathname, search } = useLocation();
  const view = readUpkeep(search);
  const desk = readDesk(search);
  const page = pathname.replace(/\/+$/, "");
  const kept = view === "home" ? "publication" : view;
  const here = desk ? deskPath(league, desk) : kept ? upkeepPath(league, kept) : page;
  const everyday: NavLink[] = [
    ...ofDesk(league, "match-day", "whistle"),
    { to: paths.dashboard(league), name: "Dashboard", icon: "dashboard" },
    ...sectionsOf(league).map(({ path, name, icon }) => ({ to: path, name, icon })),
  ];
  const session = useSession();
  const mayKeepRights = session.status === "signedIn" && isOwner(session.rights);
  const views = upkeepViews
    .filter((one) => one !== "home")
    .filter((one) => mayKeepRights || !isForOwners(one));
  const upkeep = views.map((one) => ({
    to: upkeepPath(league, one),
    name: upkeepNames[one],
    icon: upkeepIcons[one],
  }));
  return (
    <nav aria-label={`${league.name}, admin`} className={styles.nav}>
      {[everyday, upkeep].map((links) => (
        <ul key={links[0]?.to} role="list">
          {links.map(({ to, name, icon }) => (
            <li key={to}>
              <Link aria-current={here === to ? "page" : undefined} className={styles.link} to={to}>
                <SectionIcon name={icon} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
