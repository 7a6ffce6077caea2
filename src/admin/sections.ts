import { capitalised } from "@/domain/wording";
import { kinds, kindsOfLeagues, type EntityKind } from "@/records/kinds";
import type { AdminAccess, AdminSection, LeagueEntry } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { sectionEntries, sectionOfKind } from "@/leagues/sections";
import type { SectionIconName } from "./parts/SectionIcon";

/** A place in the administration of a league: the dashboard or a section. */
export type AdminPlace = "dashboard" | AdminSection;

/** The icons of sections; any other section has the icon of a table. */
const icons: Readonly<Partial<Record<AdminSection, SectionIconName>>> = {
  players: "shirt",
  fixtures: "calendar",
  results: "trophy",
  stats: "chart",
  clubs: "shield",
  news: "news",
};

/** A section of a league's administration that is open. */
export interface OpenSection {
  readonly id: AdminSection;
  readonly name: string;
  readonly icon: SectionIconName;
  /** The kind of record in the section's list; null for a section without records. */
  readonly kind: EntityKind | null;
  readonly access: Exclude<AdminAccess, "none">;
  /** The section's address. */
  readonly path: string;
  /** The text above the title, in place of the league's name. */
  readonly about?: string;
  /** The page above this section. */
  readonly back?: { readonly name: string; readonly path: string };
}

/**
 * Returns the kind of record that a section lists. If two kinds share a section, it is the one that the league stores.
 */
function kindIn(league: LeagueEntry, section: AdminSection): EntityKind | null {
  const listed = kindsOfLeagues.filter((kind) => sectionOfKind(kind) === section);
  return listed.find((kind) => league.collections[kind] !== undefined) ?? listed[0] ?? null;
}

/** Returns a section of a league with a given access. */
export function openSection(
  league: LeagueEntry,
  id: AdminSection,
  access: OpenSection["access"],
): OpenSection {
  const kind = kindIn(league, id);
  const { shown, many } = kind ? kinds[kind].words : { shown: undefined, many: id };
  return {
    name: capitalised(shown ?? many),
    icon: icons[id] ?? "table",
    kind,
    id,
    access,
    path: paths.adminSection(league, id),
  };
}

/** Returns the sections of a league in the order of the registry, without those whose page is not open yet. */
export const sectionsOf = (league: LeagueEntry): OpenSection[] =>
  sectionEntries(league).flatMap(([id, access]) =>
    access === "none" || access === "when-open" ? [] : [openSection(league, id, access)],
  );

/** Returns the section that lists a kind of record in a league; undefined if there is none. */
export function sectionOf(league: LeagueEntry, kind: EntityKind): OpenSection | undefined {
  return sectionsOf(league).find((section) => section.kind === kind);
}
