import { capitalised } from "@/domain/wording";
import { kinds, kindsOfLeagues, type EntityKind } from "@/records/kinds";
import type { AdminAccess, AdminSection, LeagueEntry } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { sectionEntries, sectionOfKind } from "@/leagues/sections";
import type { SectionIconName } from "./parts/SectionIcon";

/** Where an administrator can be: the dashboard or a section. */
export type AdminPlace = "dashboard" | AdminSection;

/** The icons of sections; any other is a table. */
const icons: Readonly<Partial<Record<AdminSection, SectionIconName>>> = {
  players: "shirt",
  fixtures: "calendar",
  results: "trophy",
  stats: "chart",
  clubs: "shield",
  news: "news",
};

/** A section a league has. */
export interface OpenSection {
  readonly id: AdminSection;
  readonly name: string;
  readonly icon: SectionIconName;
  /** What its list holds; null for a section without records of its own. */
  readonly kind: EntityKind | null;
  readonly access: Exclude<AdminAccess, "none">;
  /** Its address. */
  readonly path: string;
  /** Over its title, in place of the league's name. */
  readonly about?: string;
  /** The page above it. */
  readonly back?: { readonly name: string; readonly path: string };
}

/** The kind of record that a section of the league lists: where two share one, that which the league keeps. */
function kindIn(league: LeagueEntry, section: AdminSection): EntityKind | null {
  const listed = kindsOfLeagues.filter((kind) => sectionOfKind(kind) === section);
  return listed.find((kind) => league.collections[kind] !== undefined) ?? listed[0] ?? null;
}

/** A section of a league with the access the registry gives. */
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

/** The sections of a league in the order of the registry; without those that wait for a page to be opened. */
export const sectionsOf = (league: LeagueEntry): OpenSection[] =>
  sectionEntries(league).flatMap(([id, access]) =>
    access === "none" || access === "when-open" ? [] : [openSection(league, id, access)],
  );

/** The section whose list holds that kind in that league. */
export function sectionOf(league: LeagueEntry, kind: EntityKind): OpenSection | undefined {
  return sectionsOf(league).find((section) => section.kind === kind);
}
