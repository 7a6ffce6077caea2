import {
  readAdminPath,
  upkeepViews,
  viewPath,
  type WorkView,
  type UpkeepView,
} from "@/leagues/adminPaths";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import { useLocation } from "react-router-dom";
import { isOwner } from "@/data/identity";
import { useSession } from "@/session/SessionProvider";
import { Icon } from "@/ui/Icon";
import { Chip } from "@/ui/Chip";
import { Link } from "@/ui/Link";
import type { AdminSection, League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { SectionIcon, type SectionIconName } from "../parts/SectionIcon";
import { workViewNames, hasWorkView } from "../address/workViews";
import { sectionsOf, type OpenSection } from "../sections";
import { isOwnersUpkeepView, upkeepNames } from "../address/upkeep";
import { useWaitingCounts } from "./useWaitingCounts";
import { useLeague } from "@/ui/leagueContext";

// "home" is left out: the page that imports an old database is linked from the page of the site copies.
const upkeepIcons: Readonly<Record<Exclude<UpkeepView, "home">, SectionIconName>> = {
  seasons: "season",
  changes: "history",
  repair: "wrench",
  publication: "publish",
  administrators: "people",
  backups: "download",
  faults: "warning",
  erase: "erase",
};

interface NavLink {
  readonly to: string;
  readonly name: string;
  readonly icon: SectionIconName;
}

/** Returns the link to a work page; empty if the league does not have the page. */
function workLink(league: League, view: WorkView, icon: SectionIconName): NavLink[] {
  return hasWorkView(league, view)
    ? [{ to: viewPath(league, view), name: workViewNames[view], icon }]
    : [];
}

/** Sections that are computed from others or rarely corrected; they are folded together with the upkeep pages. */
const seldom: ReadonlySet<AdminSection> = new Set(["stats", "standings"]);

/** Scrolls the current link into view, because the window may not have room for all links. */
const comeIntoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: "nearest" });

/**
 * The links of the administration's menu: the dashboard and the sections for every day, and below them, folded, the
 * sections that are rarely needed and the upkeep pages.
 */
export function NavLinks() {
  const league = useLeague();
  const below = readAdminPath(useLocation().pathname);
  const view = below?.view === "home" ? "publication" : below?.view;
  // A form belongs to its section. A match, the officials and the grounds belong to the match day.
  const isOfDay = below?.match || ["officials", "grounds", "week"].some((one) => one === view);
  const here =
    (isOfDay && viewPath(league, "match-day")) ||
    (view === "open-league" && viewPath(league, "leagues")) ||
    (view ? viewPath(league, view) : below?.above);
  const ofSection = ({ path, name, icon }: OpenSection): NavLink => ({ to: path, name, icon });
  const sections = sectionsOf(league);
  const everyday: NavLink[] = [
    ...workLink(league, "match-day", "whistle"),
    { to: paths.dashboard(league), name: "Dashboard", icon: "dashboard" },
    ...sections.filter(({ id }) => !seldom.has(id)).map(ofSection),
  ];
  const session = useSession();
  const mayKeepRights = session.status === "signedIn" && isOwner(session.rights);
  const views = upkeepViews
    .filter((one) => one !== "home")
    .filter((one) => (isOwnersUpkeepView(one) ? mayKeepRights : !league.isArenaAdmin));
  const upkeep = views.map((one) => ({
    to: viewPath(league, one),
    name: upkeepNames[one],
    icon: upkeepIcons[one],
  }));
  const more = [
    ...sections.filter(({ id }) => seldom.has(id)).map(ofSection),
    ...workLink(league, "captains", "people"),
    ...(mayKeepRights ? workLink(league, "leagues", "trophy") : []),
    ...upkeep,
  ];
  const isWithin = more.some(({ to }) => to === here);
  const waiting = useWaitingCounts();
  const within = more.reduce((sum, { to }) => sum + (waiting.get(to) ?? 0), 0);
  return (
    <Stack aria-label={`${league.name}, admin`} component="nav" divider={<Divider />} spacing={3}>
      <Links here={here} links={everyday} waiting={waiting} />
      {/* The fold opens if the current page is among these links; after that it stays as the user left it. */}
      <Box component="details" key={isWithin ? "within" : "outside"} open={isWithin} sx={folded}>
        <ListItemButton component="summary">
          <Icon name="chevronDown" />
          More <WaitingCount count={within} />
        </ListItemButton>
        <Links here={here} links={more} waiting={waiting} />
      </Box>
    </Stack>
  );
}

/** Leaves room for one more link below the current one, so that it is still whole when the menu snaps to an entry. */
const whole = { scrollMarginBlockEnd: "48px" };

/** While the links are folded, the line above them shows how many tasks wait in them. */
const folded = {
  "&[open] > summary svg": { transform: "scaleY(-1)" },
  "&[open] > summary [data-waiting]": { display: "none" },
};

/** The number of tasks that wait behind an entry of the menu; empty if there are none. */
function WaitingCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Box component="span" data-waiting="" sx={{ marginInlineStart: "auto" }}>
      <Chip tone="warning">{count} waiting</Chip>
    </Box>
  );
}

interface LinksProps {
  readonly links: readonly NavLink[];
  /** The address of the link to the current page; undefined if no link leads to it. */
  readonly here: string | undefined;
  /** The number of tasks that wait behind an entry, by the entry's address. */
  readonly waiting: ReadonlyMap<string, number>;
}

function Links({ links, here, waiting }: LinksProps) {
  return (
    <List disablePadding role="list" sx={{ display: "grid", gap: "2px" }}>
      {links.map(({ to, name, icon }) => (
        <ListItem disablePadding key={to}>
          <ListItemButton
            aria-current={here === to ? "page" : undefined}
            component={Link}
            ref={here === to ? comeIntoView : undefined}
            selected={here === to}
            sx={whole}
            to={to}
          >
            <SectionIcon name={icon} />
            {name} <WaitingCount count={waiting.get(to) ?? 0} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
