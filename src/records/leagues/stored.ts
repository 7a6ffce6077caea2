import type { StorageRules } from "../stored";
import type { LeagueFields } from "./schema";

/** Storage rules of leagues. A name or strapline may contain a person's name; the ids of posters and pages cannot. */
export const leagues: StorageRules<LeagueFields> = { impersonal: ["posters", "pages"] };
