import type { AdminAccess, AdminSection, LeagueEntry } from "@/domain/league/league";
import { kinds, kindsOfLeagues, type EntityKind } from "@/records/kinds";

/** The section of the administration that lists a kind of record; null: none does. */
export const sectionOfKind = (kind: EntityKind): string | null =>
  kinds[kind].section === undefined ? kind : kinds[kind].section;

/**
 * What may be done in each section of a league: as the registry says, in its order, and everything in the section of
 * each kind of record that the league keeps and the registry says nothing of.
 */
export function adminSections({
  admin,
  collections,
}: Pick<LeagueEntry, "admin" | "collections">): LeagueEntry["admin"]["sections"] {
  const withoutAccess = kindsOfLeagues.filter(
    (kind) =>
      collections[kind] !== undefined && sectionOfKind(kind) === kind && !(kind in admin.sections),
  );
  return { ...admin.sections, ...Object.fromEntries(withoutAccess.map((kind) => [kind, "full"])) };
}

/** The sections of a league with the access that each gives; those of the registry first. */
export const sectionEntries = (
  league: Pick<LeagueEntry, "admin" | "collections">,
): readonly (readonly [AdminSection, AdminAccess])[] =>
  // The keys of that record are sections.
  Object.entries(adminSections(league)) as [AdminSection, AdminAccess][];
