import type { LeagueEntry } from "@/domain/league/league";
import { wholeArena } from "./wholeArena";

const { pages, admin } = wholeArena;

const noneOf = <T extends object>(of: T) =>
  // The object has the same keys as the parameter.
  Object.fromEntries(Object.keys(of).map((name) => [name, "none"])) as Record<keyof T, "none">;

/**
 * The administration of an arena without leagues, in the form of a league without any records. There an owner signs in,
 * opens the first league or restores a backup. Its address is `/arena/…`, a word that no league's slug may be, and it
 * is in no list of leagues.
 */
export const arenaAdmin: LeagueEntry = {
  ...wholeArena,
  slug: "arena",
  isArenaAdmin: true,
  pages: noneOf(pages),
  admin: { sections: noneOf(admin.sections) },
};
