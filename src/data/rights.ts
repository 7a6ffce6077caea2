import { limits } from "@/domain/limits";
import { readMap, readText } from "@/domain/reading";
import type { DocumentReader, RawDocument } from "./documents";
import type { Rights, Role } from "./identity";

/** Where administrators are listed: `admins/{uid}`, with their role and the slugs of their leagues. */
export const ADMINS = "admins";

/** The roles there are, the one with the most rights first. */
export const roles: readonly Role[] = ["owner", "administrator", "scorer", "captain"];

/** The clubs of a captain by league; what is no id of a record names none. */
const captainOfIn = (stored: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readMap(stored)).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && limits.idPattern.test(entry[1]),
    ),
  );

/**
 * What such a document grants. The leagues count only as a list and an unknown role not at all, as the rules have it.
 * Without a role somebody with leagues is an administrator of them, and somebody with clubs alone a captain.
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

/** What an account may do. @throws DataFailure */
export async function readRights(documents: DocumentReader, uid: string): Promise<Rights> {
  return rightsIn(await documents.get(ADMINS, uid));
}
