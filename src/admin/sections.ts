import type { EntityKind } from "@/records/record";
import type { AdminAccess, AdminSection, LeagueEntry } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { sportEntryOf } from "@/sports/sports";
import type { SectionIconName } from "./parts/SectionIcon";

/** Where an administrator can be: the dashboard or a section. */
export type AdminPlace = "dashboard" | AdminSection;

interface SectionLook {
  readonly name: string;
  readonly icon: SectionIconName;
  /** What the section's list holds; null for a section without records of its own. */
  readonly kind: EntityKind | null;
}

const sections: Readonly<Record<AdminSection, SectionLook>> = {
  players: { name: "Players", icon: "shirt", kind: "players" },
  fixtures: { name: "Fixtures", icon: "calendar", kind: "fixtures" },
  results: { name: "Results", icon: "trophy", kind: "results" },
  standings: { name: "Standings", icon: "table", kind: "standings" },
  stats: { name: "Stats", icon: "chart", kind: null },
  clubs: { name: "Clubs", icon: "shield", kind: "teams" },
  news: { name: "News", icon: "news", kind: "news" },
};

/** A section a league has. */
export interface OpenSection extends SectionLook {
  readonly id: AdminSection;
  readonly access: Exclude<AdminAccess, "none">;
  /** Its address. */
  readonly path: string;
}

/** What two of them hold in a league of meets. */
const ofMeets: Partial<Record<AdminSection, Pick<SectionLook, "name" | "kind">>> = {
  fixtures: { name: "Meets", kind: "meets" },
  results: { name: "Results", kind: "events" },
};

/** A section of a league with the access the registry gives. */
export function openSection(
  league: LeagueEntry,
  id: AdminSection,
  access: OpenSection["access"],
): OpenSection {
  return {
    ...sections[id],
    ...(sportEntryOf(league.sport).inMeets && ofMeets[id]),
    id,
    access,
    path: paths.adminSection(league, id),
  };
}

/** The sections of a league in the order of the registry; without those that wait for a page to be opened. */
export function sectionsOf(league: LeagueEntry): OpenSection[] {
  // The registry's record is exhaustive, so its keys are exactly the sections.
  const ids = Object.keys(league.admin.sections) as AdminSection[];
  return ids.flatMap((id) => {
    const access = league.admin.sections[id];
    return access === "none" || access === "when-open" ? [] : [openSection(league, id, access)];
  });
}

/** The section whose list holds that kind in that league. */
export function sectionOf(league: LeagueEntry, kind: EntityKind): OpenSection | undefined {
  return sectionsOf(league).find((section) => section.kind === kind);
}
