import type { StorageRules } from "../stored";
import type { LeagueFields } from "./schema";

/** A name or a strapline may name somebody; the ids of posters and pages cannot. */
export const leagues: StorageRules<LeagueFields> = { impersonal: ["posters", "pages"] };
