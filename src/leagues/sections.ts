import type { AdminAccess, AdminSection, LeagueEntry } from "@/domain/league/league";
import { kinds, kindsOfLeagues, type EntityKind } from "@/records/kinds";

/** Returns the section of the administration that lists a kind of record; null if no section does. */
export const sectionOfKind = (kind: EntityKind): string | null =>
  kinds[kind].section === undefined ? kind : kinds[kind].section;

/**
 * Returns the access for each section of a league: as in the registry, in its order; and full access for kinds of
 * record that the league has but the registry does not mention.
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

/** Returns the sections of a league with their access, those of the registry first. */
export const sectionEntries = (
  league: Pick<LeagueEntry, "admin" | "collections">,
): readonly (readonly [AdminSection, AdminAccess])[] =>
  // The keys of the object are sections.
  Object.entries(adminSections(league)) as [AdminSection, AdminAccess][];
