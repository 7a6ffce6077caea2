import { limits } from "@/domain/limits";
import { readMap, readText } from "@/domain/reading";
import type { DocumentReader, RawDocument } from "./documents";
import type { Rights, Role } from "./identity";

/** Collection of the accounts with rights, `admins/{uid}`, with their role and the slugs of their leagues. */
export const ADMINS = "admins";

/** All roles, the one with the most rights first. */
export const roles: readonly Role[] = ["owner", "administrator", "scorer", "captain"];

/** Reads the clubs of a captain, by league; values that are no ids are left out. */
const captainOfIn = (stored: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readMap(stored)).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && limits.idPattern.test(entry[1]),
    ),
  );

/**
 * Reads rights from a document; null if it grants none. As in the rules, leagues must be a list, and an unknown role
 * grants nothing. Without a role, an account with leagues is an administrator of them, and an account with only clubs
 * is a captain.
 */
export function rightsIn(document: RawDocument | null): Rights {
  const { leagues, role: stored, name, invited } = document ?? {};
  if (!Array.isArray(leagues)) return null;
  const captainOf = captainOfIn(document?.["captainOf"]);
  const isCaptain = Object.keys(captainOf).length > 0;
  const otherwise = leagues.length > 0 ? "administrator" : isCaptain ? "captain" : undefined;
  const role = stored === undefined ? otherwise : roles.find((one) => one === stored);
  if (!role) return null;
  return {
    role,
    leagues: role === "captain" ? [] : leagues.filter((slug) => typeof slug === "string"),
    name: readText(name),
    ...(isCaptain && { captainOf }),
    ...(typeof invited === "string" && { invited }),
  };
}

/** Loads the rights of an account. @throws DataFailure */
export async function readRights(documents: DocumentReader, uid: string): Promise<Rights> {
  return rightsIn(await documents.get(ADMINS, uid));
}
