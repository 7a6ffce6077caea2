import type { DocumentReader } from "./documents";
import type { Rights } from "./identity";

/** Where administrators are listed: `admins/{uid}`, with the slugs of their leagues. */
export const ADMINS = "admins";

/** What an account may administer. The leagues count only as a list, as the rules have it. @throws DataFailure */
export async function readRights(documents: DocumentReader, uid: string): Promise<Rights> {
  const leagues = (await documents.get(ADMINS, uid))?.["leagues"];
  if (!Array.isArray(leagues)) return null;
  return leagues.filter((slug) => typeof slug === "string");
}
