import type { TabId } from "@/domain/league/pages";
import type { EntityKind } from "@/records/record";
import type { AdminSection, League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import type { SectionIconName } from "../parts/SectionIcon";
import { sectionsOf } from "../sections";

/** The tile of one of the nine parts of a league. */
export interface Tile {
  readonly name: string;
  readonly icon: SectionIconName;
  /** The address that it leads to; null if the league has neither a section nor a page for it. */
  readonly to: string | null;
  /** The kind of place: a section to edit, one not yet open to visitors, a page of the site, or none. */
  readonly leadsTo: "section" | "closed" | "page" | "nowhere";
  /** The kind of record that is counted on the tile; null if it shows no count. */
  readonly kind: EntityKind | null;
}

interface Part {
  readonly name: string;
  readonly icon: SectionIconName;
  readonly page: TabId;
  readonly section?: AdminSection;
}

const parts: readonly Part[] = [
  { name: "Home", icon: "home", page: "home" },
  { name: "Players", icon: "shirt", page: "players", section: "players" },
  { name: "Fixtures", icon: "calendar", page: "matches", section: "fixtures" },
  { name: "Results", icon: "trophy", page: "results", section: "results" },
  { name: "Standings", icon: "table", page: "standings", section: "standings" },
  { name: "Stats", icon: "chart", page: "stats", section: "stats" },
  { name: "Transfers", icon: "swap", page: "transfers" },
  { name: "News", icon: "news", page: "news", section: "news" },
  { name: "Clubs", icon: "shield", page: "clubs", section: "clubs" },
];

/**
 * Returns the nine tiles of a league: each leads to a section if the league has one, otherwise to the visitors' page.
 */
export function tilesOf(league: League): readonly Tile[] {
  const open = sectionsOf(league);
  return parts.map(({ name, icon, page, section }): Tile => {
    const found = open.find(({ id }) => id === section);
    if (found)
      return {
        name: found.name,
        icon,
        to: found.path,
        leadsTo: "section",
        kind: found.kind,
      };
    if (section && league.admin.sections[section] === "when-open") {
      const to = paths.adminSection(league, section);
      return { name, icon, to, leadsTo: "closed", kind: null };
    }
    const is = league.pages[page];
    if (is === "none") return { name, icon, to: null, leadsTo: "nowhere", kind: null };
    const leadsTo = is === "real" ? "page" : "closed";
    return { name, icon, to: paths.page(league, page), leadsTo, kind: null };
  });
}
