import { readText } from "@/domain/reading";
import type { DocumentReader, RawDocument } from "./documents";
import type { Rights, Role } from "./identity";

/** Where administrators are listed: `admins/{uid}`, with their role and the slugs of their leagues. */
export const ADMINS = "admins";

/** The roles there are, the one with the most rights first. */
export const roles: readonly Role[] = ["owner", "administrator", "scorer"];

/** What such a document grants. The leagues count only as a list and an unknown role not at all, as the rules have it. */
export function rightsIn(document: RawDocument | null): Rights {
  const { leagues, role: stored = "administrator", name } = document ?? {};
  const role = roles.find((one) => one === stored);
  if (!Array.isArray(leagues) || !role) return null;
  return {
    role,
    leagues: leagues.filter((slug) => typeof slug === "string"),
    name: readText(name),
  };
}

/** What an account may do. @throws DataFailure */
export async function readRights(documents: DocumentReader, uid: string): Promise<Rights> {
  return rightsIn(await documents.get(ADMINS, uid));
}
