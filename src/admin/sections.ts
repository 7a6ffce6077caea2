import { capitalised } from "@/domain/wording";
import { kinds, kindsOfLeagues, type EntityKind } from "@/records/kinds";
import type { AdminAccess, AdminSection, LeagueEntry } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { sectionEntries, sectionOfKind } from "@/leagues/sections";
import type { SectionIconName } from "./parts/SectionIcon";

/** A place in the administration: the dashboard or a section. */
export type AdminPlace = "dashboard" | AdminSection;

/** The icons of sections; all other sections have the icon of a table. */
const icons: Readonly<Partial<Record<AdminSection, SectionIconName>>> = {
  players: "shirt",
  fixtures: "calendar",
  results: "trophy",
  stats: "chart",
  clubs: "shield",
  news: "news",
};

/** A section in the administration of a league. */
export interface OpenSection {
  readonly id: AdminSection;
  readonly name: string;
  readonly icon: SectionIconName;
  /** The kind of record in its list; null for a section without records. */
  readonly kind: EntityKind | null;
  readonly access: Exclude<AdminAccess, "none">;
  readonly path: string;
  /** The line above its title, in place of the league's name. */
  readonly about?: string;
  /** The page that the link back leads to. */
  readonly back?: { readonly name: string; readonly path: string };
}

/** Returns the kind of record that a section lists: if two kinds share the section, the one that the league has. */
function kindIn(league: LeagueEntry, section: AdminSection): EntityKind | null {
  const listed = kindsOfLeagues.filter((kind) => sectionOfKind(kind) === section);
  return listed.find((kind) => league.collections[kind] !== undefined) ?? listed[0] ?? null;
}

/** Returns a section of a league, with the given access. */
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

/** Lists the sections of a league in the registry's order, without those whose page is not opened yet. */
export const sectionsOf = (league: LeagueEntry): OpenSection[] =>
  sectionEntries(league).flatMap(([id, access]) =>
    access === "none" || access === "when-open" ? [] : [openSection(league, id, access)],
  );

/** Returns the section that lists a kind of record in a league; undefined if the league has none. */
export function sectionOf(league: LeagueEntry, kind: EntityKind): OpenSection | undefined {
  return sectionsOf(league).find((section) => section.kind === kind);
}
