import type { Stored } from "../stored";
import type { LeagueFields } from "./schema";

/** A name or a strapline may name somebody; the ids of posters and pages cannot. */
export const leagues: Stored<LeagueFields> = { impersonal: ["posters", "pages"] };
